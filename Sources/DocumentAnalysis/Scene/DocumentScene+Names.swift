internal import Foundation
package import InterfaceBuilder

extension DocumentScene {
  /// Returns the name of a view in Interface Builder's outline: its label, its text or its class.
  package func name(of id: String) -> String { element(id)?.outlineName ?? id }

  /// Returns the name in quotes, with the id if several views have the name.
  package func quoted(_ id: String) -> String {
    let name = name(of: id)
    return (sharedNames[name] ?? 0) > 1 ? "\"\(name)\" (\(id))" : "\"\(name)\""
  }

  /// Returns a description of an end of a constraint, such as `"Title".leading`.
  package func words(_ end: SceneConstraint.End) -> String {
    let owner = quoted(end.view)
    let item = end.guide.map { "\($0) of \(owner)" } ?? owner
    return "\(item).\(end.attribute.name)"
  }

  /// Returns a description of a constraint, such as `"Title".leading = "Card".leading + 16`.
  package func words(_ constraint: SceneConstraint) -> String {
    let element = constraint.element
    var text = words(constraint.first)
    switch element.relation {
    case .equal: text += " = "
    case .greaterThanOrEqual: text += " ≥ "
    case .lessThanOrEqual: text += " ≤ "
    }
    if let second = constraint.second {
      if element.multiplier.value != 1 { text += "\(element.multiplier.text) × " }
      text += words(second)
      if element.constant > 0 { text += " + \(element.constant.short)" }
      if element.constant < 0 { text += " − \((-element.constant).short)" }
    } else {
      text += element.constant.short
    }
    if element.priority < 1000 { text += " @\(element.priority.short)" }
    let label = Markers(element.userLabel).text ?? element.identifier
    return label.map { "'\($0)': \(text)" } ?? text
  }
}

extension ViewElement {
  /// The name in Interface Builder's outline: the label, the text or the class.
  package var outlineName: String {
    let candidates = [Markers(userLabel).text, shownTitle, customClass]
    let name = candidates.compactMap { $0 }.first { !$0.isEmpty } ?? kind.displayName
    let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// The text of a label or button.
  package var shownTitle: String? {
    switch kind {
    case .label: text?.shownText
    case .button: buttonTitle
    default: nil
    }
  }

  /// The title that a button has in its normal state.
  package var buttonTitle: String? {
    guard let button else { return nil }
    return button.configuration?.title ?? button.configuration?.attributedTitle?.string
      ?? button.normalState?.title ?? button.normalState?.attributedTitle?.string
  }
}

extension ViewKind {
  /// The name of the class in Interface Builder's outline: `Stack View` for `stackView`.
  package var displayName: String {
    let name = elementName
    switch self {
    case .wkWebView: return "Web View"
    case .tableViewCellContentView, .collectionViewCellContentView: return "Content View"
    default: break
    }
    var words = ""
    for letter in name {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words.append(words.isEmpty ? Character(letter.uppercased()) : letter)
    }
    return words
  }
}
