extension InterfaceDocument {
  /// Returns the document localized with the given texts.
  ///
  /// - Parameter texts: Texts by the keys that Xcode exports: an object's id and a property, such
  ///   as `8K7-jF-1aa.text`, `8K7-jF-1aa.normalTitle` or `8K7-jF-1aa.segmentTitles[0]`. Unknown
  ///   keys are ignored, and texts without a key do not change.
  /// - Returns: The localized document.
  public func localized(by texts: [String: String]) -> InterfaceDocument {
    if texts.isEmpty { return self }
    return mappingViews { $0.localized(by: texts) }.mappingObjects { object in
      guard case .viewController(var controller) = object else { return object }
      controller.title = texts["\(controller.id).title"] ?? controller.title
      return .viewController(controller)
    }
  }
}

extension ViewElement {
  /// Returns the view with its own texts localized.
  fileprivate func localized(by texts: [String: String]) -> ViewElement {
    var view = self
    let own = OwnTexts(id: id, texts: texts)
    switch view.details {
    case .label(let text): view.details = .label(text.localized(by: own))
    case .textField(let text): view.details = .textField(text.localized(by: own))
    case .textView(let text, let scroll):
      view.details = .textView(text.localized(by: own), scroll)
    case .button(let button): view.details = .button(button.localized(by: own))
    case .tableView(var table, let scroll):
      for index in table.sections.indices {
        let section = OwnTexts(id: table.sections[index].id ?? "", texts: texts)
        section.replace(&table.sections[index].headerTitle, "headerTitle")
        section.replace(&table.sections[index].footerTitle, "footerTitle")
      }
      view.details = .tableView(table, scroll)
    case .control(var control):
      for index in control.segments.indices {
        own.replace(&control.segments[index].title, "segmentTitles[\(index)]")
      }
      for index in control.items.indices {
        OwnTexts(id: control.items[index].id ?? "", texts: texts)
          .replace(&control.items[index].title, "title")
      }
      own.replace(&control.text, "text")
      own.replace(&control.placeholder, "placeholder")
      own.replace(&control.prompt, "prompt")
      view.details = .control(control)
    default: break
    }
    return view
  }
}

/// The texts of one object.
private struct OwnTexts {
  let id: String
  let texts: [String: String]

  subscript(property: String) -> String? { texts["\(id).\(property)"] }

  func replace(_ text: inout String?, _ property: String) {
    if let new = self[property] { text = new }
  }
}

extension TextProperties {
  fileprivate func localized(by own: OwnTexts) -> TextProperties {
    var properties = self
    own.replace(&properties.placeholder, "placeholder")
    own.replace(&properties.text, "text")
    return properties
  }
}

extension ButtonProperties {
  fileprivate func localized(by own: OwnTexts) -> ButtonProperties {
    var button = self
    for index in button.states.indices {
      own.replace(&button.states[index].title, "\(button.states[index].key)Title")
    }
    if var configuration {
      own.replace(&configuration.title, "configuration.title")
      own.replace(&configuration.subtitle, "configuration.subtitle")
      button.configuration = configuration
    }
    return button
  }
}
