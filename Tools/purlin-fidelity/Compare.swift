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

  @Option(
    help: ArgumentHelp(
      "Write all tables between the marks of a document such as Documentation/Fidelity.md.",
      valueName: "file.md"))
  var tables: String?

  func validate() throws {
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
    let trusted = try islands.map(readIslands)
    let paths = try Files.documents(in: paths)
    let (output, unread) = try MainActor.assumeIsolated {
      // Conflicts are counted; the console's text would say them again.
      LayoutLog.shared.write = { _ in }
      let survey = Survey(paths: paths, trusted: trusted)
      let kind = FrameComparison(
        leafSizes: comparison.0, insets: comparison.1, text: comparison.2,
        unmeasurable: unmeasurable)
      return (try answer(survey, kind, trusted), survey.failures)
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
    _ survey: Survey, _ kind: FrameComparison, _ trusted: TrustedIslands?
  ) throws -> String {
    if let tables { return try write(survey.tables(), to: tables) }
    if classes {
      let causes = survey.causes(kind)
      return json ? try jsonText(causes) : CauseTable(causes).markdown
    }
    if edits || shifts {
      let trials = try survey.trials(ofEdits: edits)
      return json ? try jsonText(trials) : EditTally(trials).description
    }
    if verdicts {
      let found = survey.verdicts(kind, trusted)
      return json ? try jsonText(found.disagreements) : found.tally.markdown
    }
    if bound {
      let found = survey.bound(trusted)
      return json ? try jsonText(found) : found.markdown
    }
    let report = survey.report(kind, trusted)
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

/// Documents that are compared in one way or several, each read once.
@MainActor
private struct Survey {
  private var documents: [(file: String, document: InterfaceDocument)] = []
  private var files: [(path: String, file: String)] = []
  private(set) var failures: [String] = []
  private let trusted: TrustedIslands?
  private let clock = ContinuousClock()
  private var reading = Duration.zero

  init(paths: [String], trusted: TrustedIslands?) {
    self.trusted = trusted
    let start = clock.now
    for path in paths {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      do {
        documents.append((file, try Files.document(path)))
        files.append((path, file))
      } catch let failure as ToolFailure {
        failures.append(failure.message)
      } catch {
        failures.append("\(path): \(error)")
      }
    }
    reading = start.duration(to: clock.now)
  }

  func report(_ comparison: FrameComparison, _ trusted: TrustedIslands?) -> FidelityReport {
    var report = FidelityReport()
    let elapsed = clock.measure {
      for (file, document) in documents {
        report.add(comparison.compare(document, file: file, roots: trusted?.roots(in: file)))
      }
    }
    for failure in failures { report.addFailure(failure) }
    report.seconds = (elapsed + reading) / .seconds(1)
    return report
  }

  func causes(_ comparison: FrameComparison) -> [FrameComparison.Cause] {
    documents.flatMap { file, document in
      comparison.causes(document, file: file, roots: trusted?.roots(in: file))
    }
  }

  func verdicts(
    _ comparison: FrameComparison, _ trusted: TrustedIslands?
  ) -> (tally: VerdictTally, disagreements: [FrameComparison.Disagreement]) {
    documents.reduce(into: (VerdictTally(), [])) { sum, entry in
      let found = comparison.verdicts(
        entry.document, file: entry.file, roots: trusted?.roots(in: entry.file))
      sum.0 = sum.0 + found.tally
      sum.1 += found.disagreements
    }
  }

  func bound(_ trusted: TrustedIslands?) -> FrameComparison.Bound {
    documents.reduce(into: FrameComparison.Bound()) { sum, entry in
      sum.add(
        FrameComparison.bound(
          entry.document, file: entry.file, roots: trusted?.roots(in: entry.file)))
    }
  }

  /// Edits every document, by constants of constraints or else by shifting frames.
  func trials(ofEdits: Bool) throws -> [EditTrial] {
    var trials: [EditTrial] = []
    for (path, file) in files {
      let bytes = try Files.read(path)
      trials +=
        ofEdits
        ? try ConstantExperiment(bytes, file: file).trials()
        : try ShiftExperiment(bytes, file: file).trials()
    }
    return trials
  }

  func tables() -> FidelityTables {
    let strict = FrameComparison(unmeasurable: .estimated)
    let kinds: [(String, String, FrameComparison)] = [
      ("saved", "rules", FrameComparison(leafSizes: .saved, insets: .rules)),
      (
        "measured, also what needs the app, text by rules", "rules",
        FrameComparison(insets: .rules)
      ),
      ("saved", "inferred", FrameComparison(leafSizes: .saved)),
      ("measured", "inferred", FrameComparison()),
      ("measured, also what needs the app", "inferred", strict),
      (
        "measured, also what needs the app, text by rules", "inferred",
        FrameComparison(text: .rules, unmeasurable: .estimated)
      ),
    ]
    let rates = kinds.map { sizes, insets, kind in
      FidelityTables.Rate(
        sizes: sizes, insets: insets, trusted: trusted.map { report(kind, $0) },
        all: report(kind, nil))
    }
    let saved = FrameComparison(leafSizes: .saved)
    var verdicts = [("All layout roots, saved sizes:", self.verdicts(saved, nil).tally)]
    if let trusted {
      verdicts.append(("Trusted layout roots, saved sizes:", self.verdicts(saved, trusted).tally))
    }
    let measured = self.verdicts(FrameComparison(), nil).tally
    verdicts.append(("All layout roots, measured sizes:", measured))
    return FidelityTables(
      rates: rates, causes: CauseTable(causes(strict)), verdicts: verdicts)
  }
}
