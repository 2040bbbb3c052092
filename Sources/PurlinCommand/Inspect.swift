internal import ArgumentParser
internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import LayoutDiagnosis
internal import LayoutInspector

/// `purlin inspect`: writes a page that shows scenes at every size.
struct Inspect: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that shows scenes at every size, with the reason for each frame.",
    discussion: """
      purlin inspect Main.storyboard -o page.html
      purlin inspect Main.storyboard Card.xib --scene Login --text-size L --text-size AX3 -o page.html
      purlin inspect App/ --direction left-to-right --direction right-to-left --no-repairs -o page.html

      The page needs no server and no network. Drag the corner of a scene, or the point on the map of all \
      sizes: frames and findings are exact at every size, because the regions in which layout is linear \
      are part of the page. Select a view to see its constraints and what determines its frame.
      """)

  @Argument(
    help: ArgumentHelp(".storyboard and .xib files, and folders of them.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file for the page: .html, or - for standard output.", valueName: "file")
  )
  var output: String

  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"))
  var scene: String?

  @Option(help: ArgumentHelp("The widths, in points; 320...1366 by default.", valueName: "a...b"))
  var width: String?

  @Option(help: ArgumentHelp("The heights, in points; 320...1366 by default.", valueName: "a...b"))
  var height: String?

  @Option(
    help: ArgumentHelp(
      "What determines size classes: \(WindowRegime.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "By default as with a current SDK on the document's device.", valueName: "name"))
  var regime: String?

  @Flag(inversion: .prefixedNo, help: "Try repairs of findings, each at every size.")
  var repairs = true

  @OptionGroup var reader: ReaderOptions
  @OptionGroup var resources: ResourceOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var limits: LimitOptions

  func run() throws {
    guard output == "-" || output.hasSuffix(".html") else {
      throw CommandFailure.usage("-o needs a name that ends in .html, not '\(output)'")
    }
    let files = try Files.documents(in: paths)
    try fonts.use(AppFonts(near: paths))
    let scenes = try MainActor.assumeIsolated {
      Quiet.begin()
      return try files.flatMap { try self.scenes(of: $0) }
    }
    guard !scenes.isEmpty else {
      let place = paths.joined(separator: ", ")
      throw scene.map { CommandFailure.usage("\(place) has no scene '\($0)'") }
        ?? .input("\(place): has no views")
    }
    let devices = [RegionMap.Mark].devices.map {
      InspectorPage.Device(name: $0.name, width: $0.size.width, height: $0.size.height)
    }
    let page = InspectorPage(scenes, devices: devices, version: Version.text)
    let text = try page.html { SHA256.bytes(of: $0) }
    if output == "-" {
      try StandardOutput.write(text)
    } else {
      try Files.write(text, to: output)
      try StandardOutput.line(output)
    }
  }

  /// Captures the selected scenes of a document, under each condition and in each language.
  @MainActor
  private func scenes(of file: String) throws -> [InspectedScene] {
    let saved = try resources.withImages(try Files.document(file), at: file)
    let islands = saved.islands.filter { island in
      scene.map { name in saved.islands(named: name).contains { $0.root.id == island.root.id } }
        ?? true
    }
    guard !islands.isEmpty else { return [] }
    AssumedCanvases.tell(InterfaceStage(saved).assumption, about: file)
    let codes = try reader.codes()
    let languages = try codes.map { try LintLanguage($0, beside: file) }
    let widths = try width.map { try ProofRange.lengths($0, "--width") } ?? 320...1366
    let heights = try height.map { try ProofRange.lengths($0, "--height") } ?? 320...1366
    let regime = try regime.map { try ProofRange.regime($0) }
    let directions = try Set(reader.isRightToLeft())
    let sizes = try reader.sizes()
    var conditions = ProofConditions(textSizes: sizes)
    if directions.count == 2 { conditions = conditions.andRightToLeft() }
    return islands.map { island in
      @MainActor func capture(_ language: LintLanguage?) -> InspectedScene {
        let document = LintConfiguration(
          isPseudoLocalized: reader.pseudoLocalized, language: language
        ).shown(saved)
        let isRightToLeft =
          directions == [true]
          || directions.isEmpty && language.map { DocumentTexts.isRightToLeft($0.code) } ?? false
        return InspectedScene(
          of: island, in: document, file: file, widths: widths, heights: heights,
          under: conditions,
          preferences: InterfaceStage.Preferences(isRightToLeft: isRightToLeft), regime: regime,
          findsRepairs: repairs)
      }
      guard let first = languages.first else { return capture(nil) }
      var whole = capture(first)
      if languages.count > 1 {
        whole.cases = []
        for language in languages { whole.add(capture(language), named: language.code) }
      }
      return whole
    }
  }
}
