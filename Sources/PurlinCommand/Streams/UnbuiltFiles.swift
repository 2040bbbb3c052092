internal import Foundation
internal import InterfaceCanvas

/// The documents and sources that no target of an Xcode project contains, such as copies that were left.
///
/// A project that lists no file of a kind says nothing about that kind, nor one above a package, which has files of its
/// own.
struct UnbuiltFiles {
  private enum Kind {
    case document, source

    init?(_ path: String) {
      switch (path as NSString).pathExtension.lowercased() {
      case "storyboard", "xib": self = .document
      case "swift", "m", "mm": self = .source
      default: return nil
      }
    }
  }

  /// What the projects around a folder list.
  private struct Surroundings {
    /// The kinds of which the nearest projects list files.
    var kinds: Set<Kind> = []
    /// The projects of the repository.
    var all: [XcodeProject] = []
  }

  private var surroundings: [String: Surroundings] = [:]
  private var projects: [String: [XcodeProject]] = [:]
  private var kinds: [String: Set<Kind>] = [:]

  /// Returns whether projects have files of its kind, and not the one at a path.
  mutating func contains(_ file: String) -> Bool {
    let path = LintPaths.absolute(file)
    guard let kind = Kind(path) else { return false }
    let around = surroundings(of: (path as NSString).deletingLastPathComponent)
    guard around.kinds.contains(kind) else { return false }
    let name = (path as NSString).lastPathComponent.lowercased()
    return !around.all.contains { project in
      project.targets.contains { $0.contains(path) }
        // A file that was moved is not certain.
        || project.files[name]?.contains { !FileManager.default.fileExists(atPath: $0) } ?? false
    }
  }

  private mutating func surroundings(of folder: String) -> Surroundings {
    if let found = surroundings[folder] { return found }
    var found = Surroundings()
    let places = FolderIndex.places(near: folder)
    let nearest = XcodeProject.nearest(in: places)
    if let own = nearest.first?.folder,
      !places.prefix(through: places.firstIndex(of: own) ?? 0).contains(where: Self.isPackage)
    {
      for project in nearest { found.kinds.formUnion(kinds(of: project)) }
      found.all = all(in: places.last ?? own)
    }
    surroundings[folder] = found
    return found
  }

  /// Returns the kinds of which a project has files.
  private mutating func kinds(of project: XcodeProject) -> Set<Kind> {
    if let found = kinds[project.path] { return found }
    let found = Set(project.targets.flatMap(\.allFiles).compactMap(Kind.init))
    kinds[project.path] = found
    return found
  }

  private mutating func all(in root: String) -> [XcodeProject] {
    if let found = projects[root] { return found }
    let found = FolderIndex([root]).projects.compactMap(XcodeProject.project)
    projects[root] = found
    return found
  }

  private static func isPackage(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
  }
}
