internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// What follows from numbers of the document alone, without a size that is estimated.
extension MisplacedFrames {
  /// Returns whether a constraint relates saved frames by numbers that the document contains.
  ///
  /// A canvas satisfies such a constraint whatever it measures. Not given are baselines, insets that a canvas can
  /// have in several ways, centers between them, views that the canvas squeezed to nothing, the edges of a cell or root
  /// that was saved with another size, the width of a cell's content beside an accessory, constraints of the canvas alone, and what is in a conflict. Interface Builder leaves the frames of views that it finds ambiguous, that
  /// stack views leave out, and of empty stack views as they are.
  func isGiven(_ constraint: SceneConstraint) -> Bool {
    guard constraint.isRequired, !constraint.refersToBaselines,
      !toUnknownInsets.contains(constraint.element.id)
    else { return false }
    for end in [constraint.first, constraint.second] {
      guard let end else { continue }
      guard isJudged(constraint, at: end.view), let view = scene.element(end.view),
        !scene.isLeftOut(end.view), !mayHaveInsets(end.view), hasSavedLength(end), !isSqueezed(end),
        !(end.attribute.isCenter && (end.guide != nil || end.attribute.isMargin)),
        scene.conflictingAxes[end.view]?.contains(end.attribute.axis) != true
      else { return false }
      if view.isAmbiguous || view.kind == .stackView && view.subviews.isEmpty, !isOpenNearEdge(end)
      {
        return false
      }
    }
    return true
  }

  /// Returns whether an end is not an edge whose place depends on a length of the root, or of a cell's content, that
  /// is another one in the layout.
  private func hasSavedLength(_ end: SceneConstraint.End) -> Bool {
    let isRoot = end.view == scene.island.root.id
    guard isRoot || scene.isCellContent(end.view) else { return true }
    if end.attribute.isNearEdge, end.guide == nil, !end.attribute.isMargin { return true }
    if isRoot, isRootOfOldCanvas { return false }
    // Canvases differ in whether a cell's accessory takes from the width of its content.
    if !isRoot, end.attribute.isHorizontal, scene.island.root.cell?.accessoryType != nil {
      return false
    }
    let saved = scene.element(end.view)?.frame ?? (isRoot ? nil : scene.island.root.frame)
    guard let saved, let solved = solved[end.view] else { return true }
    let difference =
      end.attribute.isHorizontal ? saved.width - solved.width : saved.height - solved.height
    return abs(difference) <= Self.separator
  }

  /// Whether the root has the size of Xcode 7's canvas in a document that a newer Xcode saved without a device: it lays
  /// out what is inside on its own default device.
  private var isRootOfOldCanvas: Bool {
    guard scene.document.device == nil, scene.document.toolsVersion >= 11_000,
      let root = scene.island.root.frame
    else { return false }
    return root.width == 600 && root.height == 600
  }

  /// The greatest difference between edges of an image's frame and its alignment rectangle, such as of a shadow.
  private static let greatestImageInset = 24.0

  /// The same for an image that the document names no longer, whose frame is left.
  private static let greatestForgottenInset = 2.0

  /// The same for a label, whose font can have other limits than its lines.
  private static let greatestFontInset = 2.0

  /// Returns whether the frame of a view may be that of an image or a font whose alignment rectangle is smaller or larger:
  /// constraints refer to the rectangle, which only the asset catalog, the symbol, the font or an own class has.
  func mayHaveInsets(_ id: String) -> Bool {
    guard let view = scene.element(id), let greatest = Self.greatestInset(of: view),
      let saved = frames[id], let solved = solved[id]
    else { return false }
    let edges = [
      saved.x - solved.x, saved.y - solved.y, saved.maxX - solved.maxX, saved.maxY - solved.maxY,
    ]
    return edges.allSatisfy { abs($0) <= greatest }
      && max(abs(saved.width - solved.width), abs(saved.height - solved.height)) > Self.tolerance
  }

  private static func greatestInset(of view: ViewElement) -> Double? {
    switch view.kind {
    case .imageView:
      view.image?.name != nil || view.customClass != nil
        ? greatestImageInset : greatestForgottenInset
    case .label: TextSample(view)?.isFontKnown == false ? greatestFontInset : nil
    default: nil
    }
  }

  /// Returns whether a view was saved without a length that it has in the layout, which breaks its constraints.
  private func isSqueezed(_ end: SceneConstraint.End) -> Bool {
    guard let saved = scene.element(end.view)?.frame, let solved = solved[end.view] else {
      return false
    }
    return end.attribute.isHorizontal
      ? saved.width == 0 && solved.width > 0 : saved.height == 0 && solved.height > 0
  }

  /// Returns the axes along which given constraints, stack views and masks contradict a view's frame, and along which
  /// they determine another one.
  func contradictedAxes(of view: ViewElement) -> Set<NSLayoutConstraint.Axis> {
    guard !view.isAmbiguous, let frame = frames[view.id], let solved = solved[view.id] else {
      return []
    }
    let byStack = mayHaveInsets(view.id) ? [] : axesContradictingStack(view)
    let byMask =
      scene.parent(of: view.id).map { isResized($0) } == true
      && staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == true
    return Set(
      NSLayoutConstraint.Axis.allCases.filter { axis in
        let isHorizontal = axis == .horizontal
        let length = abs(
          isHorizontal ? frame.width - solved.width : frame.height - solved.height)
        let place = abs(isHorizontal ? frame.x - solved.x : frame.y - solved.y)
        guard max(length, place) > Self.unflaggedTolerance else { return false }
        if byMask || byStack.contains(axis) { return true }
        return isViolated(view, along: axis)
          && isDetermined(view, along: axis, keepsLength: length <= Self.tolerance)
      })
  }

  private func isViolated(_ view: ViewElement, along axis: NSLayoutConstraint.Axis) -> Bool {
    (indices[view.id] ?? []).contains { index in
      let (constraint, residual) = holding[index]
      guard ends(of: constraint, at: view.id, along: axis).isEmpty == false, isGiven(constraint),
        let shift = distances.shift(of: constraint, in: frames)
      else { return false }
      return error(of: constraint, residual + shift) > tolerance(of: constraint)
    }
  }

  /// Returns whether given equalities to lengths and edges that are as in the layout determine the view's place and
  /// length.
  private func isDetermined(
    _ view: ViewElement, along axis: NSLayoutConstraint.Axis, keepsLength: Bool
  ) -> Bool {
    var known: Set<AxisNumber> = keepsLength ? [.length] : []
    for index in indices[view.id] ?? [] {
      let constraint = holding[index].constraint
      guard constraint.element.relation == .equal else { continue }
      for (own, other) in ends(of: constraint, at: view.id, along: axis) {
        guard let number = AxisNumber(own.attribute), !known.contains(number),
          isGiven(constraint), other.map({ isSettled($0, constraint) }) ?? true
        else { continue }
        known.insert(number)
      }
    }
    return known.count > 1
  }

  /// A number of a frame along an axis; two of them determine the others.
  private enum AxisNumber {
    case start, center, end, length

    init?(_ attribute: LayoutAttribute) {
      if attribute.isDimension {
        self = .length
      } else if attribute.isCenter {
        self = .center
      } else if attribute.isNearEdge {
        self = .start
      } else if attribute.isEdge {
        self = .end
      } else {
        return nil
      }
    }
  }

  private func ends(
    of constraint: SceneConstraint, at view: String, along axis: NSLayoutConstraint.Axis
  ) -> [(own: SceneConstraint.End, other: SceneConstraint.End?)] {
    var found: [(SceneConstraint.End, SceneConstraint.End?)] = [
      (constraint.first, constraint.second)
    ]
    if let second = constraint.second { found.append((second, constraint.first)) }
    return found.filter { $0.0.view == view && $0.0.attribute.axis == axis }
  }

  /// Returns whether an end is where it is in the layout.
  private func isSettled(_ end: SceneConstraint.End, _ constraint: SceneConstraint) -> Bool {
    distances.shift(of: end, in: constraint, frames).map { abs($0) <= Self.tolerance } ?? false
  }
}

extension LayoutAttribute {
  /// The axis of its values.
  var axis: NSLayoutConstraint.Axis { isHorizontal ? .horizontal : .vertical }
}
