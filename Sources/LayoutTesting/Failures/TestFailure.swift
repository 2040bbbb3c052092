internal import Foundation

#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif

/// Reports failures of expectations to the framework that runs the test.
package enum TestFailure {
  /// Receives the failures instead of the framework, in the tests of this module.
  @TaskLocal package static var listener: (@Sendable (String, TestLocation) -> Void)?

  /// Records a failure of the current test.
  ///
  /// A test of Swift Testing is known to its task. Where there is none, such as in a callback, the
  /// arguments of the process say which framework runs: SwiftPM starts each in a process of its own.
  package static func record(_ message: String, at location: TestLocation) {
    if let listener { return listener(message, location) }
    #if canImport(Testing)
    if Test.current != nil || runsSwiftTesting {
      // The column is not known: it would be one more argument of each expectation.
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: location.fileID, filePath: "\(location.file)", line: Int(location.line), column: 1
        )
      )
      return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: location.file, line: location.line)
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
