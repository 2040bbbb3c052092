/// The lengths of views that multipliers give as parts of one container's length, and what is added to them.
///
/// Along the container, the parts and the distances have to be its own length:
/// `share × length + rest = length`.
struct Shares {
  /// A member that gives a part: its multiplier, and how often the length occurs along the container.
  struct Part {
    var member: Int
    var multiplier: Double
    var count: Double
  }

  /// The parts, in the order of the members.
  private(set) var parts: [Part] = []
  /// The container.
  let container: Int
  let isVertical: Bool
  /// The sum of the parts.
  private(set) var share = 0.0
  /// What is added to them: distances, and lengths that are numbers; zeros left out.
  private(set) var rests: [Double] = []
  /// The length of the container; nil if none satisfies the other members.
  private(set) var length: Double?
  /// Whether a view along the container has a length of its own that is a number.
  private(set) var hasNumbers = false

  /// Finds the container whose parts the members give; nil if there is none.
  init?(of members: [Int], in system: ConstraintSystem) {
    func isTie(_ member: Int) -> Bool {
      let statement = system.statements[member]
      guard let first = statement.first, let second = statement.second else { return false }
      return statement.origin == .author && statement.terms.count == 2
        && statement.multiplier > 0 && first.part == .length && second.part == .length
        && first.isVertical == second.isVertical && first.item != second.item
    }
    let ties = members.filter(isTie)
    guard ties.contains(where: { system.statements[$0].multiplier != 1 }) || ties.count > 1 else {
      return nil
    }
    var tried: Set<Int> = []
    for tie in ties {
      for anchor in system.statements[tie].anchors.reversed()
      where tried.insert(anchor.item).inserted {
        if let found = Self(
          of: ties.filter { system.statements[$0].anchor(on: anchor.item) != nil }, anchor,
          members, system)
        {
          self = found
          return
        }
      }
    }
    return nil
  }

  private init?(
    of ties: [Int], _ whole: ConstraintSystem.Anchor, _ members: [Int], _ system: ConstraintSystem
  ) {
    guard
      let length = system.items[whole.item].frame.along(isVertical: whole.isVertical).length
    else { return nil }
    container = whole.item
    isVertical = whole.isVertical
    let inner = Self.inner(ties, whole.item, members, system)
    var free = system
    for unknown in free.unknowns.indices where unknown != length {
      free.unknowns[unknown].isLength = false
    }
    guard !free.isFeasible(members) else { return nil }
    free.unknowns[length].isLength = false
    let bounds = free.isFeasible(members) ? [length] : []
    let weights = system.certificate(members, bounds)
    guard weights.count == members.count + bounds.count else { return nil }
    func coefficient(_ member: Int) -> Double {
      system.statements[member].terms.first { $0.unknown == length }?.coefficient ?? 0
    }
    // How often the length of the container is between the ends to which the views are pinned.
    var whole = 0.0
    var (others, outer) = (0.0, 0.0)
    for (index, member) in members.enumerated() {
      let statement = system.statements[member]
      let weight = weights[index]
      if !inner.contains(member) {
        others += weight * coefficient(member)
        outer += weight * statement.constant
        continue
      }
      if abs(weight * statement.constant) > 1e-9 { rests.append(weight * statement.constant) }
      if statement.sized != nil, statement.relation != .atMost { hasNumbers = true }
      if !ties.contains(member) { whole += weight * coefficient(member) }
    }
    guard abs(whole) > 1e-9 else { return nil }
    for (index, member) in members.enumerated() where ties.contains(member) {
      let own = coefficient(member)
      guard let other = system.statements[member].terms.first(where: { $0.unknown != length })
      else { return nil }
      let multiplier = abs(own / other.coefficient)
      let part = -weights[index] * own / whole
      guard part > 1e-6 else { return nil }
      parts.append(Part(member: member, multiplier: multiplier, count: part / multiplier))
      share += part
    }
    for index in rests.indices { rests[index] /= whole }
    if abs(others) > 1e-9 { self.length = outer / others }
  }

  /// Returns the members along a container: those of the views with parts of it, and of what they are tied to.
  private static func inner(
    _ ties: [Int], _ container: Int, _ members: [Int], _ system: ConstraintSystem
  ) -> Set<Int> {
    let owner = system.owner(of: container)
    func items(_ member: Int) -> Set<Int> {
      Set(system.statements[member].anchors.map { $0.item })
        .filter { system.owner(of: $0) != owner }
    }
    var inside: Set<Int> = []
    var found = Set(ties)
    for tie in ties { inside.formUnion(items(tie)) }
    var count = 0
    while found.count > count {
      count = found.count
      for member in members where !items(member).isDisjoint(with: inside) {
        found.insert(member)
        inside.formUnion(items(member))
      }
    }
    // A guide inside of the container is between the two.
    for member in members
    where items(member).isEmpty && system.statements[member].anchors.count == 2 {
      found.insert(member)
    }
    return found
  }

  /// The sum of what is added to the parts.
  var rest: Double { rests.reduce(0, +) }

  /// Whether there are several parts.
  var areSeveral: Bool { parts.count > 1 || parts.contains { $0.count > 1.5 } }

  /// Whether the multipliers are the mistake, and no number beside them.
  ///
  /// Parts that are all of the container leave nothing for distances, however long it is. Without numbers for
  /// lengths, only the multipliers can fill it.
  var areMistaken: Bool {
    guard areSeveral else { return false }
    if share > 1 + 1e-6 { return rest > -1e-6 }
    if share > 1 - 1e-6 { return abs(rest) > 1e-6 }
    guard let length, !hasNumbers else { return false }
    return abs(rest) < length / 4
  }
}
