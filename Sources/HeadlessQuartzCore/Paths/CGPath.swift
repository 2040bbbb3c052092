#if !canImport(Darwin)
public import Foundation

/// The style of line caps; raw values are Apple's.
public enum CGLineCap: Int32, Sendable {
  /// A butt cap.
  case butt = 0
  /// A round cap.
  case round = 1
  /// A square cap.
  case square = 2
}

/// The style of line joins; raw values are Apple's.
public enum CGLineJoin: Int32, Sendable {
  /// A miter join.
  case miter = 0
  /// Round.
  case round = 1
  /// A bevel join.
  case bevel = 2
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}

/// The way in which a path is drawn; raw values are Apple's.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill, with the nonzero winding rule.
  case fill = 0
  /// Fill, with the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill and stroke, with the nonzero winding rule.
  case fillStroke = 3
  /// Fill and stroke, with the even-odd rule.
  case eoFillStroke = 4
}

/// A path of lines and curves.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgpath>
public class CGPath: @unchecked Sendable {
  /// An element of a path.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  // Only mutable paths change the elements, and a mutable path must not be shared between threads.
  package fileprivate(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(rect: rect, unsafe transform?.pointee ?? .identity)
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    append(ellipse: rect, unsafe transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    append(
      roundedRect: rect, CGSize(width: cornerWidth, height: cornerHeight),
      unsafe transform?.pointee ?? .identity)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point: the end of the last element.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _):
        return point
      case .close: continue
      }
    }
    return .zero
  }

  /// The bounding rectangle of the points of the path, including control points; null if the path
  /// is empty.
  public var boundingBox: CGRect { box(of: elements.flatMap(\.points)) }

  /// The bounding rectangle of the path; null if it is empty.
  public var boundingBoxOfPath: CGRect { box(of: flattened().flatMap { $0 }) }

  private func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var (winding, crossings) = (0, 0)
    for polygon in flattened() {
      let points = polygon.map { $0.applying(transform) }
      guard points.count > 1 else { continue }
      for (one, two) in zip(points, points.dropFirst() + points.prefix(1))
      where (one.y <= point.y) != (two.y <= point.y) {
        let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += two.y > one.y ? 1 : -1
      }
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  /// Returns the path as polygons; a curve is approximated by 16 lines.
  package func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var present: [CGPoint] = []
    func add(_ count: Int, _ at: (CGFloat) -> CGPoint) {
      for step in 1...count { present.append(at(CGFloat(step) / CGFloat(count))) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !present.isEmpty { polygons.append(present) }
        present = [point]
      case .line(let point): present.append(point)
      case .quad(let end, let control):
        let start = present.last ?? .zero
        add(16) { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
            y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
        }
      case .curve(let end, let one, let two):
        let start = present.last ?? .zero
        add(16) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * one.x + c * two.x + d * end.x,
            y: a * start.y + b * one.y + c * two.y + d * end.y)
        }
      case .close:
        let first = present.first
        if !present.isEmpty { polygons.append(present) }
        present = first.map { [$0] } ?? []
      }
    }
    if present.count > 1 { polygons.append(present) }
    return polygons
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    let made = CGPath()
    made.elements = elements
    return made
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let made = CGMutablePath()
    made.elements = elements
    return made
  }

  /// Returns a transformed copy.
  package func transformed(_ transform: CGAffineTransform) -> CGPath {
    let made = CGPath()
    made.elements = elements.map { $0.transformed(transform) }
    return made
  }

  // MARK: Elements, for mutable paths

  package func append(_ element: Element) { elements.append(element) }

  package func removeAll() { elements = [] }

  package func replace(by other: CGPath) { elements = other.elements }

  package func append(rect: CGRect, _ transform: CGAffineTransform) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    elements.append(.move(corners[0].applying(transform)))
    for corner in corners.dropFirst() { elements.append(.line(corner.applying(transform))) }
    elements.append(.close)
  }

  package func append(ellipse rect: CGRect, _ transform: CGAffineTransform) {
    append(
      roundedRect: rect, CGSize(width: rect.width / 2, height: rect.height / 2), transform)
  }

  /// The distance of the control points from the ends of a quarter circle, relative to the radius.
  package static let circleControl: CGFloat = 0.552_284_749_8

  package func append(
    roundedRect rect: CGRect, _ radii: CGSize, _ transform: CGAffineTransform
  ) {
    append(
      roundedRect: rect, topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii,
      transform)
  }

  package func append(
    roundedRect rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize,
    bottomLeft: CGSize, _ transform: CGAffineTransform = .identity
  ) {
    func limited(_ size: CGSize) -> CGSize {
      CGSize(
        width: min(max(size.width, 0), rect.width / 2),
        height: min(max(size.height, 0), rect.height / 2))
    }
    let (tl, tr) = (limited(topLeft), limited(topRight))
    let (br, bl) = (limited(bottomRight), limited(bottomLeft))
    let rest = 1 - Self.circleControl
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    elements.append(.move(point(left + tl.width, top)))
    elements.append(.line(point(right - tr.width, top)))
    elements.append(
      .curve(
        point(right, top + tr.height), control1: point(right - tr.width * rest, top),
        control2: point(right, top + tr.height * rest)))
    elements.append(.line(point(right, bottom - br.height)))
    elements.append(
      .curve(
        point(right - br.width, bottom), control1: point(right, bottom - br.height * rest),
        control2: point(right - br.width * rest, bottom)))
    elements.append(.line(point(left + bl.width, bottom)))
    elements.append(
      .curve(
        point(left, bottom - bl.height), control1: point(left + bl.width * rest, bottom),
        control2: point(left, bottom - bl.height * rest)))
    elements.append(.line(point(left, top + tl.height)))
    elements.append(
      .curve(
        point(left + tl.width, top), control1: point(left, top + tl.height * rest),
        control2: point(left + tl.width * rest, top)))
    elements.append(.close)
  }

  /// Appends an arc as curves of at most a quarter circle, with a line to its start.
  package func append(
    arc center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    _ transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    // If y increases downward, angles increase clockwise.
    var sweep = end - start
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    } else if sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
    }
    sweep = min(max(sweep, -turn), turn)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(start).applying(transform)
    elements.append(elements.isEmpty ? .move(first) : .line(first))
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (one, two) = (at(a), at(b))
      elements.append(
        .curve(
          two.applying(transform),
          control1: CGPoint(x: one.x - reach * sin(a), y: one.y + reach * cos(a))
            .applying(transform),
          control2: CGPoint(x: two.x + reach * sin(b), y: two.y - reach * cos(b))
            .applying(transform)))
    }
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }
  /// Feeds the steps to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .curve(let end, let one, let two): [one, two, end]
    case .close: []
    }
  }

  func transformed(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let end, let control):
      .quad(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let one, let two):
      .curve(
        end.applying(transform), control1: one.applying(transform),
        control2: two.applying(transform))
    case .close: .close
    }
  }
}
#endif
