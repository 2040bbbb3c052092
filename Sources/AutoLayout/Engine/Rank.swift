/// The rank of a constraint among equal priorities: the constraint of the greatest rank is
/// violated.
///
/// One number serves both questions. Which of a set of required constraints is broken
/// (`engine:E3.2`): never a system's while somebody else's is in the set, and of those the one
/// activated last. Which of two equally strong optional constraints is violated (`measured:M10`,
/// `M14`): content sizes before constraints; the item mentioned first stretches; the item mentioned
/// last is compressed, except in a stack view, where it is the first. Text that is measured at its
/// width enters in the second pass, so there the item mentioned last stretches.
enum Rank {
  private static let constraints: Int64 = 1 << 40
  private static let contents: Int64 = 1 << 41
  private static let middle: Int64 = 1 << 39

  static func of(_ constraint: EngineConstraint) -> Int64 {
    (constraint.isSystem ? middle / 2 : constraints) + Int64(constraint.serial)
  }

  /// The rank of an optional length's upper side: the item mentioned first stretches.
  static func growth(of item: EngineItem) -> Int64 {
    constraints + middle - mention(item) * 4
  }

  /// The rank of an optional length's lower side: the item mentioned last is compressed.
  static func shrinkage(of item: EngineItem) -> Int64 {
    constraints + middle + mention(item) * 4 + 1
  }

  static func placement(of item: EngineItem, _ slot: Int) -> Int64 {
    mention(item) * 4 + Int64(slot)
  }

  static func hugging(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let size = item.implicit.contentSize
    if size.isMeasuredAtItsWidth, !size.earlierGivesWay, !priority.isRequired {
      return contents + middle + middle / 2 + mention(item) * 4
    }
    let order = -mention(item) * 4
    return (priority.isRequired ? constraints - middle / 4 : contents + middle) + order
  }

  static func compression(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let order = mention(item) * 4 * (item.implicit.contentSize.earlierGivesWay ? -1 : 1) + 1
    return (priority.isRequired ? constraints - middle / 4 : contents) + order
  }

  private static func mention(_ item: EngineItem) -> Int64 { Int64(item.mention ?? 0) }
}
