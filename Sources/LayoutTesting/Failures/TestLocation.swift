/// The place of an expectation in a test.
package struct TestLocation: Hashable, Sendable {
  /// The path of the file; XCTest accepts only static strings.
  let file: StaticString
  let line: UInt

  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file with its folder, as in Swift Testing: `LoginTests/LoginTests.swift`.
  var fileID: String {
    let parts = "\(file)".split { $0 == "/" || $0 == "\\" }.suffix(2)
    return parts.count < 2 ? "Tests/\(file)" : parts.joined(separator: "/")
  }

  /// The file and the line, as reports show them.
  var text: String { "\(fileID):\(line)" }

  package static func == (one: TestLocation, other: TestLocation) -> Bool {
    one.line == other.line && "\(one.file)" == "\(other.file)"
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine("\(file)")
    hasher.combine(line)
  }
}
