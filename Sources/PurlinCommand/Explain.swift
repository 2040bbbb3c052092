internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis
internal import LayoutGeometry
internal import ViewAnalysis

/// `purlin explain`: explains conflicts of constraints in a document or a console log.
struct Explain: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain conflicts in a document or a console log, and suggest repairs.",
    discussion: """
      purlin explain Main.storyboard --device "iPhone SE"
      purlin explain console.txt
      xcodebuild test | purlin explain -
      purlin explain console.txt --why-this
      purlin explain console.txt --format json
      purlin explain Card.xib --ambiguity -o open.svg

      A log can be that of a whole build or device; reports of conflicts are extracted, and the views that \
      _autolayoutTrace or recursiveDescription print are read as context. Every repair is verified by \
      solving again. Exit status: 0 no conflict or ambiguity of yours · 1 one of yours is proven.
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

  @Flag(help: "List ambiguous positions and sizes instead, and changes that remove the ambiguity.")
  var ambiguity = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "With --ambiguity: the file for a picture of two equally good layouts.", valueName: "file.svg"
    ))
  var output: String?

  @Flag(help: "Print how the constraint to change first was chosen.")
  var whyThis = false

  @OptionGroup var form: TextOrJSON

  @Option(help: "The greatest number of conflicts to find in each scene or report.")
  var limit = 12

  func run() throws {
    let json = try form.isJSON()
    guard limit > 0 else { throw CommandFailure.usage("--limit is at least 1, not \(limit)") }
    guard output == nil || ambiguity else {
      throw CommandFailure.usage("-o draws the result of --ambiguity; give both")
    }
    let bytes =
      document.file == "-"
      ? try Files.readStandardInput(limit: Files.longestLog)
      : try Files.read(document.file, limit: Files.longestLog)
    let found: Bool
    if try Files.kind(of: bytes, at: document.file) == .document {
      guard document.file != "-" else {
        throw CommandFailure.usage("standard input is read as a log; name the document's file")
      }
      found =
        try ambiguity
        ? !MainActor.assumeIsolated {
          try AmbiguityAnswer.tell(document, json: json, picture: output)
        }
        : MainActor.assumeIsolated {
          try DocumentExplanation(document, limit: limit, withRanking: whyThis).tell(json: json)
        }
    } else {
      guard !ambiguity else {
        throw CommandFailure.usage(
          "\(document.file): --ambiguity needs a storyboard or xib; a log lists conflicts only")
      }
      found = try explainLog(bytes, json: json)
    }
    if found { throw ExitCode.findings }
  }

  // MARK: Logs

  private struct ReportFacts: Encodable {
    var line: Int
    var verdict: String
    var missing: [ConsoleReport.Gap]
    var constraints: Int
    var unreadable: Int
    var brokenIsMember: Bool?
    var conflicts: [ConflictFacts]
    var isComplete: Bool
  }

  private func explainLog(_ bytes: [UInt8], json: Bool) throws -> Bool {
    let explanation = LogExplanation(bytes, limit: limit)
    if json {
      guard !explanation.describesViewsOnly else {
        throw CommandFailure.usage(
          "\(document.file): JSON lists reports of conflicts; this describes views only")
      }
      try StandardOutput.line(try JSONText.encode(explanation.diagnoses.map(facts)))
    } else {
      try StandardOutput.write(OutputText(explanation.text(withRanking: whyThis), as: .lines))
    }
    return explanation.hasConflict
  }

  private func facts(_ diagnosis: LogDiagnosis) -> ReportFacts {
    var missing: [ConsoleReport.Gap] = []
    let verdict: String
    switch diagnosis.verdict {
    case .conflict: verdict = "conflict"
    case .conflictForUsualMargins: verdict = "conflictForUsualMargins"
    case .contradictoryList: verdict = "contradictoryList"
    case .satisfiableAsPrinted: verdict = "satisfiableAsPrinted"
    case .undecidable(let gaps): (verdict, missing) = ("undecidable", gaps)
    }
    return ReportFacts(
      line: diagnosis.report.line, verdict: verdict, missing: missing,
      constraints: diagnosis.report.constraints.count, unreadable: diagnosis.report.unreadable,
      brokenIsMember: diagnosis.brokenIsMember,
      conflicts: diagnosis.conflicts.map { ConflictFacts($0, in: diagnosis.system) },
      isComplete: diagnosis.isComplete)
  }
}
