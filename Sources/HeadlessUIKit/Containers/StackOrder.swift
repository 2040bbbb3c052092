internal import AutoLayout

/// An arranged view, with what its stack has created for it.
@MainActor
final class StackMember {
  let view: UIView
  /// The position among the members: that of a later one is greater.
  fileprivate(set) var position = 0
  /// Whether the view was not hidden when the stack last learned of it.
  fileprivate(set) var isShown: Bool
  /// Whether the stack arranges the view.
  fileprivate(set) var isArranged = true
  /// Whether the constraints are to be updated before the next layout.
  var isStale = false
  /// The constraints of the view, and those between it and the next one.
  var constraints: [NSLayoutConstraint] = []
  /// The guide between the view and the next visible one, in stacks that distribute gaps.
  var gap: UILayoutGuide?

  init(_ view: UIView) {
    self.view = view
    isShown = !view.isHidden
  }
}

/// The arranged views of a stack, in order, and those of them that are visible.
///
/// Each member has a number for its position, with gaps between the numbers, so that members are found by
/// binary search and an insertion changes no other number until a gap is exhausted.
///
/// - Complexity: Finding a member and its neighbors is O(log *n*); inserting and removing move the
///   references behind it.
@MainActor
struct StackOrder {
  private(set) var views: [UIView] = []
  private(set) var members: [StackMember] = []
  private(set) var shown: [StackMember] = []
  private var byView: [ObjectIdentifier: StackMember] = [:]

  /// The number of members examined or numbered, which tests limit.
  private(set) var effort = 0

  private static var step: Int { 1 << 32 }

  /// The member of a view; nil if it is not arranged.
  subscript(view: UIView) -> StackMember? { byView[ObjectIdentifier(view)] }

  /// The first visible member.
  var first: StackMember? { shown.first }
  /// The last visible member.
  var last: StackMember? { shown.last }

  /// Inserts a member at an index.
  mutating func insert(_ member: StackMember, at index: Int) {
    number(member, at: index)
    members.insert(member, at: index)
    views.insert(member.view, at: index)
    byView[ObjectIdentifier(member.view)] = member
    member.isArranged = true
    member.isShown = !member.view.isHidden
    if member.isShown { shown.insert(member, at: place(of: member, in: shown)) }
  }

  /// Removes a member.
  mutating func remove(_ member: StackMember) {
    let index = place(of: member, in: members)
    members.remove(at: index)
    views.remove(at: index)
    byView[ObjectIdentifier(member.view)] = nil
    member.isArranged = false
    if member.isShown { shown.remove(at: place(of: member, in: shown)) }
  }

  /// Records whether the view of a member is hidden.
  mutating func readVisibility(of member: StackMember) {
    let isShown = !member.view.isHidden
    guard member.isShown != isShown else { return }
    member.isShown = isShown
    let place = place(of: member, in: shown)
    if isShown { shown.insert(member, at: place) } else { shown.remove(at: place) }
  }

  /// The member before another one; nil for the first.
  mutating func before(_ member: StackMember) -> StackMember? {
    let index = place(of: member, in: members)
    return index > 0 ? members[index - 1] : nil
  }

  /// The member after another one; nil for the last.
  mutating func after(_ member: StackMember) -> StackMember? {
    let index = place(of: member, in: members) + 1
    return index < members.count ? members[index] : nil
  }

  /// The nearest visible members before and after a member, which need not be visible itself.
  mutating func shownBeside(_ member: StackMember) -> (before: StackMember?, after: StackMember?) {
    let place = place(of: member, in: shown)
    let next = member.isShown ? place + 1 : place
    return (place > 0 ? shown[place - 1] : nil, next < shown.count ? shown[next] : nil)
  }

  /// The members between two members.
  mutating func between(_ start: StackMember, _ end: StackMember) -> ArraySlice<StackMember> {
    let (from, to) = (place(of: start, in: members), place(of: end, in: members))
    effort += max(to - from, 0)
    return from < to ? members[(from + 1)..<to] : []
  }

  /// The index of a member in an ordered list, or that at which it would be inserted.
  private mutating func place(of member: StackMember, in list: [StackMember]) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      effort += 1
      let middle = (low + high) / 2
      if list[middle].position < member.position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Gives a member a number between those of its neighbors.
  private mutating func number(_ member: StackMember, at index: Int) {
    if index == members.count {
      member.position = (members.last?.position ?? 0) + Self.step
    } else if index == 0 {
      member.position = members[0].position - Self.step
    } else {
      if members[index].position - members[index - 1].position < 2 {
        effort += members.count
        for (place, known) in members.enumerated() { known.position = place * Self.step }
      }
      let (low, high) = (members[index - 1].position, members[index].position)
      member.position = low + (high - low) / 2
    }
  }
}
