internal import Foundation

extension UICollectionViewCompositionalLayout {
  var isRightToLeft: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The visible part of the content, without the parts under bars.
  var visibleRect: CGRect {
    guard let collectionView else { return .null }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }

  /// Requests the sections and computes their places from known and estimated sizes.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  func placeSections() {
    sections.removeAll()
    edges = nil
    end = 0
    guard let collectionView else { return }
    let container = visibleRect.size
    let reference = insets(of: configuration.contentInsetsReference)
    for index in 0..<collectionView.numberOfSections {
      let environment = ContainerEnvironment(
        LayoutContainer(container, reference), collectionView.traitCollection)
      guard let section = provider(index, environment) else {
        failPrecondition(
          "UICollectionViewCompositionalLayout: the section provider returned nil for section "
            + "\(index); it must return a section for each section of the data source")
      }
      sections.append(
        PlacedSection(
          index, section, count: collectionView.numberOfItems(inSection: index),
          environment: environment, isVertical: isVertical, container: container,
          reference: insets(of: section.contentInsetsReference),
          supplementReference: insets(of: section.supplementaryContentInsetsReference)))
    }
    edges = BoundaryPlan(
      configuration.boundarySupplementaryItems, in: container.inset(by: reference))
    stack(from: 0)
  }

  /// Places sections after one whose length has changed.
  func stack(from first: Int) {
    let taken = edges?.insets ?? .zero
    var next =
      first > 0
      ? sections[first - 1].end + configuration.interSectionSpacing
      : isVertical ? taken.top : taken.leading
    for section in sections[first...] {
      section.start = next
      next = section.end + configuration.interSectionSpacing
    }
    end =
      (sections.last?.end ?? (isVertical ? taken.top : taken.leading))
      + (isVertical ? taken.bottom : taken.trailing)
  }

  /// Returns the insets of a region, on the axis across the scroll direction; those in the scroll
  /// direction are the collection view's.
  private func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view = collectionView else { return .zero }
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let region: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: region = view.safeAreaInsets
    case .layoutMargins: region = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      region = UIEdgeInsets(
        top: 0, left: max(frame.minX - view.bounds.minX, 0), bottom: 0,
        right: max(view.bounds.maxX - frame.maxX, 0))
    }
    // The container is already smaller by the part that the scroll view has added.
    let (adjusted, own) = (view.adjustedContentInset, view.contentInset)
    var insets = NSDirectionalEdgeInsets.zero
    if isVertical {
      let left = max(region.left - (adjusted.left - own.left), 0)
      let right = max(region.right - (adjusted.right - own.right), 0)
      (insets.leading, insets.trailing) = isRightToLeft ? (right, left) : (left, right)
    } else {
      insets.top = max(region.top - (adjusted.top - own.top), 0)
      insets.bottom = max(region.bottom - (adjusted.bottom - own.bottom), 0)
    }
    return insets
  }

  /// Returns the sections that overlap a rectangle of the content.
  ///
  /// - Complexity: O(log *s* + *v*), where *s* is the number of sections and *v* that of visible ones.
  func sections(in rect: CGRect) -> [PlacedSection] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    return Array(sections[first...].prefix { $0.start < high })
  }

  /// Returns the part of the content in which the items of a section are visible.
  func visibleContent(of section: PlacedSection, in rect: CGRect) -> CGRect {
    guard section.section.scrollsByItself else { return rect }
    let offset = collectionView?.stripOffset(ofSection: section.index) ?? .zero
    let frame = section.frame
    return isVertical
      ? CGRect(x: offset.x, y: rect.minY, width: frame.width, height: rect.height)
      : CGRect(x: rect.minX, y: offset.y, width: rect.width, height: frame.height)
  }

  /// Returns the attributes of the views in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections(in: rect) {
      found += section.decorations(in: self).filter { $0.frame.overlaps(rect) }
      let content = section.content(in: visibleContent(of: section, in: rect), self)
      let edges = section.boundaryElements(in: self).filter { $0.frame.overlaps(rect) }
      if let handler = section.section.visibleItemsInvalidationHandler {
        let offset =
          section.section.scrollsByItself
          ? collectionView?.stripOffset(ofSection: section.index) : collectionView?.contentOffset
        handler(
          (content + edges).map { VisibleItem($0) }, offset ?? .zero, section.environment)
      }
      found += content + edges
    }
    return found + edgeElements().filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of the headers and footers of the whole layout.
  func edgeElements() -> [UICollectionViewLayoutAttributes] {
    guard let edges, let collectionView else { return [] }
    let size = collectionViewContentSize
    let reference = insets(of: configuration.contentInsetsReference)
    let whole = CGRect(origin: .zero, size: size)
    return edges.items.indices.map { index in
      let item = edges.items[index]
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
      attributes.zIndex = item.zIndex
      attributes.fittingAxes = item.layoutSize.fittingAxes
      var frame = edges.frame(
        of: index, region: whole.inset(by: reference), content: whole.inset(by: edges.insets))
      if item.pinToVisibleBounds {
        frame = item.pinned(
          frame, in: visibleRect, within: whole, before: .zero, isVertical: isVertical)
      }
      attributes.frame = frame
      if isVertical, collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        attributes.frame.origin.x = size.width - frame.maxX
      }
      return attributes
    }
  }
}
