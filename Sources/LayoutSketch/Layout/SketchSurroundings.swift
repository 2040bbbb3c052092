internal import HeadlessQuartzCore
internal import LayoutGeometry

/// What follows from frames, and frames follow from: safe areas, margins, wrapped texts, directed constraints.
struct SketchSurroundings {
  /// An attribute as a sum: the view's start (if it is a position), a share of its length, and a number.
  struct Place {
    var isPosition: Bool
    var share: Double
    var offset = 0.0
  }

  private(set) var contents: [SketchContent?]
  /// The frames of views with directed constraints, in their superviews.
  private(set) var directed: [Int: LayoutRect] = [:]
  private(set) var directedProblems: [Sketch.Problem] = []
  private var safeAreas: [LayoutInsets]
  private var readable: [LayoutInsets]

  /// The margin of a view on all sides unless its code gives another.
  private static let standardMargin = 8.0
  /// The greatest width of readable content, in views that are wider than 1008 points (`measured:M20`).
  private static let readable = (limit: 1008.0, width: 920.0)

  init(_ sketch: Sketch) {
    contents = sketch.views.map { SketchContent($0, in: sketch.window) }
    safeAreas = Array(repeating: .zero, count: sketch.views.count)
    safeAreas[0] = sketch.window.safeArea
    readable = safeAreas
    own = sketch.views.enumerated().map { index, view in
      // A stack view has no margins unless its code gives it some (`measured:M16`).
      view.margins
        ?? (index == 0
          ? sketch.window.margins : view.stack == nil ? Self.standardMargins : .zero)
    }
    for assignment in sketch.assignments {
      directed[assignment.view] = sketch.views[assignment.view].frame
    }
  }

  /// The margins without the safe area.
  private let own: [LayoutInsets]
  private static let standardMargins = LayoutInsets(
    top: standardMargin, left: standardMargin, bottom: standardMargin, right: standardMargin)

  /// Takes over the frames of a round; returns whether the layout must be solved again.
  mutating func update(_ sketch: Sketch, frames: [LayoutRect]) -> Bool {
    var changes = false
    for (index, view) in sketch.views.enumerated().dropFirst() {
      let safe = overlap(
        of: safeAreas[view.parent ?? 0], frames[index], in: frames[view.parent ?? 0])
      if !Self.areNear(safe, safeAreas[index]) { (safeAreas[index], changes) = (safe, true) }
      if case .label(_, _, let lines) = view.content, lines != 1 {
        let content = SketchContent(view, in: sketch.window, width: frames[index].width)
        if let old = contents[index], let content,
          abs(old.size.height - content.size.height) > 1e-6
            || abs(old.lastBaseline.offset - content.lastBaseline.offset) > 1e-6
        {
          (contents[index], changes) = (content, true)
        }
      }
    }
    for (index, frame) in frames.enumerated() {
      var insets = margins(of: index)
      let rest = frame.width - insets.left - insets.right - Self.readable.width
      if frame.width > Self.readable.limit, rest > 0 {
        insets.left += rest / 2
        insets.right += rest / 2
      }
      if !Self.areNear(insets, readable[index]) { (readable[index], changes) = (insets, true) }
    }
    return evaluateDirected(sketch, frames) || changes
  }

  private static func areNear(_ one: LayoutInsets, _ other: LayoutInsets) -> Bool {
    abs(one.top - other.top) < 1e-6 && abs(one.left - other.left) < 1e-6
      && abs(one.bottom - other.bottom) < 1e-6 && abs(one.right - other.right) < 1e-6
  }

  /// The part of the superview's safe area insets that overlaps a view (`measured:M18`).
  private func overlap(
    of outer: LayoutInsets, _ frame: LayoutRect, in parent: LayoutRect
  ) -> LayoutInsets {
    func rest(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset - distance, 0), inset)
    }
    return LayoutInsets(
      top: rest(outer.top, frame.minY - parent.minY),
      left: rest(outer.left, frame.minX - parent.minX),
      bottom: rest(outer.bottom, parent.maxY - frame.maxY),
      right: rest(outer.right, parent.maxX - frame.maxX))
  }

  // MARK: Attributes

  private func margins(of view: Int) -> LayoutInsets {
    let (own, safe) = (own[view], safeAreas[view])
    return LayoutInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  func insets(of item: Sketch.Item) -> LayoutInsets {
    switch item.region {
    case .bounds: .zero
    case .safeArea: safeAreas[item.view]
    case .margins: margins(of: item.view)
    case .readable: readable[item.view]
    }
  }

  /// The place of an attribute without a layout direction.
  func place(of attribute: LayoutAttribute, in item: Sketch.Item) -> Place {
    let edge = attribute.withoutMargins
    let insets = edge == nil ? insets(of: item) : margins(of: item.view)
    let (start, end) = (insets.start(attribute.axis), insets.end(attribute.axis))
    switch edge ?? attribute {
    case .right, .trailing, .bottom:
      return Place(isPosition: true, share: 1, offset: -end)
    case .centerX, .centerY:
      return Place(isPosition: true, share: 0.5, offset: (start - end) / 2)
    case .width, .height: return Place(isPosition: false, share: 1, offset: -start - end)
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard item.region == .bounds, let content = contents[item.view] else {
        return Place(isPosition: true, share: isFirst ? 0 : 1, offset: isFirst ? start : -end)
      }
      let line = isFirst ? content.firstBaseline : content.lastBaseline
      return Place(isPosition: true, share: line.fraction, offset: line.offset)
    default: return Place(isPosition: true, share: 0, offset: start)
    }
  }

  // MARK: Directed constraints

  /// Evaluates directed constraints in order, as in `JWConstraintLayoutView`; returns whether frames change.
  private mutating func evaluateDirected(_ sketch: Sketch, _ frames: [LayoutRect]) -> Bool {
    guard !sketch.assignments.isEmpty else { return false }
    directedProblems = []
    var changes = false
    var parents: [Int] = []
    for assignment in sketch.assignments {
      let parent = sketch.views[assignment.view].parent ?? 0
      if !parents.contains(parent) { parents.append(parent) }
    }
    for parent in parents {
      let members = sketch.views.indices.filter { sketch.views[$0].parent == parent }
      let own = sketch.assignments.filter { sketch.views[$0.view].parent == parent }
      let rules = own.map { assignment in
        let source: DirectedRule.Source =
          assignment.source.map { source in
            source == parent
              ? .container
              : members.firstIndex(of: source).map { .item($0) }
                ?? .unknown(sketch.views[source].name)
          } ?? .container
        return DirectedRule(
          target: members.firstIndex(of: assignment.view) ?? 0, attribute: assignment.attribute,
          source: source, sourceAttribute: assignment.sourceAttribute, scale: assignment.scale,
          offset: assignment.offset)
      }
      let mark = Mark()
      let items = members.map {
        DirectedItem(name: sketch.views[$0].name, identity: ObjectIdentifier(mark))
      }
      // Views without directed constraints are where the solver puts them.
      var placed = members.map { view in
        directed[view] == nil
          ? frames[view].offset(x: -frames[parent].x, y: -frames[parent].y)
          : sketch.views[view].frame
      }
      let bounds = LayoutRect(
        x: 0, y: 0, width: frames[parent].width, height: frames[parent].height)
      do throws(DirectedLayoutError) {
        let graph = try DirectedGraph(rules, items: items)
        for finding in try graph.evaluate(in: bounds, frames: &placed) {
          directedProblems.append(Sketch.Problem(own[0].place, finding.description, isNote: true))
        }
        for target in graph.targets {
          let view = members[target]
          if let old = directed[view], old.distance(to: placed[target]) > 1e-6 {
            (directed[view], changes) = (placed[target], true)
          }
        }
      } catch {
        let message = error.description + "; frames do not change"
        directedProblems.append(Sketch.Problem(own[0].place, message))
      }
    }
    return changes
  }

  /// An identity for messages.
  private final class Mark {}
}
