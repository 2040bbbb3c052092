package import Testing

/// Starts tests after those that are isolated to the main actor.
///
/// Tests of views run one at a time, on the main actor. Such a test reaches it by way of the threads of all
/// tests, twice, and these take what waits in order: without this trait the tests of views would begin when all
/// others have ended, and then have one core of many. Suites of long tests that need no view have it.
package struct LateTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite share its trait.
  package var isRecursive: Bool { true }

  /// Lets what waits for a thread have one, then runs the test.
  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run {}
    // More often than a test reaches the main actor and returns, so that all are there.
    for _ in 0..<50 { await Task.yield() }
    try await function()
  }
}

extension Trait where Self == LateTrait {
  /// The test starts after those that are isolated to the main actor.
  package static var late: Self { LateTrait() }
}
