internal import ArgumentParser
internal import Foundation
internal import IsolatedWork
internal import TextMetrics

/// `purlin measure`: prints the size of a text.
struct Measure: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the size and the lines of a text.",
    discussion: """
      purlin measure "Sign in" --point-size 17 --weight semibold
      purlin measure "A longer text" --style body --text-size XXXL --max-width 120
      purlin measure "Sign in" --name Barlow-Medium --font Fonts
      """)

  @Argument(help: "The text, with \\n for a newline.")
  var text: String

  @OptionGroup var font: MeasuredFontOptions
  @OptionGroup var files: FontOptions
  @OptionGroup var limits: LimitOptions

  @Option(help: ArgumentHelp("The width at which lines are broken.", valueName: "points"))
  var maxWidth: Double?

  @Option(help: "The greatest number of lines; 0 for no limit.")
  var lines = 0

  @Option(help: "Pixels per point, to which the size is rounded up.")
  var scale = 2.0

  func validate() throws {
    guard maxWidth.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw ValidationError("--max-width is 0 or more points")
    }
    guard lines >= 0 else { throw ValidationError("--lines is 0 or more") }
    guard scale > 0, scale.isFinite else { throw ValidationError("--scale is above 0") }
  }

  func run() throws {
    let text = text.replacing("\\n", with: "\n")
    let (font, measurer) = try self.font.chosen(from: files)
    // As in a label, the last visible line ends with an ellipsis.
    let style = ParagraphStyle(lineBreakMode: lines > 0 ? .byTruncatingTail : .byWordWrapping)
    let typesetter = Typesetter(text, font: font, style: style, measurer: measurer)
    let layout = typesetter.layout(width: maxWidth ?? .infinity, numberOfLines: lines)
    let size = PixelGrid(scale: scale).ceil(layout.size)
    try StandardOutput.line(
      "\(Self.number(size.width)) × \(Self.number(size.height))  "
        + "(\(Self.number(layout.size.width)) × \(Self.number(layout.size.height)) not rounded)")
    for line in layout.lines {
      try StandardOutput.line(
        "  \(Self.number(line.width)) at \(Self.number(line.baseline)): "
          + "'\(layout.shownText(of: line))'")
    }
    if layout.isTruncated { try StandardOutput.line("  truncated: more text than lines") }
    let estimates = layout.estimates.union(measurer.metrics(of: font).estimates)
    for reason in estimates.reasons { try StandardOutput.line("  estimated: \(reason)") }
  }

  private static func number(_ value: Double) -> String {
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    return text.last == "." ? String(text.dropLast()) : text
  }
}
