extension InterfaceDocument {
  /// Returns the document with every user-visible text replaced.
  ///
  /// The texts of labels, text fields, text views, buttons and segments are replaced, and so are
  /// placeholders. Names, identifiers and texts in variations are not.
  public func mappingText(_ transform: (String) -> String) -> InterfaceDocument {
    mappingTexts { _, text in transform(text) }
  }

  /// Returns the document with every user-visible text replaced, depending on its view.
  package func mappingTexts(_ transform: (ViewElement, String) -> String) -> InterfaceDocument {
    mappingViews { $0.mappingText(transform) }
  }
}

extension ViewElement {
  fileprivate func mappingText(_ transform: (ViewElement, String) -> String) -> ViewElement {
    let mapping: (String) -> String = { transform(self, $0) }
    var view = self
    switch view.details {
    case .label(let text): view.details = .label(text.mapping(mapping))
    case .textField(let text): view.details = .textField(text.mapping(mapping))
    case .textView(let text, let scroll):
      view.details = .textView(text.mapping(mapping), scroll)
    case .button(let button): view.details = .button(button.mapping(mapping))
    case .control(var control):
      for index in control.segments.indices {
        control.segments[index].title = control.segments[index].title.map(mapping)
      }
      control.placeholder = control.placeholder.map(mapping)
      view.details = .control(control)
    default: break
    }
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
