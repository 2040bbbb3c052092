internal import ArgumentParser
internal import IsolatedWork
internal import DocumentAnalysis
internal import LayoutProof

/// Options of `purlin diff --prove`.
struct EqualityOptions: ParsableArguments {
  @Flag(help: "Prove whether the scenes are equal at every size; status 1 if not.")
  var prove = false

  @Option(
    help: ArgumentHelp(
      "How far frames may differ with --prove, in points: 0.5, or Title=1 for a view; can be repeated. "
        + "(default: 0.01)", valueName: "points",
      visibility: .hidden))
  var tolerance: [String] = []

  @OptionGroup(visibility: .hidden) var area: SceneSizeOptions
  @OptionGroup(visibility: .hidden) private var given: ReaderOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions

  @Flag(
    help: ArgumentHelp(
      "All text sizes, both directions and all languages, unless some are given.",
      visibility: .hidden))
  var matrix = false

  /// The settings of the reader, all of them with `--matrix`.
  var reader: ReaderOptions { matrix ? given.matrix : given }

  /// Throws an error for options that need `--prove`, and for wrong ones.
  func check() throws {
    guard area.repairs else { throw CommandFailure.usage("diff tries no repairs") }
    guard !prove else {
      _ = try (area.plane(), area.windowRegime(), reader.sizes(), reader.isRightToLeft())
      _ = try (reader.codes(), tolerances())
      return
    }
    let options = [
      ("--tolerance", !tolerance.isEmpty), ("--matrix", matrix), ("--width", area.width != nil),
      ("--height", area.height != nil), ("--regime", !area.regime.isEmpty),
      ("--scene", area.scene != nil), ("--text-size", !given.textSizes.isEmpty),
      ("--language", !given.languages.isEmpty), ("--direction", !given.directions.isEmpty),
      ("--pseudo-localized", given.pseudoLocalized), ("--assets", !resources.assets.isEmpty),
    ]
    for (name, isGiven) in options where isGiven {
      throw CommandFailure.usage("\(name) needs --prove")
    }
  }

  /// Returns the tolerances as a value.
  func tolerances() throws -> EqualityTolerance {
    var tolerances = EqualityTolerance()
    for word in tolerance {
      let equals = word.lastIndex(of: "=")
      let number = Double(equals.map { word[word.index(after: $0)...] } ?? word[...])
      guard let number, (0...10_000).contains(number), equals != word.startIndex else {
        throw CommandFailure.usage(
          "--tolerance is a number of points from 0 to 10000, or such a number after a view's name, as in "
            + "Title=1, not '\(word)'")
      }
      if let equals {
        tolerances.views[String(word[..<equals])] = number
      } else {
        tolerances.points = number
      }
    }
    return tolerances
  }

  /// Returns the conditions of the text sizes and directions.
  func conditions() throws -> ProofConditions { try reader.conditions() }
}
