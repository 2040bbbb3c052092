internal import LayoutSnapshot

extension LayoutComparison {
  /// Compares two versions of the same scenes.
  ///
  /// Scenes are matched by id, then by name; views by id; constraints by their content, then by id.
  ///
  /// - Parameters:
  ///   - old: The old version's scenes.
  ///   - new: The new version's scenes.
  ///   - joinsSingle: Whether the only scene of each version are compared, whatever their names.
  /// - Complexity: O(*n*) in the number of views and constraints of all places.
  package init(from old: [Version], to new: [Version], joinsSingle: Bool = false) {
    let pairs = ScenePairs(
      old.map { .init(id: $0.id, name: $0.name) }, new.map { .init(id: $0.id, name: $0.name) },
      joinsSingle: joinsSingle
    ).pairs
    scenes = pairs.compactMap { pair in
      guard let version = pair.new.map({ new[$0] }) else {
        return pair.old.map { Scene(whole: old[$0], .removed) }
      }
      guard let former = pair.old.map({ old[$0] }) else { return Scene(whole: version, .added) }
      let scene = Scene(from: former, to: version)
      return scene.isEmpty ? nil : scene
    }
  }
}

extension LayoutComparison.Scene {
  fileprivate var isEmpty: Bool {
    change == .changed && views.isEmpty && constraints.isEmpty && moves.isEmpty
      && findings.isEmpty
  }

  fileprivate init(whole version: LayoutComparison.Version, _ change: LayoutComparison.Change) {
    self.init(
      name: version.name, change: change, views: [], constraints: [], moves: [], findings: [])
  }

  fileprivate init(from old: LayoutComparison.Version, to new: LayoutComparison.Version) {
    name = new.name
    change = .changed
    views = []
    constraints = []
    moves = []
    findings = []
    guard let before = old.places.first?.snapshot, let after = new.places.first?.snapshot else {
      return
    }
    views = Self.views(before, after)
    constraints = Self.constraints(before, after)
    findMoves(old, new)
  }

  private static func constraints(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot
  ) -> [LayoutComparison.ConstraintChange] {
    let (oldNames, newNames) = (SnapshotNames(old), SnapshotNames(new))
    var before = old.constraints.filter { $0.origin == .user }
    var after = new.constraints.filter { $0.origin == .user }
    // Constraints with equal content are the same, even if their ids differ.
    var counts: [String: Int] = [:]
    for constraint in after { counts[constraint.sense, default: 0] += 1 }
    var common: [String: Int] = [:]
    before.removeAll { constraint in
      guard let count = counts[constraint.sense], count > 0 else { return false }
      counts[constraint.sense] = count - 1
      common[constraint.sense, default: 0] += 1
      return true
    }
    after.removeAll { constraint in
      guard let count = common[constraint.sense], count > 0 else { return false }
      common[constraint.sense] = count - 1
      return true
    }
    var changes: [LayoutComparison.ConstraintChange] = []
    for constraint in after {
      let partner =
        before.firstIndex { $0.id == constraint.id && !$0.isNumbered }
        ?? before.firstIndex { $0.links == constraint.links }
      let words = newNames.words(constraint)
      let formula = constraint.formula { newNames[$0] }
      guard let partner else {
        changes.append(
          .init(
            id: constraint.id, change: .added, formula: formula, words: words, details: []))
        continue
      }
      let details = constraint.differences(from: before.remove(at: partner), oldNames, newNames)
      changes.append(
        .init(
          id: constraint.id, change: .changed, formula: formula, words: words, details: details))
    }
    changes += before.map {
      .init(
        id: $0.id, change: .removed, formula: $0.formula { oldNames[$0] },
        words: oldNames.words($0), details: [])
    }
    return changes
  }

  private mutating func findMoves(
    _ old: LayoutComparison.Version, _ new: LayoutComparison.Version
  ) {
    var byView: [String: [LayoutComparison.Place]] = [:]
    var order: [String] = []
    var names: [String: String] = [:]
    var shared = 0
    for place in new.places {
      guard let before = old.places.first(where: { $0.name == place.name })?.snapshot else {
        continue
      }
      shared += 1
      let difference = place.snapshot.difference(from: before, tolerance: LayoutTolerance.reported)
      let called = SnapshotNames(place.snapshot)
      for change in difference.changed {
        guard let frame = change.frame else { continue }
        if byView[change.id] == nil { order.append(change.id) }
        names[change.id] = called[change.id]
        byView[change.id, default: []].append(
          .init(name: place.name, old: frame.old.numbers, new: frame.new.numbers))
      }
      findings += difference.addedFindings.map {
        .init(change: .added, message: $0.message, place: place.name)
      }
      findings += difference.removedFindings.map {
        .init(change: .removed, message: $0.message, place: place.name)
      }
    }
    moves = order.map {
      .init(id: $0, name: names[$0] ?? $0, places: byView[$0] ?? [], placeCount: shared)
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// The content of the constraint, without the names of its items.
  fileprivate var sense: String { formula { $0 } }

  /// Whether the id is only an index in the order of activation.
  fileprivate var isNumbered: Bool { id.hasPrefix("c") && id.dropFirst().allSatisfy(\.isNumber) }

  /// The items that the constraint relates.
  fileprivate var links: [String] {
    [
      first.item, first.attribute.name, relation.sign, second?.item ?? "",
      second?.attribute.name ?? "",
    ]
  }

  fileprivate func differences(
    from old: Self, _ oldNames: SnapshotNames, _ newNames: SnapshotNames
  ) -> [LayoutComparison.Detail] {
    func anchor(_ anchor: Anchor?, _ names: SnapshotNames) -> String {
      anchor.map { "\(names[$0.item]).\($0.attribute.name)" } ?? "nothing"
    }
    var details: [LayoutComparison.Detail] = []
    func note(_ part: String, _ old: String, _ new: String) {
      details.append(LayoutComparison.Detail(part: part, old: old, new: new))
    }
    if old.first != first {
      note("first side", anchor(old.first, oldNames), anchor(first, newNames))
    }
    if old.relation != relation {
      note("relation", old.relation.sign, relation.sign)
    }
    if old.second != second {
      note("second side", anchor(old.second, oldNames), anchor(second, newNames))
    }
    let numbers = [
      ("multiplier", old.multiplier, multiplier), ("constant", old.constant, constant),
      ("priority", old.priority, priority),
    ]
    for (word, before, after) in numbers where before != after {
      note(word, before.inPoints, after.inPoints)
    }
    return details
  }
}
