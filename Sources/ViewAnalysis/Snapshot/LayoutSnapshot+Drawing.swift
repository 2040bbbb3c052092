internal import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import LayoutSnapshot

extension LayoutSnapshot.View {
  /// Sets what the view and its layers draw besides the content of its kind.
  @MainActor
  mutating func takeDrawing(of view: UIView, _ context: CGContext) {
    let drawn = view.drawing(in: context)
    var (behind, inFront): ([DrawnShape], [DrawnShape]) = ([], [])
    if let layer = view.existingLayer {
      behind = type(of: layer) == CALayer.self ? [] : layer.drawnContent
      let sublayers = layer.drawnSublayers
      behind += sublayers.behind
      inFront = sublayers.inFront
      if let mask = layer.mask { appearance.mask = mask.drawnInSuperlayer.map { .init($0) } }
    }
    if let mask = view.mask {
      appearance.mask = mask.layer.drawnInSuperlayer.map { .init($0) }
    }
    // A rotation is a part of the appearance, with the size before it.
    let matrix = view.transform
    let scale = CGAffineTransform(scaleX: matrix.a, y: matrix.d)
    let isScaled = matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
    shapes = (drawn + behind).map { .init(isScaled ? $0.transformed(scale) : $0) }
    frontShapes = inFront.map { .init(isScaled ? $0.transformed(scale) : $0) }
    if let window = view as? UIWindow { frontShapes += window.keyboardShapes }
    if view.cornerConfiguration != nil { appearance.cornerRadius = Double(view.drawnCornerRadius) }
    if let corners = view.presentedCorners, appearance.cornerRadius == 0 {
      appearance.cornerRadius = Double(corners.radius)
      appearance.roundedCorners = Int(corners.mask.rawValue)
      clipsToBounds = true
    }
  }
}

extension LayoutSnapshot.Shape {
  /// Returns a path in SVG's notation.
  static func path(of path: CGPath) -> String { path.svgPath }

  /// Creates a shape from what a layer or a context drew.
  @MainActor
  init(_ drawn: DrawnShape) {
    typealias Color = LayoutSnapshot.Color
    self.init(
      path: drawn.path.isEmpty ? "" : drawn.path.svgPath,
      fill: drawn.fill.flatMap { Color(UIColor(cgColor: $0)) },
      gradient: drawn.gradient.map { .init($0) }, usesEvenOddRule: drawn.rule == .evenOdd,
      stroke: drawn.stroke.flatMap { Color(UIColor(cgColor: $0)) },
      lineWidth: Double(drawn.lineWidth), dashes: drawn.dashes.map(Double.init),
      hasRoundEnds: drawn.hasRoundEnds, opacity: Double(drawn.opacity),
      clip: drawn.clips.first.map(\.svgPath),
      moreClips: drawn.clips.dropFirst().map(\.svgPath))
    let frame = LayoutSnapshot.Rect(drawn.frame)
    switch drawn.content {
    case let text as DrawnText: self.text = LayoutSnapshot.Text(text, at: frame)
    case let layer as CATextLayer: self.text = LayoutSnapshot.Text(layer, in: frame)
    case let image as DrawnImage:
      self.image = LayoutSnapshot.Image(image.image, frame: frame)
    default: break
    }
  }
}

extension LayoutSnapshot.Image {
  /// Creates the description of an image in a rectangle.
  @MainActor
  init(_ image: UIImage, frame: LayoutSnapshot.Rect?) {
    self.init(
      name: image.name, size: LayoutSnapshot.Size(image.size), frame: frame,
      isTemplate: image.isSymbolImage || image.renderingMode == .alwaysTemplate
        || image.originalColor != nil ? true : nil,
      shapes: image.drawing?.map { .init($0) })
    color = image.originalColor.flatMap { LayoutSnapshot.Color($0) }
  }
}

extension LayoutSnapshot.Text {
  /// Creates the description of drawn text.
  @MainActor
  fileprivate init(_ drawn: DrawnText, at frame: LayoutSnapshot.Rect) {
    self.init(
      drawn.lines.map(\.text).joined(separator: "\n"),
      lines: drawn.lines.map { line in
        var line = Line(line)
        line.x = (line.x ?? 0) + frame.minX
        line.baseline += frame.minY
        return line
      }, font: LayoutSnapshot.Font(drawn.lines.first?.font ?? .systemFont(ofSize: 12)),
      color: LayoutSnapshot.Color(drawn.color))
  }

  /// Creates the description of a text layer: its first lines, without wrapping.
  @MainActor
  fileprivate init(_ layer: CATextLayer, in frame: LayoutSnapshot.Rect) {
    let attributed = layer.string as? NSAttributedString
    let words = attributed?.string ?? layer.string as? String ?? ""
    let font =
      (layer.font as? UIFont)?.withSize(layer.fontSize) ?? .systemFont(ofSize: layer.fontSize)
    let place: Alignment =
      switch layer.alignmentMode {
      case .center: .center
      case .right: .right
      default: .left
      }
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      words,
      lines: lines.enumerated().map { index, line in
        let width = Double(String(line).size(withAttributes: [.font: font]).width)
        let free = frame.width - width
        let x = place == .center ? free / 2 : place == .right ? free : 0
        return Line(
          String(line), x: frame.minX + x,
          baseline: frame.minY + Double(font.ascender) + Double(index) * Double(font.lineHeight),
          width: width)
      }, font: LayoutSnapshot.Font(font),
      color: layer.foregroundColor.flatMap { LayoutSnapshot.Color(UIColor(cgColor: $0)) })
  }
}

extension LayoutSnapshot.Text.Line {
  /// Creates a line from a laid-out one.
  @MainActor
  init(_ line: LaidOutLine) {
    self.init(
      line.text, x: Double(line.x), baseline: Double(line.baseline), width: Double(line.width),
      runs: line.runs.isEmpty ? nil : line.runs.map { .init($0) })
  }
}

extension LayoutSnapshot.Text.Run {
  @MainActor
  fileprivate init(_ run: LaidOutLine.Run) {
    typealias Color = LayoutSnapshot.Color
    self.init(
      run.text, x: Double(run.x), width: Double(run.width), font: LayoutSnapshot.Font(run.font),
      color: run.color.flatMap { Color($0) }, background: run.background.flatMap { Color($0) },
      isUnderlined: run.isUnderlined ? true : nil,
      isStruckThrough: run.isStruckThrough ? true : nil,
      rise: run.rise == 0 ? nil : Double(run.rise),
      image: run.image.map { .init($0, frame: LayoutSnapshot.Rect(run.imageFrame)) })
    underlineColor = run.underlineColor.flatMap { Color($0) }
    strikethroughColor = run.strikethroughColor.flatMap { Color($0) }
    outlineWidth = run.outlineWidth == 0 ? nil : Double(run.outlineWidth)
    outlineColor = run.outlineColor.flatMap { Color($0) }
    shadow = run.shadowColor.flatMap { Color($0) }.map {
      .init(color: $0, offset: LayoutSnapshot.Size(run.shadowOffset), radius: 0)
    }
    if run.isOblique { font.isItalic = true }
  }
}

extension LayoutSnapshot.Gradient {
  @MainActor
  fileprivate init(_ drawn: DrawnShape.Gradient) {
    func point(_ point: CGPoint) -> LayoutSnapshot.Point {
      LayoutSnapshot.Point(x: Double(point.x), y: Double(point.y))
    }
    self.init(
      colors: drawn.colors.map { LayoutSnapshot.Color(UIColor(cgColor: $0)) ?? .clear },
      locations: drawn.locations.map(Double.init), start: point(drawn.start),
      end: point(drawn.end), radius: drawn.radius.map(Double.init))
  }
}

extension CGPath {
  /// The path in SVG's notation, with coordinates to a thousandth of a point.
  fileprivate var svgPath: String {
    func number(_ value: CGFloat) -> String {
      // A number that is not finite draws nothing, and would be no SVG.
      guard value.isFinite, abs(value) < 1e9 else { return "0" }
      let rounded = (Double(value) * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quad(let end, let control): "Q" + text(control, end)
      case .curve(let end, let one, let two): "C" + text(one, two, end)
      case .close: "Z"
      }
    }.joined()
  }
}
