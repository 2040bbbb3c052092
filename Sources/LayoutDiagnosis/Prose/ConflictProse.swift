internal import Foundation

/// The one writer of conflicts: facts in, short sentences out.
public struct ConflictProse {
  private let system: ConstraintSystem

  /// Makes a writer for a system.
  public init(_ system: ConstraintSystem) { self.system = system }

  /// A number as people write it: at most four digits after the point.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1e4).rounded() / 1e4
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// A length with its unit.
  public static func points(_ value: Double) -> String {
    let text = number(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// All conflicts of a scene or report, the first in full.
  ///
  /// One that shares a constraint with an earlier one mostly goes away with it; its members and its
  /// sum are told.
  public func text(_ conflicts: [ConflictDiagnosis], isComplete: Bool = true) -> String {
    let rest = isComplete ? "" : "The search ended here; there may be other conflicts.\n"
    guard conflicts.count > 1 else { return conflicts.map { self.text($0) }.joined() + rest }
    var told: [Int: Int] = [:]
    var text = "\(conflicts.count) conflicts\n"
    for (index, conflict) in conflicts.enumerated() {
      text += "\nConflict \(index + 1)\n"
      let shared = conflict.members.filter { told[$0] != nil }
      if let first = shared.compactMap({ told[$0] }).min() {
        text += statement(of: conflict).joined(separator: "\n") + "\n"
        let names = shared.compactMap { conflict.members.firstIndex(of: $0).map { "\($0 + 1)" } }
        text += "It shares number \(names.inWords) with conflict \(first); mend that first.\n"
      } else {
        text += self.text(conflict)
      }
      for member in conflict.members where told[member] == nil { told[member] = index + 1 }
    }
    return text + rest
  }

  private func statement(of conflict: ConflictDiagnosis) -> [String] {
    let count = conflict.members.count
    var lines = [
      count == 1 ? "This cannot hold:" : "These \(count) constraints cannot hold together:"
    ]
    for (index, member) in conflict.members.enumerated() {
      lines.append("  \(index + 1). \(line(member))")
    }
    if let sum = conflict.sum { lines.append(text(sum, conflict)) }
    return lines
  }

  /// The whole conflict.
  ///
  /// Of the repairs the first ones are told, and of one constraint not more than two.
  public func text(_ conflict: ConflictDiagnosis, repairs limit: Int = 5) -> String {
    var lines = statement(of: conflict)
    if let suspect = conflict.suspect {
      let number = (conflict.members.firstIndex(of: suspect.member) ?? 0) + 1
      lines.append("Likely mistake: number \(number). \(text(suspect.reason))")
    }
    if conflict.repairs.isEmpty {
      lines.append("No single change of yours removes it.")
    } else {
      lines.append("What removes it (each tried out):")
      var told: [Int: Int] = [:]
      for repair in conflict.repairs where told.values.reduce(0, +) < limit {
        guard told[repair.change.place, default: 0] < 2 else { continue }
        told[repair.change.place, default: 0] += 1
        lines.append("  - \(text(repair, conflict))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A member: what it says, who says it, where.
  public func line(_ place: Int) -> String {
    let statement = system.statements[place]
    var text = statement.says
    var notes: [String] = []
    switch statement.origin {
    case .mask: notes.append("from an autoresizing mask")
    case .imposed: notes.append("imposed by the system")
    case .stack: notes.append("by a stack view")
    case .content: notes.append("the size of its content")
    case .system: notes.append("by the framework")
    case .author: break
    }
    if let identifier = statement.identifier { notes.append("'\(identifier)'") }
    if let place = statement.place { notes.append(place) }
    if !notes.isEmpty { text += " (\(notes.joined(separator: ", ")))" }
    return text
  }

  /// The arithmetic, such as `16 + 120 + 16 = 152, but the width of card is 150: 2 points too few.`.
  public func text(_ sum: ConflictSum, _ conflict: ConflictDiagnosis) -> String {
    let statement = system.statements[sum.member]
    var text: String
    let isLength = statement.terms.count == 1 && statement.terms[0].coefficient == 1
    if sum.parts.count > 1, isLength {
      text = ""
      for (index, part) in sum.parts.enumerated() {
        if index == 0 { text += part < 0 ? "−" : "" } else { text += part < 0 ? " − " : " + " }
        text += Self.number(abs(part))
      }
      text += " = \(Self.number(sum.implied)), but \(statement.says)"
    } else {
      let number = (conflict.members.firstIndex(of: sum.member) ?? 0) + 1
      let bound =
        isExact(conflict, but: sum.member) ? "" : sum.excess > 0 ? "at most " : "at least "
      if isLength {
        let what = system.unknowns[statement.terms[0].unknown].text
        text = "The others make \(what) \(bound)\(Self.number(sum.implied))"
        text += ", but number \(number) says \(Self.number(sum.stated))"
      } else if let written = statement.writtenConstant {
        let possible = written - statement.sign * sum.excess
        let turned = statement.sign < 0 && !bound.isEmpty
        let word = turned ? (sum.excess > 0 ? "at least " : "at most ") : bound
        text = "With the others, the constant of number \(number) can "
        text +=
          "\(word.isEmpty ? "only be " : "be \(word)")\(Self.number(possible)), but it is \(Self.number(written))"
      } else {
        text = "The others contradict number \(number)"
      }
    }
    text += ": \(Self.points(abs(sum.excess))) too \(sum.excess < 0 ? "few" : "many")."
    if !sum.bounds.isEmpty {
      let names = sum.bounds.map { system.unknowns[$0].text }
      text += " (\(Self.capitalized(names.inWords)) cannot be negative.)"
    }
    return text
  }

  /// Whether the other members are all equations, so that they leave one value and not a bound.
  private func isExact(_ conflict: ConflictDiagnosis, but member: Int) -> Bool {
    conflict.sum?.bounds.isEmpty != false
      && conflict.members.allSatisfy {
        $0 == member || system.statements[$0].relation == .equal
      }
  }

  /// Why a member is suspected.
  public func text(_ reason: ConflictDiagnosis.Reason) -> String {
    switch reason {
    case .leftoverMask:
      "It comes from the view's frame: translatesAutoresizingMaskIntoConstraints is still on, "
        + "though the view has constraints of its own."
    case .negativeLength: "No view is smaller than nothing; the sign may be wrong."
    case .duplicate: "Two constraints give the same thing different numbers; one is a leftover."
    case .againstImposedSize:
      "The imposed size cannot be argued with, and is often there for a moment only; what is yours "
        + "should yield to it, at priority 999."
    case .againstStack:
      "A stack view must be free to hide or arrange the view; at priority 999 yours would yield."
    case .againstContent: "A fixed number stands against what the content needs."
    case .neverYields: "It is required, so it never yields; 999 is as strong and gives way."
    }
  }

  /// A repair as an instruction, with what it costs.
  public func text(_ repair: Repair, _ conflict: ConflictDiagnosis) -> String {
    let place = repair.change.place
    let statement = system.statements[place]
    let number = (conflict.members.firstIndex(of: place) ?? 0) + 1
    var text: String
    switch repair.change {
    case .lower:
      text = "Lower number \(number) to priority 999"
      if repair.miss > 1e-4 { text += "; it will then be \(Self.points(repair.miss)) off" }
    case .setConstant(_, let constant):
      text = "Change the constant of number \(number)"
      text += " from \(Self.number(statement.writtenConstant ?? 0)) to \(Self.number(constant))"
    case .relax(_, let relation):
      // As written, the other way round where the written constant counts backwards.
      let atLeast = (relation == .atLeast) != (statement.sign < 0)
      text = "Let number \(number) say "
      text += atLeast ? "at least (≥) instead of =" : "at most (≤) instead of ="
    case .remove: text = "Remove number \(number)"
    case .turnOffMask:
      let owner = statement.maskOwner ?? "the view"
      text = "Set translatesAutoresizingMaskIntoConstraints of \(owner) to false"
    }
    if let moves = repair.moves { text += "; \(self.text(moves))" }
    if !repair.leavesNoConflict { text += " (another conflict remains)" }
    return text + "."
  }

  /// What a repair moves: `then title is 118 wide instead of 120, and 2 more views move`.
  private func text(_ moves: [Repair.Move]) -> String {
    guard !moves.isEmpty else { return "nothing moves" }
    let words = ["at x", "at y", "wide", "high"]
    var told: [String] = []
    // A size tells more than a place that follows from it.
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

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
