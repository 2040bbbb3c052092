internal import Foundation
internal import InterfaceCanvas

/// The documents that no target of an Xcode project contains, such as copies that were left.
///
/// A project that lists no documents says nothing, nor one above a package, whose documents are resources of it.
struct UnbuiltDocuments {
  /// The projects of each repository.
  private var projects: [String: [XcodeProject]] = [:]

  /// Returns whether projects have documents, and not the one at a path.
  mutating func contains(_ document: String) -> Bool {
    let path = LintPaths.absolute(document)
    let places = FolderIndex.places(near: path)
    let nearest = XcodeProject.nearest(in: places)
    guard let folder = nearest.first?.folder, nearest.contains(where: { !$0.documents.isEmpty }),
      !places.prefix(through: places.firstIndex(of: folder) ?? 0).contains(where: Self.isPackage)
    else { return false }
    let name = (path as NSString).lastPathComponent.lowercased()
    return !all(in: places.last ?? folder).contains { project in
      project.targets.contains { $0.contains(path) }
        // A document that was moved is not certain.
        || project.documents.contains {
          ($0 as NSString).lastPathComponent.lowercased() == name
            && !FileManager.default.fileExists(atPath: $0)
        }
    }
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
