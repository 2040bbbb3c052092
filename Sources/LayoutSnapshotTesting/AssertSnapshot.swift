public import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import LayoutRendering
internal import LayoutTesting

/// Asserts that a value equals its recorded snapshot, as `assertSnapshot` of swift-snapshot-testing does.
///
///     import LayoutSnapshotTesting
///
///     func testLogin() async {
///       assertSnapshot(of: LoginViewController(), as: .image(on: .iPhoneX))
///       assertSnapshot(of: LoginViewController(), as: .recursiveDescription)
///     }
///
/// Files have the names that swift-snapshot-testing gives them, `__Snapshots__/LoginTests/testLogin.1.svg`, so that
/// those that a Mac recorded, `testLogin.1.png`, stay beside them. Everything else is as in `assertLayoutSnapshot` of
/// `LayoutTesting`.
///
/// - Parameters:
///   - value: The value.
///   - strategy: How it is written.
///   - name: Distinguishes several snapshots of one test; a number by default.
///   - record: When to record.
///   - timeout: Has no effect.
///   - file: The path of the test.
///   - testName: The name of the test.
///   - line: The line in the test.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  let problem = verifySnapshot(
    of: try value(), as: strategy, named: name, record: record, timeout: timeout, file: file,
    testName: testName, line: line)
  if let problem { TestFailure.record(problem, at: TestLocation(file, line)) }
}

/// Asserts that a value equals its recorded snapshot.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name,
    record: SnapshotTestingConfiguration.Record(booleanLiteral: isRecording), file: file,
    testName: testName, line: line)
}

/// Asserts that a value equals its recorded snapshot, by the name of before version 1.12.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record isRecording: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name, record: isRecording ? .all : nil, file: file,
    testName: testName, line: line)
}

/// Asserts that a value equals its recorded snapshots, which are named by the keys.
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, file: file, testName: testName,
      line: line)
  }
}

/// Asserts that a value equals its recorded snapshots.
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, file: file, testName: testName, line: line)
  }
}

/// Returns why a value does not equal its recorded snapshot; nil if it does.
///
/// The snapshot is beside the test, unless another folder is given.
@preconcurrency @MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) -> String? {
  do {
    let place = SnapshotFile(
      testFile: "\(file)", function: testName,
      name: name ?? SnapshotNumbers.next(of: testName, in: "\(file)"),
      ending: strategy.pathExtension ?? "", folder: snapshotDirectory)
    let mode = SnapshotSettings.mode(
      asked: (record ?? SnapshotTestingConfiguration.current?.record)?.mode)
    let location = TestLocation(file, line)
    switch try strategy.content(try value()) {
    case .text(let text, let difference):
      let format = LayoutSnapshotting(pathExtension: strategy.pathExtension ?? "") { _, _ in text }
      return SnapshotComparison(
        file: place, text: text, snapshotting: format, mode: mode, location: location,
        difference: difference
      ).run { nil }
    case .screen(let content, let surface, let format):
      let screen = surface.layOut(content)
      defer { screen.dismantle() }
      let title = [SnapshotFile.test(testName), name].compactMap(\.self).joined(separator: " ")
      let text = format.text(screen, title)
      return SnapshotComparison(
        file: place, text: text, snapshotting: format, mode: mode, location: location
      ).run {
        format.drawing(text) ?? LayoutRenderer().svg(of: screen.snapshot(name: title))
      }
    }
  } catch {
    return "no snapshot can be made: \(error)"
  }
}

/// The numbers of the snapshots without a name.
@MainActor
enum SnapshotNumbers {
  private static var counts: [String: Int] = [:]

  static func next(of test: String, in file: String) -> String {
    counts["\(file)\n\(test)", default: 0] += 1
    return "\(counts["\(file)\n\(test)", default: 0])"
  }
}
