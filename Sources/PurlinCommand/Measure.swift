internal import ArgumentParser
internal import TextMetrics

/// `purlin measure`: our text sizes against those that documents saved.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare measured text with the label sizes that documents saved.",
    discussion: "purlin measure --labels labels.csv")

  @Option(
    help: ArgumentHelp(
      "A table of labels: file, toolsVersion, scale, kind, text, font_type, size, weight, style, "
        + "width, height.", valueName: "file.csv"))
  var labels: String

  func run() throws {
    let text = try Files.text(labels)
    let input: LabelSurvey.Input
    do { input = try LabelSurvey.Input(csv: text) } catch {
      throw CommandFailure.input("\(labels):1: \(error)")
    }
    print(LabelSurvey(input.rows).table())
  }
}
