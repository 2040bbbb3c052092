internal import ConflictAnalysis
internal import LayoutGeometry

extension ValueReason: CustomStringConvertible {
  /// The reason for the terminal.
  public var description: String {
    var lines = ["\(name).\(attribute) is \(value.inPoints)\(arithmetic)"]
    if let openRange {
      let least = openRange.least.map(\.inPoints) ?? "any small number"
      let greatest = openRange.greatest.map(\.inPoints) ?? "any great number"
      let precision = openRange.isApproximate == true ? "about " : ""
      lines.append(
        "  not determined: any value from \(precision)\(least) to \(precision)\(greatest) "
          + "is equally good")
    }
    let adding = terms.filter { abs($0.share) > LayoutTolerance.computed }
    let linking = terms.filter { abs($0.share) <= LayoutTolerance.computed }
    if !terms.isEmpty { lines.append("  determined by") }
    for term in adding {
      lines.append("    \(Self.signed(term.share))  \(term.text)\(Self.strength(term))")
      if let effect = term.effect { lines += words(effect).map { "        \($0)" } }
    }
    // A term of zero is also listed, because it determines which number the value follows.
    for term in linking { lines.append("    by way of \(term.text)\(Self.strength(term))") }
    if !others.isEmpty { lines.append("  besides") }
    for (index, other) in others.enumerated() {
      // For an intrinsic content size that holds exactly, both inequalities say the same.
      let twins = others.indices.filter { others[$0].text == other.text }
      let isOne = twins.count > 1 && twins.allSatisfy { others[$0].state == .met }
      if isOne, twins.first != index { continue }
      let strength = isOne ? "" : Self.strength(other.id, other.priority)
      lines.append("    \(other.text)\(strength): \(words(other))")
      if other.state == .lost, !other.against.isEmpty {
        lines += other.against.prefix(4).map { "        against \($0.locatedText)" }
      }
    }
    return lines.printedLines
  }

  /// The sum that gives the value: ` = 16 + 120 + 8`.
  var arithmetic: String {
    let shares = terms.map(\.share).filter { abs($0) > LayoutTolerance.computed }
    guard shares.count > 1, let first = shares.first else { return "" }
    return shares.dropFirst().reduce(" = \(first.inPoints)") { text, share in
      text + (share < 0 ? " − \((-share).inPoints)" : " + \(share.inPoints)")
    }
  }

  private func words(_ effect: Effect) -> [String] {
    var lines: [String] = []
    if abs(effect.grown + effect.shrunk) < LayoutTolerance.computed {
      lines.append("1 point more there is \(Self.amount(effect.grown)) here")
    } else {
      lines.append(
        "1 point more there is \(Self.amount(effect.grown)) here, 1 point less "
          + Self.amount(effect.shrunk))
    }
    let shown = effect.pushes.prefix(4).map {
      "\($0.name).\($0.attribute) by \(Self.signed($0.amount))"
    }
    if !shown.isEmpty {
      let rest = effect.pushes.count - shown.count
      lines.append(
        "and moves \(shown.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more" : ""))
    }
    return lines
  }

  private func words(_ other: Other) -> String {
    switch other.state {
    case .slack: "\(other.amount.inPoints) to spare"
    case .met: "holds exactly"
    case .lost: "\(other.amount.inPoints) short"
    case .broken: "broken because of a conflict"
    }
  }

  private static func strength(_ term: Term) -> String { strength(term.id, term.priority) }

  /// Returns the priority of an implied constraint; that of others is in the formula.
  private static func strength(_ id: String, _ priority: Double) -> String {
    id.hasPrefix("content:") && priority < 1000 ? " @\(priority.inPoints)" : ""
  }

  private static func signed(_ number: Double) -> String {
    abs(number) < 0.005 ? "0" : number < 0 ? number.inPoints : "+" + number.inPoints
  }

  private static func amount(_ change: Double) -> String {
    abs(change) < LayoutTolerance.computed
      ? "no change" : "\(abs(change).inPoints) \(change > 0 ? "more" : "less")"
  }
}

extension ValueQuestionError {
  /// The error and its correction, in one line.
  package var message: String {
    switch self {
    case .unknownView(let name, let suggestions):
      let list = suggestions.joined(separator: ", ")
      return "no view is called '\(name)'" + (list.isEmpty ? "" : "; did you mean \(list)?")
    case .manyViews(let name, let ids):
      let list = ids.prefix(6).joined(separator: ", ") + (ids.count > 6 ? ", …" : "")
      return "\(ids.count) views are called '\(name)'; use one of the ids: \(list)"
    case .unknownAttribute(let word, let known):
      return "a view has no '\(word)'; use \(known.joined(separator: ", "))"
    case .notSolved(let name): return "\(name) is placed by code; no constraint has a part in it"
    }
  }
}
