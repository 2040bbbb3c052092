internal import Foundation
internal import LayoutGeometry
internal import PreviewRunner

/// The names of images and colors that Xcode generates of asset catalogs: `UIImage(resource: .avatar)`.
struct AssetSymbols {
  /// The assets by their kind, in the order of their names.
  private var assets: [(kind: Kind, symbol: String, name: String)] = []

  private enum Kind: String, CaseIterable {
    case image = "Image"
    case color = "Color"
  }

  /// Finds the assets in folders of an app.
  init(in folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      for path in FileManager.default.paths(below: folder).sorted() {
        let parts = path.split(separator: "/")
        guard let last = parts.last,
          folder.hasSuffix(".xcassets") || parts.contains(where: { $0.hasSuffix(".xcassets") }),
          !parts.contains(where: { ProjectFolder.isWithoutSources($0) })
        else { continue }
        for kind in Kind.allCases where last.hasSuffix(".\(kind.rawValue.lowercased())set") {
          let name = String(last.dropLast(".imageset".count))
          let symbol = Self.symbol(of: name, kind.rawValue)
          if !symbol.isEmpty, seen.insert("\(kind) \(symbol)").inserted {
            assets.append((kind, symbol, name))
          }
        }
      }
    }
  }

  /// The identifier of an asset: `icon-close_small` is `iconCloseSmall`, and the color `Accent Color` is `accent`.
  static func symbol(of name: String, _ kind: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    guard let first = words.first else { return "" }
    var symbol = first.prefix(1).lowercased() + first.dropFirst()
    // A word in capitals is in small ones: `URL` is `url`.
    if first.allSatisfy(\.isUppercase) { symbol = first.lowercased() }
    for word in words.dropFirst() { symbol += word.prefix(1).uppercased() + word.dropFirst() }
    if symbol.count > kind.count, symbol.hasSuffix(kind) { symbol.removeLast(kind.count) }
    if symbol.first?.isNumber ?? false { symbol = "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set = [
    "as", "break", "case", "class", "continue", "default", "do", "else", "enum", "extension",
    "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "switch", "true", "try", "var", "where", "while",
  ]

  /// The source that declares the names; nil if there are none.
  ///
  /// A name that the sources declare themselves is not declared again, under the condition that theirs is compiled.
  ///
  /// - Parameter members: The static members that the sources add to the types.
  /// - Returns: The source.
  func text(beside members: [AdaptedSources.ResourceMember]) -> String? {
    guard !assets.isEmpty else { return nil }
    var lines = ["import UIKit"]
    for (kind, symbol, name) in assets {
      let type = kind.rawValue
      let text = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      func add(_ value: String, to type: String) {
        let declared = members.filter {
          $0.type == type && $0.name.filter { $0 != "`" } == symbol.filter { $0 != "`" }
        }
        guard !declared.contains(where: { $0.condition == nil }) else { return }
        // Also where the sources, or those of a library, have a type of the same name.
        let line = "extension UIKit.\(type) { static var \(symbol): UIKit.\(type) { \(value) } }"
        guard !declared.isEmpty else { return lines.append(line) }
        let conditions = declared.compactMap(\.condition).map { "!(\($0))" }
        lines += ["#if " + conditions.joined(separator: " && "), line, "#endif"]
      }
      add("UIKit.\(type)Resource(name: \"\(text)\", bundle: .main)", to: "\(type)Resource")
      if UIKitNames.isFree(symbol) {
        add("UIKit.UI\(type)(resource: .\(symbol))", to: "UI\(type)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The names that images and colors of UIKit have already.
private enum UIKitNames {
  static func isFree(_ symbol: String) -> Bool {
    !taken.contains(symbol) && !symbol.hasPrefix("system")
  }

  private static let taken: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "tintColor",
    "darkText", "lightText", "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
