internal import InterfaceBuilder

/// Whether the frames a document saved contradict its constraints, without any solving.
///
/// Two edges of saved frames and a required constraint between them either agree or do not: that
/// needs no measuring of text, no insets, no rules about devices.
@MainActor
struct FrameEvidence {
  private let scene: LintedScene

  init(_ scene: LintedScene) {
    self.scene = scene
  }

  /// Whether a required equality that places or sizes the view fails by more than a point.
  func contradicts(_ view: ViewElement) -> Bool {
    scene.constraints(of: view.id).contains { residual(of: $0).map { abs($0) > 1 } ?? false }
  }

  /// First side minus second side, in points, by saved frames; nothing where they do not tell.
  private func residual(of constraint: SceneConstraint) -> Double? {
    let element = constraint.element
    guard constraint.isRequired, element.relation == .equal, !element.isSymbolic,
      !element.isPlaceholder, scene.constraintsByID[element.id] != nil,
      let first = value(of: constraint.first, seenFrom: constraint.second)
    else { return nil }
    guard let end = constraint.second else { return first - element.constant }
    // Positions multiplied count from the holder, which frames alone do not tell.
    guard element.multiplier.value == 1 || constraint.first.attribute.isSize,
      let second = value(of: end, seenFrom: constraint.first)
    else { return nil }
    return first - element.multiplier.value * second - element.constant
  }

  private func value(of end: SceneConstraint.End, seenFrom other: SceneConstraint.End?) -> Double? {
    guard end.guide == nil, let view = scene.element(end.item), view.kind != .scrollView,
      // Their alignment rectangles differ from their frames, an image view's with its image.
      ![.switch, .slider, .segmentedControl, .imageView].contains(view.kind),
      let size = view.frame, size.width > 0, size.height > 0, isLaidOut(view)
    else { return nil }
    switch end.attribute {
    case .width: return size.width
    case .height: return size.height
    default: break
    }
    guard let frame = absoluteFrame(of: view) else { return nil }
    switch end.attribute {
    case .leading, .left: return frame.x
    case .trailing, .right: return frame.maxX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .centerX: return frame.x + frame.width / 2
    case .centerY: return frame.y + frame.height / 2
    default: return nil
    }
  }

  /// Whether the frame was kept up to date: Xcode 6 and 7 left content views as low as a new cell's.
  private func isLaidOut(_ view: ViewElement) -> Bool {
    guard view.key == "contentView", let cell = scene.parent(of: view.id)?.frame,
      let frame = view.frame
    else { return true }
    return abs(cell.height - frame.height) < 4
  }

  private func absoluteFrame(of view: ViewElement) -> DocumentRect? {
    guard var frame = view.frame else { return nil }
    if scene.parent(of: view.id) == nil {
      frame.x = 0
      frame.y = 0
      return frame
    }
    for ancestor in scene.ancestors(of: view.id) where scene.parent(of: ancestor.id) != nil {
      guard let around = ancestor.frame, ancestor.kind != .scrollView else { return nil }
      frame.x += around.x
      frame.y += around.y
    }
    return frame
  }
}
