internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity measure`: measured text against the sizes that documents saved, and its speed.
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare measured text with the sizes that documents saved.",
    discussion: """
      purlin-fidelity measure --labels labels.csv
      purlin-fidelity measure --benchmark
      """)

  @Option(
    help: ArgumentHelp(
      "A table of labels: file, toolsVersion, scale, kind, text, font_type, size, weight, style, "
        + "width, height.", valueName: "file.csv"))
  var labels: String?

  @Flag(help: "With --labels: print each label whose width differs, the worst first.")
  var misses = false

  @Option(
    help: ArgumentHelp(
      "With --labels: write the tables between the marks of a document such as "
        + "Documentation/TextMetrics.md.", valueName: "file.md"))
  var tables: String?

  @Flag(help: "Measure how many characters a second are measured.")
  var benchmark = false

  func validate() throws {
    guard (labels != nil) != benchmark else {
      throw ValidationError("give one of --labels and --benchmark")
    }
    guard labels != nil || (!misses && tables == nil) else {
      throw ValidationError("--misses and --tables need --labels")
    }
  }

  func run() throws {
    if let labels { return try compare(labels) }
    print(TextBenchmark().report, terminator: "")
  }

  private func compare(_ labels: String) throws {
    let csv = try Files.text(labels)
    let input: LabelSurvey.Input
    do { input = try LabelSurvey.Input(csv: csv) } catch {
      throw ToolFailure.input("\(labels):1: \(error)")
    }
    let survey = LabelSurvey(input.rows)
    if misses { return print(survey.missList(), terminator: "") }
    guard let tables else { return print(survey.table()) }
    var document = MarkedText(try Files.text(tables))
    do {
      try document.replace("rates", with: String(survey.table().dropLast()))
      try document.replace("causes", with: String(survey.causeTable().dropLast()))
    } catch {
      throw ToolFailure.input("\(tables): \(error)")
    }
    try Files.write(document.text, to: tables)
    print(tables)
  }
}
