extension InterfaceDocument {
  /// Returns the document with every user-visible text replaced.
  ///
  /// The texts of labels, text fields, text views, buttons and segments are replaced, and so are
  /// placeholders. Names, identifiers and texts in variations are not.
  public func mappingText(_ transform: (String) -> String) -> InterfaceDocument {
    var document = self
    for index in document.scenes.indices {
      document.scenes[index].objects = document.scenes[index].objects.map {
        $0.mappingText(transform)
      }
    }
    document.objects = document.objects.map { $0.mappingText(transform) }
    return document
  }
}

extension InterfaceObject {
  fileprivate func mappingText(_ transform: (String) -> String) -> InterfaceObject {
    switch self {
    case .view(let view): return .view(view.mappingText(transform))
    case .viewController(var controller):
      controller.view = controller.view?.mappingText(transform)
      controller.attachments = controller.attachments.map { $0.mappingText(transform) }
      return .viewController(controller)
    case .other(var other):
      other.attachments = other.attachments.map { $0.mappingText(transform) }
      return .other(other)
    case .placeholder: return self
    }
  }
}

extension AttachedView {
  fileprivate func mappingText(_ transform: (String) -> String) -> AttachedView {
    AttachedView(role: role, view: view.mappingText(transform))
  }
}

extension ViewElement {
  fileprivate func mappingText(_ transform: (String) -> String) -> ViewElement {
    var view = self
    switch view.details {
    case .label(let text): view.details = .label(text.mapping(transform))
    case .textField(let text): view.details = .textField(text.mapping(transform))
    case .textView(let text, let scroll):
      view.details = .textView(text.mapping(transform), scroll)
    case .button(let button): view.details = .button(button.mapping(transform))
    case .control(var control):
      for index in control.segments.indices {
        control.segments[index].title = control.segments[index].title.map(transform)
      }
      control.placeholder = control.placeholder.map(transform)
      view.details = .control(control)
    default: break
    }
    view.subviews = view.subviews.map { $0.mappingText(transform) }
    view.attachments = view.attachments.map { $0.mappingText(transform) }
    return view
  }
}

extension TextProperties {
  fileprivate func mapping(_ transform: (String) -> String) -> TextProperties {
    var properties = self
    properties.text = text.map(transform)
    properties.placeholder = placeholder.map(transform)
    properties.attributedText = attributedText?.mapping(transform)
    return properties
  }
}

extension AttributedText {
  fileprivate func mapping(_ transform: (String) -> String) -> AttributedText {
    var text = self
    for index in text.fragments.indices {
      text.fragments[index].content = transform(text.fragments[index].content)
    }
    return text
  }
}

extension ButtonProperties {
  fileprivate func mapping(_ transform: (String) -> String) -> ButtonProperties {
    var button = self
    for index in button.states.indices {
      button.states[index].title = button.states[index].title.map(transform)
      button.states[index].attributedTitle = button.states[index].attributedTitle?
        .mapping(transform)
    }
    button.configuration?.title = configuration?.title.map(transform)
    button.configuration?.subtitle = configuration?.subtitle.map(transform)
    button.configuration?.attributedTitle = configuration?.attributedTitle?.mapping(transform)
    return button
  }
}
