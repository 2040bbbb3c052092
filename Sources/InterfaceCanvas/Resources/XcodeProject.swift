internal import Foundation
internal import Synchronization

/// What an Xcode project says about its targets: their build settings, their files and the languages.
package struct XcodeProject: Sendable {
  /// A target that is built from sources.
  package struct Target: Sendable {
    package fileprivate(set) var name = ""
    /// Whether its product is an app, which has windows.
    package fileprivate(set) var isApp = false
    /// The settings of each configuration, with those of the project and of configuration files.
    fileprivate(set) var configurations: [BuildSettings] = []
    /// The absolute paths of its sources and resources.
    fileprivate(set) var files: Set<String> = []
    /// The folders whose files it contains, whatever they are.
    fileprivate(set) var folders: [String] = []
    /// The files and folders in ``folders`` that it does not contain.
    fileprivate(set) var exceptions: Set<String> = []

    /// Whether it contains a file.
    package func contains(_ path: String) -> Bool {
      if files.contains(path) { return true }
      guard folders.contains(where: { path.hasPrefix($0 + "/") }) else { return false }
      return !exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// The absolute paths of its files, with those in the folders.
    package var allFiles: [String] {
      files
        + folders.flatMap { folder in
          let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
          return (names ?? []).map { folder + "/" + $0 }.filter(contains)
        }
    }

    /// Returns the values that a setting has in its configurations.
    package func values(of key: String) -> Set<String> {
      Set(configurations.compactMap { $0[key] })
    }
  }

  /// The project's file, `project.pbxproj`.
  package let path: String
  /// The targets, in order of their identifiers.
  package private(set) var targets: [Target] = []
  /// The absolute paths of the files in all targets, by their names in lower case.
  package private(set) var files: [String: Set<String>] = [:]
  /// The languages into which the apps are translated, with that of development: those of `knownRegions` in which the
  /// project lists texts of the app, unless it lists catalogs of strings or no such folders.
  ///
  /// Names for the property list are no such texts. Where some language has `Localizable.strings`, others count by that
  /// table, by a document and by the texts of one; elsewhere any table counts that is not a component's own.
  private(set) var languages: Set<String> = []
  /// The language of development.
  private(set) var developmentLanguage: String?

  /// The greatest length of a project in bytes.
  private static let longest = 64 << 20
  private static let known = Mutex<[String: XcodeProject?]>([:])

  /// Returns the project with a file, which is read once; nil if it cannot be read.
  package static func project(_ path: String) -> XcodeProject? {
    if let found = known.withLock({ $0[path] }) { return found }
    let found = XcodeProject(path)
    known.withLock { $0[path] = .some(found) }
    return found
  }

  /// Returns the projects in the nearest of some folders that has one.
  package static func nearest(in places: [String]) -> [XcodeProject] {
    for place in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        .compactMap { project("\(place)/\($0)/project.pbxproj") }
      if !projects.isEmpty { return projects }
    }
    return []
  }

  /// The existing property lists that the targets of apps name, as absolute paths; only those of the targets that
  /// contain a file, if one is given.
  package func propertyLists(of file: String? = nil) -> [String] {
    let apps = targets.filter { $0.isApp && (file.map($0.contains) ?? true) }
    return namedPropertyLists(of: apps)
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  /// Whether the target of an app names a property list that does not exist, as where it is not in the repository.
  package var lacksPropertyList: Bool {
    namedPropertyLists(of: targets.filter(\.isApp))
      .contains { !FileManager.default.fileExists(atPath: $0) }
  }

  private func namedPropertyLists(of targets: [Target]) -> Set<String> {
    let paths = Set(targets.flatMap { $0.values(of: "INFOPLIST_FILE") }).filter { !$0.isEmpty }
    let root = folder
    return Set(paths.map { FolderIndex.absolute($0.hasPrefix("/") ? $0 : root + "/" + $0) })
  }

  /// Whether a target can have sources of Swift 1 or 2: Xcode 7 and earlier write no version.
  package var mayUseSwift2: Bool {
    targets.contains { target in
      let versions = target.values(of: "SWIFT_VERSION")
      return versions.isEmpty || versions.contains { (Double($0) ?? 2) < 3 }
    }
  }

  /// The folder of the project.
  package var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
  }

  // MARK: Reading

  private typealias Object = [String: Any]

  /// Reads a project.
  ///
  /// - Complexity: O(*n*) in its length.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count < Self.longest,
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (list as? Object)?["objects"] as? [String: Object]
    else { return nil }
    self.path = path
    let root = Self.folder(of: path)
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" } ?? [:]
    let paths = Self.paths(objects, from: project["mainGroup"] as? String, root)
    func configurations(of owner: Object) -> [String: BuildSettings] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
      var found: [String: BuildSettings] = [:]
      for id in list?["buildConfigurations"] as? [String] ?? [] {
        guard let object = objects[id], let name = object["name"] as? String else { continue }
        var settings = BuildSettings()
        if let base = (object["baseConfigurationReference"] as? String).flatMap({ paths[$0] }) {
          settings.read(base)
        }
        settings.add(object["buildSettings"] as? Object ?? [:])
        found[name] = settings
      }
      return found
    }
    let shared = configurations(of: project)
    let exceptions = Self.exceptions(objects)
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard object["isa"] as? String == "PBXNativeTarget", let name = object["name"] as? String
      else { continue }
      var target = Target()
      target.name = name
      let product = object["productType"] as? String ?? ""
      target.isApp =
        product.hasPrefix("com.apple.product-type.application") && !product.contains("watch")
      for (configuration, settings) in configurations(of: object).sorted(by: { $0.key < $1.key }) {
        var all = shared[configuration] ?? BuildSettings()
        all.add(settings)
        all.add([
          "SRCROOT": root, "PROJECT_DIR": root, "SOURCE_ROOT": root, "TARGET_NAME": name,
          "CONFIGURATION": configuration,
        ])
        target.configurations.append(all)
      }
      for phase in object["buildPhases"] as? [String] ?? [] {
        for file in objects[phase]?["files"] as? [String] ?? [] {
          guard let reference = objects[file]?["fileRef"] as? String else { continue }
          let children = objects[reference]?["children"] as? [String] ?? [reference]
          target.files.formUnion(children.compactMap { paths[$0] })
        }
      }
      let folders = object["fileSystemSynchronizedGroups"] as? [String] ?? []
      target.folders = folders.compactMap { paths[$0] }
      for (folder, names) in exceptions[id] ?? [] {
        let found = names.map { FolderIndex.absolute((paths[folder] ?? root) + "/" + $0) }
        // What is an exception from a folder that the target does not have is in the target.
        if folders.contains(folder) {
          target.exceptions.formUnion(found)
        } else {
          target.files.formUnion(found)
        }
      }
      // A folder that is copied as it is.
      target.folders += target.files.filter { ($0 as NSString).pathExtension.isEmpty }
      targets.append(target)
      for path in target.files {
        files[(path as NSString).lastPathComponent.lowercased(), default: []].insert(path)
      }
    }
    // An extension can have translations that the app does not have.
    let apps = targets.filter(\.isApp)
    developmentLanguage = (project["developmentRegion"] as? String).map(Self.code)
    languages = Self.languages(
      of: project, apps.isEmpty ? Array(paths.values) : apps.flatMap(\.allFiles))
  }

  /// Returns the exceptions of the folders whose files targets contain: by target, the folders with paths in them.
  private static func exceptions(
    _ objects: [String: Object]
  ) -> [String: [(folder: String, names: [String])]] {
    var found: [String: [(folder: String, names: [String])]] = [:]
    for (folder, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      for id in object["exceptions"] as? [String] ?? [] {
        guard let set = objects[id], let target = set["target"] as? String,
          let names = set["membershipExceptions"] as? [String]
        else { continue }
        found[target, default: []].append((folder, names))
      }
    }
    return found
  }

  private static func languages(
    of project: Object, _ paths: some Collection<String>
  ) -> Set<String> {
    let known = Set((project["knownRegions"] as? [String] ?? []).map(Self.code))
      .subtracting(["Base"])
    let translations = paths.filter { $0.contains(".lproj") }
    guard !translations.isEmpty, !paths.contains(where: { $0.hasSuffix(".xcstrings") }) else {
      return known
    }
    let folders = Set(
      ownTexts(among: translations, of: paths).flatMap { path in
        path.split(separator: "/").filter { $0.hasSuffix(".lproj") }
          .map { Self.code(String($0.dropLast(".lproj".count))) }
      })
    // The texts in the language of development can be those of the documents.
    let own = project["developmentRegion"] as? String ?? "en"
    return known.intersection(folders.union([Self.code(own)]))
  }

  /// Returns the localized files that are the app's own.
  private static func ownTexts(
    among translations: [String], of paths: some Collection<String>
  ) -> [String] {
    func stem(_ path: String) -> String {
      ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    func ends(_ path: String, _ endings: Set<String>) -> Bool {
      endings.contains((path as NSString).pathExtension)
    }
    let tables: Set = ["strings", "stringsdict"]
    let documents = Set(paths.filter { ends($0, ["storyboard", "xib"]) }.map(stem))
    // The app's name and the texts of its permissions are on no screen of its own.
    let texts = translations.filter { path in
      stem(path) != "InfoPlist" && ![".bundle/", ".framework/"].contains(where: path.contains)
    }
    let hasTable = texts.contains { ends($0, tables) && stem($0) == "Localizable" }
    // The folders of components, with the names of their sources.
    let sources = Dictionary(
      grouping: paths.filter { ends($0, ["m", "mm", "swift"]) },
      by: { ($0 as NSString).deletingLastPathComponent }
    ).mapValues { $0.map(stem) }
    return texts.filter { path in
      let name = stem(path)
      if documents.contains(name) || ends(path, tables) && name == "Localizable" { return true }
      guard !hasTable else { return false }
      let folder = (path as NSString).deletingLastPathComponent
      let parent = (folder as NSString).deletingLastPathComponent
      // `AppiraterLocalizable.strings` belongs to `Appirater.m` beside its folders.
      return
        !(ends(path, tables)
        && sources[parent, default: []].contains { $0.count > 3 && name.hasPrefix($0) })
    }
  }

  /// The oldest version of iOS that an app of the project runs on, as it is written; nil if it does not say it.
  package var oldestSystem: String? {
    targets.filter(\.isApp).flatMap { $0.values(of: "IPHONEOS_DEPLOYMENT_TARGET") }
      .filter { Double($0) != nil }.min { Double($0) ?? 0 < Double($1) ?? 0 }
  }

  /// The code of a language, which early versions of Xcode called by its name in English.
  ///
  /// Source: Apple, "Internationalization Programming Topics", "Language and Locale Designations", legacy names.
  private static func code(_ language: String) -> String {
    let names = [
      "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
      "Spanish": "es", "Dutch": "nl",
    ]
    return names[language] ?? language
  }

  /// Returns the absolute paths of the groups and files below a group.
  private static func paths(
    _ objects: [String: Object], from main: String?, _ root: String
  ) -> [String: String] {
    var paths: [String: String] = [:]
    var open: [(id: String, folder: String)] = main.map { [($0, root)] } ?? []
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let base: String? =
        switch object["sourceTree"] as? String {
        case "<group>", nil: folder
        case "SOURCE_ROOT": root
        case "<absolute>": ""
        default: nil
        }
      guard let base else { continue }
      let path = FolderIndex.absolute(
        (object["path"] as? String).map { base + "/" + $0 } ?? base)
      paths[id] = path
      open += (object["children"] as? [String] ?? []).map { ($0, path) }
    }
    return paths
  }
}

/// The build settings of a configuration.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]

  /// The greatest depth of variables in values of variables.
  private static let deepest = 10
  /// The greatest number of files that include each other.
  private static let mostFiles = 100

  /// The names of all settings.
  var names: some Collection<String> { values.keys }

  /// The value of a setting with the values of its variables; nil for a setting that has none.
  ///
  /// Source: Apple, "Adding a build configuration file to your project": `$(NAME)`, also `${NAME}`.
  subscript(name: String) -> String? {
    guard var value = values[name] else { return nil }
    for _ in 0..<Self.deepest {
      guard let variable = value.firstMatch(of: /\$[({]([A-Za-z0-9_]+)(?::[a-z0-9]+)*[)}]/) else {
        break
      }
      value.replaceSubrange(variable.range, with: values[String(variable.1)] ?? "")
    }
    return value
  }

  mutating func add(_ other: BuildSettings) { add(other.values) }

  mutating func add(_ other: [String: Any]) {
    for (name, value) in other {
      let text = value as? String ?? (value as? [String])?.joined(separator: " ")
      guard let text else { continue }
      // What it replaces.
      values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Reads a configuration file, `NAME = value`, and those that it includes; values for one platform are left out.
  mutating func read(_ path: String) {
    var seen: Set<String> = []
    read(path, &seen)
  }

  /// Reads a file once, because files can include each other.
  private mutating func read(_ path: String, _ seen: inout Set<String>) {
    guard seen.insert(path).inserted, seen.count < Self.mostFiles,
      let data = FileManager.default.contents(atPath: path), data.count < 1 << 20
    else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let included = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let folder = (path as NSString).deletingLastPathComponent
        read(FolderIndex.absolute(folder + "/" + included.1), &seen)
      } else if let pair = line.firstMatch(of: /^\s*([A-Za-z0-9_]+)\s*=\s*(.*?)\s*(?:\/\/.*)?$/) {
        add([String(pair.1): String(pair.2)])
      }
    }
  }
}
