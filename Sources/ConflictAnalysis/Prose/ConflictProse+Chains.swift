// Two chains of views between the ends of one container.
extension ConflictProse {
  /// Describes the lengths that two chains give to the container at both of whose ends they are pinned; nil if there
  /// are no two.
  ///
  /// One sum of both would mix their numbers.
  func chainsText(_ conflict: ConflictDiagnosis, _ sum: ConflictSum) -> String? {
    guard let pin = conflict.suspects.first(where: { $0.reason == .twoChains })?.member,
      let first = system.statements[pin].first, let second = system.statements[pin].second
    else { return nil }
    let container = system.isInside(first.item, second.item) ? second.item : first.item
    let frame = system.items[container].frame.along(isVertical: first.isVertical)
    let chains = chains(of: conflict.members, in: container)
    guard let length = frame.length, chains.count == 2 else { return nil }
    var system = system
    let unknown = system.statements.count
    system.statements.append(
      .init(
        id: "", says: "", origin: .system, terms: [.init(unknown: length, coefficient: 1)],
        relation: .equal, constant: 0))
    var told: [(numbers: [String], isExact: Bool, length: Double)] = []
    for chain in chains {
      let bounds = sum.bounds.filter { bound in
        chain.contains { self.system.statements[$0].terms.contains { $0.unknown == bound } }
      }
      guard let implied = system.implied(for: unknown, among: chain + [unknown], bounds) else {
        return nil
      }
      let isExact =
        bounds.isEmpty && chain.allSatisfy { self.system.statements[$0].relation == .equal }
      let numbers = chain.map { number(of: $0, conflict) }.sorted().map { "\($0)" }
      told.append((numbers, isExact, implied))
    }
    told.sort { $0.length < $1.length }
    // The shorter chain cannot be longer, and the other one cannot be shorter.
    let words = zip(told, ["at most ", "at least "]).map { chain, limit in
      (
        "umbers \(chain.numbers.inWords) make",
        "\(chain.isExact ? "" : limit)\(Self.number(chain.length))"
      )
    }
    let (shorter, longer) = (words[0], words[1])
    let word = first.isVertical ? "height" : "width"
    return "N\(shorter.0) the \(word) of \(system.items[container].name) \(shorter.1), but n"
      + "\(longer.0) it \(longer.1): \(Self.points(abs(sum.excess))) apart."
  }

  /// Returns the members in groups that have only the container in common.
  private func chains(of members: [Int], in container: Int) -> [[Int]] {
    func items(_ member: Int) -> Set<Int> {
      Set(
        system.statements[member].anchors.map { $0.item }
          .filter { system.owner(of: $0) != container })
    }
    var groups: [(items: Set<Int>, members: [Int])] = []
    for member in members {
      var group = (items: items(member), members: [member])
      for index in groups.indices.reversed()
      where !groups[index].items.isDisjoint(with: group.items) {
        group.items.formUnion(groups[index].items)
        group.members += groups[index].members
        groups.remove(at: index)
      }
      groups.append(group)
    }
    return groups.map { $0.members }
  }
}
