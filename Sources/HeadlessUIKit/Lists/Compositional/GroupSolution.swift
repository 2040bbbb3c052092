internal import Foundation

/// The frames of the items of one group, from its top leading corner.
@MainActor
struct GroupSolution {
  /// An item that has a cell.
  struct Leaf {
    var frame: CGRect
    let zIndex: Int
    /// The axes on which the cell is measured.
    let fittingAxes: UIAxis
    let item: NSCollectionLayoutItem?
  }

  /// A group with views that are placed relative to it.
  struct Container {
    var frame: CGRect
    let group: NSCollectionLayoutGroup
    let firstLeaf: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var containers: [Container] = []

  /// Lays out a group in the size of its container, reduced by its insets.
  ///
  /// Items at and beyond `limit`, which do not exist, keep their space in the line, as in the last row
  /// of a grid, but are not part of an estimated size.
  init(
    of group: NSCollectionLayoutGroup, in container: CGSize, limit: Int = .max,
    traits: UITraitCollection, measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) {
    var solver = GroupSolver(limit: limit, traits: traits, measured: measured)
    let box = solver.box(group, in: container)
    size = box.size
    leaves = Array(solver.leaves.prefix(max(limit, 0)))
    containers = solver.containers.filter { $0.firstLeaf < limit || $0.firstLeaf == 0 }
    let spacing = EdgeSpaces(group.edgeSpacing)
    guard spacing.isPresent else { return }
    size.width += spacing.leading.length + spacing.trailing.length
    size.height += spacing.top.length + spacing.bottom.length
    shift(by: CGPoint(x: spacing.leading.length, y: spacing.top.length))
  }

  private mutating func shift(by offset: CGPoint) {
    for index in leaves.indices { leaves[index].frame.move(by: offset) }
    for index in containers.indices { containers[index].frame.move(by: offset) }
  }
}

extension CGRect {
  mutating func move(by offset: CGPoint) {
    origin.x += offset.x
    origin.y += offset.y
  }
}

/// The spaces around an item, 0 where there is none.
@MainActor
struct EdgeSpaces {
  struct Space {
    var length: CGFloat = 0
    var isFlexible = false

    @MainActor init(_ spacing: NSCollectionLayoutSpacing?) {
      guard let spacing else { return }
      length = spacing.spacing
      isFlexible = spacing.isFlexible
    }
  }

  let leading, top, trailing, bottom: Space
  let isPresent: Bool

  init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
    leading = Space(spacing?.leading)
    top = Space(spacing?.top)
    trailing = Space(spacing?.trailing)
    bottom = Space(spacing?.bottom)
    isPresent = spacing != nil
  }

  func before(_ isHorizontal: Bool) -> Space { isHorizontal ? leading : top }
  func after(_ isHorizontal: Bool) -> Space { isHorizontal ? trailing : bottom }
}

extension NSCollectionLayoutGroup {
  /// The number of items of each group, if it does not depend on measured sizes.
  ///
  /// It depends on them where items with an estimated length fill a group of a known length, such as
  /// tags in a row.
  var countFollowsMeasurement: Bool {
    if subitems.contains(where: {
      ($0 as? NSCollectionLayoutGroup)?.countFollowsMeasurement == true
    }) {
      return true
    }
    guard case .fill = repetition else { return false }
    switch arrangement {
    case .custom: return false
    case .horizontal:
      return !layoutSize.widthDimension.fitsContent
        && subitems.contains { $0.layoutSize.widthDimension.fitsContent }
    case .vertical:
      return !layoutSize.heightDimension.fitsContent
        && subitems.contains { $0.layoutSize.heightDimension.fitsContent }
    }
  }

  /// Whether the frames of the items depend on measured sizes.
  var isMeasured: Bool {
    !layoutSize.fittingAxes.isEmpty
      || subitems.contains {
        !$0.layoutSize.fittingAxes.isEmpty || ($0 as? NSCollectionLayoutGroup)?.isMeasured == true
      }
  }
}
