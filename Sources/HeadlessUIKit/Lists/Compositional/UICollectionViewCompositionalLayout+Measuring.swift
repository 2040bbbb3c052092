internal import Foundation

extension UICollectionViewCompositionalLayout {
  /// Measures the visible views with estimated sizes, which moves the views after them.
  ///
  /// - Complexity: O(*v* log *n* + *s*), where *v* is the number of visible items, *n* that of all
  ///   items and *s* that of sections. In a section whose groups have as many items as fit, the
  ///   groups above are laid out too.
  func measureSections(in rect: CGRect) {
    measureEdges()
    var index = sections(in: rect).first?.index ?? sections.count
    while index < sections.count {
      let section = sections[index]
      let (start, high) = (
        isVertical ? section.frame.minY : section.frame.minX, isVertical ? rect.maxY : rect.maxX
      )
      guard start < high else { break }
      let before = section.length
      measureBoundary(of: section)
      measureItems(of: section, in: rect)
      if section.length != before { stack(from: index + 1) }
      index += 1
    }
    stack(from: sections.count)
  }

  private func measureEdges() {
    guard let collectionView, var plan = edges else { return }
    var changes = false
    for index in plan.items.indices where !plan.isMeasured[index] {
      let item = plan.items[index]
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
      attributes.fittingAxes = item.layoutSize.fittingAxes
      attributes.frame.size = plan.sizes[index]
      let view = collectionView.supplement(item.elementKind, at: attributes.indexPath)
      plan.setMeasured(view.fittedSize(attributes, in: collectionView), at: index)
      changes = true
    }
    guard changes else { return }
    edges = plan
    stack(from: 0)
  }

  private func measureBoundary(of section: PlacedSection) {
    guard let collectionView else { return }
    for index in section.boundary.items.indices where !section.boundary.isMeasured[index] {
      let item = section.boundary.items[index]
      let frame = section.boundaryFrame(index, pinnedIn: visibleRect)
      guard frame.overlaps(collectionView.bounds) else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: section.index))
      attributes.fittingAxes = item.layoutSize.fittingAxes
      attributes.frame = frame
      let view = collectionView.supplement(item.elementKind, at: attributes.indexPath)
      section.boundary.setMeasured(view.fittedSize(attributes, in: collectionView), at: index)
    }
  }

  private func measureItems(of section: PlacedSection, in rect: CGRect) {
    let plan = section.plan
    guard section.section.group.isMeasured, let collectionView, plan.count > 0 else { return }
    func visible() -> Range<Int> {
      section.groups(in: visibleContent(of: section, in: rect))
    }
    var group = visible().lowerBound
    while group < visible().upperBound {
      let solution = plan.solution(ofGroup: group)
      let items = plan.items(ofGroup: group)
      let next = zip(items, solution.leaves).first { item, leaf in
        !leaf.fittingAxes.isEmpty && !plan.isMeasured(item)
      }
      guard let (item, leaf) = next else {
        group += 1
        continue
      }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section.index))
      attributes.fittingAxes = leaf.fittingAxes
      attributes.frame.size = leaf.frame.size
      let cell = collectionView.cell(at: attributes.indexPath)
      plan.setMeasured(
        cell.fittedSize(attributes, in: collectionView), item: item, group: group)
    }
  }
}

extension UICollectionReusableView {
  /// Returns the preferred size of a view on the axes where its size is estimated, in whole pixels;
  /// the estimate where the view has no size of its own.
  func fittedSize(
    _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> CGSize {
    var size = attributes.frame.size
    let axes = attributes.fittingAxes
    let preferred = visiting(view) { preferredLayoutAttributesFitting(attributes).frame.size }
    let grid = view.textGrid
    if axes.contains(.horizontal), preferred.width > 0 {
      size.width = CGFloat(grid.ceil(Double(preferred.width)))
    }
    if axes.contains(.vertical), preferred.height > 0 {
      size.height = CGFloat(grid.ceil(Double(preferred.height)))
    }
    return size
  }
}
