internal import Foundation

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

/// Computes the key of what something is made of: the digest of its texts.
struct PartKey {
  private var bytes: [UInt8] = []

  init(_ parts: [String]) { for part in parts { add(part) } }

  mutating func add(_ text: String) {
    bytes += Array("\(text.utf8.count):".utf8) + Array(text.utf8)
  }

  mutating func addFile(_ path: String, name: String) throws(PreviewError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PreviewError("\(path): cannot be read")
    }
    add(name)
    bytes += Array("\(data.count):".utf8) + Array(data)
  }

  /// The key, as hexadecimal digits.
  func text(_ digest: ([UInt8]) -> String) -> String { digest(bytes) }
}
