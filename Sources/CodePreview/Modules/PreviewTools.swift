internal import Foundation
internal import IsolatedWork

/// What was compiled for previews with one compiler from one version of Purlin's sources.
struct PreviewTools: Codable, Sendable {
  /// The folders with the modules that code may import.
  var moduleFolders: [String]
  /// The folder with the library that contains these modules.
  var libraryFolder: String
  /// The program that runs compiled code.
  var runner: String
  /// The program that adapts sources; `purlin-port`.
  var adapter: String

  /// The name of the library.
  static let libraryName = "PurlinPreview"

  /// The names of the modules in the folders.
  var modules: [String] { moduleFolders.flatMap(SwiftToolchain.modules) }

  /// Whether everything is still there.
  var isComplete: Bool {
    (moduleFolders + [libraryFolder, runner, adapter])
      .allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}

extension CacheKey {
  /// Adds files below a folder, each with its path there and its contents.
  mutating func add(files: [String], in folder: String) throws(PreviewError) {
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PreviewError("\(path): cannot be read")
      }
      add(path.dropPrefix(folder), bytes: Array(data))
    }
  }
}
