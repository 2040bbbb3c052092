internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner

/// The Swift files whose previews are shown.
package struct PreviewSources: Sendable {
  /// The paths as they were given.
  package let paths: [String]
  /// Returns the files in folders that are left out.
  private let unbuilt: @Sendable ([String]) -> Set<String>

  /// Creates sources of files and folders.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - unbuilt: Returns which files of folders no target of their project has.
  package init(
    _ paths: [String],
    leavingOut unbuilt: @escaping @Sendable ([String]) -> Set<String> = { _ in [] }
  ) {
    (self.paths, self.unbuilt) = (paths, unbuilt)
  }

  /// The files, in the order of their paths: those that are named, and those in the folders, without hidden
  /// folders, tests, what package managers put there, and files that no target of their project has.
  package func files() throws(PreviewError) -> [String] {
    let listed = try listed()
    return listed.built + listed.unbuilt.filter(Self.hasPreview)
  }

  /// The files in the folders that no target of their project has, and that are therefore not compiled.
  func leftOut() throws(PreviewError) -> [String] {
    try listed().unbuilt.filter { !Self.hasPreview($0) }
  }

  /// The files, and those that no target has, of which one with a preview is new and meant.
  private func listed() throws(PreviewError) -> (built: [String], unbuilt: [String]) {
    var files: [String] = []
    var others: [String] = []
    for (number, given) in paths.enumerated() {
      // A library's folder after the app's: its examples are not the app's.
      let path = number > 0 ? Self.sourceFolder(ofPackage: given) ?? given : given
      guard let info = Folder.Info(at: path) else {
        throw PreviewError("\(path): no such file or directory")
      }
      guard info.isFolder else {
        guard path.hasSuffix(".swift") else {
          throw PreviewError("\(path): is not a Swift file; 'purlin show' shows documents")
        }
        files.append(path)
        continue
      }
      let found = FileManager.default.paths(below: path).filter(Self.isSource).sorted()
        .map { "\(path)/\($0)" }
      guard !found.isEmpty else { throw PreviewError("\(path): has no Swift files") }
      let unbuilt = unbuilt(found)
      // A folder that is named and has none of the project's files is meant as it is.
      let isOfProject = unbuilt.count < found.count
      files += found.filter { !isOfProject || !unbuilt.contains($0) }
      others += found.filter { isOfProject && unbuilt.contains($0) }
    }
    var seen: Set<String> = []
    func new(_ paths: [String]) -> [String] {
      paths.map(Self.absolute).filter { seen.insert($0).inserted }
    }
    return (new(files), new(others))
  }

  private static func hasPreview(_ path: String) -> Bool {
    (try? String(contentsOfFile: path, encoding: .utf8))?.contains("#Preview") ?? false
  }

  /// The folder with the sources of a package in a folder; nil if it is none, or has no such folder.
  private static func sourceFolder(ofPackage path: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".podspec") }) else {
      return nil
    }
    return ["Sources", "Source"].map { "\(path)/\($0)" }
      .first { !PackageSources.swiftFiles(in: $0).isEmpty }
  }

  /// Whether a path below a folder is that of a source of an app.
  static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    let parts = path.split(separator: "/")
    if parts.last == "Package.swift" { return false }
    return !parts.contains { $0.hasPrefix(".") }
      && !parts.dropLast().contains { ProjectFolder.isWithoutSources($0) }
  }

  /// The folders, in which an app's resources are found.
  var folders: [String] { paths.filter(Files.isFolder).map(Self.absolute) }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The state of the files on disc: changes whenever one is written, added or removed.
  package func state() -> String {
    // Files of no target as well, which are not read for it: a preview can be added to one.
    let listed = try? listed()
    return ((listed?.built ?? []) + (listed?.unbuilt ?? [])).map { path in
      guard let info = Folder.Info(at: path) else { return path }
      let time = info.changed
      return "\(path) \(info.st_ino) \(info.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }.joined(separator: "\n")
  }
}
