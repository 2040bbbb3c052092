public import Foundation

/// The functions, for code that names the module of swift-snapshot-testing: `SnapshotTesting.assertSnapshot(…)`.
public enum SnapshotTesting {
  /// Asserts that a value equals its recorded snapshot.
  @preconcurrency @MainActor
  public static func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
  ) {
    LayoutSnapshotTesting.assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, file: file, testName: testName,
      line: line)
  }

  /// Asserts that a value equals its recorded snapshot.
  @preconcurrency @MainActor
  public static func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record isRecording: Bool = false, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    LayoutSnapshotTesting.assertSnapshot(
      matching: try value(), as: strategy, named: name, record: isRecording, file: file,
      testName: testName, line: line)
  }

  /// Returns why a value does not equal its recorded snapshot; nil if it does.
  @preconcurrency @MainActor
  public static func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) -> String? {
    LayoutSnapshotTesting.verifySnapshot(
      of: try value(), as: strategy, named: name, record: record,
      snapshotDirectory: snapshotDirectory, file: file, testName: testName, line: line)
  }
}
