/// Who gives way among equals: the constraint with the greatest rank.
///
/// One number serves both questions. Which of a set of required constraints is set aside
/// (`engine:E3.2`): never a system's while somebody else's is in the set, and of those the one
/// activated last. Which of two equally strong wishes loses (`measured:M10`, `M14`): content sizes
/// before constraints; the item mentioned first stretches; the item mentioned last is compressed,
/// except in a stack view, where it is the first.
enum Rank {
  private static let constraints: Int64 = 1 << 40
  private static let contents: Int64 = 1 << 41
  private static let middle: Int64 = 1 << 39

  static func of(_ constraint: EngineConstraint) -> Int64 {
    (constraint.isSystem ? middle / 2 : constraints) + Int64(constraint.serial)
  }

  static func placement(of item: EngineItem, _ slot: Int) -> Int64 {
    mention(item) * 4 + Int64(slot)
  }

  static func hugging(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let order = -mention(item) * 4
    return (priority.isRequired ? constraints - middle / 4 : contents + middle) + order
  }

  static func compression(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let order = mention(item) * 4 * (item.implicit.contentSize.earlierGivesWay ? -1 : 1) + 1
    return (priority.isRequired ? constraints - middle / 4 : contents) + order
  }

  private static func mention(_ item: EngineItem) -> Int64 { Int64(item.mention ?? 0) }
}
