internal import ArgumentParser
internal import IsolatedWork

/// `purlin render`: draws each scene.
struct Render: DocumentCommand, SupervisedCommand, ReplacedCommand {
  static let replacement = "purlin show -o"
  static let configuration = CommandConfiguration(
    abstract: "Draw a document's scenes as SVG, PNG or PDF.",
    discussion: """
      purlin render Main.storyboard -o Main.svg
      purlin render Main.storyboard --scene Login --constraints -o Login.svg
      purlin render Main.storyboard --scene Login --view Title -o Title.svg
      purlin render Main.storyboard --device "iPad Pro 11" -o iPad.svg
      purlin render Main.storyboard -o Main.png --scale 3
      purlin render Main.storyboard --text-size L --text-size AX3 -o sheet.svg

      PNG and PDF are drawn with pango and cairo where they are installed. Each of several scenes is written to a file of its own: Main.svg becomes Main-Login.svg and so on. \
      With several devices, sizes or languages, each scene is drawn on one sheet in all combinations.
      """)

  @OptionGroup var target: TargetOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file for the picture: .svg, .png or .pdf.", valueName: "file"))
  var output: String

  @OptionGroup var picture: PictureOptions
  @OptionGroup var hint: HintOptions

  func run() throws {
    var picture = picture
    if picture.view == nil { picture.view = try document.namedView() }
    try ScenePictures(document, picture).draw(into: output)
  }
}
