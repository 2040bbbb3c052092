internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutProof
internal import ViewAnalysis

extension EditPlanner {
  /// Plans the removal of all constraints of views.
  ///
  /// - Returns: The views, and those that lose a constraint with them.
  @discardableResult
  mutating func clear(_ views: [String]) throws(EditError) -> [String] {
    let (scene, ids) = try names.views(views)
    var leaving: Set<String> = []
    var affected: Set<String> = Set(ids)
    for id in ids.isEmpty ? scene.views.map(\.id) : ids {
      for (constraint, holder) in scene.constraints(of: id) {
        // The constraints between subviews and the view that holds them are the subviews'.
        let others = Set(
          [constraint.firstItem ?? holder.id, constraint.secondItem].compactMap { $0 }
            .compactMap(scene.view))
        if !ids.isEmpty, others.count > 1,
          others.contains(where: { $0 != id && scene.lineage(of: $0).contains(id) })
        {
          continue
        }
        leaving.insert(constraint.id)
        affected.formUnion(others)
      }
    }
    remove(leaving, in: scene)
    return ids.isEmpty
      ? [] : scene.views.map(\.id).filter { affected.contains($0) && !scene.isGiven($0) }
  }

  /// Plans to place views by constraints that were placed by their frames.
  mutating func release(_ views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    for view in ids.isEmpty ? scene.views : ids.compactMap(scene.element) {
      guard !scene.isGiven(view.id), !scene.isArranged(view.id) else { continue }
      if view.isFixedFrame { plan.set(view.position, "fixedFrame", nil) }
      if !ids.isEmpty, view.translatesAutoresizingMaskIntoConstraints {
        plan.set(view.position, "translatesAutoresizingMaskIntoConstraints", "NO")
      }
    }
  }

  /// Plans constraints and priorities that determine what is ambiguous.
  ///
  /// With `stretches`, a view that is wider or higher than half its superview is pinned to both edges, so
  /// that it is resized with it; otherwise its size is fixed.
  mutating func addMissing(_ views: [String], stretches: Bool) throws(EditError) {
    let (scene, ids) = try names.views(views)
    let report = scene.staged.withoutPlaceholders { AmbiguityReport(of: scene.names) }
    let open = Set(report.open.map { "\($0.subject).\($0.attribute)" })
    var fixed: [String: Double] = [:]
    let actions = report.remedy.map(\.action).filter { action in
      switch action {
      case .fix(let subject, _, _), .prioritize(let subject, _, _, _):
        scene.element(subject) != nil && (ids.isEmpty || ids.contains(subject))
      }
    }
    for action in actions {
      if case .fix(let subject, let word, let value) = action {
        fixed["\(subject).\(word)"] = value
      }
    }
    for action in actions {
      switch action {
      case .fix(let subject, let word, let value):
        let number = OpenNumber(
          view: subject, isHorizontal: word == "x" || word == "width",
          isLength: word == "width" || word == "height", value: value)
        let start = number.isHorizontal ? "\(subject).x" : "\(subject).y"
        let place = fixed[start] ?? (open.contains(start) ? nil : number.start(in: scene))
        try fix(number, from: place, stretches: stretches, in: scene)
      case .prioritize(let subject, let hugging, let horizontal, let priority):
        guard let view = scene.element(subject) else { continue }
        let name =
          (horizontal ? "horizontal" : "vertical")
          + (hugging ? "HuggingPriority" : "CompressionResistancePriority")
        plan.set(view.position, name, ConstraintNumber.text(priority))
      }
    }
  }

  /// Plans constraints that determine the content size of scroll views: from the farthest subview to the
  /// end of the content.
  mutating func closeContent(of views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    guard let engine = scene.staged.engine else { return }
    for view in scene.views where view.kind == .scrollView && !view.subviews.isEmpty {
      guard let scroll = scene.staged.views[view.id] as? UIScrollView,
        ids.isEmpty || ids.contains(view.id)
          || view.subviews.contains(where: { ids.contains($0.id) }),
        let bounds = scene.rect(ofItem: view.id)
      else { continue }
      let isUntied = engine.contentSize(of: scroll.engineItem) == nil
      let axes =
        isUntied ? [.horizontal, .vertical] : engine.ambiguousContentAxes(of: scroll.engineItem)
      for axis in axes {
        let isHorizontal = axis == .horizontal
        let isMirrored = isHorizontal && scene.isRightToLeft(view.id)
        let edge: EditOperation.Edge =
          isHorizontal ? (isMirrored ? .leading : .trailing) : .bottom
        let placed = view.subviews.filter {
          !$0.translatesAutoresizingMaskIntoConstraints && !$0.isFixedFrame
        }
        func end(_ id: String) -> Double {
          scene.rect(ofItem: id).map { isHorizontal ? $0.maxX : $0.maxY } ?? 0
        }
        guard let last = placed.max(by: { end($0.id) < end($1.id) }),
          let item = scene.container(of: last.id, at: edge)
        else { continue }
        let room = (isHorizontal ? bounds.maxX : bounds.maxY) - end(last.id)
        try add(
          NewConstraint(
            edge, of: last.id, to: (item, edge.attribute),
            constant: ConstraintNumber.rounded(max(0, room))), in: scene)
      }
    }
  }

  /// Plans sizes with which views have the size that they have on the canvas.
  ///
  /// A view without constraints can have another size than its content; after they are reset, it has the same.
  mutating func restoreSizes(of views: [String], _ step: SizeStep) throws(EditError) {
    let (scene, ids) = try names.views(views)
    for id in ids.isEmpty ? scene.views.map(\.id) : ids {
      guard let view = scene.element(id), !scene.isGiven(id), let saved = scene.rect(ofItem: id),
        let placed = scene.staged.views[id]
      else { continue }
      let solved = LayoutRect(placed.alignmentRect(forFrame: placed.frame))
      for isHorizontal in [true, false] {
        let (new, old) =
          isHorizontal ? (solved.width, saved.width) : (solved.height, saved.height)
        guard abs(new - old) > 1, step == SizeStep(view, isHorizontal, scene.isArranged(id)) else {
          continue
        }
        let number = OpenNumber(
          view: id, isHorizontal: isHorizontal, isLength: true, value: old)
        try fix(
          number, from: number.start(in: scene), stretches: !scene.isArranged(id), in: scene)
      }
    }
  }

  /// The order in which sizes are restored, because later ones may follow from earlier ones.
  enum SizeStep: CaseIterable {
    /// Views that no stack view arranges; of a stack view the size across its axis.
    case placed
    /// Arranged views.
    case arranged
    /// Stack views along their axis.
    case alongAxis

    fileprivate init(_ view: ViewElement, _ isHorizontal: Bool, _ isArranged: Bool) {
      let isAlongAxis =
        view.kind == .stackView && isHorizontal == (view.stack?.axis != .vertical)
      self = isAlongAxis ? .alongAxis : isArranged ? .arranged : .placed
    }
  }

  /// An ambiguous number, and the value that it is given.
  private struct OpenNumber {
    var view: String
    var isHorizontal: Bool
    var isLength: Bool
    var value: Double

    /// Returns the solved start of the view's alignment rectangle in its superview.
    @MainActor
    func start(in scene: EditedScene) -> Double? {
      guard let view = scene.staged.views[view] else { return nil }
      let rect = view.alignmentRect(forFrame: view.frame)
      return Double(isHorizontal ? rect.minX : rect.minY)
    }
  }

  private mutating func fix(
    _ number: OpenNumber, from start: Double?, stretches: Bool, in scene: EditedScene
  ) throws(EditError) {
    guard let parent = scene.parent(of: number.view),
      let outer = scene.rect(ofItem: parent.id)
    else { return }
    let isMirrored = number.isHorizontal && scene.isRightToLeft(parent.id)
    if !number.isLength {
      let edge: EditOperation.Edge =
        number.isHorizontal ? (isMirrored ? .trailing : .leading) : .top
      return try tie(number.view, edge, at: number.value, in: parent, scene)
    }
    let length = number.isHorizontal ? outer.width : outer.height
    if stretches, number.value > length / 2, number.value <= length, let start,
      !parent.guides.contains(where: { $0.kind == .contentLayoutGuide }),
      parent.kind != .scrollView
    {
      let edge: EditOperation.Edge =
        number.isHorizontal ? (isMirrored ? .leading : .trailing) : .bottom
      return try tie(number.view, edge, at: start + number.value, in: parent, scene)
    }
    try add(
      NewConstraint(
        first: (number.view, number.isHorizontal ? .width : .height),
        constant: ConstraintNumber.rounded(number.value)), in: scene)
  }

  /// Pins an edge of a view to its superview, or its safe area, where the edge is at a coordinate of the
  /// superview.
  private mutating func tie(
    _ view: String, _ edge: EditOperation.Edge, at coordinate: Double, in parent: ViewElement,
    _ scene: EditedScene
  ) throws(EditError) {
    let item = scene.container(of: view, at: edge) ?? parent.id
    var constraint = NewConstraint(
      edge, of: view, to: (item, scene.containerAttribute(edge, in: parent)))
    // The distance on the canvas, and from there to the coordinate.
    guard let outer = scene.rect(ofItem: parent.id), let rect = scene.rect(ofItem: view) else {
      return
    }
    let isHorizontal = edge == .leading || edge == .trailing
    let isStart = edge.isFirst != (isHorizontal && scene.isRightToLeft(parent.id))
    let present =
      isHorizontal
      ? (isStart ? rect.minX : rect.maxX) - outer.minX
      : (isStart ? rect.minY : rect.maxY) - outer.minY
    let inward = isStart ? coordinate - present : present - coordinate
    constraint.constant = ConstraintNumber.rounded(try current(constraint, in: scene) + inward)
    try add(constraint, in: scene)
  }
}
