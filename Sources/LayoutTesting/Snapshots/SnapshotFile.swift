internal import Foundation
internal import LayoutAudit

/// The file of a snapshot: `__Snapshots__/<test file>/<test>.<name>.<ending>` beside the test's file.
package struct SnapshotFile: Hashable {
  /// The folder of all snapshots of one test file.
  let folder: String
  /// The name of the test function without its parameters.
  let test: String
  /// The file's name.
  let name: String

  var path: String { folder + "/" + name }

  init(
    testFile: String, function: String, name: String?, configuration: LayoutConfiguration?,
    ending: String
  ) {
    let url = URL(fileURLWithPath: testFile)
    folder =
      url.deletingLastPathComponent().path + "/__Snapshots__/"
      + url.deletingPathExtension().lastPathComponent
    test = Self.test(function)
    let parts = [test, name, configuration.map { "\($0)" }].compactMap { $0 }.map(Self.sanitized)
    self.name = parts.joined(separator: ".") + "." + ending
  }

  /// Creates a file with a name of one's own, in another folder if one is given.
  package init(
    testFile: String, function: String, name: String, ending: String, folder: String?
  ) {
    let usual = SnapshotFile(
      testFile: testFile, function: function, name: name, configuration: nil, ending: ending)
    self.folder = folder ?? usual.folder
    test = usual.test
    self.name = ending.isEmpty ? String(usual.name.dropLast()) : usual.name
  }

  /// The name of a function without parameters and backticks.
  package static func test(_ function: String) -> String {
    var name = function
    if name.hasPrefix("`") {
      name = String(name.dropFirst().prefix { $0 != "`" })
    } else {
      name = String(name.prefix { $0 != "(" })
    }
    return sanitized(name)
  }

  /// A text as part of a file name: letters, digits, `-` and `_`.
  static func sanitized(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if result.last != "-", !result.isEmpty {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    // Most file systems end names at 255 bytes; a test may have a long sentence for a name.
    return result.utf8.count > 120
      ? String(decoding: result.utf8.prefix(100), as: UTF8.self)
        .filter { $0 != "\u{FFFD}" } + "-" + checksum(result) : result
  }

  /// A checksum of eight digits that distinguishes long names (FNV-1a).
  private static func checksum(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return String(hash, radix: 16)
  }
}
