internal import ArgumentParser
internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis
internal import ViewAnalysis

/// `purlin prove`: what is true of a scene at every width or height.
struct Prove: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the exact sizes at which a scene has a conflict, an overlap, clipped text.",
    discussion: """
      purlin prove Main.storyboard
      purlin prove Main.storyboard --scene Login --width 320...1366 --strip login.svg
      purlin prove Card.xib --height 400...1024 --size 375x667
      purlin prove Main.storyboard --text-sizes --json

      Conflicts, ambiguities, overlaps of texts and controls, views outside their parents, clipped
      texts and collapsed views are told with the exact lengths where they begin and end, before
      rounding to pixels. Status 1 when something was found.
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The widths to prove, in points; 320...1366 where no height is given.", valueName: "a...b"))
  var width: String?

  @Option(help: ArgumentHelp("The heights to prove, in points.", valueName: "a...b"))
  var height: String?

  @Option(
    help: ArgumentHelp(
      "What the other length is meanwhile; the scene's own without.", valueName: "WxH"))
  var size: String?

  @Flag(help: "Prove for each of the twelve text sizes.")
  var textSizes = false

  @Option(
    help: ArgumentHelp(
      "Prove for texts so many times as long, in steps of a tenth.", valueName: "a...b"))
  var textLength: String?

  @Option(help: ArgumentHelp("Where a picture of the intervals goes.", valueName: "file.svg"))
  var strip: String?

  @OptionGroup var resources: ResourceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print a JSON array of proofs.")
  var json = false

  func run() throws {
    if let strip, !strip.hasSuffix(".svg") {
      throw CommandFailure.usage("--strip needs a name that ends in .svg, not '\(strip)'")
    }
    var ranges: [(NSLayoutConstraint.Axis, ClosedRange<Double>)] = []
    if let width { ranges.append((.horizontal, try lengths(width, "--width"))) }
    if let height { ranges.append((.vertical, try lengths(height, "--height"))) }
    if ranges.isEmpty { ranges = [(.horizontal, 320...1366)] }
    let size = try size.map { try CanvasOptions.size($0) }
    let conditions = ProofConditions(
      textSizes: textSizes, textLengths: try textLength.map { try factors($0) })
    try fonts.use(AppFonts(near: [file]))
    let document = try resources.apply(to: try Files.document(file), at: file)
    let islands = try DocumentOptions.islands(of: document, named: scene, in: file)
    let proofs = MainActor.assumeIsolated {
      Quiet.begin()
      AssumedCanvases.tell(InterfaceStage(document).assumption, about: file)
      return islands.flatMap { island in
        ranges.map { axis, range in
          SceneProof(
            of: island, in: document, along: axis, over: range, size: size, under: conditions,
            preferences: resources.preferences)
        }
      }
    }
    if let strip { try Files.write(ProofStrip(proofs).svg, to: strip) }
    if json {
      try StandardOutput.line(try JSONText.encode(proofs))
    } else {
      try StandardOutput.write(proofs.map(\.description).joined(separator: "\n"))
    }
    if !proofs.allSatisfy(\.isClean) { throw ExitCode.findings }
  }

  private func lengths(_ text: String, _ option: String) throws -> ClosedRange<Double> {
    guard let range = Self.range(text), range.lowerBound >= 1, range.upperBound <= 10_000,
      range.lowerBound < range.upperBound
    else {
      throw CommandFailure.usage(
        "\(option) is a range of points from 1 to 10000, such as 320...1366, not '\(text)'")
    }
    return range
  }

  private func factors(_ text: String) throws -> ClosedRange<Double> {
    guard let range = Self.range(text), range.lowerBound >= 0.1, range.upperBound <= 10 else {
      throw CommandFailure.usage(
        "--text-length is a range of factors from 0.1 to 10, such as 1...2, not '\(text)'")
    }
    return range
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "..."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low <= high
    else { return nil }
    return low...high
  }
}
