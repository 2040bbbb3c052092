#if !canImport(Darwin)
package import Foundation

/// What a drawing context or a layer draws: a path, or content of another module such as text.
package struct DrawnShape: @unchecked Sendable {
  /// Colors along a line, or from a center.
  package struct Gradient: Sendable {
    package var colors: [CGColor]
    package var locations: [CGFloat]
    package var start: CGPoint
    package var end: CGPoint
    /// The radius of a radial gradient; nil for a linear one.
    package var radius: CGFloat?
  }

  package var path = CGPath()
  package var fill: CGColor?
  package var gradient: Gradient?
  package var rule = CGPathFillRule.winding
  package var stroke: CGColor?
  package var lineWidth: CGFloat = 1
  package var dashes: [CGFloat] = []
  package var hasRoundEnds = false
  package var opacity: CGFloat = 1
  /// The paths to whose intersection the shape is clipped.
  package var clips: [CGPath] = []
  /// Text or an image, which another module draws into ``frame``.
  package var content: AnyObject?
  package var frame = CGRect.zero

  package init() {}

  /// Returns the shape moved and scaled; rotations apply to paths only.
  package func transformed(_ transform: CGAffineTransform) -> DrawnShape {
    guard transform != .identity else { return self }
    var shape = self
    shape.path = path.transformed(transform)
    shape.clips = clips.map { $0.transformed(transform) }
    shape.frame = frame.applying(transform)
    let scale = transform.meanScale
    shape.lineWidth *= scale
    shape.dashes = dashes.map { $0 * scale }
    shape.gradient?.start = gradient?.start.applying(transform) ?? .zero
    shape.gradient?.end = gradient?.end.applying(transform) ?? .zero
    shape.gradient?.radius = gradient?.radius.map { $0 * scale }
    return shape
  }
}

extension CGAffineTransform {
  /// The square root of the factor by which areas change.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CALayer {
  /// What the layers without a view among the sublayers draw, in this layer's coordinates: behind
  /// and in front of the layers of subviews.
  package var drawnSublayers: (behind: [DrawnShape], inFront: [DrawnShape]) {
    var (behind, inFront): ([DrawnShape], [DrawnShape]) = ([], [])
    for own in ownSublayers {
      let shapes = own.layer.drawnInSuperlayer
      if own.hostedBehind == 0 { behind += shapes } else { inFront += shapes }
    }
    return (behind, inFront)
  }

  /// What the layer and its sublayers draw, in the superlayer's coordinates.
  package var drawnInSuperlayer: [DrawnShape] {
    guard !isHidden, opacity > 0 else { return [] }
    let origin = geometry.toSuperlayer(.zero)
    let (right, down) = (
      geometry.toSuperlayer(CGPoint(x: 1, y: 0)), geometry.toSuperlayer(CGPoint(x: 0, y: 1))
    )
    let transform = CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
    var shapes = background + drawnContent
    for own in ownSublayers { shapes += own.layer.drawnInSuperlayer }
    if masksToBounds || mask != nil {
      let clip = mask?.maskPath ?? outline
      for index in shapes.indices { shapes[index].clips.append(clip) }
    }
    shapes += border
    return shapes.map { shape in
      var shape = shape.transformed(transform)
      shape.opacity *= CGFloat(opacity)
      return shape
    }
  }

  /// The outline of a mask, if it is a shape, in the coordinates of the masked layer.
  private var maskPath: CGPath? {
    guard let shape = self as? CAShapeLayer, let path = shape.path else { return nil }
    return path.transformed(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// What the layer's class draws, in the layer's coordinates.
  package var drawnContent: [DrawnShape] {
    var shape = DrawnShape()
    switch self {
    case let gradient as CAGradientLayer:
      let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
      guard !colors.isEmpty else { return [] }
      shape.path = outline
      let steps = CGFloat(max(colors.count - 1, 1))
      let locations = gradient.locations?.map { CGFloat($0.doubleValue) }
      func at(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
      }
      var drawn = DrawnShape.Gradient(
        colors: colors,
        locations: colors.indices.map { index in
          locations.flatMap { $0.count == colors.count ? $0[index] : nil } ?? CGFloat(index) / steps
        }, start: at(gradient.startPoint), end: at(gradient.endPoint))
      if gradient.type == .radial {
        let (x, y) = (drawn.end.x - drawn.start.x, drawn.end.y - drawn.start.y)
        drawn.radius = max(abs(x), abs(y))
      }
      shape.gradient = drawn
    case let layer as CAShapeLayer:
      guard let path = layer.path else { return [] }
      shape.path = path
      shape.fill = layer.fillColor
      shape.rule = layer.fillRule == .evenOdd ? .evenOdd : .winding
      shape.stroke = layer.lineWidth > 0 ? layer.strokeColor : nil
      if layer.strokeStart > 0 || layer.strokeEnd < 1, layer.strokeColor != nil {
        // Fill and stroke have different paths.
        var line = shape
        line.fill = nil
        line.path = path.part(from: layer.strokeStart, to: layer.strokeEnd)
        shape.stroke = nil
        return [shape, line].filter { $0.fill != nil || $0.stroke != nil }
          .map { styled($0, by: layer) }
      }
      shape = styled(shape, by: layer)
    case is CATextLayer:
      shape.content = self
      shape.frame = bounds
    default:
      guard let content = contents as? any DrawnContents else { return [] }
      shape.content = content
      shape.frame = bounds
    }
    return [shape]
  }

  private func styled(_ shape: DrawnShape, by layer: CAShapeLayer) -> DrawnShape {
    var shape = shape
    shape.lineWidth = layer.lineWidth
    shape.dashes = layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    shape.hasRoundEnds = layer.lineCap == .round || layer.lineJoin == .round
    return shape
  }

  /// The outline of the bounds with rounded corners.
  private var outline: CGPath {
    let path = CGPath()
    func radius(_ corner: CACornerMask) -> CGSize {
      let radius = maskedCorners.contains(corner) ? cornerRadius : 0
      return CGSize(width: radius, height: radius)
    }
    path.append(
      roundedRect: bounds, topLeft: radius(.layerMinXMinYCorner),
      topRight: radius(.layerMaxXMinYCorner), bottomRight: radius(.layerMaxXMaxYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner))
    return path
  }

  private var background: [DrawnShape] {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return [] }
    var shape = DrawnShape()
    shape.path = outline
    shape.fill = backgroundColor
    return [shape]
  }

  private var border: [DrawnShape] {
    guard borderWidth > 0 else { return [] }
    var shape = DrawnShape()
    let rect = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let radius = max(cornerRadius - borderWidth / 2, 0)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    shape.path = path
    shape.stroke = borderColor ?? CGColor(gray: 0, alpha: 1)
    shape.lineWidth = borderWidth
    return [shape]
  }
}

/// Contents of a layer, or of a drawing, that another module draws.
package protocol DrawnContents: AnyObject {}

extension CGPath {
  /// Returns the part of the path between two fractions of its length, as lines.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let result = CGMutablePath()
    func length(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
      ((two.x - one.x) * (two.x - one.x) + (two.y - one.y) * (two.y - one.y)).squareRoot()
    }
    var polygons = flattened()
    if elements.contains(where: { $0 == .close }) {
      polygons = polygons.map { $0.count > 1 ? $0 + [$0[0]] : $0 }
    }
    let total = polygons.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var position: CGFloat = 0
    for points in polygons {
      var isDrawing = false
      for (one, two) in zip(points, points.dropFirst()) {
        let step = length(one, two)
        defer { position += step }
        guard step > 0, position + step > from, position < to else {
          isDrawing = false
          continue
        }
        func at(_ distance: CGFloat) -> CGPoint {
          let part = min(max((distance - position) / step, 0), 1)
          return CGPoint(x: one.x + part * (two.x - one.x), y: one.y + part * (two.y - one.y))
        }
        if !isDrawing { result.move(to: at(from)) }
        result.addLine(to: at(to))
        isDrawing = true
      }
    }
    return result
  }
}
#endif
