internal import Foundation

/// What an Xcode project says about the windows and the languages of its apps.
struct ProjectSettings {
  /// The project's file; nil if there is none.
  private(set) var project: String?
  /// What Xcode writes into the property lists of all targets in all configurations, by the keys of the lists.
  ///
  /// Projects of Xcode 13 and later have build settings named `INFOPLIST_KEY_…` instead of lines in Info.plist.
  ///
  /// Source: Apple, Build settings reference, "Generate Info.plist File" and the settings of its section.
  private(set) var values: [String: Any] = [:]
  /// The languages into which the apps are translated, with that of development (`knownRegions`).
  private(set) var languages: Set<String> = []

  private static let prefix = Data("INFOPLIST_KEY_".utf8)
  private static let regions = Data("knownRegions = (".utf8)
  private static let trimmed = CharacterSet(charactersIn: " \t\r\n;\"")
  /// The greatest length of a project in bytes.
  private static let longest = 64 << 20

  /// Reads the projects in the nearest of some folders that has one.
  init(in places: [String]) {
    for place in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        .map { "\(place)/\($0)/project.pbxproj" }
      guard let first = projects.first else { continue }
      project = first
      var found: [String: Set<String>] = [:]
      for path in projects { read(path, &found) }
      for (key, texts) in found {
        guard let text = texts.first, texts.count == 1 else { continue }
        values[key] =
          key.hasPrefix("UISupportedInterfaceOrientations")
          ? text.split(separator: " ").map(String.init) : text
      }
      return
    }
  }

  /// Adds the languages of a project's file, and the values of its settings: `INFOPLIST_KEY_Key = value;`.
  ///
  /// - Complexity: O(*n*) in its length.
  private mutating func read(_ path: String, _ found: inout [String: Set<String>]) {
    guard let data = FileManager.default.contents(atPath: path), data.count < Self.longest else {
      return
    }
    if let start = data.range(of: Self.regions),
      let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    {
      let names = String(decoding: data[start.upperBound..<end], as: UTF8.self)
        .split(separator: ",").map { $0.trimmingCharacters(in: Self.trimmed) }
      languages.formUnion(names.filter { !$0.isEmpty && $0 != "Base" })
    }
    var next = data.startIndex
    while let start = data.range(of: Self.prefix, in: next..<data.endIndex) {
      let end = data[start.upperBound...].firstIndex(of: 0x0A) ?? data.endIndex
      next = end
      let parts = String(decoding: data[start.upperBound..<end], as: UTF8.self)
        .split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      // A device's setting ends as `_iPhone`, and a device's key in a list as `~iphone`.
      let key = parts[0].trimmingCharacters(in: Self.trimmed)
        .replacingOccurrences(of: "_iPhone", with: "~iphone")
        .replacingOccurrences(of: "_iPad", with: "~ipad")
      found[key, default: []].insert(parts[1].trimmingCharacters(in: Self.trimmed))
    }
  }
}
