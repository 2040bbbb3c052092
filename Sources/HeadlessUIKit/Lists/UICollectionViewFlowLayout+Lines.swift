internal import AutoLayout
internal import Foundation

extension UICollectionViewFlowLayout {
  /// A size along the line and across it; the latter is the scroll direction.
  private struct Extent {
    var along: CGFloat
    var across: CGFloat
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func extent(_ size: CGSize) -> Extent {
    isVertical
      ? Extent(along: size.width, across: size.height)
      : Extent(along: size.height, across: size.width)
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
  }

  /// Returns a length with which sums remain numbers: 0 for one that is none, and a length of which
  /// no screen shows the end for an infinite one.
  private func finite(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -1e8), 1e8)
  }

  /// Returns the insets of a section along its lines from the collection view's content inset, which
  /// are measured from ``sectionInsetReference``.
  private func referenceInset(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    var inset = UIEdgeInsets(
      top: finite(inset.top), left: finite(inset.left), bottom: finite(inset.bottom),
      right: finite(inset.right))
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let known = view.adjustedContentInset
    if isVertical {
      inset.left += max(reference.left - known.left, 0)
      inset.right += max(reference.right - known.right, 0)
    } else {
      inset.top += max(reference.top - known.top, 0)
      inset.bottom += max(reference.bottom - known.bottom, 0)
    }
    return inset
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func placeItems() {
    items.removeAll()
    ordered.removeAll()
    edges.removeAll()
    extents.removeAll()
    lines.removeAll()
    contentSize = .zero
    guard let collectionView else { return }
    let breadth = extent(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
    var across: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      across = place(section, in: collectionView, from: across, length: breadth.along)
    }
    contentSize =
      isVertical
      ? CGSize(width: breadth.along, height: across)
      : CGSize(width: across, height: breadth.along)
    if isVertical, collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for attributes in ordered {
        attributes.frame.origin.x = breadth.along - attributes.frame.maxX
      }
    }
  }

  /// Lays out a section and returns the start of the next one.
  private func place(
    _ section: Int, in view: UICollectionView, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    let delegate = flowDelegate
    let inset = referenceInset(
      delegate?.flowCalls.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset, in: view)
    let lineSpacing = finite(
      delegate?.flowCalls.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing)
    let gap = finite(
      delegate?.flowCalls.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    let header =
      delegate?.flowCalls.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.flowCalls.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let before = isVertical ? inset.left : inset.top
    let after = isVertical ? inset.right : inset.bottom
    var across = addEdge(
      UICollectionView.elementKindSectionHeader, header, section, at: start, length: length)
    let top = across
    across += isVertical ? inset.top : inset.left
    let count = view.numberOfItems(inSection: section)
    let sizes = (0..<count).map { size(of: IndexPath(item: $0, section: section), in: view) }
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    let room = length - before - after
    var first = 0
    while first < count {
      var end = first + 1
      var used = extent(sizes[first]).along
      while end < count, used + gap + extent(sizes[end]).along <= room + 0.001 {
        used += gap + extent(sizes[end]).along
        end += 1
      }
      let line = sizes[first..<end].map { extent($0) }
      let depth = line.map(\.across).max() ?? 0
      let content = line.reduce(0) { $0 + $1.along }
      var space = gap
      var along = before
      if line.count == 1, end < count || 2 * content + gap > room + 0.001 {
        // A line that has no space for a second item is centered, also if the item is too long.
        along += (room - content) / 2
      } else if end < count {
        space = max((room - content) / CGFloat(line.count - 1), gap)
      } else if isUniform, let item = line.first?.along, item + gap > 0 {
        // The number of items in a full line, which determines the gaps. It is not an integer
        // value, because items without length can be more than an integer holds.
        let full = ((room + gap + 0.001) / (item + gap)).rounded(.down)
        if full > 1, CGFloat(count) > full { space = (room - full * item) / (full - 1) }
      }
      for index in first..<end {
        let item = line[index - first]
        let path = IndexPath(item: index, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rect(along, across + (depth - item.across) / 2, sizes[index])
        items[path] = attributes
        ordered.append(attributes)
        along += item.along + space
      }
      lines.append(
        Line(
          start: across, end: across + depth,
          members: (ordered.count - line.count)..<ordered.count))
      across += depth + (end < count ? lineSpacing : 0)
      first = end
    }
    across += isVertical ? inset.bottom : inset.right
    extents[section] = top...max(across, top)
    return addEdge(
      UICollectionView.elementKindSectionFooter, footer, section, at: across, length: length)
  }

  /// Adds a header or footer with an extent and returns its end.
  private func addEdge(
    _ kind: String, _ size: CGSize, _ section: Int, at across: CGFloat, length: CGFloat
  ) -> CGFloat {
    let depth = finite(extent(size).across)
    guard depth > 0 else { return across }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = rect(
      0, across,
      isVertical ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length))
    edges.append(ordered.count)
    ordered.append(attributes)
    lines.append(
      Line(start: across, end: across + depth, members: (ordered.count - 1)..<ordered.count))
    return across + depth
  }

  private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
    var size =
      flowDelegate?.flowCalls.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    // Sizes computed from empty bounds are negative before the view has its size.
    if view.bounds.isEmpty { size = CGSize(width: max(size.width, 0), height: max(size.height, 0)) }
    checkPrecondition(
      !(size.width < 0 || size.height < 0),
      "negative sizes are not supported in the flow layout: \(size.width) × \(size.height) at \(path)"
    )
    size = CGSize(width: finite(size.width), height: finite(size.height))
    guard estimatedItemSize != .zero else { return size }
    return measured[path] ?? (estimatedItemSize == Self.automaticSize ? size : estimatedItemSize)
  }

  /// Measures the estimated items in a rectangle, at most one line of them, because the following
  /// lines may change.
  func measureEstimates(in rect: CGRect) -> Bool {
    guard let collectionView else { return false }
    var changes = false
    for attributes in members(in: rect)
    where attributes.representedElementCategory == .cell
      && measured[attributes.indexPath] == nil
    {
      let path = attributes.indexPath
      let wish = UICollectionViewLayoutAttributes(forCellWith: path)
      wish.frame.size = attributes.frame.size
      let cell = collectionView.cell(at: path)
      let size = cell.visiting(collectionView) { cell.preferredLayoutAttributesFitting(wish).size }
      measured[path] = CGSize(width: finite(size.width), height: finite(size.height))
      guard size != attributes.frame.size else { continue }
      changes = true
      break
    }
    if changes { isStale = true }
    return changes
  }

  /// Returns the members of the lines that intersect a rectangle.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of lines and *m* the number of lines
  ///   in the rectangle.
  func members(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while first < lines.count, lines[first].start < high {
      found += ordered[lines[first].members]
      first += 1
    }
    return found
  }
}
