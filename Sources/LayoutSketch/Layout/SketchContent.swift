internal import LayoutGeometry
internal import TextMetrics

/// The measured content of a view: its size, and where its baselines are.
///
/// The rules are those of UIKit's labels and buttons from iOS 15 to 18: a label's size is rounded up to pixels, the
/// title of a button without a configuration to points, with 6 points above and below and a width of at least 30.
struct SketchContent {
  /// A baseline, measured from the top: `fraction × height + offset`.
  struct Baseline {
    var fraction: Double
    var offset: Double
  }

  var size: LayoutSize
  var firstBaseline = Baseline(fraction: 0, offset: 0)
  var lastBaseline = Baseline(fraction: 1, offset: 0)

  private static let buttonPadding = 6.0
  private static let leastButtonWidth = 30.0

  /// Measures a view; nil for one without content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - window: The window, which has sizes of views whose content is not known.
  ///   - width: The width to which a label of several lines is wrapped.
  init?(_ view: Sketch.View, in window: Sketch.Window, width: Double = .infinity) {
    let grid = PixelGrid(scale: window.scale)
    let given = window.sizes[view.name] ?? view.size
    switch view.content {
    case .none, .guide, .image, .other:
      guard let given else { return nil }
      size = given
    case .label(let text, let font, let lines):
      guard !text.isEmpty else { return nil }
      let typesetter = Typesetter(text, font: font, measurer: SystemTextMeasurer())
      let whole = typesetter.layout(numberOfLines: lines)
      // A width that was rounded down within the tolerance of the pixel grid still fits its text.
      let layout =
        lines == 1 || width == .infinity
        ? whole : typesetter.layout(width: max(width, 0) + 0.001, numberOfLines: lines)
      size = LayoutSize(
        width: grid.ceil(max(whole.size.width, whole.widthWithSpaces)),
        height: grid.ceil(layout.size.height))
      firstBaseline.offset = grid.round(layout.firstBaseline)
      lastBaseline.offset = grid.round(layout.lastBaseline) - grid.ceil(layout.size.height)
    case .button(let title, let font):
      let typesetter = Typesetter(title, font: font, measurer: SystemTextMeasurer())
      let layout = typesetter.layout(numberOfLines: 1)
      let line = SystemTextMeasurer().metrics(of: font).lineHeight
      let text = PixelGrid.wholePoints.ceil(
        title.isEmpty ? LayoutSize(width: 0, height: line) : layout.size)
      size = LayoutSize(
        width: max(text.width, Self.leastButtonWidth),
        height: text.height + 2 * Self.buttonPadding)
      guard !title.isEmpty else { return }
      let baseline = Baseline(
        fraction: 0.5, offset: grid.round(layout.firstBaseline) - text.height / 2)
      (firstBaseline, lastBaseline) = (baseline, baseline)
    }
  }
}
