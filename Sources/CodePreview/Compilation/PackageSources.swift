internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner

/// The sources of modules that an app imports: of packages, as package managers have put them beside it, and of its
/// project's own frameworks and packages.
///
/// They are compiled as a part of the app's module: one compilation, and an error in one of them takes only what needs
/// it. Nothing is fetched.
struct PackageSources {
  /// The Swift files, in the order of the modules' names.
  private(set) var files: [String] = []
  /// The module of each file, also of those that were given beside the app's.
  private(set) var moduleOfFile: [String: String] = [:]
  /// The modules that were found.
  private(set) var modules: Set<String> = []
  /// The folders of the project's own modules, whose resources are the app's.
  private(set) var ownFolders: [String] = []

  /// The folders in which package managers and Xcode keep dependencies, from the folder of the project.
  private static let places = [
    "Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts", "Packages",
    "LocalPackages",
  ]
  /// How far above the given folders their project can be.
  private static let height = 4

  /// Finds the sources of the modules that files import, and of those that these import in turn.
  ///
  /// - Parameters:
  ///   - sources: The files of the app.
  ///   - paths: The files and folders that were given.
  ///   - available: The modules that are compiled already.
  init(for sources: [String], in paths: [String], beside available: Set<String>) {
    let places = paths.flatMap(Self.projectFolders)
    let shelves = Self.shelves(in: places)
    // What is not below a project's folder is below the path that was given.
    let roots = Set(places.map(\.path))
    lazy var project = ProjectModules(
      in: roots.filter { root in !roots.contains { root.hasPrefix($0 + "/") } }.sorted())
    var known = available
    var open = sources
    var found: [String: [String]] = [:]
    var taken = Set(sources)
    while !open.isEmpty {
      let imports = open.reduce(into: Set<String>()) { names, path in
        if let text = try? String(contentsOfFile: path, encoding: .utf8) {
          names.formUnion(MissingNames.imports(of: text))
        }
      }
      open = []
      for module in imports.subtracting(known).sorted() {
        known.insert(module)
        // A library's folder after the app's, which can have the name of a library that it shows.
        if let given = paths.dropFirst().first(where: { Self.isFolder(of: module, $0) }) {
          modules.insert(module)
          for file in Self.swiftFiles(in: PreviewSources.absolute(given)) {
            moduleOfFile[file] = module
          }
          continue
        }
        let shelved = Self.folder(of: module, in: shelves)
        guard let folder = shelved ?? project.folder(of: module) else { continue }
        modules.insert(module)
        if shelved == nil { ownFolders.append(folder) }
        let files = Self.swiftFiles(in: folder).filter { taken.insert($0).inserted }
        found[module] = files
        for file in files { moduleOfFile[file] = module }
        open += files
      }
    }
    files = found.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Whether a path is that of a folder with a module's name and files in Swift.
  private static func isFolder(of module: String, _ path: String) -> Bool {
    let name = URL(fileURLWithPath: PreviewSources.absolute(path)).lastPathComponent
    return isNamed(name, as: module) && hasSwift(path)
  }

  /// The folders with dependencies in those of a project.
  private static func shelves(in folders: [URL]) -> [String] {
    var shelves: [String] = []
    for place in folders {
      for name in places {
        let shelf = place.appendingPathComponent(name).path
        if Files.isFolder(shelf), !shelves.contains(shelf) { shelves.append(shelf) }
      }
    }
    return shelves
  }

  /// The folder of a path, and those above it up to the folder of the project.
  ///
  /// Sources of packages are compiled and run. Above the path they are taken only from a project, so that a folder
  /// that others can write to, such as that of temporary files, adds nothing to sources in it.
  private static func projectFolders(of path: String) -> [URL] {
    var place = URL(fileURLWithPath: path).standardizedFileURL
    if !Files.isFolder(place.path) { place.deleteLastPathComponent() }
    var folders: [URL] = []
    var count = 1
    while folders.count <= height, place.path != "/" {
      folders.append(place)
      let names = FileManager.default.names(in: place.path)
      if names.contains(where: isMark) { count = folders.count }
      if names.contains(".git") { break }
      place.deleteLastPathComponent()
    }
    return Array(folders.prefix(count))
  }

  /// Whether a file of this name is in the folder of a project.
  private static func isMark(_ name: String) -> Bool {
    [".git", "Package.swift", "Podfile", "Cartfile"].contains(name)
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The folder with a module's sources: a target of a package, or a pod of that name.
  private static func folder(of module: String, in shelves: [String]) -> String? {
    for shelf in shelves {
      let packages = FileManager.default.names(in: shelf).filter { !supports.contains($0) }
      var candidates: [String] = []
      for package in packages where package != module {
        candidates += ["Sources/\(module)", "Source/\(module)", module].map { "\(package)/\($0)" }
      }
      for package in packages where isNamed(package, as: module) {
        let inner = ["Sources/\(module)", "Source/\(module)", "Sources", "Source", module]
        candidates += inner.map { "\(package)/\($0)" } + [package]
      }
      // A folder of the module's name without code in Swift is another's, such as headers.
      if let found = candidates.first(where: { hasSwift("\(shelf)/\($0)") }) {
        return "\(shelf)/\(found)"
      }
    }
    return nil
  }

  /// What CocoaPods writes beside the pods.
  private static let supports: Set = ["Target Support Files", "Headers", "Local Podspecs"]

  static func hasSwift(_ folder: String) -> Bool {
    Files.isFolder(folder) && !swiftFiles(in: folder).isEmpty
  }

  /// Whether a folder has a module's name, as repositories do: `epoxy-ios` and `Epoxy`.
  static func isNamed(_ folder: String, as module: String) -> Bool {
    func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    let (whole, wanted) = (folder.lowercased(), plain(module.lowercased()))
    // `Localize-Swift` is the module `Localize_Swift`, too.
    if plain(whole) == wanted { return true }
    var name = whole
    for end in ["-ios", "-swift", ".swift", "_swift"] where name.hasSuffix(end) {
      name.removeLast(end.count)
    }
    return plain(name) == wanted
  }

  static func swiftFiles(in folder: String) -> [String] {
    let all = FileManager.default.paths(below: folder).filter(PreviewSources.isSource)
    let own = all.filter { name in
      !name.split(separator: "/").dropLast().contains { ProjectFolder.isOfExamples($0) }
    }
    // CocoaPods keeps only what a pod is compiled from, whatever the folder's name is.
    let isOfPod = own.isEmpty && folder.split(separator: "/").contains("Pods")
    return (isOfPod ? all : own).sorted().map { "\(folder)/\($0)" }
  }
}
