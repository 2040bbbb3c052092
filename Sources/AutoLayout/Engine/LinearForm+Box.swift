internal import ConstraintSolver

/// A rectangle of an item, whose edges can be added to a ``LinearForm``.
///
/// Along an axis, `x(f) = start + f × length`, where start and length are affine functions of the
/// engine's variables: a view's alignment rectangle, a scroll view's content area, or a guide that
/// is an inset of its owner's bounds.
struct Box {
  private enum Source {
    /// The item's alignment rectangle.
    case own
    /// The content area of a scroll view.
    case content
    /// A rectangle of the size of a scroll view at the beginning of its content area.
    case visible
    /// The bounds of the item's owner, inset on all sides.
    case bounds(LayoutInsets)
    /// A strip of fixed height at the top of the owner's bounds.
    case top(Double)
    /// A strip of fixed height at the bottom of the owner's bounds.
    case bottom(Double)
    /// A fixed rectangle in the owner's bounds.
    case fixed(LayoutRect)
  }

  private let item: EngineItem
  private var source: Source

  /// Creates the rectangle of `item`, or of its content area.
  init(_ item: EngineItem, content: Bool) throws(UnpreparedHierarchy) {
    guard item.shape == .free || item.parent != nil else { throw UnpreparedHierarchy() }
    self.init(frameOf: item)
    if content { source = .content }
  }

  /// Creates the rectangle of an item as used by another: for what is inside a scroll view, its content area.
  ///
  /// The guides of a scroll view, also that of its margins, are insets of its bounds for all
  /// (`scrollview:V4.4`).
  init(_ item: EngineItem, seenFrom other: EngineItem?) throws(UnpreparedHierarchy) {
    try self.init(item, content: item.showsContent(to: other))
  }

  /// The rectangle whose centers count for a view: those of a scroll view, as used by an item inside it, are the
  /// centers of its frame, unscrolled (`scrollview:V3.9`).
  var ofCenters: Self {
    guard case .content = source else { return self }
    var box = self
    box.source = .visible
    return box
  }

  /// Creates the rectangle for an item's width and height, which are never those of a scroll view's
  /// content (`scrollview:V1.3`).
  init(frameOf item: EngineItem) {
    let owner = item.parent ?? item
    switch item.shape {
    case .free: (self.item, source) = (item, .own)
    case .inset(let inset): (self.item, source) = (owner, .bounds(owner.readInsets(inset)))
    case .topBar: (self.item, source) = (owner, .top(owner.readBarLength(\.topBarLength)))
    case .bottomBar: (self.item, source) = (owner, .bottom(owner.readBarLength(\.bottomBarLength)))
    case .keyboard:
      switch owner.keyboard {
      case .docked(let height): (self.item, source) = (owner, .bottom(height))
      case .floating(let rect): (self.item, source) = (owner, .fixed(rect))
      }
    case .content: (self.item, source) = (owner, .content)
    case .viewport: (self.item, source) = (owner, .bounds(.zero))
    }
  }

  /// Adds the coordinate at a fraction of the distance from start to end.
  func addEdge(
    _ axis: NSLayoutConstraint.Axis, _ share: Double, _ factor: Double, to form: inout LinearForm
  ) throws(UnpreparedHierarchy) {
    try addStart(axis, factor, to: &form)
    if share != 0 { addLength(axis, factor * share, to: &form) }
  }

  /// Adds the coordinate at a fraction of the distance between the layout margins, which are
  /// relative to the bounds.
  func addMargin(
    _ axis: NSLayoutConstraint.Axis, _ share: Double, _ factor: Double, to form: inout LinearForm
  ) throws(UnpreparedHierarchy) {
    guard case .own = source else {
      // A guide has no margins, so its edge is used (`constraints:C2.4`). A scroll view's content
      // area has margins.
      try addEdge(axis, share, factor, to: &form)
      if hasMargins {
        let margins = item.readInsets(.margins)
        form.add(
          factor * ((1 - share) * margins.start(axis) - share * margins.end(axis)))
      }
      return
    }
    try addEdge(axis, share, factor, to: &form)
    let margins = item.readInsets(.margins)
    let alignment = item.alignmentInsets
    form.add(
      factor
        * ((1 - share) * (margins.start(axis) - alignment.start(axis))
          - share * (margins.end(axis) - alignment.end(axis))))
  }

  /// Whether the rectangle, which is not the item's own, has the layout margins of the item.
  private var hasMargins: Bool {
    switch source {
    case .content, .visible: true
    default: false
    }
  }

  func addBaseline(_ baseline: TextBaseline, _ factor: Double, to form: inout LinearForm)
    throws(UnpreparedHierarchy)
  {
    try addEdge(.vertical, baseline.fraction, factor, to: &form)
    form.add(factor * baseline.offset)
  }

  func addLength(_ axis: NSLayoutConstraint.Axis, _ factor: Double, to form: inout LinearForm) {
    guard let engine = item.engine else { return }
    switch source {
    case .own:
      form.add(engine.variables(of: item).length(axis), times: factor)
    case .content:
      form.add(engine.contentVariable(of: item, axis), times: factor)
    case .visible:
      addFrameLength(axis, factor, to: &form)
    case .bounds(let insets):
      addFrameLength(axis, factor, to: &form)
      form.add(-factor * (insets.start(axis) + insets.end(axis)))
    case .top(let height), .bottom(let height):
      if axis == .horizontal {
        addFrameLength(axis, factor, to: &form)
      } else {
        form.add(factor * height)
      }
    case .fixed(let rect):
      form.add(factor * (axis == .horizontal ? rect.width : rect.height))
    }
  }

  private func addStart(
    _ axis: NSLayoutConstraint.Axis, _ factor: Double, to form: inout LinearForm
  ) throws(UnpreparedHierarchy) {
    switch source {
    case .own:
      if item === form.holder {
        form.add(factor * (item.originOfBounds(axis) + item.alignmentInsets.start(axis)))
        return
      }
      guard let engine = item.engine, let parent = item.parent else {
        throw UnpreparedHierarchy()
      }
      form.add(engine.variables(of: item).start(axis), times: factor)
      try form.addOffset(from: parent, axis, times: factor)
    case .content, .visible:
      try form.addOffset(from: item, axis, times: factor)
    case .bounds(let insets):
      form.add(factor * (item.originOfBounds(axis) + insets.start(axis)))
      try form.addOffset(from: item, axis, times: factor)
    case .top:
      form.add(factor * item.originOfBounds(axis))
      try form.addOffset(from: item, axis, times: factor)
    case .bottom(let height):
      form.add(factor * item.originOfBounds(axis))
      if axis == .vertical {
        addFrameLength(axis, factor, to: &form)
        form.add(-factor * height)
      }
      try form.addOffset(from: item, axis, times: factor)
    case .fixed(let rect):
      form.add(factor * (item.originOfBounds(axis) + (axis == .horizontal ? rect.x : rect.y)))
      try form.addOffset(from: item, axis, times: factor)
    }
  }

  /// The frame is the alignment rectangle and the insets around it.
  private func addFrameLength(
    _ axis: NSLayoutConstraint.Axis, _ factor: Double, to form: inout LinearForm
  ) {
    guard let engine = item.engine else { return }
    let insets = item.alignmentInsets
    form.add(engine.variables(of: item).length(axis), times: factor)
    form.add(factor * (insets.start(axis) + insets.end(axis)))
  }
}
