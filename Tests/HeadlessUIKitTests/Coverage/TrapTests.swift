import Foundation
import Testing

/// How the sources stop a program.
@Suite struct TrapTests {
  /// `precondition` and `preconditionFailure` print nothing in a release build.
  @Test func `no mistake of a program ends it without words in a release build`() throws {
    let call = try Regex(#"\b(precondition|preconditionFailure|assert|assertionFailure)\("#)
    for source in try Sources.texts(in: "Sources/HeadlessUIKit") {
      for line in source.split(separator: "\n") where !line.contains("///") {
        #expect(line.firstMatch(of: call) == nil, "\(line)")
      }
    }
  }
}
