internal import ArgumentParser
internal import InterfaceLinter

/// `purlin explain`: explains conflicts of constraints in a document or a console log.
struct Explain: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain conflicts in a document or a console log, and suggest repairs.",
    usage: "purlin explain <file> [<options>]",
    discussion: """
      purlin explain Main.storyboard --device "iPhone SE"
      xcodebuild test | purlin explain -
      purlin explain console.txt --why-this -o conflict.svg
      purlin explain test.log --baseline known.json --format github
      purlin explain Card.xib --ambiguity -o open.svg

      A log can be that of a whole test run. Its reports are grouped by cause, the most frequent first; \
      on standard input, each new cause is explained when its report is complete. A document also takes \
      the options of 'purlin solve', such as --scene, --device and --language; --help-hidden lists them. \
      Every repair is verified by solving again. Exit status: 0 no conflict or ambiguity of yours · 1 one \
      of yours is proven.
      """)

  @OptionGroup(visibility: .hidden) var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

  @Flag(help: "List ambiguous positions and sizes instead, and changes that remove the ambiguity.")
  var ambiguity = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for a picture of the conflict in a log, with --ambiguity of two equally good layouts, or for "
        + "a report in the formats sarif, github, xcode and junit.", valueName: "file"))
  var output: String?

  @Flag(help: "Print how the constraint to change first was chosen.")
  var whyThis = false

  @OptionGroup var form: ExplanationFormat
  @OptionGroup var known: BaselineOptions

  @Option(help: "The greatest number of conflicts to find in each scene or report.")
  var limit = 12

  func run() throws {
    let format = try form.format()
    guard limit > 0 else { throw CommandFailure.usage("--limit is at least 1, not \(limit)") }
    try Files.refuseReport(inPlaceOf: output)
    let input = try ExplainedInput(document.file)
    let found: Bool
    switch input.kind {
    case .document: found = try explainDocument(format)
    case .log:
      guard !ambiguity else {
        throw CommandFailure.usage(
          "\(document.file): --ambiguity needs a storyboard or xib; a log lists conflicts only")
      }
      var run = try LogRun(
        document.file, format: format, known: known, output: output, limit: limit,
        withRanking: whyThis)
      found = try run.explain(input)
    }
    if found { throw ExitCode.findings }
  }

  private func explainDocument(_ format: LintFormat) throws -> Bool {
    guard document.file != "-" else {
      throw CommandFailure.usage("standard input is read as a log; name the document's file")
    }
    guard format == .text || format == .json else {
      throw CommandFailure.usage(
        "--format \(format.rawValue) is for logs; 'purlin lint' has it for documents")
    }
    guard known.file == nil, !known.isWritten else {
      throw CommandFailure.usage("a baseline is for logs; 'purlin lint' has one for documents")
    }
    guard output == nil || ambiguity else {
      throw CommandFailure.usage(
        "-o draws the conflict of a log, and of a document its ambiguity, with --ambiguity")
    }
    return try ambiguity
      ? !MainActor.assumeIsolated {
        try AmbiguityAnswer.tell(document, json: format == .json, picture: output)
      }
      : MainActor.assumeIsolated {
        try DocumentExplanation(document, limit: limit, withRanking: whyThis)
          .tell(json: format == .json)
      }
  }
}

/// What is to be explained: its kind by its first bytes, which are kept, and the rest, which is not read yet.
struct ExplainedInput {
  let kind: InputKind
  private let file: String
  private let rest: InputPieces
  private let start: [UInt8]

  /// Opens a file, or standard input.
  init(_ file: String) throws {
    self.file = file
    rest = try Files.pieces(of: file)
    var start: [UInt8] = []
    // Whole lines suffice; blank ones say nothing, and a few bytes less than others.
    while start.count < Self.leastLength
      || start.count < Self.mostBlanks && start.allSatisfy({ $0 <= 0x20 })
    {
      guard try Files.read(rest, of: file, into: &start) else { break }
    }
    self.start = start
    if rest.size != nil { Supervision.note(file) }
    kind = try Files.kind(of: start, at: file)
  }

  private static let leastLength = 64
  private static let mostBlanks = 1 << 20

  /// Reads everything, piece by piece.
  func read(_ body: ([UInt8]) throws -> Void) throws {
    var piece = start
    repeat {
      try body(piece)
      piece.removeAll(keepingCapacity: true)
    } while try Files.read(rest, of: file, into: &piece)
    // A pipe is read for as long as its writer takes; the time limit starts now.
    if rest.size == nil { Supervision.note(file == "-" ? "standard input" : file) }
  }
}
