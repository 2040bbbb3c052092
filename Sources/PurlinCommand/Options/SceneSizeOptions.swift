internal import ArgumentParser
internal import HeadlessUIKit
internal import IsolatedWork

/// Which scene at which sizes: of a proof, and of a page.
struct SceneSizeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"),
    completion: .scenes)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The widths, in points, such as 320...1366.",
      valueName: "a...b"))
  var width: String?

  @Option(
    help: ArgumentHelp(
      "The heights, in points, such as 320...1366.",
      valueName: "a...b"))
  var height: String?

  @Option(
    help: ArgumentHelp(
      "What determines size classes, such as ipad-split; by default as on the document's device.",
      valueName: "name"), completion: .regimes)
  var regime: [String] = []

  @Flag(inversion: .prefixedNo, help: "Try repairs of findings, each at every size.")
  var repairs = true

  /// Returns the widths and heights, by default 320 to 1366.
  func plane() throws -> (widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    (try widths() ?? 320...1366, try heights() ?? 320...1366)
  }

  /// Returns the widths of the option; nil without.
  func widths() throws -> ClosedRange<Double>? {
    try width.map { try ProofRange.lengths($0, "--width") }
  }

  /// Returns the heights of the option; nil without.
  func heights() throws -> ClosedRange<Double>? {
    try height.map { try ProofRange.lengths($0, "--height") }
  }

  /// Returns the regime of the option; nil for that of the document's device.
  func windowRegime() throws -> WindowRegime? {
    guard regime.count < 2 else {
      throw CommandFailure.usage("only a page has several of --regime")
    }
    return try windowRegimes().first
  }

  /// Returns the regimes of the option, each once; empty for that of the document's device.
  func windowRegimes() throws -> [WindowRegime] {
    var regimes: [WindowRegime] = []
    for name in regime {
      let regime = try ProofRange.regime(name)
      if !regimes.contains(regime) { regimes.append(regime) }
    }
    return regimes
  }
}
