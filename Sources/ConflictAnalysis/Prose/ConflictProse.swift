internal import LayoutGeometry

/// Describes conflicts in short sentences.
package struct ConflictProse: Sendable {
  let system: ConstraintSystem
  /// Whether all statements take part, as in a report.
  let isReport: Bool

  /// Creates a writer for a system.
  package init(_ system: ConstraintSystem, isReport: Bool = false) {
    self.system = system
    self.isReport = isReport
  }

  /// Formats a number with at most four decimal places.
  package static func number(_ value: Double) -> String { value.text(decimals: 4) }

  /// Formats a length with its unit.
  package static func points(_ value: Double) -> String {
    let text = number(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// Describes all conflicts of a scene or report, the first in full.
  ///
  /// A conflict that shares a constraint of the author's with an earlier one is usually removed with it; only its
  /// members and its sum are described. `withRanking` adds the ranking of the members, and `causeFirst` puts the
  /// cause before the list.
  package func text(
    _ conflicts: [ConflictDiagnosis], isComplete: Bool = true, withRanking: Bool = false,
    causeFirst: Bool = false
  ) -> String {
    let rest = isComplete ? "" : "The search ended here; there may be other conflicts.\n"
    func full(_ conflict: ConflictDiagnosis) -> String {
      self.text(conflict, causeFirst: causeFirst) + (withRanking ? ranking(conflict) : "")
    }
    guard conflicts.count > 1 else { return conflicts.map(full).joined() + rest }
    if conflicts[0].repairs.first?.leavesNoConflict == true {
      let others = conflicts.dropFirst().map { abs($0.sum?.excess ?? 0) }
      let most = others.max() ?? 0
      let by = most > 0 ? ", by up to \(Self.points(most))" : ""
      let rest = others.count == 1 ? "Another set conflicts" : "\(others.count) other sets collide"
      return full(conflicts[0])
        + "\(rest) as well\(by); the first repair removes \(others.count == 1 ? "it" : "them") too.\n"
        + (isComplete ? "" : "The search ended here; there may be other sets.\n")
    }
    var told: [Int: Int] = [:]
    var text = "\(conflicts.count) conflicts\n"
    for (index, conflict) in conflicts.enumerated() {
      text += "\nConflict \(index + 1)\n"
      let shared = conflict.members.filter {
        told[$0] != nil && system.statements[$0].origin != .imposed
      }
      if let first = shared.compactMap({ told[$0] }).min() {
        text += statement(of: conflict).printedLines
        let names = shared.filter { told[$0] == first }.map { number(of: $0, conflict) }.sorted()
          .map { "\($0)" }
        text += "It shares number \(names.inWords) with conflict \(first); fix that first.\n"
      } else {
        text += full(conflict)
      }
      for member in conflict.members where told[member] == nil { told[member] = index + 1 }
    }
    return text + rest
  }

  /// Describes the whole conflict.
  ///
  /// Only the first repairs are described, and at most two of one constraint.
  package func text(
    _ conflict: ConflictDiagnosis, repairs limit: Int = 5, causeFirst: Bool = false
  ) -> String {
    let list = statement(of: conflict)
    var lines = causeFirst ? cause(of: conflict) + list : list + cause(of: conflict)
    if let sentence = maskSentence(conflict) { lines.append(sentence) }
    var sound = conflict.repairs.filter { $0.harm == nil }
    if let lower = loweredFirst(conflict, sound) {
      let own = sound.indices.filter { sound[$0].change.place == lower.change.place }
      sound.insert(lower, at: own[min(1, own.count - 1)] + 1)
    }
    let harmful = conflict.repairs.filter { $0.harm != nil }
    if !sound.isEmpty {
      lines.append("Repairs (each verified):")
      lines += listed(sound, conflict, limit: limit)
    } else if !harmful.isEmpty {
      lines.append("Every single change that removes it spoils something else:")
      lines += listed(harmful, conflict, limit: limit)
    } else if case .system = conflict.standing {
    } else {
      lines.append("No single change of yours removes it.")
    }
    return lines.printedLines
  }

  /// The lower priority of what should be changed first, though it spoils something, if other changes of it do
  /// not; nil if it is among them.
  private func loweredFirst(_ conflict: ConflictDiagnosis, _ sound: [Repair]) -> Repair? {
    guard let member = conflict.suspect?.member, sound.first?.change.place == member,
      !sound.contains(where: { $0.change == .lower(member) })
    else { return nil }
    return conflict.repairs.first { $0.change == .lower(member) && $0.harm != nil }
  }

  /// Describes the origin of a conflict, and what to change first.
  func cause(of conflict: ConflictDiagnosis) -> [String] {
    var lines: [String] = []
    if case .system(let rule) = conflict.standing { lines.append(text(rule, conflict)) }
    if let suspect = conflict.suspect {
      // A mistake has a remedy that spoils nothing.
      let isMistake = suspect.reason.isMistake && conflict.repairs.first?.harm == nil
      let name = "number \(number(of: suspect.member, conflict))"
      let names =
        conflict.alternative.map { "either \(name) or number \(number(of: $0.member, conflict))" }
      let space = space(suspect.reason, conflict) ?? fittingNumber(suspect.reason, conflict)
      lines.append(
        "\(isMistake ? "Likely mistake" : "Change first"): \(names ?? name). "
          + (space ?? text(suspect.reason, suspect.member, orAnother: names != nil)))
      if let size = greatSize(beside: conflict) { lines.append(size) }
      if suspect.reason != .unequalArranged,
        let other = conflict.suspects.first(where: { $0.reasons.contains(.unequalArranged) })
      {
        lines.append(
          "Number \(number(of: other.member, conflict)) contradicts what the stack view makes "
            + "equal: "
            + "another \(stackProperty(other.member)) removes the conflict as well.")
      }
    }
    return lines
  }

  /// Describes the first repairs, at most two of one constraint.
  private func listed(
    _ repairs: [Repair], _ conflict: ConflictDiagnosis, limit: Int
  ) -> [String] {
    var lines: [String] = []
    var told: [Int: Int] = [:]
    for repair in repairs where lines.count < limit {
      // The lower priority that spoils something is printed besides.
      let isBesides = repairs[0].harm == nil && repair.harm != nil
      guard told[repair.change.place, default: 0] < 2 || isBesides else { continue }
      told[repair.change.place, default: 0] += 1
      lines.append("  - \(text(repair, conflict))")
    }
    return lines
  }

  /// Describes a member: its content, its origin, its source location.
  package func line(_ place: Int) -> String {
    let statement = system.statements[place]
    var text = statement.says
    var notes: [String] = []
    switch statement.origin {
    case .mask: notes.append("from an autoresizing mask")
    case .imposed: notes.append("imposed by the system")
    case .stack: notes.append("by a stack view")
    case .content: notes.append("the size of its content")
    case .system: notes.append("by the framework")
    case .author: if statement.mayBeImposed { notes.append("yours or imposed by the system") }
    }
    if let identifier = statement.identifier { notes.append("'\(identifier)'") }
    if let place = statement.place { notes.append(place) }
    if !notes.isEmpty { text += " (\(notes.joined(separator: ", ")))" }
    return text
  }

  /// Returns whether the other members are all equations, so that they imply a value and not a
  /// limit.
  func isExact(_ conflict: ConflictDiagnosis, but member: Int) -> Bool {
    conflict.sum?.bounds.isEmpty != false
      && conflict.members.allSatisfy {
        $0 == member || system.statements[$0].relation == .equal
      }
  }

  /// The words before the value that the others imply for a member, if it is a limit.
  func bound(of member: Int, _ conflict: ConflictDiagnosis) -> String {
    guard !isExact(conflict, but: member), let implied = system.implied(for: member, conflict)
    else { return "" }
    return system.statements[member].constant > implied ? "at most " : "at least "
  }

  /// Returns the number with which a member is listed, and how many there are if there are several.
  private func name(of member: Int, _ conflict: ConflictDiagnosis) -> String {
    let copies = system.statements[member].copies
    return "\(number(of: member, conflict))"
      + (copies < 2 ? "" : copies == 2 ? " (both)" : " (all \(copies))")
  }

  /// Describes a repair as an instruction, with its effect.
  package func text(_ repair: Repair, _ conflict: ConflictDiagnosis) -> String {
    let place = repair.change.place
    let statement = system.statements[place]
    let number = name(of: place, conflict)
    var text: String
    switch repair.change {
    case .lower:
      text =
        statement.origin == .content
        ? "Lower the content \(statement.relation == .atMost ? "hugging" : "compression resistance") "
          + "priority of number \(number) to 999"
        : "Lower number \(number) to priority 999"
      if repair.miss > 1e-4 { text += "; it will then be \(distance(repair, conflict))" }
    case .setConstant(_, let constant):
      text = "Change the constant of number \(number)"
      text += " from \(Self.number(statement.writtenConstant ?? 0)) to \(Self.number(constant))"
      if isOfOthers(repair, conflict) { text += Self.withOthers }
    case .relax(_, let relation):
      // As written, or reversed if the written constant has the opposite sign.
      let atLeast = (relation == .atLeast) != (statement.sign < 0)
      let old = statement.relation == .equal ? "=" : atLeast ? "≤" : "≥"
      text = "Change number \(number) from \(old) to \(atLeast ? "≥" : "≤")"
    case .remove: text = "Remove number \(number)"
    case .moveAnchor(_, let isSecond, let part):
      text = "Tie number \(number) to \(movedAnchor(statement, isSecond, part))"
    case .setMultiplier(_, let multiplier):
      text =
        "Change the multiplier of number \(number) from \(Self.number(statement.multiplier)) to "
        + Self.number(multiplier)
    case .turnOffMask:
      let owner = statement.maskOwner.map { system.items[$0].name } ?? "the view"
      guard conflict.suspect?.reason != .shrunkFrame || conflict.suspect?.member != place else {
        let word = statement.first?.isVertical == true ? "Height" : "Width"
        return
          "Take flexible\(word) out of the autoresizing mask of \(owner), or give it constraints."
      }
      text = "Set translatesAutoresizingMaskIntoConstraints of \(owner) to false"
    case .resize(_, let size):
      let others = isOfOthers(repair, conflict) ? ", with the other listed constraints" : ""
      // The others may give the content its length.
      let sum = others.isEmpty && conflict.sum?.member == place ? conflict.sum : nil
      let content = sum.map { contentText(of: $0, conflict) } ?? ""
      let bound = content.isEmpty ? bound(of: place, conflict) : ""
      text = resizing(place, to: bound + Self.number(size) + content + others)
    case .closeSpacing:
      text =
        "Set the spacing of the stack view behind number \(number) to 0 while the view is hidden"
    }
    if let empty = emptied(by: repair, conflict) { text += "; \(empty)" }
    if let moves = repair.moves { text += "; \(self.text(moves))" }
    if !repair.opens.isEmpty {
      let names = repair.opens.count > 2 ? repair.opens.prefix(2) + ["others"] : repair.opens[...]
      text += "; but nothing then determines the position or size of \(Array(names).inWords)"
    }
    if let harm = repair.harm { text += "; but \(self.text(harm))" }
    if !repair.leavesNoConflict { text += " (another conflict remains)" }
    return text + "."
  }

  /// The distance by which a lowered member is off: the shortage of the sum, unless others add to it.
  private func distance(_ repair: Repair, _ conflict: ConflictDiagnosis) -> String {
    let hasContent = conflict.sum.map { !contentText(of: $0, conflict).isEmpty } == true
    let least = hasContent || hasOpenLength(conflict) ? "at least " : ""
    guard let own = ownMiss(of: repair, conflict) else {
      return "\(least)\(Self.points(repair.miss)) off"
    }
    return isOfOthers(repair, conflict)
      ? "\(Self.points(repair.miss)) off\(Self.withOthers)" : "\(least)\(Self.points(own)) off"
  }

  /// Whether a conflict is only known because the length of a view is not negative, though what is in the view may
  /// give it one.
  private func hasOpenLength(_ conflict: ConflictDiagnosis) -> Bool {
    let bounds = conflict.sum?.bounds ?? []
    return conflict.suspect?.reason == .twoStates && !bounds.isEmpty
  }

  /// Returns by how much the member of a repair is violated by the other members alone.
  private func ownMiss(of repair: Repair, _ conflict: ConflictDiagnosis) -> Double? {
    let member = repair.change.place
    return system.implied(for: member, conflict).map {
      abs(system.statements[member].constant - $0)
    }
  }

  /// Whether other constraints than the members add to the number that a repair names.
  private func isOfOthers(_ repair: Repair, _ conflict: ConflictDiagnosis) -> Bool {
    guard let own = ownMiss(of: repair, conflict) else { return false }
    // Printed numbers are rounded.
    return abs(own - repair.miss) > 0.02 * Double(conflict.members.count)
  }

  /// What is said of a number that other constraints than the members make greater.
  private static let withOthers = " (with the other listed constraints)"

  /// Describes what a repair moves: `then title is 118 wide instead of 120, and 2 more views move`.
  package func text(_ moves: [Repair.Move]) -> String {
    guard !moves.isEmpty else { return "nothing moves" }
    let words = ["at x", "at y", "wide", "high"]
    var told: [String] = []
    // A size is more informative than a position that follows from it.
    let resized = moves.filter {
      abs($0.before[2] - $0.after[2]) + abs($0.before[3] - $0.after[3]) > 1e-6
    }
    let order = resized + moves.filter { !resized.contains($0) }
    for move in order.prefix(2) {
      let index = [2, 3, 0, 1].first { abs(move.before[$0] - move.after[$0]) > 1e-6 } ?? 0
      let (old, new) = (Self.number(move.before[index]), Self.number(move.after[index]))
      told.append(
        index < 2
          ? "\(move.name) is \(words[index]) \(new) instead of \(old)"
          : "\(move.name) is \(new) \(words[index]) instead of \(old)")
    }
    let rest = moves.count - told.count
    if rest > 0 { told.append("\(rest) more \(rest == 1 ? "view moves" : "views move")") }
    return "then " + told.inWords
  }

  /// Describes what a repair spoils.
  private func text(_ harm: Repair.Harm) -> String {
    func name(_ item: Int) -> String { system.items[item].name }
    return switch harm {
    case .outside(let item, let container):
      "\(name(item)) is then partly outside of \(name(container))"
    case .noSize(let item): "\(name(item)) then has no size"
    case .wrongSize(let item, let size):
      "\(name(item)) then has less than half or more than one and a half times its size of "
        + Self.number(size)
    case .leavesGuide(let item, let guide): "\(name(item)) then does not follow \(name(guide))"
    case .overlap(let item, let other): "\(name(item)) and \(name(other)) then overlap"
    }
  }

  /// A sentence about the masks among the members, unless one is the mistake; nil if there are none.
  private func maskSentence(_ conflict: ConflictDiagnosis) -> String? {
    guard conflict.suspect?.reason != .leftoverMask else { return nil }
    let masks = conflict.members.filter { system.statements[$0].origin == .mask }
    var owners: [Int] = []
    for owner in masks.compactMap({ system.statements[$0].maskOwner }) where !owners.contains(owner)
    {
      owners.append(owner)
    }
    guard !masks.isEmpty else { return nil }
    let numbers = masks.map { number(of: $0, conflict) }.sorted().map { "\($0)" }.inWords
    let names = owners.map { system.items[$0].name }.inWords
    let subject =
      masks.count == 1
      ? "Number \(numbers) is the autoresizing mask of \(names)"
      : "Numbers \(numbers) are autoresizing masks of \(names)"
    // The framework places these views by their frames.
    let isKept = owners.allSatisfy { owner in
      owner == system.rotatedRoot
        || system.items[owner].parent.map {
          system.isBoxContent(owner, of: $0) || system.items[$0].className == "UIWindow"
        } == true
        || OwnershipRule.first(
          system.items[owner], [.cell, .keepsMask, .controllerView, .closed, .framework, .open])
          != nil
    }
    let isSystems = if case .system = conflict.standing { true } else { false }
    if isKept || isSystems {
      let frames = owners.count == 1 ? "its frame" : "their frames"
      return "\(subject), which \(framework) lays out by \(frames)."
    }
    return "\(subject): no constraint here places "
      + "\(owners.count == 1 ? "that view" : "those views"), so the frame does. If yours do elsewhere, "
      + "set translatesAutoresizingMaskIntoConstraints to false."
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
