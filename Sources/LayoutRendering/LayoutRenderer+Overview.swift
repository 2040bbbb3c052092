public import LayoutSnapshot

extension LayoutRenderer {
  /// Scenes beside each other as on a storyboard's canvas, with arrows between them.
  public struct Overview: Sendable {
    /// A scene: its title, and the pictures that belong to it.
    public struct Scene: Sendable {
      /// The title above the scene.
      public var title: String
      /// What it is, such as `Navigation Controller`; drawn where the scene has no picture.
      public var kind: String
      /// Whether the app begins with it.
      public var isInitial: Bool
      /// The frame in the overview.
      public var frame: LayoutSnapshot.Rect
      /// The snapshots with their places in the overview.
      public var pictures: [(place: LayoutSnapshot.Point, snapshot: LayoutSnapshot)]

      /// Creates a scene.
      public init(
        _ title: String, kind: String, isInitial: Bool, frame: LayoutSnapshot.Rect,
        pictures: [(place: LayoutSnapshot.Point, snapshot: LayoutSnapshot)]
      ) {
        (self.title, self.kind, self.isInitial) = (title, kind, isInitial)
        (self.frame, self.pictures) = (frame, pictures)
      }
    }

    /// An arrow from one scene to another, by their indices.
    public struct Arrow: Sendable {
      /// The scene at which it begins.
      public var source: Int
      /// The scene to which it leads.
      public var destination: Int
      /// What stands at its middle.
      public var words: String
      /// Whether it is dashed, as for a container and its content.
      public var isDashed: Bool

      /// Creates an arrow.
      public init(_ source: Int, _ destination: Int, _ words: String, isDashed: Bool) {
        (self.source, self.destination) = (source, destination)
        (self.words, self.isDashed) = (words, isDashed)
      }
    }

    /// The scenes.
    public var scenes: [Scene]
    /// The arrows between them.
    public var arrows: [Arrow]

    /// Creates an overview.
    public init(_ scenes: [Scene], arrows: [Arrow]) {
      (self.scenes, self.arrows) = (scenes, arrows)
    }
  }

  /// The colors of a sheet of several pictures: its ground, and words on it.
  var sheetColors: (ground: String, ink: String, quiet: String) {
    options.appearance == .dark
      ? ("#26282d", "#eef1f5", "#a7b0bc") : ("#eceef2", "#16191d", "#5a626d")
  }

  /// Returns one picture of all scenes, each at its real size.
  ///
  /// - Complexity: O(*n*) in the number of views, constraints and arrows.
  public func svg(of overview: Overview) -> String {
    let (ground, ink, quiet) = sheetColors
    let n = SVGText.number
    let frames = overview.scenes.map(\.frame).filter(\.isDrawable)
    let (margin, heading) = (60.0, 40.0)
    let left = (frames.map(\.minX).min() ?? 0) - margin
    let top = (frames.map(\.minY).min() ?? 0) - margin - heading
    let words = overview.scenes.map { scene in
      (scene.isInitial ? "➔ " : "") + scene.title
    }
    let ends = zip(overview.scenes, words).map { scene, words in
      // The fonts of some systems are wider than the average.
      scene.frame.minX + 1.2 * WordWidth.estimate(words, size: 26, weight: 600)
    }
    let width = ((frames.map(\.maxX) + ends).max() ?? 1) + margin - left
    let height = (frames.map(\.maxY).max() ?? 1) + margin - top
    var body = ""
    var count = 0
    for (scene, words) in zip(overview.scenes, words) {
      let (x, y) = (n(scene.frame.minX), n(scene.frame.minY))
      if scene.pictures.first.map({ $0.snapshot.canvas.height < scene.frame.height }) ?? true {
        body +=
          "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(n(scene.frame.width))\" height=\"\(n(scene.frame.height))\" "
          + "rx=\"12\" fill=\"none\" stroke=\"\(quiet)\" stroke-width=\"2\" stroke-dasharray=\"8 6\"/>\n"
          + "<text x=\"\(n(scene.frame.midX))\" y=\"\(n(scene.frame.midY))\" text-anchor=\"middle\" "
          + "font-size=\"24\" fill=\"\(quiet)\">\(SVGText.escaped(scene.kind))</text>\n"
      }
      body +=
        "<text x=\"\(x)\" y=\"\(n(scene.frame.minY - 12))\" font-size=\"26\" font-weight=\"600\" "
        + "fill=\"\(ink)\">\(SVGText.escaped(words))</text>\n"
      for (place, snapshot) in scene.pictures {
        var renderer = self
        renderer.options.padding = 0
        renderer.options.idPrefix = "\(options.idPrefix)\(count)"
        count += 1
        body +=
          "<g transform=\"translate(\(n(place.x)) \(n(place.y)))\">\n"
          + renderer.svg(of: snapshot) + "</g>\n"
      }
    }
    // Arrows between the same scenes lie beside each other.
    var pairs: [[Int]: Int] = [:]
    for arrow in overview.arrows {
      guard overview.scenes.indices.contains(arrow.source),
        overview.scenes.indices.contains(arrow.destination), arrow.source != arrow.destination
      else { continue }
      let pair = [arrow.source, arrow.destination].sorted()
      body += OverviewArrow(
        from: overview.scenes[arrow.source].frame, to: overview.scenes[arrow.destination].frame,
        number: pairs[pair, default: 0]
      ).elements(arrow, color: arrow.isDashed ? quiet : "#0a7aff", ink: ink, ground: ground)
      pairs[pair, default: 0] += 1
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(n(width))" height="\(n(height))" \
      viewBox="\(n(left)) \(n(top)) \(n(width)) \(n(height))" font-family="\(SVGText.fontFamily)">
      <rect x="\(n(left))" y="\(n(top))" width="\(n(width))" height="\(n(height))" fill="\(ground)"/>
      \(body)</svg>

      """
  }
}
