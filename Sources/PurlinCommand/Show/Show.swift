internal import ArgumentParser
internal import CodeWriting
internal import Foundation
internal import InterfaceBuilder
internal import IsolatedWork

/// `purlin show`: frames, a picture or a page of a document.
struct Show: DocumentCommand, SupervisedCommand {
  // A server runs longer than any document may take.
  var isSupervised: Bool { !serve }

  static let configuration = CommandConfiguration(
    abstract: "Show a document's frames, picture or code, or a page that can edit.",
    usage: "purlin show <file>[#<object>] [-o <file>] [--as <notation>] [--serve] [<options>]",
    discussion: """
      purlin show Main.storyboard --device "iPhone SE"
      purlin show Main.storyboard#Login --json
      purlin show Main.storyboard#Title -o Title.svg
      purlin show Main.storyboard#Login --as anchors
      purlin show Screen.swift --as snapkit
      purlin show Main.storyboard --serve

      Prints frames, or writes what the name of the file says: .svg, .png and .pdf a picture, .html a page \
      of all sizes, .swift the code. Several devices, sizes, languages and so on give each combination; \
      --help-hidden lists more options.
      """)

  @OptionGroup var target: TargetOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file: .svg, .png, .pdf, .html or .swift.", valueName: "file"))
  var output: String?

  @Flag(help: "Serve the page on this machine, where it can edit.")
  var serve = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Write code with constraints as anchors, items, visual-format or snapkit.",
      valueName: "notation"),
    completion: .list(CodeNotation.allCases.map(\.rawValue)))
  var notation: String?

  @OptionGroup var form: TextOrJSON
  @OptionGroup var picture: PictureOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func run() throws {
    let isJSON = try form.isJSON()
    if CodeListing.isCode(document.file) {
      guard !isJSON, output == nil, !serve else {
        throw CommandFailure.usage("frames of code are text on standard output")
      }
      guard document.scene == nil, reader.given == nil, fonts.folders.isEmpty,
        resources.assets.isEmpty,
        picture.given == nil
      else {
        throw CommandFailure.usage(
          "code has no options besides --device, --orientation, --size and --as")
      }
      return try CodeListing(document.file, document.canvas, notation: notation).print()
    }
    if notation != nil || output?.hasSuffix(".swift") == true {
      guard !isJSON, !serve, picture.given == nil else {
        throw CommandFailure.usage("code has no options besides --as, --scene and -o")
      }
      try document.refuseLayout("code is the same for all")
      let notation = try notation.map { try CodeNotation.named($0) } ?? .anchors
      return try SceneCodeOutput(document, notation).print(into: output)
    }
    let isPicture = output != nil && output?.hasSuffix(".html") == false
    if let option = picture.given, serve || !isPicture {
      throw CommandFailure.usage("\(option) is for a picture; -o names its file, such as out.svg")
    }
    if serve || output?.hasSuffix(".html") == true {
      guard !isJSON else { throw CommandFailure.usage("a page is not JSON") }
      return try page().run()
    }
    guard let output else {
      return try FrameListing(document).print(json: isJSON, isWrapped: true)
    }
    guard !isJSON else {
      throw CommandFailure.usage("--json is for standard output; -o writes a picture or a page")
    }
    // Before the document is read.
    _ = try PictureFile(output, besides: ["html", "swift"])
    var picture = picture
    if picture.view == nil { picture.view = try document.namedView() }
    try ScenePictures(document, picture).draw(into: output)
  }

  /// Returns the subcommand that makes the page, with the options that it has in common with this one.
  private func page() throws -> Inspect {
    if let option = canvas.given {
      throw CommandFailure.usage(
        "a page shows every device and size, so \(option) is for frames and pictures")
    }
    var page = try Inspect.parse(serve ? ["--serve", "--", document.file] : ["--", document.file])
    page.output = output
    page.area.scene = try document.namedScene()
    (page.reader, page.resources, page.fonts) = (
      document.reader, document.resources, document.fonts
    )
    return page
  }
}
