/// What Xcode projects say about the windows and the languages of their apps.
struct ProjectSettings {
  /// The projects in the nearest folder that has one.
  let projects: [XcodeProject]
  /// What Xcode writes into the property lists of all apps in all configurations, by the keys of the lists.
  ///
  /// Projects of Xcode 13 and later have build settings named `INFOPLIST_KEY_…` instead of lines in Info.plist.
  ///
  /// Source: Apple, Build settings reference, "Generate Info.plist File" and the settings of its section.
  private(set) var values: [String: Any] = [:]

  /// The file of the first project; nil if there is none.
  var project: String? { projects.first?.path }
  /// Whether a project has an app.
  var hasApp: Bool { projects.contains { $0.targets.contains(where: \.isApp) } }
  /// The languages into which the apps are translated, with that of development.
  var languages: Set<String> { projects.reduce(into: []) { $0.formUnion($1.languages) } }

  /// The major version of the oldest system that the apps run on; nil if no project says it.
  var oldestSystem: Int? {
    projects.compactMap(\.oldestSystem).compactMap { Double($0).map { Int($0) } }.min()
  }

  /// The language of development; nil if no project says it, or several say different ones.
  var developmentLanguage: String? {
    let all = Set(projects.compactMap(\.developmentLanguage))
    return all.count == 1 ? all.first : nil
  }

  /// The device families of the apps, 1 for iPhone and 2 for iPad, which Xcode writes into their property lists; empty if
  /// they differ.
  var families: Set<Int> {
    let texts = Set(
      projects.flatMap(\.targets).filter(\.isApp).flatMap(\.configurations)
        .map { $0["TARGETED_DEVICE_FAMILY"] ?? "" })
    guard let text = texts.first, texts.count == 1 else { return [] }
    return Set(text.split(separator: ",").compactMap { Int($0.filter(\.isNumber)) })
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// Reads the projects in the nearest of some folders that has one.
  init(in places: [String]) {
    projects = XcodeProject.nearest(in: places)
    var found: [String: Set<String>] = [:]
    for settings in projects.flatMap(\.targets).filter(\.isApp).flatMap(\.configurations) {
      for name in settings.names where name.hasPrefix(Self.prefix) {
        // A device's setting ends as `_iPhone`, and a device's key in a list as `~iphone`.
        let key = name.dropFirst(Self.prefix.count).replacing("_iPhone", with: "~iphone")
          .replacing("_iPad", with: "~ipad")
        if let value = settings[name] { found[String(key), default: []].insert(value) }
      }
    }
    for (key, texts) in found {
      guard let text = texts.first, texts.count == 1 else { continue }
      values[key] =
        key.hasPrefix("UISupportedInterfaceOrientations")
        ? text.split(separator: " ").map(String.init) : text
    }
  }

  /// Returns the property lists of the apps that contain a document, or of all apps, inside a folder.
  func propertyLists(of document: String? = nil, in folder: String) -> [String] {
    projects.flatMap { $0.propertyLists(of: document) }.filter {
      $0.hasPrefix(folder == "/" ? folder : folder + "/")
    }
  }
}
