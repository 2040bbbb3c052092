internal import Foundation
internal import InterfaceBuilder

extension UIColor {
  /// Creates a color from a document.
  ///
  /// A system color is different in dark appearance.
  convenience init?(_ element: ColorElement, _ document: InterfaceDocument) {
    let components = document.resources.components(of: element)
    let saved = components.map {
      UIColor(
        red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue),
        alpha: CGFloat($0.alpha))
    }
    if let system = element.systemName.flatMap({ Self.system(named: $0) }) {
      self.init { traits in
        // The document contains the color in light appearance for its version of Xcode.
        guard let saved, traits.userInterfaceStyle != .dark else { return system }
        return saved
      }
    } else if let components {
      self.init(
        red: CGFloat(components.red), green: CGFloat(components.green),
        blue: CGFloat(components.blue), alpha: CGFloat(components.alpha))
    } else {
      if let name = element.name {
        LayoutEnvironment.current.requests.missed(.color, name)
      }
      return nil
    }
  }

  /// Returns a system color by its name in documents and catalogs, such as `secondaryLabelColor`; nil for other names.
  package static func system(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    switch name.dropLast(5) {
    case "label": return .label
    case "secondaryLabel": return .secondaryLabel
    case "tertiaryLabel": return .tertiaryLabel
    case "quaternaryLabel": return .quaternaryLabel
    case "placeholderText": return .placeholderText
    case "link": return .link
    case "separator": return .separator
    case "opaqueSeparator": return .opaqueSeparator
    case "systemFill": return .systemFill
    case "secondarySystemFill": return .secondarySystemFill
    case "tertiarySystemFill": return .tertiarySystemFill
    case "quaternarySystemFill": return .quaternarySystemFill
    case "systemBackground": return .systemBackground
    case "secondarySystemBackground": return .secondarySystemBackground
    case "tertiarySystemBackground": return .tertiarySystemBackground
    case "systemGroupedBackground", "groupTableViewBackground": return .systemGroupedBackground
    case "secondarySystemGroupedBackground": return .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": return .tertiarySystemGroupedBackground
    case "systemRed": return .systemRed
    case "systemOrange": return .systemOrange
    case "systemYellow": return .systemYellow
    case "systemGreen": return .systemGreen
    case "systemMint": return .systemMint
    case "systemTeal": return .systemTeal
    case "systemCyan": return .systemCyan
    case "systemBlue": return .systemBlue
    case "systemIndigo": return .systemIndigo
    case "systemPurple": return .systemPurple
    case "systemPink": return .systemPink
    case "systemBrown": return .systemBrown
    case "systemGray": return .systemGray
    case "systemGray2": return .systemGray2
    case "systemGray3": return .systemGray3
    case "systemGray4": return .systemGray4
    case "systemGray5": return .systemGray5
    case "systemGray6": return .systemGray6
    // Of the names before iOS 13, `darkText` and `lightText` are the same in all appearances.
    default: return nil
    }
  }
}
