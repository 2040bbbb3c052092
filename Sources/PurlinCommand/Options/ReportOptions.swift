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
    return try .chosen(formatName, json: json)
  }

  func severity() throws -> FindingSeverity { try .named(severityName) }
}

extension FindingSeverity {
  /// Returns the severity that `--severity` names.
  static func named(_ name: String) throws -> FindingSeverity {
    guard let severity = FindingSeverity(rawValue: name) else {
      throw CommandFailure.usage("--severity is note, warning or error, not '\(name)'")
    }
    return severity
  }
}
