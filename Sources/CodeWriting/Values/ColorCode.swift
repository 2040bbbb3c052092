internal import InterfaceBuilder

extension ColorElement {
  /// The color as an expression of type `UIColor?`; nil if the document has neither a known name nor components.
  func code() -> String? {
    if let name = systemName, let known = Self.systemName(name) { return known }
    if let name { return "UIColor(named: \(SwiftText.string(name)))" }
    guard let components else { return nil }
    return Self.code(components)
  }

  /// The color as an expression that is never nil.
  func unwrappedCode() -> String? {
    guard let code = code() else { return nil }
    return code.hasPrefix("UIColor(named:")
      ? code + " ?? .label" : "UIColor" + Self.leadingDot(code)
  }

  private static func leadingDot(_ code: String) -> String {
    code.hasPrefix(".") ? code : String(code.dropFirst("UIColor".count))
  }

  private static func code(_ color: ColorComponents) -> String {
    let (red, green, blue) = (color.red, color.green, color.blue)
    if red == green, green == blue {
      switch (red, color.alpha) {
      case (1, 1): return ".white"
      case (0, 1): return ".black"
      case (0, 0): return ".clear"
      default: return "UIColor(white: \(part(red)), alpha: \(part(color.alpha)))"
      }
    }
    let first = color.space == "displayP3" ? "displayP3Red" : "red"
    return "UIColor(\(first): \(part(red)), green: \(part(green)), blue: \(part(blue)), "
      + "alpha: \(part(color.alpha)))"
  }

  /// A component as people write it: in 255ths if it is one.
  private static func part(_ value: Double) -> String {
    let steps = value * 255
    if value != value.rounded(), abs(steps - steps.rounded()) < 0.002 {
      return "\(Int(steps.rounded())) / 255"
    }
    return SwiftText.number((value * 10_000).rounded() / 10_000)
  }

  /// The member of `UIColor` for a name in documents, such as `secondaryLabelColor`.
  private static func systemName(_ name: String) -> String? {
    guard name.hasSuffix("Color") else { return nil }
    let member = String(name.dropLast(5))
    switch member {
    case "groupTableViewBackground", "tableCellGroupedBackground": return ".systemGroupedBackground"
    case _ where members.contains(member): return "." + member
    default: return nil
    }
  }

  private static let members: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "darkText", "lightText",
  ]
}
