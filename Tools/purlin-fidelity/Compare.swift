internal import ArgumentParser
internal import AutoLayout
internal import Fidelity
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// `purlin-fidelity compare`: agreement with the frames that documents saved.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare Purlin's frames with those that Xcode saved in documents.",
    discussion: """
      purlin-fidelity compare App/Base.lproj
      purlin-fidelity compare Main.storyboard --leaf-sizes saved --json
      purlin-fidelity compare App --classes
      purlin-fidelity compare App --verdicts --leaf-sizes saved

      A view agrees when x, y, width and height differ by at most half a point.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "A table of layout roots (columns file, root_id, trusted); only those with trusted = 1 are compared.",
      valueName: "file.csv"))
  var islands: String?

  @Flag(
    help:
      """
      Compare only layout roots whose saved frames satisfy their required constraints and are found with \
      saved sizes and inferred insets.
      """)
  var derivable = false

  @OptionGroup var sources: SourceOptions

  @Flag(
    help:
      """
      Print JSON: the counts with every view that differs, or with --classes each with its cause, with \
      --verdicts each view about whose flag Purlin disagrees, with --edits and --shifts each trial.
      """)
  var json = false

  @Flag(help: "Print why views differ with measured sizes: a table of classes with counts.")
  var classes = false

  @Flag(help: "Print how our frames agree with the flags 'misplaced' and 'ambiguous'.")
  var verdicts = false

  @Flag(
    help:
      """
      Print why views differ with saved sizes, and how many agree whose saved frames satisfy required \
      constraints.
      """)
  var bound = false

  @Flag(
    help:
      "Change one constant of a constraint at a time and print whether frames and lint follow.")
  var edits = false

  @Flag(help: "Shift one saved frame at a time and print whether fix --frames restores it.")
  var shifts = false

  @Flag(help: "With --shifts: do not flag the views, as after a merge.")
  var unflagged = false

  @Option(
    help: ArgumentHelp(
      "Write all tables between the marks of a document such as Documentation/Fidelity.md.",
      valueName: "file.md"))
  var tables: String?

  func validate() throws {
    if derivable, islands != nil || tables != nil {
      throw ValidationError("--derivable chooses layout roots; omit --islands and --tables")
    }
    if unflagged, !shifts { throw ValidationError("--unflagged goes with --shifts") }
    if derivable || islands != nil, edits || shifts {
      throw ValidationError(
        "--edits and --shifts change all layout roots; omit --derivable and --islands")
    }
    let kinds = [classes, verdicts, bound, edits, shifts]
    let isPlainJSON = json && !kinds.contains(true)
    if (kinds + [isPlainJSON, tables != nil]).filter({ $0 }).count > 1 {
      throw ValidationError(
        "give one of --json, --classes, --verdicts, --bound, --edits, --shifts and --tables")
    }
  }

  func run() throws {
    let comparison = (try sources.sizes(), try sources.insetSource(), try sources.textSource())
    let unmeasurable = try sources.unmeasurableSizes()
    try sources.useFonts(AppFonts(near: paths))
    let chosen =
      try islands.map { LayoutRoots.listed(try readIslands($0)) } ?? (derivable ? .derivable : .all)
    let paths = try Files.documents(in: paths)
    let (output, unread) = try MainActor.assumeIsolated {
      // Conflicts are counted; the console's text would say them again.
      LayoutLog.shared.write = { _ in }
      let survey = Survey(paths: paths)
      let kind = FrameComparison(
        leafSizes: comparison.0, insets: comparison.1, text: comparison.2,
        unmeasurable: unmeasurable)
      return (try answer(survey, kind, chosen), survey.failures)
    }
    print(output)
    // The report itself names them.
    if classes || verdicts || bound || edits || shifts || tables != nil {
      for failure in unread { ToolFailure.report(failure) }
    }
    if !unread.isEmpty {
      throw ToolFailure.input(
        "\(unread.count) of \(paths.count) documents could not be read; the others are compared")
    }
  }

  @MainActor
  private func answer(
    _ survey: Survey, _ kind: FrameComparison, _ roots: LayoutRoots
  ) throws -> String {
    if let tables { return try write(survey.tables(roots), to: tables) }
    if classes {
      let causes = survey.causes(kind, roots)
      return json ? try jsonText(causes) : CauseTable(causes).markdown
    }
    if edits || shifts {
      let trials = try survey.trials(ofEdits: edits, isFlagged: !unflagged)
      return json ? try jsonText(trials) : EditTally(trials).description
    }
    if verdicts {
      let found = survey.verdicts(kind, roots)
      return json ? try jsonText(found.disagreements) : found.tally.markdown
    }
    if bound {
      let found = survey.bound(roots)
      return json ? try jsonText(found) : found.markdown
    }
    let report = survey.report(kind, roots)
    return json ? try report.json() : report.summary
  }

  private func jsonText(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func write(_ tables: FidelityTables, to path: String) throws -> String {
    do {
      try Files.write(try tables.written(into: try Files.text(path)), to: path)
    } catch let error as MarkedText.MissingMark {
      throw ToolFailure.input("\(path): \(error)")
    }
    return path
  }

  private func readIslands(_ path: String) throws -> TrustedIslands {
    let text = try Files.text(path)
    do { return try TrustedIslands(csv: text, name: path) } catch {
      throw ToolFailure.input("\(error)")
    }
  }
}
