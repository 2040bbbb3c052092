/// The rank of a constraint among constraints of equal priority: the one with the greatest rank is
/// violated.
///
/// The rank decides which of several conflicting required constraints is broken (`engine:E3.2`):
/// the one activated last, but one that a container created only if there is no other. It also
/// decides which of two optional constraints of equal priority is violated (`measured:M10`, `M14`):
/// content sizes before constraints; of content sizes, the item mentioned first stretches, and the
/// item mentioned last is compressed, or the first one in a stack view. Text whose height depends
/// on its width is added in the second pass, so that the item mentioned last stretches.
enum Rank {
  private static let constraints: Int64 = 1 << 40
  private static let contents: Int64 = 1 << 41
  private static let middle: Int64 = 1 << 39

  static func of(_ constraint: EngineConstraint) -> Int64 {
    (constraint.isSystem ? middle / 2 : constraints) + Int64(constraint.serial)
  }

  /// Returns the rank of the upper bound of an optional length: the item mentioned first stretches.
  static func growth(of item: EngineItem) -> Int64 {
    constraints + middle - mention(item) * 4
  }

  /// Returns the rank of the lower bound of an optional length: the item mentioned last is
  /// compressed.
  static func shrinkage(of item: EngineItem) -> Int64 {
    constraints + middle + mention(item) * 4 + 1
  }

  static func placement(of item: EngineItem, _ slot: Int) -> Int64 {
    mention(item) * 4 + Int64(slot)
  }

  static func hugging(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let size = item.implicit.contentSize
    if size.isMeasuredAtItsWidth, !size.compressesFirstMentioned, !priority.isRequired {
      return contents + middle + middle / 2 + mention(item) * 4
    }
    let order = -mention(item) * 4
    return (priority.isRequired ? constraints - middle / 4 : contents + middle) + order
  }

  static func compression(of item: EngineItem, _ priority: UILayoutPriority) -> Int64 {
    let order =
      mention(item) * 4 * (item.implicit.contentSize.compressesFirstMentioned ? -1 : 1) + 1
    return (priority.isRequired ? constraints - middle / 4 : contents) + order
  }

  private static func mention(_ item: EngineItem) -> Int64 { Int64(item.mention ?? 0) }
}
