internal import LayoutTesting

/// The settings of snapshots in a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When to record.
  public var record: Record?

  /// Creates settings.
  public init(record: Record? = nil) { self.record = record }

  /// When to record.
  ///
  /// In continuous integration, where the environment has `CI`, nothing is ever recorded.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: LayoutSnapshotRecordMode

    /// All, including those that have not changed.
    public static let all = Record(mode: .all)
    /// Those that differ, and those that are missing.
    public static let failed = Record(mode: .failed)
    /// Those that are missing.
    public static let missing = Record(mode: .missing)
    /// None.
    public static let never = Record(mode: .never)

    private init(mode: LayoutSnapshotRecordMode) { self.mode = mode }

    /// All, or those that are missing.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }
  }
}

/// Runs tests with other settings of snapshots.
///
/// - Parameters:
///   - record: When to record.
///   - operation: The tests.
/// - Returns: What the tests return.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.current?.record),
    operation: operation)
}

/// Runs asynchronous tests with other settings of snapshots.
@MainActor
public func withSnapshotTesting<Result: Sendable>(
  record: SnapshotTestingConfiguration.Record? = nil,
  operation: @MainActor () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.current?.record),
    operation: operation)
}

#if canImport(Testing)
public import Testing

extension Trait where Self == SnapshotsTrait {
  /// Sets when the snapshots of a suite or test are recorded.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> SnapshotsTrait { SnapshotsTrait(record: record) }
}

/// Sets when the snapshots of a suite or test are recorded.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Applies to suites in the suite as well.
  public let isRecursive = true
  let record: SnapshotTestingConfiguration.Record?

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      SnapshotTestingConfiguration(record: record), operation: function)
  }
}
#endif
