internal import CodePreview
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner
internal import SourceReading

/// The messages about sources and their previews.
struct PreviewReport {
  private let result: PreviewSession.Result
  private let format: LintFormat

  init(_ result: PreviewSession.Result, format: LintFormat) {
    (self.result, self.format) = (result, format)
  }

  /// Whether something could not be compiled, shown or measured.
  var isIncomplete: Bool {
    result.sources.messages.contains { $0.severity == .error } || result.sources.library == nil
      || result.run.outcomes.contains { $0.failure?.severity == .error }
      || !result.sources.missingLayoutLibraries.isEmpty
  }

  // MARK: What went wrong

  /// The greatest number of messages of the compiler that are shown; the first ones matter.
  private static let mostMessages = 50

  /// The messages of the compiler and about crashes, errors of the compiler first, with paths from the folder in
  /// which the command was called.
  var messages: [CompilerMessage] { messages(compilerMessages) }

  private func messages(_ compiler: [CompilerMessage]) -> [CompilerMessage] {
    let dependents = result.sources.dependents.map { message in
      var note = message
      note.severity = .note
      note.text = "left out, because it needs what is left out: \(message.text)"
      return note
    }
    let failures = result.run.outcomes.compactMap { Self.failure(of: $0) }
    let launch = result.run.launchFailure.map { [$0] } ?? []
    return (compiler + dependents + launch + failures + unshown).map { message in
      var message = message
      message.path = LintPaths.shown(message.path)
      return message
    }
  }

  /// The messages of the compiler, errors first.
  private var compilerMessages: [CompilerMessage] {
    let all = result.sources.messages
    return all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  }

  /// A note about each view controller that is not shown.
  private var unshown: [CompilerMessage] {
    result.sources.unshown.map { preview in
      CompilerMessage(
        path: preview.path, line: preview.line, column: 1, severity: .note,
        text: "\(preview.className ?? "") is not shown: it needs arguments; "
          + "add a #Preview that makes it")
    }
  }

  /// Why the code of a preview stopped, with the change that lets it go on, if the sources say which.
  private static func failure(of outcome: PreviewOutcome) -> CompilerMessage? {
    guard var failure = outcome.failure else { return nil }
    if failure.text.contains("no common ancestor"),
      let data = FileManager.default.contents(atPath: failure.path),
      let view = UnaddedView(inStatementAt: failure.line, of: [UInt8](data))
    {
      failure.text += "\n  - add \(view.name) as a subview before this line; no call here adds it"
    }
    return failure
  }

  /// The messages, each as text.
  var problems: [String] {
    let texts = messages.prefix(messages.count - unshown.count).filter { $0.severity != .warning }
      .map { "\($0.path):\($0.line): \($0.text)" }
    let parts = result.sources.messages.filter(\.isAboutLeftOutPart)
    guard let first = parts.first else { return texts }
    return texts + [
      "\(LintPaths.shown(first.path)):\(first.line): \(first.text)"
        + (parts.count > 1 ? " (and \(parts.count - 1) more parts of the sources)" : "")
    ]
  }

  /// Prints the messages and what the code printed to standard error.
  func tell() {
    // Editors need the lines of all.
    let compiler =
      format == .text ? CompilerMessage.joiningEqual(compilerMessages) : compilerMessages
    if format != .json {
      for message in messages(Array(compiler.prefix(Self.mostMessages))) {
        for line in message.description.split(separator: "\n") {
          StandardError.line("\(String(line))")
        }
      }
    }
    for library in result.sources.missingLayoutLibraries {
      StandardError.line(
        "purlin: '\(library)' makes constraints of the app and is missing, so its layout is neither shown nor "
          + "checked; name the folder of its sources as well")
    }
    if compiler.count > Self.mostMessages {
      StandardError.line(
        "purlin: \(compiler.count - Self.mostMessages) more messages of the compiler; "
          + "--once --format json lists all")
    }
    let printed = result.run.printed
    if !printed.isEmpty { StandardError.write(OutputText(printed, as: .lines)) }
  }

  // MARK: What was found

  /// The rule of views that are created and never added, as `purlin check` has it.
  static let viewNotAdded = "view-not-added"

  private static let conflict = "conflicting-constraints"

  /// The messages about views that are created and never added, which the text of the sources says.
  private var unaddedViews: [CompilerMessage] {
    result.sources.messages.filter(\.isAboutUnaddedView)
  }

  /// Prints the findings of all previews.
  func printFindings() throws {
    switch format {
    case .json: break
    case .text:
      var told: Set<String> = []
      for outcome in result.run.outcomes {
        guard let shown = outcome.shown else { continue }
        let findings = shown.findings ?? []
        let words =
          shown.findings == nil ? ": not measured" : findings.isEmpty ? ": nothing found" : ""
        try StandardOutput.line("\(title(outcome))\(words)")
        for line in lines(of: findings, &told) {
          try StandardOutput.line(OutputText("  \(line)", as: .lines))
        }
      }
      for view in unaddedViews {
        try StandardOutput.line(
          OutputText(
            "\(LintPaths.shown(view.path)):\(view.line): warning: \(view.text) [\(Self.viewNotAdded)]",
            as: .lines))
      }
    case .xcode, .github, .sarif, .junit:
      try StandardOutput.write(OutputText(findingsByFile(), as: OutputText.Syntax(format)))
    }
  }

  /// The lines of a preview's findings, those with one cause once: a line of code makes many views, such as the rows of
  /// a table, and a screen is also in what the app shows first.
  private func lines(of findings: [ShownFinding], _ told: inout Set<String>) -> [String] {
    let findings = Self.joiningImages(findings)
    var counts: [String: Int] = [:]
    for finding in findings { counts[Self.cause(of: finding), default: 0] += 1 }
    var lines: [String] = []
    var repeated = 0
    for finding in findings {
      let cause = Self.cause(of: finding)
      guard let count = counts.removeValue(forKey: cause) else { continue }
      guard told.insert(cause).inserted else {
        repeated += count
        continue
      }
      let words = count > 1 ? "; \(count) views" : ""
      lines.append("\(finding.severity.rawValue): \(finding.text)\(words) [\(finding.rule)]")
    }
    if repeated > 0 { lines.append("and \(repeated) as above") }
    return lines
  }

  /// The greatest number of missing images that are reported each by itself.
  private static let mostImages = 3

  /// The findings with those about many missing images as one: usually their catalog is in a folder that is not
  /// previewed.
  private static func joiningImages(_ findings: [ShownFinding]) -> [ShownFinding] {
    var names: [Substring] = []
    let missing = findings.indices.filter { index in
      guard findings[index].rule == "unresolved-name",
        findings[index].text.contains("in no asset catalog"),
        let name = findings[index].text.firstMatch(of: /the image '([^']*)'/)?.1
      else { return false }
      if !names.contains(name) { names.append(name) }
      return true
    }
    guard names.count > mostImages, let first = missing.first else { return findings }
    var joined = findings[first]
    joined.location = nil
    joined.text =
      "\(names.count) images are in no asset catalog of the previewed folders: "
      + names.prefix(mostImages).map { "'\($0)'" }.joined(separator: ", ")
      + " and \(names.count - mostImages) more"
    let gone = Set(missing)
    return [joined] + findings.indices.filter { !gone.contains($0) }.map { findings[$0] }
  }

  /// What findings of one cause have in common.
  ///
  /// That is the line of code and the text without numbers, such as places in the tree of views; of a conflict, whose
  /// members have another order in another row, the lines of its members. A finding without a line has a cause of its
  /// own.
  private static func cause(of finding: ShownFinding) -> String {
    guard let place = finding.location else { return finding.rule + finding.text }
    if finding.rule == Self.conflict {
      let lines = Set(finding.text.matches(of: /[^ ()]+\.swift:[0-9]+/).map(\.output)).sorted()
      return "\(finding.rule) \(place.path):\(place.line) \(lines)"
    }
    let text = finding.text.filter { !$0.isNumber && $0 != "." && $0 != "/" }
    return "\(finding.rule) \(place.path):\(place.line) \(text)"
  }

  /// The report of all findings at their lines; those without one are at the line of the preview.
  private func findingsByFile() -> String {
    var found: [String: Set<LintFinding>] = [:]
    for outcome in result.run.outcomes {
      for finding in outcome.shown?.findings ?? [] {
        let line = finding.location.map { CodeLocation.Frame(path: $0.path, line: $0.line) }
        let place =
          line ?? CodeLocation.Frame(path: outcome.preview.path, line: outcome.preview.line)
        found[LintPaths.shown(place.path), default: []].insert(
          LintFinding(
            rule: finding.rule, finding.severity,
            String(finding.text.split(separator: "\n").first ?? ""),
            at: SourcePosition(line: place.line, column: 1),
            of: outcome.shown?.name ?? outcome.shown?.className))
      }
    }
    for view in unaddedViews {
      found[LintPaths.shown(view.path), default: []].insert(
        LintFinding(
          rule: Self.viewNotAdded, .warning, view.text,
          at: SourcePosition(line: view.line, column: view.column), of: nil))
    }
    var report = format.makeReport(of: RulePage.checks, by: Version.number)
    return report.beginning
      + found.sorted { $0.key < $1.key }.map { file, findings in
        report.text(of: LintResult(file: file, findings: findings.sorted(), lines: [:]))
      }.joined() + report.ending
  }

  /// Prints the frames of all previews.
  func printFrames() throws {
    for outcome in result.run.outcomes {
      guard let shown = outcome.shown else { continue }
      try StandardOutput.line("\(title(outcome))")
      try StandardOutput.line(OutputText(shown.tree, as: .lines))
    }
  }

  private func title(_ outcome: PreviewOutcome) -> String {
    let name = outcome.shown?.name ?? outcome.shown?.className ?? ""
    return "\(LintPaths.shown(outcome.preview.path)):\(outcome.preview.line): \(name)"
  }

  // MARK: JSON

  private struct Document: Encodable {
    struct Preview: Encodable {
      var file: String
      var line: Int
      var name: String?
      var className: String?
      var screen: String?
      var width: Double?
      var height: Double?
      var findings: [ShownFinding]?
      var layout: Part?
      var error: CompilerMessage?
    }
    var previews: [Preview]
    var messages: [CompilerMessage]
  }

  /// A text that is JSON, as a part of other JSON.
  private struct Part: Encodable {
    let text: String
    func encode(to encoder: any Encoder) throws {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      try value.encode(to: encoder)
    }
  }

  /// The result as JSON.
  func json() throws -> OutputText {
    let previews = result.run.outcomes.map { outcome in
      var failure = Self.failure(of: outcome)
      if let path = failure?.path { failure?.path = LintPaths.shown(path) }
      return Document.Preview(
        file: LintPaths.shown(outcome.preview.path), line: outcome.preview.line,
        name: outcome.shown?.name, className: outcome.shown?.className,
        screen: outcome.shown?.screen, width: outcome.shown?.width, height: outcome.shown?.height,
        findings: outcome.shown?.findings?.map(Self.shortened),
        layout: outcome.shown?.snapshot.map(Part.init),
        error: failure)
    }
    return try JSONText.encode(
      JSONEnvelope("preview", Document(previews: previews, messages: messages)))
  }

  /// A finding with paths from the folder in which the command was called.
  private static func shortened(_ finding: ShownFinding) -> ShownFinding {
    var finding = finding
    let shown = { (frame: CodeLocation.Frame) in
      CodeLocation.Frame(path: LintPaths.shown(frame.path), line: frame.line)
    }
    finding.location = finding.location.map { location in
      var location = location
      location.path = LintPaths.shown(location.path)
      location.library = location.library.map(shown)
      location.caller = location.caller.map(shown)
      return location
    }
    return finding
  }
}
