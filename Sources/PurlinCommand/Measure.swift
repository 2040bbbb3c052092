internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter
internal import TextMetrics

/// `purlin measure`: the size of a text, and our sizes against those that documents saved.
struct Measure: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure a text, or compare measured text with the sizes that documents saved.",
    discussion: """
      purlin measure "Sign in" --size 17 --weight semibold
      purlin measure "A longer text" --style body --text-size XXXL --width 120 --lines 2
      purlin measure "Sign in" --name Barlow-Medium --font Fonts
      purlin measure --labels labels.csv
      purlin measure --benchmark
      """)

  @Argument(help: "The text; \\n stands for a newline.")
  var text: String?

  @OptionGroup var font: MeasuredFontOptions
  @OptionGroup var limits: LimitOptions

  @Option(help: ArgumentHelp("The width at which lines end.", valueName: "points"))
  var width: Double?

  @Option(help: "The greatest number of lines; 0 is any number.")
  var lines = 0

  @Option(help: "Pixels per point, to which the size is rounded up.")
  var scale = 2.0

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
    guard [text != nil, labels != nil, benchmark].filter({ $0 }).count == 1 else {
      throw ValidationError("give one of a text, --labels and --benchmark")
    }
    guard labels != nil || (!misses && tables == nil) else {
      throw ValidationError("--misses and --tables need --labels")
    }
    guard width.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw ValidationError("--width is 0 or more points")
    }
    guard lines >= 0 else { throw ValidationError("--lines is 0 or more") }
    guard scale > 0, scale.isFinite else { throw ValidationError("--scale is above 0") }
  }

  func run() throws {
    if let labels { return try compare(labels) }
    if benchmark { return try StandardOutput.write(TextBenchmark().report) }
    try measure((text ?? "").replacing("\\n", with: "\n"))
  }

  private func measure(_ text: String) throws {
    let (font, measurer) = try self.font.chosen()
    // As a label's: the last line that may be shown ends with an ellipsis.
    let style = ParagraphStyle(lineBreakMode: lines > 0 ? .byTruncatingTail : .byWordWrapping)
    let typesetter = Typesetter(text, font: font, style: style, measurer: measurer)
    let layout = typesetter.layout(width: width ?? .infinity, numberOfLines: lines)
    let size = PixelGrid(scale: scale).ceil(layout.size)
    try StandardOutput.line(
      "\(Self.number(size.width)) × \(Self.number(size.height))  "
        + "(\(Self.number(layout.size.width)) × \(Self.number(layout.size.height)) not rounded)")
    for line in layout.lines {
      try StandardOutput.line(
        "  \(Self.number(line.width)) at \(Self.number(line.baseline)): "
          + "'\(layout.shownText(of: line))'")
    }
    if layout.isTruncated { try StandardOutput.line("  cut: more text than lines") }
    let estimates = layout.estimates.union(measurer.metrics(of: font).estimates)
    for reason in estimates.reasons { try StandardOutput.line("  estimated: \(reason)") }
  }

  private func compare(_ labels: String) throws {
    let csv = try Files.text(labels)
    let input: LabelSurvey.Input
    do { input = try LabelSurvey.Input(csv: csv) } catch {
      throw CommandFailure.input("\(labels):1: \(error)")
    }
    let survey = LabelSurvey(input.rows)
    if misses { return try StandardOutput.write(survey.missList()) }
    guard let tables else { return try StandardOutput.line(survey.table()) }
    var document = MarkedText(try Files.text(tables))
    do {
      try document.replace("rates", with: String(survey.table().dropLast()))
      try document.replace("causes", with: String(survey.causeTable().dropLast()))
    } catch {
      throw CommandFailure.input("\(tables): \(error)")
    }
    try Files.write(document.text, to: tables)
    try StandardOutput.line(tables)
  }

  private static func number(_ value: Double) -> String {
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    return text.last == "." ? String(text.dropLast()) : text
  }
}
