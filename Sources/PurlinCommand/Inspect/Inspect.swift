internal import ArgumentParser
internal import Dispatch
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutInspector
internal import LayoutProof

/// `purlin inspect`: writes a page that shows scenes at every size.
struct Inspect: ParsableCommand, SupervisedCommand, ReplacedCommand {
  static let replacement = "purlin show --serve"
  // A server runs longer than any document may take.
  var isSupervised: Bool { !serve }

  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows scenes at every size, with the reason for each frame.",
    discussion: """
      purlin inspect Main.storyboard -o page.html
      purlin inspect Main.storyboard --scene Login --text-size AX3 -o page.html
      purlin inspect Main.storyboard --serve

      The page needs no server and no network. Drag the corner of a scene, or the point on the map of all \
      sizes: frames and findings are exact at every size, because the regions in which layout is linear \
      are part of the page. Select a view to see its constraints and what determines its frame.

      With --serve, the page is shown at an address on this machine, which is printed, and can edit as \
      'purlin edit' does; documents are written when they are saved on the page. --help-hidden lists text \
      sizes, languages and fonts.
      """)

  @Argument(
    help: ArgumentHelp(".storyboard and .xib files, and folders of them.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for the page: .html, or - for standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Serve the page on this machine, where it can edit.")
  var serve = false

  @Option(
    help: ArgumentHelp(
      "The solver with which the page solves changed constraints itself; by default the installed "
        + "page-solver.wasm.", valueName: "file"))
  var solver: String?

  @Option(help: ArgumentHelp("The port of the page; a free one by default.", valueName: "number"))
  var port: UInt16?

  @OptionGroup var area: SceneSizeOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup var hint: HintOptions

  func run() throws {
    try check()
    let search = try DocumentSearch(paths)
    search.tell()
    let files = search.documents
    try fonts.use(AppFonts(near: paths))
    if serve { return try serve(files) }
    let (scenes, failures) = MainActor.assumeIsolated {
      Quiet.begin()
      return capture(files)
    }
    if scenes.isEmpty, let first = failures.first { throw first }
    try refuse(scenes)
    let text = OutputText(try page(scenes, problems: failures.map(\.message)), as: .markup)
    if let output, output != "-" {
      try Files.write(text, to: output)
      try StandardOutput.line("\(output)")
    } else {
      try StandardOutput.write(text)
    }
    for failure in failures { StandardError.line(failure.text) }
    if !failures.isEmpty { throw ExitCode.trouble }
  }

  /// Captures the documents that can be read, and returns the errors of the others.
  @MainActor
  private func capture(_ files: [String]) -> ([InspectedScene], [CommandFailure]) {
    var scenes: [InspectedScene] = []
    var failures: [CommandFailure] = []
    for file in files {
      do {
        let bytes = try Files.read(file)
        scenes += try self.scenes(of: file, bytes)
        let parts = UnreadParts(of: try Files.document(file, bytes).findings, in: file)
        if let summary = parts.summary { failures.append(.input("\(file): \(summary)")) }
      } catch {
        failures.append(error as? CommandFailure ?? .input("\(error)"))
      }
    }
    return (scenes, failures)
  }

  /// Throws an error for options that are missing or cannot be combined.
  private func check() throws {
    guard serve != (output != nil) else {
      throw CommandFailure.usage(
        serve
          ? "--serve shows the page instead of writing it, so it does not go with -o"
          : "a page needs -o with a file, or --serve")
    }
    guard !serve || solver == nil else {
      throw CommandFailure.usage(
        "--solver is for a page that is written; with --serve, the command solves")
    }
    guard serve || port == nil else { throw CommandFailure.usage("--port needs --serve") }
    if let output, output != "-", !output.hasSuffix(".html") {
      throw CommandFailure.usage("-o needs a name that ends in .html, not '\(output)'")
    }
  }

  /// Throws an error if there is nothing to show.
  private func refuse(_ scenes: [InspectedScene]) throws {
    guard scenes.isEmpty else { return }
    let place = paths.joined(separator: ", ")
    throw area.scene.map { CommandFailure.usage("\(place) has no scene '\($0)'") }
      ?? .input("\(place): has no views")
  }

  /// Returns a page to be written, with the solver.
  private func page(_ scenes: [InspectedScene], problems: [String]) throws -> String {
    var page = Self.page(scenes, problems: problems)
    let solver = solver ?? Installation.sharedFile("page-solver.wasm")
    page.solver = try solver.map { try Self.webAssembly($0) }
    return try page.html { SHA256.bytes(of: $0) }
  }

  private static func page(_ scenes: [InspectedScene], problems: [String]) -> InspectorPage {
    var page = InspectorPage(scenes, version: Version.text)
    page.problems = problems
    return page
  }

  /// Reads a module of WebAssembly.
  private static func webAssembly(_ path: String) throws -> [UInt8] {
    let bytes = try Files.read(path)
    guard bytes.starts(with: [0, 0x61, 0x73, 0x6D]) else {
      throw CommandFailure.input("\(path): is not WebAssembly; Scripts/wasm makes page-solver.wasm")
    }
    return bytes
  }

  /// Serves the page until the process ends.
  private func serve(_ files: [String]) throws {
    let page = SharedPage()
    // From the start: capturing may take long.
    try SessionEnding.watch(page)
    let session = try MainActor.assumeIsolated {
      Quiet.begin()
      return try InspectSession(
        files, page: page, sampler: { try self.sampler(of: $0, $1, $2, $3) }
      ) {
        try self.scenes(of: $0, $1, $2)
      }
    }
    try refuse(page.present.scenes)
    for problem in page.present.problems { StandardError.line("purlin: \(problem)") }
    try PageServer.serve(at: port) { routes in
      PageService(routes: routes, page: page, session: session) { content in
        var page = Self.page(content.scenes, problems: content.problems)
        page.isServed = true
        page.revision = content.version
        return try page.html { SHA256.bytes(of: $0) }
      }
    }
    dispatchMain()
  }

  /// Captures the selected scenes of a document, under each condition and in each language.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - bytes: Its text.
  ///   - part: What is captured of its scenes.
  /// - Returns: The scenes.
  /// - Throws: ``CommandFailure`` if the document cannot be read.
  @MainActor
  private func scenes(
    of file: String, _ bytes: [UInt8], _ part: InspectedPart = .everything
  ) throws -> [InspectedScene] {
    let saved = try resources.withImages(try Files.document(file, bytes), at: file)
    let islands = saved.islands.filter { island in
      if case .screen(let root, _) = part, root != island.root.id { return false }
      return area.scene.map { name in
        saved.islands(named: name).contains { $0.root.id == island.root.id }
      }
        ?? true
    }
    guard !islands.isEmpty else { return [] }
    if part.coversPlane { AssumedCanvases.tell(InterfaceStage(saved).assumption, about: file) }
    let (languages, regimes, conditions) = try variants(of: file)
    let (widths, heights) = try area.plane()
    let misplaced = part.coversPlane ? misplacedFrames(in: saved, file, bytes) : [:]
    let rules = ShownFindings(saved, bytes, file: file)
    @MainActor func capture(_ language: LintLanguage?, in regime: WindowRegime?) -> [InspectedScene]
    {
      let (configuration, preferences) = shown(in: language)
      return InspectedScene.scenes(
        of: islands, in: configuration.shown(saved), file: file, widths: widths, heights: heights,
        under: conditions,
        preferences: preferences, regime: regime,
        on: DeviceStages(
          part.places, showsOtherTexts: configuration.showsOtherTexts
        ) { rules.verdict(on: $0) },
        coversPlane: part.coversPlane, coversOwnSize: area.width == nil && area.height == nil,
        findsRepairs: area.repairs, saved: misplaced)
    }
    // The names of the conditions are needed if there are several.
    let all = Self.pairs(languages, regimes)
    var scenes = capture(all[0].0, in: all[0].1)
    guard all.count > 1 else { return scenes }
    let first = scenes
    for index in scenes.indices { scenes[index].cases = [] }
    for (place, (language, regime)) in all.enumerated() {
      let captured = place == 0 ? first : capture(language, in: regime)
      let words = [
        languages.count > 1 ? language?.code : nil, regimes.count > 1 ? regime?.name : nil,
      ].compactMap(\.self).joined(separator: ", ")
      for index in scenes.indices { scenes[index].add(captured[index], named: words) }
    }
    return scenes
  }

  /// Returns the saved frames of the views that the linter finds misplaced, by id.
  @MainActor
  private func misplacedFrames(
    in document: InterfaceDocument, _ file: String, _ bytes: [UInt8]
  ) -> [String: LayoutRect] {
    let linter = Linter(imagesNear: file)
    guard let result = try? linter.lint(bytes, file: file) else { return [:] }
    let ids = Set(
      result.findings.filter { $0.ruleID == "misplaced-view" }.compactMap(\.objectID))
    var frames: [String: LayoutRect] = [:]
    for view in document.islands.flatMap(\.views) where ids.contains(view.id) {
      frames[view.id] = view.frame
    }
    return frames
  }
}
