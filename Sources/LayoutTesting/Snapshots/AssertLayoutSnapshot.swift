internal import Foundation
public import HeadlessUIKit
public import LayoutAudit
internal import LayoutRendering

/// Asserts that a layout equals its recorded snapshot.
///
///     @Test @MainActor func login() {
///       assertLayoutSnapshot(of: LoginViewController())
///       assertLayoutSnapshot(of: LoginViewController(), as: .svg, on: .matrix(
///         screens: [.iPhoneSE, .iPadPro11], directions: .both))
///     }
///
/// The first run records `__Snapshots__/LoginTests/login.txt` beside the test's file, and fails, so that
/// no snapshot passes before it was reviewed. Later runs compare with it. A failure shows the changed lines and
/// writes the pictures before and after, and their difference, into the run's HTML report, whose path the
/// failure names. The same code gives the same bytes on every machine, in any order and concurrently.
///
/// What is recorded can be chosen for a run by the environment: `LAYOUT_SNAPSHOT_RECORD=failed swift
/// test`. Where the environment has `CI`, nothing is recorded, and a missing snapshot is a failure.
///
/// - Parameters:
///   - content: Creates a view controller, or a view that fills the screen; called once for each
///     combination.
///   - snapshotting: The format: `.layout`, `.json`, `.svg`, `.accessibility` or your own.
///   - matrix: The combinations; each has its own file.
///   - name: Distinguishes several snapshots of one test.
///   - mode: When to record; by default `LAYOUT_SNAPSHOT_RECORD` of the environment, or missing snapshots.
///   - tolerance: The difference between numbers that is accepted, in points.
///   - environment: The UIKit generation, fonts, images and log; the current ones by default.
///   - filePath: The path of the test.
///   - testName: The name of the test.
///   - line: The line in the test.
/// - Throws: What `content` throws.
@MainActor
public func assertLayoutSnapshot(
  of content: @autoclosure () throws -> UIResponder, as snapshotting: LayoutSnapshotting = .layout,
  on matrix: LayoutMatrix = .iPhone17, named name: String? = nil,
  record mode: LayoutSnapshotRecordMode? = nil, tolerance: Double = 0,
  environment: LayoutEnvironment? = nil, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) rethrows {
  let location = TestLocation(filePath, line)
  let configurations = matrix.configurations
  var problems: [String] = []
  for configuration in configurations {
    let file = SnapshotFile(
      testFile: "\(filePath)", function: testName, name: name,
      configuration: configurations.count > 1 ? configuration : nil,
      ending: snapshotting.pathExtension)
    let screen = try LaidOutScreen(in: configuration, environment: environment, content)
    let title = [SnapshotFile.test(testName), name].compactMap { $0 }.joined(separator: " ")
    let text = snapshotting.text(screen, title)
    let comparison = SnapshotComparison(
      file: file, text: text, snapshotting: snapshotting, tolerance: tolerance,
      mode: SnapshotSettings.mode(asked: mode), location: location)
    if let problem = comparison.run(picture: {
      snapshotting.picture(text) ?? LayoutRenderer().svg(of: screen.snapshot(name: title))
    }) {
      problems.append(
        configurations.count > 1 ? "on \(configuration): \(problem)" : problem)
    }
    screen.dismantle()
  }
  guard !problems.isEmpty else { return }
  var message = problems.prefix(4).joined(separator: "\n")
  if problems.count > 4 {
    message += "\n… and \(problems.count - 4) more of \(configurations.count) combinations"
  }
  TestFailure.record(message, at: location)
}

/// The settings of the environment for recording.
package enum SnapshotSettings {
  /// Replaces the environment of the process in tests of snapshots.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  /// Whether the tests run in continuous integration, which never records.
  static var isContinuousIntegration: Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  package static func mode(asked: LayoutSnapshotRecordMode?) -> LayoutSnapshotRecordMode {
    if isContinuousIntegration { return .never }
    let word = environment["LAYOUT_SNAPSHOT_RECORD"] ?? environment["SNAPSHOT_TESTING_RECORD"]
    return asked ?? word.flatMap { LayoutSnapshotRecordMode(rawValue: $0) } ?? .missing
  }
}

/// One comparison of a layout with its file.
package struct SnapshotComparison {
  let file: SnapshotFile
  let text: String
  let snapshotting: LayoutSnapshotting
  let tolerance: Double
  let mode: LayoutSnapshotRecordMode
  let location: TestLocation
  /// Compares texts that are not of a screen.
  let ownDifference: ((_ old: String, _ new: String) -> String?)?

  /// Creates a comparison; `difference` compares in another way than the format does.
  package init(
    file: SnapshotFile, text: String, snapshotting: LayoutSnapshotting, tolerance: Double = 0,
    mode: LayoutSnapshotRecordMode, location: TestLocation,
    difference: ((_ old: String, _ new: String) -> String?)? = nil
  ) {
    ownDifference = difference
    self.file = file
    self.text = text
    self.snapshotting = snapshotting
    self.tolerance = tolerance
    self.mode = mode
    self.location = location
  }

  /// Compares or records; returns the failure.
  package func run(picture: () -> String?) -> String? {
    if let clash = SnapshotRun.shared.note(file, text) { return clash }
    let manager = FileManager.default
    let old = manager.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    guard let old else {
      guard mode != .never else {
        return "there is no snapshot \(file.path), and "
          + (SnapshotSettings.isContinuousIntegration ? "CI does not record" : "none is recorded")
          + "; run the test on your machine and commit the file"
      }
      return record(why: "there was none", picture)
    }
    if mode == .all {
      return old == text
        ? "recorded \(file.path) again; it did not change"
        : record(
          why: "all are recorded", picture)
    }
    let difference =
      ownDifference.map { $0(old, text) } ?? snapshotting.difference(old, text, tolerance)
    guard let difference else { return nil }
    if mode == .failed { return record(why: "it differed", picture) }
    let report = LayoutTestReport.shared.add(
      ReportEntry(
        test: "\(file.test)", place: location.text, snapshot: file.path,
        message: difference, before: snapshotting.picture(old) ?? snapshotting.wireframe(old),
        after: snapshotting.wireframe(text) ?? picture()))
    return "the layout is not as recorded in \(file.path):\n\(difference)"
      + "\nReport: \(report)\nTo record it anew: LAYOUT_SNAPSHOT_RECORD=failed swift test"
  }

  private func record(why: String, _ picture: () -> String?) -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: file.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
    } catch {
      return "\(file.path) cannot be written: \(error.localizedDescription)"
    }
    LayoutTestReport.shared.add(
      ReportEntry(
        test: "\(file.test)", place: location.text, snapshot: file.path,
        message: "recorded, as \(why)", before: nil, after: picture()))
    return "recorded \(file.path), as \(why); look at it, then run the test again"
  }
}
