internal import Foundation
internal import PreviewRunner

/// Purlin's own sources, from which the modules are compiled that code in previews uses.
package struct SourceTree: Sendable {
  /// The folder that contains `Sources`, `PurlinSources` and `Scripts/modules.txt`.
  let folder: String

  /// Finds the sources: those that the environment names, those that are installed beside the command, or
  /// the checkout in which it was built.
  ///
  /// - Parameters:
  ///   - named: The value of `PURLIN_SOURCES`.
  ///   - executable: The path of the running command.
  /// - Throws: ``PreviewError`` if there are none.
  package init(named: String?, executable: String) throws(PreviewError) {
    if let named, !named.isEmpty {
      guard Self.isTree(named) else {
        throw PreviewError("PURLIN_SOURCES '\(named)': has no sources of Purlin")
      }
      folder = named
      return
    }
    var place = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let installed = place.deletingLastPathComponent().appendingPathComponent("share/purlin/sources")
    if Self.isTree(installed.path) {
      folder = installed.path
      return
    }
    while place.path != "/" {
      if Self.isTree(place.path) {
        folder = place.path
        return
      }
      place.deleteLastPathComponent()
    }
    throw PreviewError(
      "previews need Purlin's sources, which are not beside the command; name a checkout with PURLIN_SOURCES=folder"
    )
  }

  private static func isTree(_ folder: String) -> Bool {
    ["Scripts/modules.txt", "Sources/PreviewRunner", "PurlinSources/Sources/SourceAdapting"]
      .allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  /// The files in a folder of the tree, in the order of their paths, without documentation.
  func files(in part: String) -> [String] {
    FileManager.default.paths(below: "\(folder)/\(part)").filter { name in
      [".swift", ".c", ".h", ".modulemap"].contains { name.hasSuffix($0) }
        || name.hasPrefix("Resources/")
    }.sorted().map { "\(folder)/\(part)/\($0)" }
  }

  /// The table of modules: which of them each one imports.
  func table() throws(PreviewError) -> ModuleTable {
    let path = "\(folder)/Scripts/modules.txt"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw PreviewError("\(path): cannot be read")
    }
    return ModuleTable(text) { FileManager.default.fileExists(atPath: "\(folder)/Sources/\($0)") }
  }
}
