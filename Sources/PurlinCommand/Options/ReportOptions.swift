internal import ArgumentParser
internal import InterfaceLinter
internal import IsolatedWork

/// The form and the file of a report of findings, and which of them it has.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "The output format: text, json, sarif, github, xcode or junit. (default: text)",
    completion: .reportFormats)
  var formatName: String?

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The file for the report.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("severity"),
    help: "The lowest severity to report: note, warning or error.",
    completion: .list(["note", "warning", "error"]))
  var severityName = "warning"

  func format() throws -> LintFormat {
    try Files.refuseReport(inPlaceOf: output)
    guard let formatName else { return json ? .json : .text }
    let format = try LintFormat.named(formatName)
    guard !json || format == .json else {
      throw CommandFailure.usage("--format \(formatName) and --json contradict each other")
    }
    return format
  }

  func severity() throws -> FindingSeverity {
    guard let severity = FindingSeverity(rawValue: severityName) else {
      throw CommandFailure.usage("--severity is note, warning or error, not '\(severityName)'")
    }
    return severity
  }
}
