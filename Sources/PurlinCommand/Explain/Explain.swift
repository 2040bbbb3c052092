internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin explain`: explains what is wrong in a document or a console log, and why a view is where it is.
struct Explain: DocumentCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a conflict, a finding, a view's frame, a rule, or a log.",
    usage: "purlin explain <file>[#<object>] [<view>] [<options>]",
    discussion: """
      purlin explain Main.storyboard --device "iPhone SE"
      purlin explain Main.storyboard#con-1
      purlin explain Main.storyboard Title.width
      purlin explain Main.storyboard#Login --width 320...1366 --height 320...1366
      xcodebuild test | purlin explain -

      Without an object: the conflicts and ambiguities of a document, or the reports of a log by cause; each \
      repair is verified. --help-hidden lists more options. Exit status: 1 if a conflict or ambiguity of yours is proven.
      """)

  @OptionGroup var target: TargetOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions

  @Argument(
    help: ArgumentHelp(
      "A view by id, label, text or class, with or without an attribute, such as Title.width.",
      valueName: "view"), completion: .views)
  var view: String?

  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  @Option(
    help: ArgumentHelp("The widths at which a scene breaks, in points.", valueName: "a...b"))
  var width: String?

  @Option(
    help: ArgumentHelp("The heights at which a scene breaks, in points.", valueName: "a...b"))
  var height: String?

  @Flag(help: "List ambiguous positions and sizes instead, and changes that remove the ambiguity.")
  var ambiguity = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for a picture, or for a report in the formats sarif, github, xcode and junit.",
      valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("document"),
    help: ArgumentHelp(
      "A storyboard or xib in which a log's constraints are found; can be repeated.",
      valueName: "file"), completion: .file())
  var sources: [String] = []

  @Flag(help: "Print how the constraint to change first was chosen.")
  var whyThis = false

  @OptionGroup var form: ExplanationFormat
  @OptionGroup(visibility: .hidden) var known: BaselineOptions

  @Option(
    help: ArgumentHelp(
      "The greatest number of conflicts to find in each scene or report.", visibility: .hidden))
  var limit = 12

  /// A stream that ends by Ctrl-C, such as `tail -f | purlin explain -`, still has its counts.
  var finishesInterrupted: Bool { document.file == "-" }

  func run() throws {
    let format = try form.format()
    guard limit > 0 else { throw CommandFailure.usage("--limit is at least 1, not \(limit)") }
    try Files.refuseReport(inPlaceOf: output)
    if view == nil, !FileManager.default.fileExists(atPath: target.place),
      let page = RulePage.described(target.place)
    {
      try document.refuseLayout("a rule is the same for all")
      return try StandardOutput.write(OutputText(page.text, as: .lines))
    }
    try refuseMisspelledRule()
    if width != nil || height != nil {
      if try !proveSizes(format) { throw ExitCode.findings }
      return
    }
    let input = try ExplainedInput(document.file)
    let found: Bool
    switch input.kind {
    case .document:
      guard sources.isEmpty else {
        throw CommandFailure.usage("--document is for logs; \(document.file) is a document")
      }
      found = try explainDocument(format)
    case .log:
      guard view == nil, document.object == nil else {
        throw CommandFailure.usage(
          "\(document.file): is a log, which has no object '\(view ?? document.object ?? "")'")
      }
      guard !ambiguity else {
        throw CommandFailure.usage(
          "\(document.file): --ambiguity needs a storyboard or xib; a log lists conflicts only")
      }
      var run = try LogRun(
        document.file, format: format, known: known, output: output, limit: limit,
        withRanking: whyThis)
      if sources.isEmpty {
        try document.refuseLayout("a log has no document without --document")
      } else {
        run.documents = try MainActor.assumeIsolated { try LogDocuments(sources, document) }
      }
      found = try run.explain(input)
    }
    if found { throw ExitCode.findings }
  }

  /// Throws an error for a word that is no file, and is similar to the name of a rule.
  private func refuseMisspelledRule() throws {
    let name = target.place
    guard view == nil, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }),
      !FileManager.default.fileExists(atPath: name)
    else { return }
    let near = RulePage.suggestions(for: name, among: RulePage.checks)
    guard !near.isEmpty else { return }
    throw CommandFailure.input(
      "\(name): no such file or rule; \(suggestion(near, otherwise: ""))")
  }

  /// Proves the scenes of the document at widths, heights or both, as `purlin prove` does.
  private func proveSizes(_ format: LintFormat) throws -> Bool {
    guard view == nil, !ambiguity else {
      throw CommandFailure.usage("--width and --height are about scenes, not about one view")
    }
    var prove = try Prove.parse(["--", document.file])
    prove.area.width = width
    prove.area.height = height
    prove.area.scene = try document.namedScene()
    (prove.reader, prove.resources, prove.fonts) = (
      document.reader, document.resources, document.fonts
    )
    let canvases = try document.canvas.canvases()
    guard canvases.count < 2 else {
      throw CommandFailure.usage("--width and --height are about one device or size")
    }
    if let canvas = canvases.first { try prove.use(canvas) }
    prove.form.json = format == .json
    if width != nil, height != nil { prove.map = output } else { prove.strip = output }
    try prove.check()
    return try prove.prove(isWrapped: true)
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
    if !ambiguity, let object = try explainedObject() {
      guard output == nil else {
        throw CommandFailure.usage(
          "-o draws the first conflict of a document or scene, or with --ambiguity two layouts")
      }
      let found = try MainActor.assumeIsolated {
        Quiet.begin()
        // A wrong option is not a missing object.
        _ = try document.configurations()
        do {
          return try ObjectExplanation(object, in: document, limit: limit)
            .tell(json: format == .json)
        } catch let failure as CommandFailure where document.object == object {
          guard let other = try ElementExplanation(object, in: document)
          else { throw failure }
          return try other.tell(json: format == .json)
        }
      }
      try document.refuseUnreadParts()
      return found
    }
    if ambiguity {
      let isClean = try MainActor.assumeIsolated {
        try AmbiguityAnswer.tell(
          document, json: format == .json, isWrapped: true, picture: output)
      }
      try document.refuseUnreadParts()
      return !isClean
    }
    return try MainActor.assumeIsolated {
      let explanation = try DocumentExplanation(document, limit: limit, withRanking: whyThis)
      if let output { try explanation.draw(to: output) }
      return try explanation.tell(json: format == .json)
    }
  }
}

extension Explain {
  /// Returns the view or constraint that is asked for; nil for whole scenes.
  private func explainedObject() throws -> String? {
    if let view { return view }
    guard let object = document.object else { return nil }
    let isScene = try Files.document(document.file).hasScene(object)
    return isScene ? nil : object
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

  /// Reads everything, piece by piece; with `isInterruptible` until a signal arrives that is held.
  func read(isInterruptible: Bool = false, _ body: ([UInt8]) throws -> Void) throws {
    var piece = start
    repeat {
      try body(piece)
      piece.removeAll(keepingCapacity: true)
      if isInterruptible, !rest.waitUnlessInterrupted() { break }
    } while try Files.read(rest, of: file, into: &piece)
    // A pipe is read for as long as its writer takes; the time limit starts now.
    if rest.size == nil { Supervision.note(file == "-" ? "standard input" : file) }
  }
}
