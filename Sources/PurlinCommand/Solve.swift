internal import ArgumentParser
internal import IsolatedWork

/// `purlin solve`: prints frames as text or JSON.
struct Solve: DocumentCommand, SupervisedCommand, ReplacedCommand {
  static let replacement = "purlin show"
  static let configuration = CommandConfiguration(
    abstract: "Lay out a document's scenes and print the frames.",
    discussion: """
      purlin solve Main.storyboard
      purlin solve Main.storyboard --device "iPhone 15" --orientation landscape
      purlin solve Card.xib --size 320x200 --format json
      purlin solve Main.storyboard --scene Login --text-size L --text-size AX3

      Several devices, sizes, languages and so on give the layout of each combination.
      """)

  @OptionGroup var target: TargetOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  @OptionGroup var form: TextOrJSON
  @OptionGroup var hint: HintOptions

  func run() throws {
    try FrameListing(document).print(json: try form.isJSON(), isWrapped: false)
  }
}
