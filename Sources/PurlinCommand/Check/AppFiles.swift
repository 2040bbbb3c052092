internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import SourceReading

/// The files of an app that its documents and sources are checked with.
///
/// As for documents, hidden entries, links and what `.gitignore` names are left out; folders of tests and of build products,
/// too. Of dependencies only the names of their documents and resources count.
struct AppFiles {
  /// The source files, in order of their paths.
  private(set) var sources: [String] = []
  /// The documents, in order of their paths.
  private(set) var documents: [String] = []
  /// The documents of dependencies, whose names code can use.
  private(set) var borrowed: [String] = []
  /// What the app has besides, without its fonts.
  private(set) var resources = SourceChecker.Resources()
  /// The names of the app's modules.
  private(set) var modules: Set<String> = []
  private var hasApp = false
  private var listedNames: Set<String> = []
  private var hasImages = false
  /// The number of submodules that are not checked out.
  private(set) var emptySubmodules = 0
  /// Whether there are more than ``limit`` source files.
  private(set) var isCut = false

  /// The greatest number of source files.
  static let limit = 50_000

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - everything: Whether ignored files and sources in no target of a project are found, too.
  ///   - named: The absolute paths of source files that are not left out.
  init(in folder: String, everything: Bool, named: Set<String> = []) {
    emptySubmodules = Self.emptySubmodules(of: folder)
    var open: [(path: String, ignored: IgnoredPaths, isForeign: Bool)] = [
      (folder, everything ? IgnoredPaths() : IgnoredPaths(above: folder), false)
    ]
    let root = folder
    while let (folder, above, isForeign) = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      var ignored = above
      if !everything, names.contains(".gitignore") { ignored.add(in: folder) }
      for name in names where !name.hasPrefix(".") {
        let path = (folder == "/" ? "" : folder) + "/" + name
        let kind = Self.kind(of: path)
        guard let kind, !ignored.contains(path, isFolder: kind == .folder) else { continue }
        if kind == .file {
          add(name, path, isForeign: isForeign)
        } else if !addFolder(name, path, isForeign: isForeign) {
          let isOfLibrary =
            ProjectFolder.isForeign(name)
            || !everything && folder != root && ProjectFolder.isOfSamples(name, beside: names)
          open.append((path, ignored, isForeign || isOfLibrary))
        }
        if sources.count >= Self.limit {
          isCut = true
          return
        }
      }
    }
    if !everything {
      var unbuilt = UnbuiltFiles()
      sources.removeAll { unbuilt.contains($0) }
    }
    sources = named.union(sources).sorted()
    documents.sort()
    borrowed.sort()
    if hasApp {
      resources.listed = listedNames
      if !hasImages { resources.lacksCatalogs = true }
    }
    resources.isPartial = emptySubmodules > 0
  }

  private enum Kind { case file, folder }

  /// What a path is; nil for links and others.
  private static func kind(of path: String) -> Kind? {
    var info = stat()
    guard unsafe lstat(path, &info) == 0 else { return nil }
    return info.isRegular ? .file : info.isFolder ? .folder : nil
  }

  private mutating func add(_ name: String, _ path: String, isForeign: Bool) {
    if Files.isDocument(name) {
      if isForeign { borrowed.append(path) } else { documents.append(path) }
    } else if name == "Package.swift" {
      if !isForeign { readPackage(path) }
    } else if SourceLanguage(fileName: name) != nil {
      if isForeign { addLibraryClasses(name, path) } else { sources.append(path) }
    } else if name.hasSuffix(".nib") {
      resources.absent.insert(Self.stem(of: name))
    } else if name.hasSuffix(".plist") {
      if !isForeign { readNames(path) }
    } else if let dot = name.lastIndex(of: "."),
      ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic"]
        .contains(name[name.index(after: dot)...].lowercased())
    {
      hasImages = hasImages || !isForeign
      resources.images.insert(Self.stem(of: name))
      resources.images.insert(String(name[..<dot]))
    }
  }

  /// The greatest number of names of library classes, and the greatest length of a header in bytes.
  private static let (mostClasses, longestHeader) = (100_000, 1 << 18)

  /// Adds the classes of a library's source file: that of its name, and those of which a header has the interface.
  private mutating func addLibraryClasses(_ name: String, _ path: String) {
    guard resources.libraryClasses.count < Self.mostClasses else { return }
    resources.libraryClasses.insert(String(name.prefix { $0 != "." && $0 != "+" }))
    guard name.hasSuffix(".h"), let bytes = try? InputFile.read(path, limit: Self.longestHeader)
    else { return }
    let words = bytes.split { byte in
      byte < 0x80 && byte != UInt8(ascii: "_") && byte != UInt8(ascii: "@")
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let keyword = Array("@interface".utf8)
    for (word, next) in zip(words, words.dropFirst()) where word.elementsEqual(keyword) {
      resources.libraryClasses.insert(String(decoding: next, as: UTF8.self))
    }
  }

  /// The name of a file without its extension, scale and device.
  private static func stem(of name: String) -> String {
    let stem = (name as NSString).deletingPathExtension
    return stem.split(whereSeparator: { "@~".contains($0) }).first.map(String.init) ?? stem
  }

  /// The number of submodules of a repository whose folders have no files.
  private static func emptySubmodules(of root: String) -> Int {
    guard let bytes = try? InputFile.read(root + "/.gitmodules", limit: 1 << 20) else { return 0 }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).count { line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, parts[0] == "path" else { return false }
      let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + parts[1])
      return names?.isEmpty ?? true
    }
  }

  /// Adds what a folder stands for, and returns whether its files are not searched.
  private mutating func addFolder(_ name: String, _ path: String, isForeign: Bool) -> Bool {
    // The name of an image can end in periods.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let stem = parts.dropLast().joined(separator: ".")
    switch parts.count > 1 ? parts.last : nil {
    case "imageset", "appiconset", "symbolset", "launchimage", "imagestack":
      hasImages = hasImages || !isForeign
      resources.images.insert(stem)
      return true
    case "colorset":
      resources.colors.insert(stem)
      return true
    case "xcodeproj":
      if !isForeign { readProject(path + "/project.pbxproj") }
      return true
    case "xcdatamodeld":
      return isForeign
    case "xcdatamodel":
      if !isForeign { readNames(path + "/contents") }
      return true
    case "nib", "storyboardc":
      resources.absent.insert(stem)
      return true
    case "framework", "xcframework", "xcworkspace", "docc":
      return true
    default:
      return ProjectFolder.isWithoutSources(name) && !ProjectFolder.dependencies.contains(name)
    }
  }

  // MARK: Modules

  /// Reads the names of an Xcode project's targets and products, and its version of Swift.
  private mutating func readProject(_ path: String) {
    guard let project = XcodeProject.project(path) else { return }
    for paths in project.files.values
    where !paths.contains(where: FileManager.default.fileExists(atPath:)) {
      for path in paths {
        resources.absent.insert(Self.stem(of: (path as NSString).lastPathComponent))
        if path.hasSuffix(".xcassets") || path.hasSuffix(".bundle") {
          resources.lacksCatalogs = true
        }
      }
    }
    for target in project.targets {
      addModule(target.name)
      for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
        for name in target.values(of: key) { addModule(name) }
      }
    }
    for list in project.propertyLists() { readNames(list) }
    if project.lacksPropertyList {
      // A list that is not here can name any storyboard.
      let files = project.targets.flatMap(\.allFiles).filter { $0.hasSuffix(".storyboard") }
      listedNames.formUnion(files.map { Self.stem(of: ($0 as NSString).lastPathComponent) })
    }
    // The build writes these into property lists.
    for setting in (try? String(contentsOfFile: path, encoding: .utf8))?.matches(
      of: /StoryboardFile = "?([^";]+)"?;|StoryboardName = "?([^";]+)"?;/) ?? []
    {
      // With the extension, as Xcode's list of files writes it, or without.
      for name in [setting.1, setting.2].compactMap({ $0.map(String.init) }) {
        listedNames.formUnion([name, Self.stem(of: name)])
      }
    }
    hasApp = hasApp || project.targets.contains(where: \.isApp)
    resources.mayUseSwift2 = resources.mayUseSwift2 || project.mayUseSwift2
    let target = project.oldestSystem.flatMap { SystemVersion($0) }
    resources.deploymentTarget = [resources.deploymentTarget, target].compactMap(\.self).min()
  }

  /// Reads the names in a file: texts of property lists, and whatever is written like the name of a class.
  private mutating func readNames(_ path: String) {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else { return }
    if let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    {
      addTexts(of: list)
    }
    let words = String(decoding: bytes, as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    listedNames.formUnion(words.filter { $0.first?.isUppercase == true }.map(String.init))
  }

  private mutating func addTexts(of value: Any) {
    switch value {
    case let text as String: listedNames.insert(text)
    case let list as [Any]: for value in list { addTexts(of: value) }
    case let values as [String: Any]: for value in values.values { addTexts(of: value) }
    default: break
    }
  }

  /// Reads the names of a package's targets.
  private mutating func readPackage(_ path: String) {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for match in text.matches(of: /\.(?:executableT|testT|t)arget\(\s*name:\s*"([^"]+)"/) {
      addModule(String(match.1))
    }
  }

  /// Adds a module by the name of its target.
  private mutating func addModule(_ name: String) {
    guard !name.isEmpty, !name.contains("$"), !name.contains("/") else { return }
    modules.insert(String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
  }
}
