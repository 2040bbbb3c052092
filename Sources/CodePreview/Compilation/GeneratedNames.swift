internal import Foundation
internal import LayoutGeometry
internal import PreviewRunner

/// The names that SwiftGen and R.swift generate of an app's resources while Xcode builds it, such as
/// `L10n.Settings.title` and `R.image.logo()`.
///
/// Repositories often lack the generated files. Only names that the sources use are declared, in types that they do not
/// declare. Templates differ in how they nest and write names: a resource has each of the names that it can have.
struct GeneratedNames {
  /// A resource and the names of the types around it: the folders of a catalog, or the parts of a key.
  private struct Resource: Hashable {
    var groups: [String]
    var name: String
    /// The file of it without its ending: the catalog, or the table of texts.
    var file: String
    /// Whether the text takes values.
    var takesValues = false
  }

  private var images: [Resource] = []
  private var colors: [Resource] = []
  private var fonts: [Resource] = []
  private var texts: [Resource] = []
  /// The tables that were read, and their keys.
  private var (tables, keys): (Set<String>, Set<String>) = ([], [])
  /// The names of SwiftGen's types.
  private var (textType, assetType, fontType) = ("L10n", "Asset", "FontFamily")

  /// Finds the resources in folders of an app.
  init(in folders: [String]) {
    for folder in folders {
      for path in FileManager.default.paths(below: folder).sorted() {
        let parts = path.split(separator: "/").map(String.init)
        guard !parts.contains(where: { ProjectFolder.isWithoutSources($0) }) else { continue }
        add(parts, at: "\(folder)/\(path)")
      }
      readSettings(beside: folder)
    }
  }

  private mutating func add(_ parts: [String], at path: String) {
    guard let last = parts.last, let point = last.lastIndex(of: ".") else { return }
    let (name, ending) = (String(last[..<point]), last[last.index(after: point)...])
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") }
    // One language has all keys.
    let table = parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    if ["strings", "xcstrings"].contains(ending), !tables.insert(table).inserted { return }
    switch (ending, catalog) {
    case ("imageset", let catalog?), ("colorset", let catalog?):
      let resource = Resource(
        groups: Array(parts[(catalog + 1)..<(parts.count - 1)]), name: name,
        file: String(parts[catalog].dropLast(".xcassets".count)))
      if ending == "imageset" { images.append(resource) } else { colors.append(resource) }
    case ("ttf", _), ("otf", _):
      fonts.append(Resource(groups: [], name: name, file: ""))
    case ("strings", _):
      guard let data = FileManager.default.contents(atPath: path),
        let table = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else { return }
      for (key, value) in table.sorted(by: { $0.key < $1.key }) {
        addText(key, in: name, takesValues: (value as? String)?.contains("%") ?? false)
      }
    case ("xcstrings", _):
      guard let data = FileManager.default.contents(atPath: path),
        let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let keys = table["strings"] as? [String: Any]
      else { return }
      for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
        addText(key, in: name, takesValues: "\(key) \(value)".contains("%"))
      }
    default: break
    }
  }

  private mutating func addText(_ key: String, in table: String, takesValues: Bool) {
    let parts = key.split(separator: ".").map(String.init)
    let resource = Resource(
      groups: Array(parts.dropLast()), name: key, file: table, takesValues: takesValues)
    if keys.insert("\(table) \(key)").inserted { texts.append(resource) }
  }

  /// Reads the names of types that `swiftgen.yml` gives, in a folder or above it.
  private mutating func readSettings(beside folder: String) {
    var place = URL(fileURLWithPath: folder)
    for _ in 0..<3 {
      for name in ["swiftgen.yml", ".swiftgen.yml"] {
        let path = place.appendingPathComponent(name).path
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
        var section = ""
        for line in text.split(whereSeparator: \.isNewline) {
          if line.first?.isLetter ?? false { section = String(line.prefix { $0 != ":" }) }
          guard let value = line.firstMatch(of: /enumName:\s*["']?(\w+)/)?.1 else { continue }
          switch section {
          case "strings": textType = String(value)
          case "xcassets": assetType = String(value)
          case "fonts": fontType = String(value)
          default: break
          }
        }
        return
      }
      place.deleteLastPathComponent()
    }
  }

  // MARK: Writing

  /// The source that declares the names; nil if the sources use none.
  ///
  /// - Parameters:
  ///   - declared: The names of the types that the sources declare.
  ///   - sources: The texts of the sources.
  /// - Returns: The source.
  func text(beside declared: Set<String>, usedBy sources: [String]) -> String? {
    let wanted = ["R", textType, assetType, fontType].filter { name in
      !declared.contains(name) && sources.contains { $0.contains("\(name).") }
    }
    guard !wanted.isEmpty else { return nil }
    var used: Set<Substring> = []
    for source in sources {
      used.formUnion(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    var roots: [(name: String, type: GeneratedType)] = []
    for name in wanted {
      var type = GeneratedType()
      switch name {
      case "R": fillR(&type, used)
      case textType: fillTexts(&type, used)
      case assetType: fillAssets(&type, used)
      default: fillFonts(&type, used)
      }
      if !type.isEmpty { roots.append((name, type)) }
    }
    guard !roots.isEmpty else { return nil }
    let aliases = ["ImageAsset", "ColorAsset", "FontConvertible"].filter { !declared.contains($0) }
      .map { "typealias \($0) = PurlinResource" }
    return
      (["import Foundation", "import UIKit", Self.resource] + aliases
      + roots.map { $0.type.text(of: $0.name, depth: 0) })
      .joined(separator: "\n") + "\n"
  }

  private static let resource = """
    struct PurlinResource {
      let name: String
      var image: UIKit.UIImage { UIKit.UIImage(named: name) ?? UIKit.UIImage() }
      var color: UIKit.UIColor { UIKit.UIColor(named: name) ?? .clear }
      func font(size: CGFloat) -> UIKit.UIFont {
        UIKit.UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    }
    struct PurlinImage {
      let name: String
      func callAsFunction() -> UIKit.UIImage? { UIKit.UIImage(named: name) }
    }
    struct PurlinColor {
      let name: String
      func callAsFunction() -> UIKit.UIColor? { UIKit.UIColor(named: name) }
    }
    struct PurlinFont {
      let fontName: String
      func callAsFunction(size: CGFloat) -> UIKit.UIFont? { UIKit.UIFont(name: fontName, size: size) }
    }
    """

  private func fillR(_ type: inout GeneratedType, _ used: Set<Substring>) {
    for (name, kind, resources) in [
      ("image", "PurlinImage(name:", images), ("color", "PurlinColor(name:", colors),
      ("font", "PurlinFont(fontName:", fonts),
    ] {
      for resource in resources {
        let names = Self.identifiers(of: resource.name)
        for groups in [[], resource.groups] {
          let inner = groups.map { Self.identifiers(of: $0).first ?? "" }
          type.add(
            names, "\(kind) \(Self.literal(resource.name)))", in: [name] + inner, used)
        }
      }
    }
    for text in texts {
      type.addFunction(
        Self.identifiers(of: text.name), Self.value(of: text),
        in: ["string", Self.identifiers(of: text.file).first ?? ""], used)
    }
  }

  private func fillTexts(_ type: inout GeneratedType, _ used: Set<Substring>) {
    for text in texts {
      let groups = text.groups.map(Self.typeName)
      let last = text.name.split(separator: ".").last.map(String.init) ?? text.name
      for (path, names) in [
        (groups, Self.identifiers(of: last)), ([], Self.identifiers(of: text.name)),
      ] {
        for outer in [[], [Self.typeName(text.file)]] {
          if text.takesValues {
            type.addFunction(names, Self.value(of: text), in: outer + path, used)
          } else {
            type.addComputed(names, Self.value(of: text), in: outer + path, used)
          }
        }
      }
    }
  }

  private func fillAssets(_ type: inout GeneratedType, _ used: Set<Substring>) {
    for asset in images + colors {
      let value = "PurlinResource(name: \(Self.literal(asset.name)))"
      let groups = asset.groups.map(Self.typeName)
      for path in [[], groups, [Self.typeName(asset.file)], [Self.typeName(asset.file)] + groups] {
        type.add(Self.identifiers(of: asset.name), value, in: path, used)
      }
    }
  }

  private func fillFonts(_ type: inout GeneratedType, _ used: Set<Substring>) {
    for font in fonts {
      let parts = font.name.split(separator: "-", maxSplits: 1).map(String.init)
      let style = parts.count > 1 ? parts[1] : "regular"
      type.add(
        Self.identifiers(of: style), "PurlinResource(name: \(Self.literal(font.name)))",
        in: [Self.typeName(parts[0])], used)
    }
  }

  // MARK: Names

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }

  private static func value(of text: Resource) -> String {
    "NSLocalizedString(\(literal(text.name)), tableName: \(literal(text.file)), comment: \"\")"
  }

  private static func typeName(_ text: String) -> String {
    words(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The identifiers that a name can become: `settings_title` is `settingsTitle` or stays as it is.
  static func identifiers(of name: String) -> [String] {
    let words = words(name)
    guard let first = words.first else { return [] }
    func small(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
    func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    /// A word in capitals, or the capitals at its beginning but the last: `URLImage` is `urlImage`.
    func lowered(_ word: String) -> String {
      let capitals = word.prefix { $0.isUppercase || $0.isNumber }
      if capitals.count == word.count { return word.lowercased() }
      guard capitals.count > 1 else { return small(word) }
      return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
    let rest = words.dropFirst()
    let kept = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    var found = [
      small(first) + rest.map(capital).joined(),
      lowered(first) + rest.map(capital).joined(),
      lowered(first) + rest.map { capital(lowered($0)) }.joined(),
    ]
    if let start = kept.first {
      found += [small(start), start].map { $0 + kept.dropFirst().map(capital).joined() }
    }
    var seen: Set<String> = []
    return found.map { $0.first?.isNumber ?? false ? "_" + $0 : $0 }
      .filter { seen.insert($0).inserted }
  }
}

/// A type without cases and what it declares.
private struct GeneratedType {
  private var members: [String: String] = [:]
  private var types: [String: GeneratedType] = [:]

  var isEmpty: Bool { members.isEmpty && types.isEmpty }

  mutating func add(
    _ names: [String], _ value: String, in path: [String], _ used: Set<Substring>
  ) {
    declare(names, in: path, used) { "static let \($0) = \(value)" }
  }

  mutating func addComputed(
    _ names: [String], _ value: String, in path: [String], _ used: Set<Substring>
  ) {
    declare(names, in: path, used) { "static var \($0): String { \(value) }" }
  }

  mutating func addFunction(
    _ names: [String], _ value: String, in path: [String], _ used: Set<Substring>
  ) {
    declare(names, in: path, used) { name in
      "static func \(name)(_ values: any CVarArg...) -> String { "
        + "String(format: \(value), arguments: values) }"
    }
  }

  private mutating func declare(
    _ names: [String], in path: [String], _ used: Set<Substring>, _ text: (String) -> String
  ) {
    for name in names where used.contains(Substring(name)) {
      guard path.allSatisfy({ used.contains(Substring($0)) }) else { continue }
      insert(name, text("`\(name)`"), in: path[...])
    }
  }

  private mutating func insert(_ name: String, _ text: String, in path: ArraySlice<String>) {
    guard let first = path.first else {
      if members[name] == nil, types[name] == nil { members[name] = text }
      return
    }
    guard members[first] == nil, !first.isEmpty else { return }
    types[first, default: GeneratedType()].insert(name, text, in: path.dropFirst())
  }

  func text(of name: String, depth: Int) -> String {
    let space = String(repeating: "  ", count: depth)
    let lines =
      members.sorted { $0.key < $1.key }.map { "\(space)  \($0.value)" }
      + types.sorted { $0.key < $1.key }.map { $0.value.text(of: $0.key, depth: depth + 1) }
    return (["\(space)enum `\(name)` {"] + lines + ["\(space)}"]).joined(separator: "\n")
  }
}
