internal import Foundation

#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif

/// Where in a test something was expected.
struct SourcePlace: Hashable, Sendable {
  var fileID: String
  var filePath: StaticString
  var line: UInt
  var column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  static func == (one: SourcePlace, other: SourcePlace) -> Bool {
    one.fileID == other.fileID && one.line == other.line && one.column == other.column
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
    hasher.combine(column)
  }
}

/// Failures of expectations, told to the framework that runs the test.
enum TestFailure {
  /// Who hears of a failure, where it is not the framework: the tests of this module.
  @TaskLocal static var listener: (@Sendable (String, SourcePlace) -> Void)?

  /// Records a failure of the test that runs.
  ///
  /// A test of Swift Testing is known to its task. Where there is none, such as in a callback, the
  /// arguments of the process say which framework runs: SwiftPM starts each in a process of its own.
  static func record(_ message: String, at place: SourcePlace) {
    if let listener { return listener(message, place) }
    #if canImport(Testing)
    if Test.current != nil || runsSwiftTesting {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column)))
      return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: place.filePath, line: place.line)
    #else
    preconditionFailure("neither Swift Testing nor XCTest runs this test: \(message)")
    #endif
  }

  private static let runsSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(place + 1).first == "swift-testing"
  }()
}
