internal import ArgumentParser
internal import CodePreview
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner

/// What `purlin preview --check` reports, as `purlin check` does of documents.
struct PreviewCheckOptions: ParsableArguments {
  @Flag(help: "Report what is wrong on all devices and at every size.")
  var check = false

  @Flag(help: ArgumentHelp("Treat warnings as errors.", visibility: .hidden))
  var strict = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp("Check screens at every size.", visibility: .hidden))
  var sizes = true

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp(
      "The lowest severity to report: note, warning or error.", visibility: .hidden),
    completion: .list(["note", "warning", "error"]))
  var severityName = "warning"

  @OptionGroup(visibility: .hidden) var settings: SettingsOptions
  @OptionGroup(visibility: .hidden) var known: BaselineOptions

  /// The rules that can be reported of previews.
  private static let rules = ShownFinding.rules.union([PreviewReport.viewNotAdded])

  /// Throws an error for options that need `--check`, or that contradict others.
  ///
  /// - Parameter isPart: Whether only some classes are shown.
  /// - Throws: ``CommandFailure``, also for settings that are wrong.
  func validate(isPart: Bool) throws {
    let given = [
      ("--strict", strict), ("--no-sizes", !sizes), ("--baseline", known.file != nil),
      ("--write-baseline", known.isWritten), ("--no-baseline", known.isIgnored),
      ("--select", !settings.selected.isEmpty), ("--ignore", !settings.ignore.isEmpty),
      ("--severity", severityName != "warning"),
    ]
    for (name, isGiven) in given where isGiven && !check {
      throw CommandFailure.usage("\(name) is for --check")
    }
    guard !known.isWritten || !isPart else {
      throw CommandFailure.usage("--write-baseline is for all previews; call it without --class")
    }
    if check { _ = try filter(of: []) }
  }

  /// Returns the filter for the findings in some files.
  func filter(of files: [String]) throws -> PreviewFilter {
    let least = try FindingSeverity.named(severityName)
    let source = try settings.source()
    let chosen = try settings.settings(
      from: source, selecting: RulePage.checks.filter { Self.rules.contains($0.id) })
    let checked = sizes ? Self.rules : Self.rules.subtracting([ShownFinding.resizing])
    return PreviewFilter(
      settings: chosen, paths: LintPaths(folder: source.folder), files: files, least: least,
      failing: strict || chosen.isStrict ? .warning : .error,
      baseline: try RunBaseline(
        known.path(chosen, source.folder), isWritten: known.isWritten, settings: chosen,
        folder: source.folder
      ) { checked.contains($0) })
  }
}

/// Leaves out the findings that settings, the lowest severity and a baseline leave out.
struct PreviewFilter {
  let settings: LintSettings
  let paths: LintPaths
  /// All source files, also those in which nothing is found.
  let files: [String]
  let least: FindingSeverity
  /// The lowest severity with which the status is 1.
  let failing: FindingSeverity
  private(set) var baseline: RunBaseline
  private var counts: [FindingSeverity: Int] = [:]
  private var hidden = 0
  /// The number of previews that were shown and not measured.
  private var unmeasured = 0

  init(
    settings: LintSettings, paths: LintPaths, files: [String], least: FindingSeverity,
    failing: FindingSeverity, baseline: RunBaseline
  ) {
    (self.settings, self.paths, self.files) = (settings, paths, files)
    (self.least, self.failing, self.baseline) = (least, failing, baseline)
  }

  /// Returns a result with the findings that are reported.
  mutating func applied(to result: PreviewSession.Result) -> PreviewSession.Result {
    var result = result
    for file in files {
      var nothing = LintResult(file: file, findings: [], lines: [:])
      baseline.take(&nothing, of: file)
    }
    for index in result.run.outcomes.indices {
      let outcome = result.run.outcomes[index]
      if let shown = outcome.shown, shown.findings == nil { unmeasured += 1 }
      result.run.outcomes[index].shown?.findings = outcome.shown?.findings?.compactMap {
        reported($0, in: $0.location?.path ?? outcome.preview.path, of: outcome.shown)
      }
    }
    result.sources.messages.removeAll { message in
      guard message.isAboutUnaddedView else { return false }
      let finding = ShownFinding(
        rule: PreviewReport.viewNotAdded, severity: .warning, text: message.text,
        detail: message.text)
      return reported(finding, in: message.path, of: nil) == nil
    }
    return result
  }

  /// Returns a finding with the severity of the settings; nil if it is not reported.
  private mutating func reported(
    _ finding: ShownFinding, in file: String, of shown: ShownPreview?
  ) -> ShownFinding? {
    let path = paths.relative(file)
    guard settings.covers(path, isNamed: true), settings.asks(finding.rule, in: path) else {
      return nil
    }
    var finding = finding
    finding.severity = settings.chosenSeverity(of: finding.rule) ?? finding.severity
    var result = LintResult(
      file: file,
      findings: [
        LintFinding(
          rule: finding.rule, finding.severity, finding.text,
          at: SourcePosition(line: finding.location?.line ?? 1, column: 1),
          of: shown?.name ?? shown?.className, detail: finding.detail)
      ], lines: [:])
    baseline.take(&result, of: file)
    guard !result.findings.isEmpty else { return nil }
    guard finding.severity >= least else {
      hidden += 1
      return nil
    }
    counts[finding.severity, default: 0] += 1
    return finding
  }

  /// Whether a finding is severe enough for status 1.
  var fails: Bool { counts.contains { $0.key >= failing && $0.value > 0 } }

  /// The numbers of findings, in one line.
  ///
  /// - Parameters:
  ///   - count: The number of previews that were shown.
  ///   - isWhole: Whether everything was shown, so that what was not found is gone.
  /// - Returns: The line.
  func summary(of count: Int, isWhole: Bool) -> String {
    let words = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var line = "\(count) preview\(count == 1 ? "" : "s"): "
    if !words.isEmpty || count > unmeasured {
      line += words.isEmpty ? "nothing found" : words.joined(separator: ", ")
      if unmeasured > 0 { line += "; " }
    }
    if unmeasured > 0 { line += "\(unmeasured) not measured" }
    if hidden > 0 { line += "; \(hidden) of lower severity, shown by --severity note" }
    return line + baseline.words(isWhole: isWhole)
  }
}
