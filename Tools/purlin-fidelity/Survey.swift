internal import Fidelity
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Documents that are compared in one way or several, each read once.
@MainActor
struct Survey {
  private var documents: [(file: String, document: InterfaceDocument)] = []
  private var files: [(path: String, file: String)] = []
  private(set) var failures: [String] = []
  private let clock = ContinuousClock()
  private var reading = Duration.zero

  init(paths: [String]) {
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

  func report(_ comparison: FrameComparison, _ roots: LayoutRoots) -> FidelityReport {
    var report = FidelityReport()
    let elapsed = clock.measure {
      for (file, document) in documents {
        report.add(comparison.compare(document, file: file, roots: roots.ids(in: document, file)))
      }
    }
    for failure in failures { report.addFailure(failure) }
    report.seconds = (elapsed + reading) / .seconds(1)
    return report
  }

  func causes(
    _ comparison: FrameComparison, _ roots: LayoutRoots
  ) -> [FrameComparison.Cause] {
    documents.flatMap { file, document in
      comparison.causes(document, file: file, roots: roots.ids(in: document, file))
    }
  }

  func verdicts(
    _ comparison: FrameComparison, _ roots: LayoutRoots
  ) -> (tally: VerdictTally, disagreements: [FrameComparison.Disagreement]) {
    documents.reduce(into: (VerdictTally(), [])) { sum, entry in
      let found = comparison.verdicts(
        entry.document, file: entry.file, roots: roots.ids(in: entry.document, entry.file))
      sum.0 = sum.0 + found.tally
      sum.1 += found.disagreements
    }
  }

  func bound(_ roots: LayoutRoots) -> FrameComparison.Bound {
    documents.reduce(into: FrameComparison.Bound()) { sum, entry in
      sum.add(
        FrameComparison.bound(
          entry.document, file: entry.file, roots: roots.ids(in: entry.document, entry.file)))
    }
  }

  /// Edits every document, by constants of constraints or else by shifting frames.
  func trials(ofEdits: Bool, isFlagged: Bool) throws -> [EditTrial] {
    var trials: [EditTrial] = []
    for (path, file) in files {
      let bytes = try Files.read(path)
      trials +=
        ofEdits
        ? try ConstantExperiment(bytes, file: file).trials()
        : try ShiftExperiment(bytes, file: file, isFlagged: isFlagged).trials()
    }
    return trials
  }

  func tables(_ roots: LayoutRoots) -> FidelityTables {
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
        sizes: sizes, insets: insets, trusted: roots.isAll ? nil : report(kind, roots),
        all: report(kind, .all))
    }
    let saved = FrameComparison(leafSizes: .saved)
    var verdicts = [("All layout roots, saved sizes:", self.verdicts(saved, .all).tally)]
    if !roots.isAll {
      verdicts.append(("Trusted layout roots, saved sizes:", self.verdicts(saved, roots).tally))
    }
    let measured = self.verdicts(FrameComparison(), .all).tally
    verdicts.append(("All layout roots, measured sizes:", measured))
    return FidelityTables(
      rates: rates, causes: CauseTable(causes(strict, roots)), verdicts: verdicts)
  }
}

/// The layout roots that are compared.
enum LayoutRoots {
  case all
  case listed(TrustedIslands)
  case derivable

  var isAll: Bool {
    if case .all = self { true } else { false }
  }

  /// The ids of a document's layout roots, or nil for all of them.
  @MainActor
  func ids(in document: InterfaceDocument, _ file: String) -> Set<String>? {
    switch self {
    case .all: nil
    case .listed(let table): table.roots(in: file)
    case .derivable: FrameComparison.derivableRoots(of: document)
    }
  }
}
