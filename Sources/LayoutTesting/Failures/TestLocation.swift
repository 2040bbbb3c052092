internal import Testing

/// Where in a test something was expected.
struct TestLocation: Hashable, Sendable {
  /// The place of the call.
  let source: SourceLocation
  /// The path of the call's file; XCTest takes static strings only, and a source location has none.
  let filePath: StaticString

  init(_ source: SourceLocation, _ filePath: StaticString) {
    self.source = source
    self.filePath = filePath
  }

  /// The module, the file and the line, as reports show them.
  var text: String { "\(source.fileID):\(source.line)" }

  static func == (one: TestLocation, other: TestLocation) -> Bool { one.source == other.source }

  func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
