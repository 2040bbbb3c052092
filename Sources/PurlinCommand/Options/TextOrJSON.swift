internal import ArgumentParser
internal import IsolatedWork

/// The format of the output of subcommands that have two.
struct TextOrJSON: ParsableArguments {
  @Option(
    help: "The format of the output: text or json. (default: text)",
    completion: .list(["text", "json"]))
  var format: String?

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  func isJSON() throws -> Bool {
    switch format {
    case nil: return json
    case "json"?: return true
    case "text"? where !json: return false
    case "text"?: throw CommandFailure.usage("--format text and --json contradict each other")
    case let other?: throw CommandFailure.usage("--format is text or json, not '\(other)'")
    }
  }
}
