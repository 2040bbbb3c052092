internal import Foundation

/// Computes the frames of a group's items, groups within groups included.
@MainActor
struct GroupSolver {
  let limit: Int
  let traits: UITraitCollection
  let measured: (Int) -> CGSize?
  var leaves: [GroupSolution.Leaf] = []
  var containers: [GroupSolution.Container] = []

  init(limit: Int, traits: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
    self.limit = limit
    self.traits = traits
    self.measured = measured
  }

  /// An item or group that is not yet placed in its line.
  @MainActor
  struct Box {
    var size: CGSize
    /// The size by estimates alone, which decides how many items an estimated group has.
    var estimate: CGSize
    var leaves: Range<Int>
    var containers: Range<Int>
    var spaces: EdgeSpaces
    /// Whether the box has an item that exists.
    var isPresent: Bool

    func extent(_ isHorizontal: Bool, estimated: Bool = false) -> CGFloat {
      let size = estimated ? estimate : size
      return (isHorizontal ? size.width : size.height) + spaces.before(isHorizontal).length
        + spaces.after(isHorizontal).length
    }
  }

  /// The error of sums of fractions, in points: three thirds are a whole.
  static let tolerance: CGFloat = 0.001

  /// Appends the leaves of an item, placed at the origin, and returns its box; `equalLength` is its
  /// length in a line that is divided equally, and whether that line is horizontal.
  mutating func box(
    _ item: NSCollectionLayoutItem, in container: CGSize, equalLength: (CGFloat, Bool)? = nil
  ) -> Box {
    let (firstLeaf, firstContainer) = (leaves.count, containers.count)
    var size = item.layoutSize.size(in: container)
    if let (length, isHorizontal) = equalLength {
      if isHorizontal { size.width = length } else { size.height = length }
    }
    let estimate = size
    if let group = item as? NSCollectionLayoutGroup {
      containers.append(
        GroupSolution.Container(frame: .zero, group: group, firstLeaf: firstLeaf))
      size = fill(group, size)
      containers[firstContainer].frame.size = size
    } else {
      var axes = item.layoutSize.fittingAxes
      if let (_, isHorizontal) = equalLength { axes.remove(isHorizontal ? .horizontal : .vertical) }
      if !axes.isEmpty, firstLeaf < limit, let found = measured(firstLeaf) {
        if axes.contains(.horizontal) { size.width = found.width }
        if axes.contains(.vertical) { size.height = found.height }
      }
      leaves.append(
        GroupSolution.Leaf(
          frame: CGRect(origin: .zero, size: size).inset(by: item.insetsInEffect), zIndex: 0,
          fittingAxes: axes, item: item))
    }
    return Box(
      size: size, estimate: estimate, leaves: firstLeaf..<leaves.count,
      containers: firstContainer..<containers.count, spaces: EdgeSpaces(item.edgeSpacing),
      isPresent: firstLeaf < limit)
  }

  /// Lays out the items of a group of a size, in which estimates may be replaced; returns the size.
  private mutating func fill(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> CGSize {
    switch group.arrangement {
    case .horizontal: line(group, size, isHorizontal: true)
    case .vertical: line(group, size, isHorizontal: false)
    case .custom(let provider): custom(group, size, provider)
    }
  }

  private mutating func custom(
    _ group: NSCollectionLayoutGroup, _ size: CGSize,
    _ provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> CGSize {
    let insets = group.insetsInEffect
    let environment = ContainerEnvironment(LayoutContainer(size, insets), traits)
    var union = CGSize.zero
    for item in provider(environment) {
      var frame = item.frame
      frame.move(by: CGPoint(x: insets.leading, y: insets.top))
      leaves.append(
        GroupSolution.Leaf(frame: frame, zIndex: item.zIndex, fittingAxes: [], item: nil))
      union.width = max(union.width, frame.maxX)
      union.height = max(union.height, frame.maxY)
    }
    let axes = group.layoutSize.fittingAxes
    return CGSize(
      width: axes.contains(.horizontal) ? union.width : size.width,
      height: axes.contains(.vertical) ? union.height : size.height)
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, isHorizontal: Bool
  ) -> CGSize {
    let insets = group.insetsInEffect
    let inner = size.inset(by: insets)
    let axes = group.layoutSize.fittingAxes
    let isOpen = axes.contains(isHorizontal ? .horizontal : .vertical)
    let isOpenAcross = axes.contains(isHorizontal ? .vertical : .horizontal)
    var boxes = boxes(group, inner, isHorizontal: isHorizontal, isOpen: isOpen)
    equalize(&boxes, isHorizontal: isHorizontal)

    let gap = EdgeSpaces.Space(group.interItemSpacing)
    let present = boxes.filter(\.isPresent)
    let counted = isOpen ? present : boxes
    let used =
      counted.reduce(0) { $0 + $1.extent(isHorizontal) } + gap.length
      * CGFloat(max(counted.count - 1, 0))
    let across = present.map { $0.extent(!isHorizontal) }.max() ?? 0
    let room = isHorizontal ? inner.width : inner.height
    let roomAcross = isOpenAcross ? across : isHorizontal ? inner.height : inner.width
    let share = isOpen ? 0 : flexibleShare(boxes, gap, max(room - used, 0), isHorizontal)

    var along: CGFloat = isHorizontal ? insets.leading : insets.top
    let start = isHorizontal ? insets.top : insets.leading
    for box in boxes {
      let (before, after) = (box.spaces.before(isHorizontal), box.spaces.after(isHorizontal))
      along += before.length + (before.isFlexible ? share : 0)
      let place = start + acrossPlace(box, roomAcross, isHorizontal)
      shift(
        box, by: isHorizontal ? CGPoint(x: along, y: place) : CGPoint(x: place, y: along))
      along += box.extent(isHorizontal) - before.length - after.length
      along += after.length + (after.isFlexible ? share : 0)
      along += gap.length + (gap.isFlexible ? share : 0)
    }
    let length = isOpen ? used : isHorizontal ? size.width : size.height
    let depth = isOpenAcross ? across : isHorizontal ? size.height : size.width
    return isHorizontal
      ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }

  /// Returns the boxes of a line: a given number, or as many as there is space for.
  ///
  /// An estimated line has each of its items at least once; its space is the estimate.
  private mutating func boxes(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, isHorizontal: Bool, isOpen: Bool
  ) -> [Box] {
    let gap = group.interItemSpacing?.spacing ?? 0
    let room = isHorizontal ? inner.width : inner.height
    guard let first = group.subitems.first else { return [] }
    switch group.repetition {
    case .count(let count): return (0..<max(count, 0)).map { _ in box(first, in: inner) }
    case .equal(let count):
      let length = max((room - gap * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0)
      return (0..<max(count, 0)).map { _ in
        box(first, in: inner, equalLength: (length, isHorizontal))
      }
    case .fill: break
    }
    var found: [Box] = []
    var used: CGFloat = 0
    while true {
      let before = used
      for item in group.subitems {
        let next = box(item, in: inner)
        let extent = next.extent(isHorizontal, estimated: isOpen)
        let fits = used + (found.isEmpty ? 0 : gap) + extent <= room + Self.tolerance
        guard fits || found.isEmpty || isOpen && found.count < group.subitems.count else {
          leaves.removeSubrange(next.leaves)
          containers.removeSubrange(next.containers)
          return found
        }
        used += extent + (found.isEmpty ? 0 : gap)
        found.append(next)
      }
      // Items without length would repeat without end.
      guard used - before > Self.tolerance, used < room else { return found }
    }
  }

  /// Gives items with a uniform dimension the greatest measured length.
  private mutating func equalize(_ boxes: inout [Box], isHorizontal: Bool) {
    let uniform = boxes.indices.filter { index in
      boxes[index].leaves.count == 1
        && leaves[boxes[index].leaves.lowerBound].item.map {
          $0.layoutSize.heightDimension.kind == .uniform
            || $0.layoutSize.widthDimension.kind == .uniform
        } ?? false
    }
    let present = uniform.filter { boxes[$0].isPresent }
    guard let width = present.map({ boxes[$0].size.width }).max(),
      let height = present.map({ boxes[$0].size.height }).max()
    else { return }
    for index in uniform {
      let leaf = boxes[index].leaves.lowerBound
      guard let size = leaves[leaf].item?.layoutSize else { continue }
      if size.widthDimension.kind == .uniform {
        boxes[index].size.width = width
        leaves[leaf].frame.size.width = width
      }
      if size.heightDimension.kind == .uniform {
        boxes[index].size.height = height
        leaves[leaf].frame.size.height = height
      }
    }
  }

  /// Returns the part of the remaining space that each flexible space gets.
  private func flexibleShare(
    _ boxes: [Box], _ gap: EdgeSpaces.Space, _ rest: CGFloat, _ isHorizontal: Bool
  ) -> CGFloat {
    var count = gap.isFlexible ? max(boxes.count - 1, 0) : 0
    for box in boxes {
      if box.spaces.before(isHorizontal).isFlexible { count += 1 }
      if box.spaces.after(isHorizontal).isFlexible { count += 1 }
    }
    return count > 0 ? rest / CGFloat(count) : 0
  }

  /// Returns the place of a box across its line: at the start, unless flexible spaces move it.
  private func acrossPlace(_ box: Box, _ room: CGFloat, _ isHorizontal: Bool) -> CGFloat {
    let (before, after) = (box.spaces.before(!isHorizontal), box.spaces.after(!isHorizontal))
    guard before.isFlexible else { return before.length }
    let rest = max(room - box.extent(!isHorizontal), 0)
    return before.length + (after.isFlexible ? rest / 2 : rest)
  }

  private mutating func shift(_ box: Box, by offset: CGPoint) {
    for index in box.leaves { leaves[index].frame.move(by: offset) }
    for index in box.containers { containers[index].frame.move(by: offset) }
  }
}
