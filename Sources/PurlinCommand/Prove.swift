internal import ArgumentParser
internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutProof

/// `purlin prove`: finds the sizes at which a scene has findings.
struct Prove: ParsableCommand, SupervisedCommand, ReplacedCommand {
  static let replacement = "purlin explain FILE --width"
  static let configuration = CommandConfiguration(
    abstract: "Find the exact sizes at which a scene has conflicts, overlaps or clipped text.",
    discussion: """
      purlin prove Main.storyboard
      purlin prove Main.storyboard --scene Login --width 320...1366 --strip login.svg
      purlin prove Card.xib --height 400...1024 --size 375x667
      purlin prove Main.storyboard --width 320...1366 --height 320...1366 --map m.svg
      purlin prove --resizable App/ --baseline .purlin-resizing.json

      Defects are reported with the exact lengths at which they begin and end, before rounding to pixels; with \
      --width and --height, with the exact regions. Exit status: 1 if something was found, 2 if --resizable could \
      not read or prove a document. --help-hidden lists text sizes, languages, baselines and the options of \
      --resizable, which proves all screens and prints a certificate.
      """)

  @Argument(
    help: ArgumentHelp(
      "A document; with --resizable, files and folders.", valueName: "path"))
  var paths: [String]

  @Flag(help: ArgumentHelp("Prove widths and heights separately.", visibility: .hidden))
  var separately = false

  @Option(
    help: ArgumentHelp(
      "The fixed length of the other axis.", valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Prove for texts lengthened by these factors, in steps of a tenth.", valueName: "a...b",
      visibility: .hidden))
  var textLength: String?

  @Option(help: ArgumentHelp("The file for a picture of the intervals.", valueName: "file.svg"))
  var strip: String?

  @Option(help: ArgumentHelp("The file for a map of widths and heights.", valueName: "file.svg"))
  var map: String?

  @Option(
    name: .customLong("assert"),
    help: ArgumentHelp(
      DocumentAssertions.help, valueName: "assertion"))
  var assertions: [String] = []

  @OptionGroup var area: SceneSizeOptions
  @OptionGroup(visibility: .hidden) private var given: ReaderOptions
  /// The settings of the reader, all of them with `--matrix`.
  var reader: ReaderOptions {
    get { resizing.matrix ? given.matrix : given }
    set { given = newValue }
  }
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var workers: WorkerOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup(visibility: .hidden) var sharding: ShardOptions
  @OptionGroup(visibility: .hidden) var caching: CacheOptions
  @OptionGroup(visibility: .hidden) var resizing: ResizeOptions
  @OptionGroup(visibility: .hidden) var known: BaselineOptions

  @OptionGroup var form: TextOrJSON
  @OptionGroup var hint: HintOptions

  var isSupervised: Bool { !resizing.resizable }
  /// No other subcommand writes a certificate of a folder.
  var isReplaced: Bool { !resizing.resizable }

  func run() throws {
    try check()
    if resizing.resizable {
      let status = try MainActor.assumeIsolated { try ResizeRun(self).run() }
      if status != 0 { throw ExitCode(status) }
      return
    }
    guard paths.count == 1 else {
      throw CommandFailure.usage("several documents need --resizable")
    }
    if try !prove(isWrapped: false) { throw ExitCode.findings }
  }

  /// Proves the scenes of the document, and returns whether nothing was found.
  ///
  /// - Parameter isWrapped: Whether JSON is an object that names its schema.
  /// - Returns: Whether all scenes are free of findings.
  /// - Throws: ``CommandFailure`` if the document cannot be read, or an option is wrong.
  func prove(isWrapped: Bool) throws -> Bool {
    let handle = DocumentHandle(paths[0])
    let file = handle.file
    try fonts.use(AppFonts(near: [file]))
    let document = try shown(try Files.document(file), at: file, language: language())
    let scene = try handle.scene(or: area.scene)
    let islands = try DocumentOptions.islands(of: document, named: scene, in: file)
    let isClean =
      try isPlane
      ? proveRegions(islands, document, isWrapped) : proveRanges(islands, document, isWrapped)
    try UnreadParts(of: document.findings, in: file).refuse()
    return isClean
  }

  /// Takes the rule of size classes, and the fixed length of the other axis, from a device or size.
  ///
  /// - Throws: ``CommandFailure`` for a size where both axes vary.
  mutating func use(_ canvas: InterfaceStage.Canvas) throws {
    let size: CGSize
    switch canvas {
    case .document: return
    case .size(let given, _): size = given
    case .device(let device, let orientation):
      area.regime = [WindowRegime.current(on: device, orientation).rawValue]
      if area.width != nil, area.height != nil { return }
      size = device.size(in: orientation)
    }
    self.size = "\(size.width)x\(size.height)"
  }

  /// Whether all combinations of widths and heights are proven.
  private var isPlane: Bool {
    area.width != nil && area.height != nil && !separately || map != nil
  }

  /// Throws an error for options that cannot be combined.
  func check() throws {
    try Files.refuseReport(inPlaceOf: resizing.certificate)
    if let page = resizing.html, !page.hasSuffix(".html") {
      throw CommandFailure.usage("--html needs a name that ends in .html, not '\(page)'")
    }
    for (name, picture) in [("--strip", strip), ("--map", map)] {
      if let picture, !picture.hasSuffix(".svg") {
        throw CommandFailure.usage("\(name) needs a name that ends in .svg, not '\(picture)'")
      }
    }
    if strip != nil, isPlane || resizing.resizable {
      throw CommandFailure.usage("--strip shows widths or heights; --map shows both")
    }
    if map != nil, separately {
      throw CommandFailure.usage("--map needs --width and --height, without --separately")
    }
    if size != nil, isPlane || resizing.resizable {
      throw CommandFailure.usage("--size sets the other length, but --width and --height set both")
    }
    if resizing.resizable {
      guard map == nil, area.scene == nil, !separately else {
        throw CommandFailure.usage(
          "--resizable proves whole documents: without --map, --scene and --separately")
      }
      if sharding.shard != nil, known.isWritten {
        throw CommandFailure.usage(
          "--write-baseline is for all documents; call it without --shard")
      }
    } else {
      if sharding.shard != nil { throw CommandFailure.usage("--shard needs --resizable") }
      try resizing.refuse(known)
    }
    _ = try area.windowRegime()
    _ = try reader.codes()
    _ = try resizing.sizes()
    for assertion in assertions { _ = try DocumentAssertions.assertion(assertion) }
  }

  /// Returns the language of a proof without `--resizable`.
  private func language() throws -> LintLanguage? {
    let codes = try reader.codes()
    guard codes.count <= 1 else {
      throw CommandFailure.usage("several languages need --resizable, whose findings name them")
    }
    return try codes.first.map { try LintLanguage($0, beside: DocumentHandle(paths[0]).file) }
  }

  /// Returns a document with the texts and images of its scenes.
  func shown(
    _ document: InterfaceDocument, at file: String, language: LintLanguage?
  ) throws -> InterfaceDocument {
    let document = try resources.withImages(document, at: file)
    return LintConfiguration(isPseudoLocalized: reader.pseudoLocalized, language: language)
      .shown(document)
  }

  /// Proves all combinations of widths and heights.
  private func proveRegions(
    _ islands: [Island], _ document: InterfaceDocument, _ isWrapped: Bool
  ) throws -> Bool {
    let (widths, heights) = try area.plane()
    let (conditions, regime) = (try conditions(), try area.windowRegime())
    let preferences = try reader.preferences(in: reader.languages.first)
    let json = try form.isJSON()
    let findsRepairs = area.repairs
    let proofs = try proofs(of: islands, document) { island, stages, assertions in
      [
        SceneRegionProof(
          of: island, in: stages, widths: widths, heights: heights, under: conditions,
          preferences: preferences, regime: regime, findsRepairs: findsRepairs,
          asserting: assertions)
      ]
    } outcomes: {
      $0.cases.flatMap(\.proof.assertions)
    }
    if let map {
      try Files.write(OutputText(RegionMap(proofs, marks: .devices).svg, as: .markup), to: map)
    }
    try Self.print(proofs, asJSON: json, isWrapped)
    return proofs.allSatisfy(\.isClean)
  }

  /// Proves scenes, each with the assertions about it.
  ///
  /// - Throws: ``CommandFailure`` for an assertion that applies nowhere; one of a file is about any scene of its
  ///   document.
  private func proofs<Proof: Sendable>(
    of islands: [Island], _ document: InterfaceDocument,
    _ prove: @MainActor (Island, DocumentStages, [LayoutAssertion]) -> [Proof],
    outcomes: (Proof) -> [AssertionOutcome]
  ) throws -> [Proof] {
    let file = DocumentHandle(paths[0]).file
    let asserted = try DocumentAssertions(beside: file, and: assertions)
    let proofs = MainActor.assumeIsolated {
      Quiet.begin()
      AssumedCanvases.tell(InterfaceStage(document).assumption, about: file)
      let stages = DocumentStages(document)
      return islands.map { island in
        prove(
          island, stages, asserted.assertions(about: island.displayName, rootID: island.root.id))
      }
    }
    let scenes = zip(islands, proofs).flatMap { island, proofs in
      proofs.map { (name: island.displayName, rootID: island.root.id, outcomes: outcomes($0)) }
    }
    if area.scene == nil, file == paths[0] { try asserted.check(scenes) }
    try DocumentAssertions.check(assertions, scenes.flatMap(\.outcomes))
    return proofs.flatMap(\.self)
  }

  private static func print(
    _ proofs: [some Encodable & CustomStringConvertible], asJSON: Bool, _ isWrapped: Bool
  ) throws {
    guard asJSON else {
      let text = proofs.map(\.description).joined(separator: "\n")
      return try StandardOutput.write(OutputText(text, as: .lines))
    }
    try StandardOutput.line(
      isWrapped
        ? JSONText.encode(JSONEnvelope("explain", [("proofs", proofs)])) : JSONText.encode(proofs))
  }

  /// Proves widths, heights, or both separately.
  private func proveRanges(
    _ islands: [Island], _ document: InterfaceDocument, _ isWrapped: Bool
  ) throws -> Bool {
    var ranges: [(NSLayoutConstraint.Axis, ClosedRange<Double>)] = []
    if let widths = try area.widths() { ranges.append((.horizontal, widths)) }
    if let heights = try area.heights() { ranges.append((.vertical, heights)) }
    if ranges.isEmpty { ranges = [(.horizontal, 320...1366)] }
    let size = try size.map { try CanvasOptions.size($0) }
    let (conditions, regime) = (try conditions(), try area.windowRegime())
    let preferences = try reader.preferences(in: reader.languages.first)
    let json = try form.isJSON()
    let proofs = try proofs(of: islands, document) { [ranges] island, stages, assertions in
      ranges.map { axis, range in
        SceneProof(
          of: island, in: stages, along: axis, over: range, size: size, under: conditions,
          preferences: preferences, regime: regime, asserting: assertions)
      }
    } outcomes: {
      $0.cases.flatMap(\.proof.assertions)
    }
    if let strip { try Files.write(OutputText(ProofStrip(proofs).svg, as: .markup), to: strip) }
    try Self.print(proofs, asJSON: json, isWrapped)
    return proofs.allSatisfy(\.isClean)
  }
}

// MARK: - Options as values

extension Prove {
  func conditions() throws -> ProofConditions {
    try reader.conditions(textLengths: textLength.map { try factors($0) })
  }

  private func factors(_ text: String) throws -> ClosedRange<Double> {
    guard let range = ProofRange.range(text), range.lowerBound >= 0.1, range.upperBound <= 10 else {
      throw CommandFailure.usage(
        "--text-length is a range of factors from 0.1 to 10, such as 1...2, not '\(text)'")
    }
    return range
  }
}

extension [RegionMap.Mark] {
  /// Current devices in 2026, in both orientations.
  static var devices: [RegionMap.Mark] {
    Device.current.flatMap { device in
      Device.Orientation.allCases.map { way in
        RegionMap.Mark(
          device.words(in: way), LayoutSize(device.size(in: way)),
          group: (device.idiom == .pad ? "iPad" : "iPhone")
            + (way == .landscape ? " landscape" : ""))
      }
    }
  }
}
