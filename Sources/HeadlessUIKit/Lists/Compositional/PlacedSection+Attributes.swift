internal import Foundation

/// The layout attributes of a section's views.
extension PlacedSection {
  /// Returns the attributes of an item.
  func attributes(
    ofItem item: Int, in layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard item >= 0, item < plan.count else { return nil }
    let group = plan.group(ofItem: item)
    let first = plan.items(ofGroup: group).lowerBound
    let solution = plan.solution(ofGroup: group)
    guard solution.leaves.indices.contains(item - first) else { return nil }
    return attributes(
      solution.leaves[item - first], item: item, at: origin(ofGroup: group), layout)
  }

  private func attributes(
    _ leaf: GroupSolution.Leaf, item: Int, at origin: CGPoint,
    _ layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: index))
    var frame = leaf.frame
    frame.move(by: origin)
    attributes.fittingAxes = leaf.fittingAxes
    attributes.zIndex = leaf.zIndex
    return finish(attributes, frame, layout, isContent: true)
  }

  /// Sets a frame, mirrored in a layout from right to left.
  private func finish(
    _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect,
    _ layout: UICollectionViewCompositionalLayout, isContent: Bool
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame = frame
    let inStrip = isContent && section.scrollsByItself
    if inStrip { attributes.stripSection = index }
    if isVertical, layout.isRightToLeft {
      let width = inStrip ? stripLength(in: layout) : self.frame.width
      attributes.frame.origin.x = width - frame.maxX
    }
    return attributes
  }

  /// Returns the attributes of the items in groups that overlap a rectangle, and of the views placed
  /// relative to them.
  func content(
    in rect: CGRect, _ layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for group in groups(in: unmirrored(rect, layout)) {
      let origin = origin(ofGroup: group)
      let solution = plan.solution(ofGroup: group)
      let first = plan.items(ofGroup: group).lowerBound
      for (offset, leaf) in solution.leaves.enumerated() {
        found.append(attributes(leaf, item: first + offset, at: origin, layout))
      }
      found += relative(group, solution, layout)
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of the views that are placed relative to the items and groups of a
  /// group.
  ///
  /// Their index path is that of the item, for a group that of its first item.
  private func relative(
    _ group: Int, _ solution: GroupSolution, _ layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let origin = origin(ofGroup: group)
    let first = plan.items(ofGroup: group).lowerBound
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ items: [NSCollectionLayoutSupplementaryItem], _ container: CGRect, _ item: Int) {
      for supplement in items {
        let path = IndexPath(item: item, section: index)
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: supplement.elementKind, with: path)
        attributes.zIndex = supplement.zIndex
        attributes.fittingAxes = supplement.layoutSize.fittingAxes
        var frame = supplement.frame(
          size: supplement.layoutSize.size(in: container.size), in: container)
        frame = frame.inset(by: supplement.insetsInEffect)
        frame.move(by: origin)
        found.append(finish(attributes, frame, layout, isContent: true))
      }
    }
    for (offset, leaf) in solution.leaves.enumerated() {
      if let item = leaf.item { add(item.supplementaryItems, leaf.frame, first + offset) }
    }
    for container in solution.containers {
      add(container.group.supplementaryItems, container.frame, first + container.firstLeaf)
    }
    return found
  }

  private func unmirrored(
    _ rect: CGRect, _ layout: UICollectionViewCompositionalLayout
  ) -> CGRect {
    guard isVertical, layout.isRightToLeft else { return rect }
    var rect = rect
    let width = section.scrollsByItself ? stripLength(in: layout) : frame.width
    rect.origin.x = width - rect.maxX
    return rect
  }

  /// Returns the attributes of the views at the section's edges.
  func boundaryElements(
    in layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    boundary.items.indices.map { item in
      let supplement = boundary.items[item]
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplement.elementKind,
        with: IndexPath(item: 0, section: index))
      attributes.zIndex = supplement.zIndex
      attributes.fittingAxes = supplement.layoutSize.fittingAxes
      let frame = boundaryFrame(item, pinnedIn: layout.visibleRect)
      return finish(
        attributes, frame.inset(by: supplement.insetsInEffect), layout, isContent: false)
    }
  }

  /// Returns the attributes of all supplementary views with an index path.
  func supplements(
    at path: IndexPath, in layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    var found = path.item == 0 ? boundaryElements(in: layout) : []
    if path.item >= 0, path.item < plan.count {
      let group = plan.group(ofItem: path.item)
      found += relative(group, plan.solution(ofGroup: group), layout)
    }
    return found
  }

  /// Returns the attributes of the views behind the section.
  func decorations(
    in layout: UICollectionViewCompositionalLayout
  ) -> [UICollectionViewLayoutAttributes] {
    section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.zIndex = item.zIndex
      return finish(attributes, frame.inset(by: item.contentInsets), layout, isContent: false)
    }
  }

  // MARK: Scrolling across

  /// The length of the content of a section that scrolls by itself.
  func stripLength(in layout: UICollectionViewCompositionalLayout) -> CGFloat {
    let insets = contentInsets
    let origin = groupOrigin
    return isVertical
      ? max(origin.x + plan.length + max(insets.trailing, centeringInset(layout)), frame.width)
      : max(origin.y + plan.length + max(insets.bottom, centeringInset(layout)), frame.height)
  }

  /// The space after the last group with which it can be centered.
  private func centeringInset(_ layout: UICollectionViewCompositionalLayout) -> CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, plan.count > 0 else {
      return 0
    }
    let size = plan.solution(ofGroup: plan.groupCount - 1).size
    return max(isVertical ? (frame.width - size.width) / 2 : (frame.height - size.height) / 2, 0)
  }

  /// The scroll view of the section; nil if it does not scroll by itself.
  func strip(in layout: UICollectionViewCompositionalLayout) -> SectionStrip? {
    guard section.scrollsByItself, plan.count > 0 else { return nil }
    let origin = groupOrigin
    let frame =
      isVertical
      ? CGRect(x: 0, y: origin.y, width: self.frame.width, height: plan.depth)
      : CGRect(x: origin.x, y: 0, width: plan.depth, height: self.frame.height)
    let length = stripLength(in: layout)
    let startsAtEnd = isVertical && layout.isRightToLeft
    return SectionStrip(
      frame: frame,
      contentSize: isVertical
        ? CGSize(width: length, height: frame.height)
        : CGSize(width: frame.width, height: length),
      start: startsAtEnd ? CGPoint(x: length - frame.width, y: 0) : .zero,
      behavior: section.orthogonalScrollingBehavior)
  }
}

extension CGRect {
  /// Whether two rectangles share an area; Foundation's `intersects` includes those that touch on
  /// this platform.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
