internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner

/// The folders with the sources of a project's own modules: frameworks of its Xcode project, and targets of packages
/// in it.
///
/// Only names of folders are read, and manifests of packages; Xcode projects are not. A target of Xcode is found by a
/// folder of its name.
struct ProjectModules {
  /// The folders below the project's, those that are less deep first.
  private var folders: [String] = []
  /// The manifests among them.
  private let manifests: [String]

  /// How deep folders are searched, and how many.
  private static let (depth, count) = (5, 20_000)
  /// Endings of folders that are one file for their user.
  private static let wholes = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".lproj", ".bundle", ".framework", ".xcframework",
    ".docc", ".xcdatamodeld",
  ]

  /// Lists the folders of a project.
  ///
  /// - Parameter roots: The folder of the project, or some of its folders.
  init(in roots: [String]) {
    var (level, manifests) = (roots, [String]())
    for _ in 0...Self.depth {
      var next: [String] = []
      for folder in level {
        for name in FileManager.default.names(in: folder) where !name.hasPrefix(".") {
          let path = "\(folder)/\(name)"
          if name == "Package.swift" { manifests.append(path) }
          guard !ProjectFolder.isWithoutSources(name), !ProjectFolder.isOfExamples(name),
            !Self.wholes.contains(where: name.hasSuffix),
            next.count + folders.count < Self.count, Files.isFolder(path)
          else { continue }
          next.append(path)
        }
      }
      folders += next
      level = next
    }
    self.manifests = manifests
  }

  /// The folder with a module's sources: the path that a manifest gives its target, or a folder of its name.
  func folder(of module: String) -> String? {
    for manifest in manifests {
      guard let path = Self.path(of: module, in: manifest), Files.isFolder(path)
      else { continue }
      return path
    }
    let named = folders.filter { $0.hasSuffix("/\(module)") }
    // Of a package's folder only the target is meant.
    let inner = named.lazy.flatMap { ["\($0)/Sources/\(module)", "\($0)/Sources", $0] }
    return inner.first { PackageSources.hasSwift($0) }
  }

  /// The path of a target for which a manifest gives one.
  static func path(of module: String, in manifest: String) -> String? {
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return nil }
    for part in text.split(separator: "arget(").dropFirst() {
      guard let name = part.firstMatch(of: /name:\s*"([^"]+)"/)?.1, name == module,
        let path = part.firstMatch(of: /\bpath:\s*"([^"]+)"/)?.1
      else { continue }
      return URL(fileURLWithPath: manifest).deletingLastPathComponent()
        .appendingPathComponent(String(path)).standardizedFileURL.path
    }
    return nil
  }
}
