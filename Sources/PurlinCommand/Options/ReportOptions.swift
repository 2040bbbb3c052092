internal import ArgumentParser
internal import InterfaceLinter

/// The form and the file of a report of findings, and which of them it has.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "The output format: text, json, sarif, github, xcode or junit.")
  var formatName = "text"

  @Option(name: .shortAndLong, help: ArgumentHelp("The file for the report.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("severity"),
    help: "The lowest severity to report: note, warning or error.")
  var severityName = "warning"

  func format() throws -> LintFormat {
    try Files.refuseReport(inPlaceOf: output)
    guard let format = LintFormat(rawValue: formatName) else {
      let known = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure.usage("--format is one of \(known), not '\(formatName)'")
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
