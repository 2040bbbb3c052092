internal import Foundation
internal import HeadlessUIKit

/// The colors of asset catalogs, by their names.
@MainActor
struct ColorSets {
  private(set) var colors: [(name: String, color: UIColor)] = []
  /// The files that have no color, by the names of their sets; each app has one at first, the accent color.
  private(set) var unreadable: [String: String] = [:]

  /// Reads the color sets in folders and their subfolders.
  init(in folders: [String]) {
    for folder in folders {
      for path in FileManager.default.paths(below: folder).sorted()
      where path.hasSuffix(".colorset/Contents.json") {
        let name = AssetNames.name(ofSet: path, ".colorset", in: folder)
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
          let set = try? JSONDecoder().decode(ColorSet.self, from: data), let color = set.color
        else {
          unreadable[name] = "\(folder)/\(path)"
          continue
        }
        colors.append((name, color))
      }
    }
  }
}

/// The contents of a color set: a color for each appearance.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Value: Decodable {
      var components: [String: String]?
      var reference: String?
    }
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }
  var colors: [Entry]

  /// The color, which depends on the appearance if the set has one for dark.
  @MainActor var color: UIColor? {
    let universal = colors.filter { ["universal", "iphone"].contains($0.idiom) }
    func find(dark: Bool) -> UIColor? {
      universal.first { entry in
        let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
        let isHighContrast = entry.appearances?.contains { $0.appearance == "contrast" } ?? false
        return !isHighContrast && (luminosity == "dark") == dark
      }?.color.flatMap(Self.color)
    }
    guard let light = find(dark: false) else { return find(dark: true) }
    guard let dark = find(dark: true) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// A color of components, written as `0.5`, `128` or `0x80`.
  private static func color(_ value: Entry.Value) -> UIColor? {
    guard let components = value.components else {
      return value.reference.flatMap { UIColor.system(named: $0) }
    }
    func number(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number > 1 ? number / 255 : number
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
