/// Where in a test something was expected.
struct TestLocation: Hashable, Sendable {
  /// The path of the file; XCTest takes static strings only.
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file with its folder: `LoginTests/LoginTests.swift`, as Swift Testing calls a file of a module.
  var fileID: String {
    let parts = "\(file)".split { $0 == "/" || $0 == "\\" }.suffix(2)
    return parts.count < 2 ? "Tests/\(file)" : parts.joined(separator: "/")
  }

  /// The file and the line, as reports show them.
  var text: String { "\(fileID):\(line)" }

  static func == (one: TestLocation, other: TestLocation) -> Bool {
    one.line == other.line && "\(one.file)" == "\(other.file)"
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine("\(file)")
    hasher.combine(line)
  }
}
