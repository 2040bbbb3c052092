internal import Foundation
internal import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// Failures of expectations, told to the framework that runs the test.
enum TestFailure {
  /// Receives failures instead of the framework, in the tests of this module.
  @TaskLocal static var listener: (@Sendable (String, TestLocation) -> Void)?

  /// Records a failure of the test that runs.
  ///
  /// A test of Swift Testing is known to its task. Where there is none, such as in a callback, the
  /// arguments of the process say which framework runs: SwiftPM starts each in a process of its own.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - location: The call that expects a layout.
  ///   - part: The place in its closure that expects something of a view.
  static func record(_ message: String, at location: TestLocation, part: SourceLocation? = nil) {
    let place = part ?? location.source
    if let listener { return listener(message, TestLocation(place, location.filePath)) }
    if Test.current != nil || runsSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    #if canImport(XCTest)
    if place.fileID == location.source.fileID {
      XCTFail(message, file: location.filePath, line: UInt(place.line))
    } else {
      // A function in another file, whose path is not known as a static string.
      XCTFail(
        "\(place.fileID):\(place.line): \(message)", file: location.filePath,
        line: UInt(location.source.line))
    }
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
