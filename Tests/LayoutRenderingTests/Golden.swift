import Foundation
import Testing

/// Recorded output beside the tests; `PURLIN_RECORD=1` writes it anew and fails.
enum Golden {
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["PURLIN_RECORD"] == "1"
  }

  static func folder(beside file: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens")
  }

  /// Compares a text with the recorded one of that name.
  static func expect(
    _ text: String, matches name: String, file: String = #filePath,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder(beside: file).appendingPathComponent(name)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record(
        "Recorded \(name); look at it, then run without PURLIN_RECORD.", sourceLocation: location)
      return
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    guard recorded != text else { return }
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(old.count, new.count)
    Issue.record(
      """
      \(name) differs first in line \(line + 1):
      - \(line < old.count ? String(old[line]) : "end")
      + \(line < new.count ? String(new[line]) : "end")
      """, sourceLocation: location)
  }
}
