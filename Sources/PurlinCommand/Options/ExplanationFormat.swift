internal import ArgumentParser
internal import InterfaceLinter
internal import IsolatedWork

/// The format of an explanation: that of a document has two, that of a log those of `lint`.
struct ExplanationFormat: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: "The output format: text or json; for a log also sarif, github, xcode or junit.")
  var name: String?

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  func format() throws -> LintFormat { try .chosen(name, json: json) }
}

extension LintFormat {
  /// Returns the format that `--format` names or `--json` asks for; text without either.
  static func chosen(_ name: String?, json: Bool) throws -> LintFormat {
    guard let name else { return json ? .json : .text }
    let format = try named(name)
    guard !json || format == .json else {
      throw CommandFailure.usage("--format \(name) and --json contradict each other")
    }
    return format
  }

  /// Returns the format with a name.
  static func named(_ name: String) throws -> LintFormat {
    if let format = LintFormat(rawValue: name) { return format }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandFailure.usage("--format is one of \(known), not '\(name)'")
  }
}
