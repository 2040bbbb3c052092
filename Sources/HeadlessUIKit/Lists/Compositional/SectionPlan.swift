internal import Foundation

/// The place of a section's groups along the line in which they are repeated.
///
/// Groups are solved when they are visible. A section whose groups have a known number of items
/// takes the same time for 10 as for 100 000 items.
@MainActor
final class SectionPlan {
  let section: NSCollectionLayoutSection
  let count: Int
  /// Whether groups follow each other vertically.
  let isVertical: Bool
  /// The container of the groups, reduced by insets.
  let container: CGSize
  private let traits: UITraitCollection
  /// The sizes of the items that were measured.
  private(set) var measured: [Int: CGSize] = [:]
  private var solutions: [Int: GroupSolution] = [:]
  /// The solution of a complete group without measured items.
  private let template: GroupSolution
  private let isMeasured: Bool
  private let flows: Bool
  private var lengths: SparseLengths
  /// The groups whose number of items follows from measured sizes, as far as they were requested.
  private var lines: [Line] = []

  struct Line {
    let items: Range<Int>
    let start: CGFloat
    let length: CGFloat
  }

  init(
    _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, container: CGSize,
    traits: UITraitCollection
  ) {
    self.section = section
    self.count = count
    self.isVertical = isVertical
    self.container = container
    self.traits = traits
    template = GroupSolution(of: section.group, in: container, traits: traits)
    isMeasured = section.group.isMeasured
    flows = section.group.countFollowsMeasurement
    let perGroup = max(template.leaves.count, 1)
    let groups = template.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup
    let length = isVertical ? template.size.height : template.size.width
    lengths = SparseLengths(count: groups, common: length + section.interGroupSpacing)
  }

  private var perGroup: Int { max(template.leaves.count, 1) }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The number of groups; an estimate where it follows from measured sizes.
  var groupCount: Int {
    guard flows else { return lengths.count }
    let rest = count - (lines.last?.items.upperBound ?? 0)
    return template.leaves.isEmpty ? 0 : lines.count + (rest + perGroup - 1) / perGroup
  }

  /// The length of all groups and the spaces between them.
  var length: CGFloat {
    guard count > 0, groupCount > 0 else { return 0 }
    guard flows else {
      // The last group may have fewer items, and be shorter if its size is estimated.
      lastGroupIsSolved()
      return max(lengths.total - section.interGroupSpacing, 0)
    }
    let spacing = section.interGroupSpacing
    let end = lines.last.map { $0.start + $0.length } ?? -spacing
    let rest = groupCount - lines.count
    return end + CGFloat(rest) * (along(template.size) + spacing)
  }

  private func lastGroupIsSolved() {
    guard count % perGroup != 0, isMeasured else { return }
    let last = lengths.count - 1
    if solutions[last] == nil { _ = solution(ofGroup: last) }
  }

  /// The greatest size of the groups across their line, as far as they were solved.
  var depth: CGFloat {
    let all = solutions.values.map(\.size) + (solutions.isEmpty ? [template.size] : [])
    return all.map { isVertical ? $0.width : $0.height }.max() ?? 0
  }

  /// Returns the items of a group.
  func items(ofGroup group: Int) -> Range<Int> {
    if flows {
      extendLines { $0.count > group }
      return group < lines.count ? lines[group].items : count..<count
    }
    return min(group * perGroup, count)..<min((group + 1) * perGroup, count)
  }

  /// Returns the group of an item.
  func group(ofItem item: Int) -> Int {
    guard flows else { return item / perGroup }
    extendLines { ($0.last?.items.upperBound ?? 0) > item }
    return lines.lastIndex { $0.items.lowerBound <= item } ?? 0
  }

  /// Returns the start of a group.
  func start(ofGroup group: Int) -> CGFloat {
    guard flows else { return lengths.start(of: group) }
    extendLines { $0.count > group }
    return group < lines.count ? lines[group].start : length
  }

  /// Returns the first group that ends after a position.
  func group(at position: CGFloat) -> Int {
    guard flows else { return lengths.index(at: max(position, 0)) }
    extendLines { ($0.last.map { $0.start + $0.length } ?? 0) > position }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start + lines[middle].length <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the frames of a group's items.
  func solution(ofGroup group: Int) -> GroupSolution {
    let items = items(ofGroup: group)
    guard isMeasured else {
      guard items.count < template.leaves.count else { return template }
      var part = template
      part.leaves.removeSubrange(items.count...)
      part.containers.removeAll { $0.firstLeaf >= items.count && $0.firstLeaf > 0 }
      return part
    }
    if let known = solutions[group] { return known }
    let solved = solve(from: items.lowerBound, limit: items.count)
    solutions[group] = solved
    if !flows { lengths.set(along(solved.size) + section.interGroupSpacing, at: group) }
    return solved
  }

  private func solve(from first: Int, limit: Int) -> GroupSolution {
    let measured = measured
    return GroupSolution(of: section.group, in: container, limit: limit, traits: traits) {
      measured[first + $0]
    }
  }

  /// Whether an item has its own size on the axes where its size is estimated.
  func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

  /// Sets the measured size of an item of a group, which may move the groups after it.
  func setMeasured(_ size: CGSize, item: Int, group: Int) {
    measured[item] = size
    if flows {
      lines.removeSubrange(min(group, lines.count)...)
      for known in solutions.keys where known >= group { solutions[known] = nil }
    } else {
      solutions[group] = nil
      _ = solution(ofGroup: group)
    }
  }

  /// Appends lines until a condition holds or all items are in one.
  private func extendLines(until condition: ([Line]) -> Bool) {
    while !condition(lines), (lines.last?.items.upperBound ?? 0) < count {
      let first = lines.last?.items.upperBound ?? 0
      let solved = solve(from: first, limit: count - first)
      let start = lines.last.map { $0.start + $0.length + section.interGroupSpacing } ?? 0
      let items = first..<min(first + max(solved.leaves.count, 1), count)
      solutions[lines.count] = solved
      lines.append(Line(items: items, start: start, length: along(solved.size)))
    }
  }
}
