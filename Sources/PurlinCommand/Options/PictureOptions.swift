internal import ArgumentParser
internal import LayoutRendering

/// What a picture of a scene shows.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels per point of a PNG.", visibility: .hidden))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Reduce the scale of a PNG until it fits.", valueName: "kB", visibility: .hidden))
  var maxKilobytes: Int?

  @Flag(
    help: ArgumentHelp(
      "Draw constraints over the views, ambiguous views dashed in red, and saved frames that differ "
        + "dashed in amber."))
  var constraints = false

  @Option(
    help: ArgumentHelp(
      "Draw the constraints of one view, by its id, label, text or class.", valueName: "name",
      visibility: .hidden),
    completion: .views)
  var view: String?

  @Flag(help: ArgumentHelp("Draw margins, safe areas and other guides.", visibility: .hidden))
  var guides = false

  @Flag(help: ArgumentHelp("Outline every view.", visibility: .hidden))
  var outlines = false

  @Flag(help: ArgumentHelp("Label views with their names.", visibility: .hidden))
  var names = false

  @Flag(help: ArgumentHelp("Draw the device's frame.", visibility: .hidden))
  var bezel = false

  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Flag(help: ArgumentHelp("With --dark: both appearances, side by side.", visibility: .hidden))
  var light = false

  @Flag(help: "Draw all scenes on one sheet, with segues as arrows.")
  var overview = false

  @Flag(help: "Draw each scene on all current devices, in a row.")
  var filmstrip = false

  /// An option that has no effect without a picture; nil if none is given.
  var given: String? {
    let options: [(name: String, isGiven: Bool)] = [
      ("scale", scale != nil), ("max-kilobytes", maxKilobytes != nil), ("constraints", constraints),
      ("view", view != nil), ("guides", guides), ("outlines", outlines), ("names", names),
      ("bezel", bezel), ("dark", dark), ("light", light),
      ("overview", overview), ("filmstrip", filmstrip),
    ]
    return options.first(where: \.isGiven).map { "--\($0.name)" }
  }

  /// The appearances to draw.
  var appearances: [LayoutRenderer.Options.Appearance] {
    dark && light ? [.light, .dark] : dark ? [.dark] : [.light]
  }

  /// The renderer for these options.
  var renderer: LayoutRenderer {
    LayoutRenderer(
      LayoutRenderer.Options(
        drawsConstraints: constraints || view != nil, drawsGuides: guides, outlines: outlines,
        drawsNames: names, appearance: appearances[0], bezel: bezel))
  }
}
