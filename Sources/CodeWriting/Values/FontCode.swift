internal import InterfaceBuilder

extension FontElement? {
  /// The font of an element, or the system font of the given size if the element has none.
  func code(standard: Double) -> String {
    self?.code(standard: standard) ?? ".systemFont(ofSize: \(SwiftText.number(standard)))"
  }

  /// The same as an expression that is never nil.
  func unwrappedCode(standard: Double) -> String {
    self?.unwrappedCode(standard: standard)
      ?? "UIFont.systemFont(ofSize: \(SwiftText.number(standard)))"
  }
}

extension FontElement {
  /// The font as an expression of type `UIFont?`; `standard` is the size of a font that has none.
  func code(standard: Double) -> String {
    if let style = textStyle.flatMap({ Self.styles[$0] }) {
      return ".preferredFont(forTextStyle: .\(style))"
    }
    let points = pointSize ?? standard
    // What UIKit replaces 0 by.
    let size = SwiftText.number(points > 0 ? points : 12)
    let weight = weight.flatMap { Self.weights.contains($0) ? $0 : nil }
    switch type {
    case "boldSystem", "systemBold": return ".boldSystemFont(ofSize: \(size))"
    case "italicSystem": return ".italicSystemFont(ofSize: \(size))"
    case "monospacedSystem":
      return ".monospacedSystemFont(ofSize: \(size), weight: .\(weight ?? "regular"))"
    case "systemSemibold": return ".systemFont(ofSize: \(size), weight: .semibold)"
    case nil where name ?? family ?? "" != "":
      return "UIFont(name: \(SwiftText.string(name ?? family ?? "")), size: \(size))"
    default:
      return weight.map { ".systemFont(ofSize: \(size), weight: .\($0))" }
        ?? ".systemFont(ofSize: \(size))"
    }
  }

  /// The font as an expression that is never nil.
  func unwrappedCode(standard: Double) -> String {
    let code = code(standard: standard)
    guard code.hasPrefix("UIFont(name:") else { return "UIFont" + code }
    return code + " ?? .systemFont(ofSize: \(SwiftText.number(pointSize ?? standard)))"
  }

  static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let styles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
}
