internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// The known findings of a run over documents: they are suppressed, or written.
///
/// `lint` and `audit` may share one file, as each knows its own rules.
struct RunBaseline {
  /// The number of findings that were suppressed so far.
  private(set) var suppressed = 0
  /// Whether findings are written instead of reported.
  let isWritten: Bool

  private let path: String?
  private let settings: LintSettings
  /// Whether a rule is one of this subcommand's.
  private let checks: (String) -> Bool
  /// Paths as the baseline has them, and as the settings do.
  private let (places, paths): (LintPaths, LintPaths)
  private var baseline = Baseline()
  /// The paths of the checked documents relative to the settings' folder, by those in the baseline.
  private var checked: [String: String] = [:]

  /// Reads the file, unless it is to be written.
  ///
  /// - Parameters:
  ///   - path: The file; nil for no baseline.
  ///   - isWritten: Whether findings are written to it.
  ///   - settings: What says which rules are checked where.
  ///   - folder: The folder of the settings.
  ///   - checks: Whether a rule is checked by this subcommand at all.
  /// - Throws: ``CommandFailure`` for a file that cannot be read.
  init(
    _ path: String?, isWritten: Bool, settings: LintSettings, folder: String,
    checks: @escaping (String) -> Bool
  ) throws {
    self.path = path
    self.isWritten = isWritten && path != nil
    self.settings = settings
    self.checks = checks
    paths = LintPaths(folder: folder)
    places = LintPaths(
      folder: path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? folder)
    if let path, !isWritten { baseline = try Baseline(try Files.text(path), at: path) }
  }

  /// Removes known findings from a result, or all if they are written.
  mutating func take(_ result: inout LintResult, of file: String) {
    guard path != nil else { return }
    let name = places.relative(file)
    checked[name] = paths.relative(file)
    let count = result.findings.count
    if isWritten {
      baseline.add(result, as: name)
      result.dropAll()
    } else {
      baseline.silence(&result, as: name)
      suppressed += count - result.findings.count
    }
  }

  /// The number of known findings that this run should have found and has not.
  var gone: Int {
    var left = baseline
    return isWritten ? 0 : left.remove(where: isGone)
  }

  /// What the baseline did, as clauses that follow others; empty if it did nothing.
  ///
  /// - Parameter isWhole: Whether everything was checked, so that what was not found is gone.
  /// - Returns: Clauses, each after a semicolon.
  func words(isWhole: Bool = true) -> String {
    var words = ""
    if suppressed > 0 { words += "; \(suppressed) suppressed by the baseline" }
    let gone = isWhole ? gone : 0
    if gone > 0 {
      words += "; \(gone) of the baseline no longer found; --write-baseline removes them"
    }
    return words
  }

  /// Writes the findings; those of other documents and rules are kept.
  ///
  /// - Returns: A line about it.
  func write() throws -> String {
    guard let path else { preconditionFailure("a baseline that is written has a path") }
    let written = try baseline.merge(into: path, replacing: isGone)
    var line = "\(path): \(baseline.count) finding\(baseline.count == 1 ? "" : "s") "
    line += "in \(checked.count) document\(checked.count == 1 ? "" : "s") written"
    let kept = written.count - baseline.count
    if kept > 0 { line += "; \(kept) of other documents or rules kept" }
    return line
  }

  /// Whether a finding of the file, if it still existed, would have been found in this run.
  private func isGone(_ file: String, _ rule: String) -> Bool {
    guard checks(rule) else { return false }
    if let path = checked[file] { return settings.asks(rule, in: path) }
    guard let path else { return false }
    let place = URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: path))
    return !FileManager.default.fileExists(atPath: place.path)
  }
}

extension Baseline {
  /// Reads the text of a file.
  init(_ text: String, at path: String) throws {
    do { try self.init(json: text) } catch {
      throw CommandFailure.input("\(path):\(error.position): \(error.message)")
    }
  }

  /// Writes the findings to a file, with those that it has.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isReplaced: Whether a finding in the file is left out.
  /// - Returns: What the file has then.
  /// - Throws: ``CommandFailure`` if the file is no baseline, or cannot be written.
  func merge(
    into path: String, replacing isReplaced: (_ file: String, _ rule: String) -> Bool
  ) throws -> Baseline {
    try DocumentFile.update(path, .report, force: .unavailable) { bytes in
      var written = self
      if let bytes {
        var before = try Baseline(String(decoding: bytes, as: UTF8.self), at: path)
        before.remove(where: isReplaced)
        written.add(before)
      }
      return (Array(OutputText(written.json, as: .json).text.utf8), written)
    }
  }
}
