extension SceneProof: CustomStringConvertible {
  /// The proofs for the terminal.
  public var description: String {
    var lines = [
      "\(scene): \(axis) \(rangeText), \(axis == "width" ? "height" : "width") \(across.inPoints)"
    ]
    for entry in cases {
      if !entry.condition.isEmpty { lines += ["", entry.condition] }
      lines += entry.proof.lines(axis: axis)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var rangeText: String {
    guard let range = cases.first?.proof.range else { return "" }
    return "\(range.lowerBound.inPoints) to \(range.upperBound.inPoints)"
  }
}

extension RangeProof {
  /// The proof as lines of text: findings, what never matters, and how sure it is.
  func lines(axis: String) -> [String] {
    var lines: [String] = []
    for finding in findings {
      lines.append("  " + finding.sentence)
      for interval in finding.intervals { lines.append("    " + words(interval, axis)) }
      if finding.kind != .conflict, !finding.constraints.isEmpty {
        lines.append("    because of")
      }
      lines += finding.constraints.map { "      · \($0)" }
    }
    if findings.isEmpty { lines.append("  nothing found at any \(axis)") }
    for idle in neverBinding {
      lines.append(
        "  never binds: \(idle.text) (at least \(idle.leastSlack.inPoints) to spare, "
          + "at \(idle.length.inPoints))")
    }
    let parts = corners.count == 0 ? "one straight piece" : "\(corners.count) corners"
    lines.append("  \(parts), exact rectangles before rounding to pixels")
    for part in unprovenParts {
      lines.append(
        "  compared, not proven, from \(part.lowerBound.inPoints) to \(part.upperBound.inPoints):"
          + " code or margins move views by rules of their own")
    }
    if let gaveUpAt {
      lines.append("  given up at \(gaveUpAt.inPoints): corners came too thick")
    }
    return lines
  }

  private func words(_ interval: Interval, _ axis: String) -> String {
    let starts = interval.lower <= range.lowerBound
    let ends = interval.upper >= range.upperBound
    var text: String
    switch (starts, ends) {
    case (true, true): return "at every \(axis)"
    case (true, false): text = "below \(interval.upper.inPoints)"
    case (false, true): text = "from \(interval.lower.inPoints) on"
    case (false, false): text = "from \(interval.lower.inPoints) to \(interval.upper.inPoints)"
    }
    let begin = starts ? nil : interval.lowerCause
    let end = ends ? nil : interval.upperCause
    if let begin, !begin.isEmpty { text += "; begins where \(begin)" }
    if let end, !end.isEmpty { text += "; ends where \(end)" }
    return text
  }
}

extension RangeProof.Finding {
  /// The finding in one sentence, without where it holds.
  public var sentence: String {
    let name = names.first ?? ""
    let other = names.count > 1 ? names[1] : ""
    let detail = details.first ?? ""
    switch kind {
    case .conflict:
      return "\(constraints.count) required constraints cannot hold together"
    case .ambiguity: return "\(name): the \(detail) is not determined"
    case .overlap: return "\(name) and \(other) overlap"
    case .outside: return "\(name) reaches beyond the \(detail) edge of \(other)"
    case .clipped:
      return detail == "lines"
        ? "\(name) is clipped: its text takes more lines than allowed"
        : "\(name) is clipped: too little \(detail)"
    case .collapsed: return "\(name) has no \(detail)"
    }
  }
}
