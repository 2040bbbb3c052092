internal import InterfaceBuilder
internal import InterfaceCanvas

extension SavedFrames {
  /// Returns an attribute of an item in the coordinates of the root; nil if no saved frame and no
  /// unknown number stands for it.
  func term(_ attribute: LayoutAttribute, of item: String, beside other: String?) -> Term? {
    let attribute = attribute.resolved(in: .leftToRight)
    if let guide = guides[item] { return term(attribute, of: item, guide) }
    if item == island.viewController?.topLayoutGuide
      || item == island.viewController?.bottomLayoutGuide
    {
      return .unknown(Unknown(item: item, attribute: attribute))
    }
    guard let placement = placements[item] else { return nil }
    switch attribute {
    case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return .unknown(Unknown(item: item, attribute: attribute))
    default: break
    }
    // Without a saved frame, as content views of old cells, a view has no known edge.
    let isUnsaved = !placement.frame.width.isFinite
    let isCenter = attribute == .centerX || attribute == .centerY
    if isUnsaved || !attribute.isDimension && !isCenter && isContent(other, of: placement.view) {
      return .unknown(Unknown(item: item, attribute: attribute))
    }
    return .known(value(attribute, of: placement))
  }

  private func term(
    _ attribute: LayoutAttribute, of id: String,
    _ guide: (kind: LayoutGuideElement.Kind, owner: String)
  ) -> Term? {
    guard case .frameLayoutGuide = guide.kind, let owner = placements[guide.owner],
      owner.frame.width.isFinite
    else { return .unknown(Unknown(item: id, attribute: attribute)) }
    return .known(value(attribute, of: owner))
  }

  /// Whether an item is in the content of a scroll view, whose edges are then those of its content.
  private func isContent(_ item: String?, of view: ViewElement) -> Bool {
    guard view.scroll != nil, let item else { return false }
    return placements[item]?.owners.contains(view.id) ?? (guides[item]?.owner != view.id)
  }

  /// Returns a number of a view's alignment rectangle.
  func value(_ attribute: LayoutAttribute, of placement: Placement) -> Double {
    let insets = AlignmentRectInsets.of(placement.view.kind, toolsVersion: toolsVersion)
    let (left, right) = (placement.frame.x + insets.left, placement.frame.maxX - insets.right)
    let (top, bottom) = (placement.frame.y + insets.top, placement.frame.maxY - insets.bottom)
    return switch attribute {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    case .width: right - left
    case .height: bottom - top
    case .centerX: (left + right) / 2
    case .centerY: (top + bottom) / 2
    default: .nan
    }
  }

  // MARK: Stack views

  /// Checks the constraints by which a stack view places the views it arranges.
  mutating func examine(_ stack: StackProperties, _ placement: Placement) {
    let arranged = placement.view.subviews.filter { !$0.isHidden }.compactMap { placements[$0.id] }
    guard !arranged.isEmpty, placement.frame.width.isFinite,
      arranged.allSatisfy({ $0.frame.width.isFinite })
    else { return }
    let isHorizontal = stack.axis == .horizontal
    examine(stack, along: isHorizontal ? (.left, .right) : (.top, .bottom), arranged, placement)
    examine(stack, across: isHorizontal ? (.top, .bottom) : (.left, .right), arranged, placement)
    if stack.distribution == .fillEqually {
      let length: LayoutAttribute = isHorizontal ? .width : .height
      for view in arranged.dropFirst() {
        let first = value(length, of: arranged[0])
        require(.known(value(length, of: view)), .equal, first, within: 1, placement.view.id)
      }
    }
  }

  private mutating func examine(
    _ stack: StackProperties, along ends: (start: LayoutAttribute, end: LayoutAttribute),
    _ arranged: [Placement], _ placement: Placement
  ) {
    require(edge(ends.start, stack, placement), .equal, ends.start, of: arranged[0], placement)
    require(
      edge(ends.end, stack, placement), .equal, ends.end, of: arranged[arranged.count - 1],
      placement)
    guard !stack.usesStandardSpacing, !stack.isBaselineRelativeArrangement else { return }
    let isFilled =
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    for (view, next) in zip(arranged, arranged.dropFirst()) {
      require(
        .known(value(ends.start, of: next)), isFilled ? .equal : .greaterThanOrEqual,
        value(ends.end, of: view) + stack.spacing, within: 1, placement.view.id)
    }
  }

  private mutating func examine(
    _ stack: StackProperties, across ends: (start: LayoutAttribute, end: LayoutAttribute),
    _ arranged: [Placement], _ placement: Placement
  ) {
    let (start, end): (LayoutRelation, LayoutRelation)
    switch stack.alignment {
    case .fill: (start, end) = (.equal, .equal)
    case .leading, .top: (start, end) = (.equal, .greaterThanOrEqual)
    case .trailing, .bottom: (start, end) = (.lessThanOrEqual, .equal)
    case .center: (start, end) = (.lessThanOrEqual, .greaterThanOrEqual)
    case .firstBaseline, .lastBaseline: return
    }
    for view in arranged {
      require(edge(ends.start, stack, placement), start, ends.start, of: view, placement)
      require(edge(ends.end, stack, placement), end, ends.end, of: view, placement)
    }
  }

  private mutating func require(
    _ edge: Term, _ relation: LayoutRelation, _ attribute: LayoutAttribute, of view: Placement,
    _ stack: Placement
  ) {
    require(edge, relation, value(attribute, of: view), within: 1, stack.view.id)
  }

  /// Returns an edge of the space in which a stack view arranges its views.
  private func edge(
    _ attribute: LayoutAttribute, _ stack: StackProperties, _ placement: Placement
  ) -> Term {
    if stack.isLayoutMarginsRelativeArrangement {
      return .unknown(Unknown(item: placement.view.id, attribute: attribute))
    }
    return .known(value(attribute, of: placement))
  }
}
