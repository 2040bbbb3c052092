internal import LayoutGeometry

extension SceneProof: CustomStringConvertible {
  /// The proofs for the terminal.
  public var description: String {
    let title =
      "\(scene): \(axis) \(rangeText), \(axis == "width" ? "height" : "width") \(across.inPoints)"
    let lines =
      cases.count == 1
      ? [cases[0].condition].filter { !$0.isEmpty } + cases[0].proof.lines(axis: axis) : caseLines
    let head = [title] + (regime.map { ["  \($0)"] } ?? [])
    return (head + lines + canvasLines).printedLines
  }

  private var canvasLines: [String] {
    guard canvasConflicts > 0 else { return [] }
    let word = axis == "width" ? "height" : "width"
    return [
      "  \(canvasConflicts) conflict\(canvasConflicts == 1 ? "" : "s") with the \(word) of "
        + "\(across.inPoints) points that only the canvas gives \(canvasConflicts == 1 ? "is" : "are")"
        + " left out; --size sets another"
    ]
  }

  /// Combines neighboring conditions without findings in one line, followed by inactive
  /// constraints.
  private var caseLines: [String] {
    var lines: [String] = []
    var clean: [String] = []
    func tellClean() {
      guard let first = clean.first, let last = clean.last else { return }
      let conditions = clean.count > 1 ? "\(first) to \(last)" : first
      lines.append("  \(conditions): nothing found at any \(axis)")
      clean = []
    }
    for entry in cases {
      let found = entry.proof.findingLines(axis: axis) + entry.proof.doubts
      guard !found.isEmpty else {
        clean.append(entry.condition)
        continue
      }
      tellClean()
      lines.append("  \(entry.condition)")
      lines += found.map { "  \($0)" }
    }
    tellClean()
    let idle = cases.first?.proof.neverBinding ?? []
    for constraint in idle {
      let all = cases.compactMap { entry in
        entry.proof.neverBinding.first { $0.id == constraint.id }?.leastSlack
      }
      guard all.count == cases.count, let least = all.min() else { continue }
      lines.append("  never active: \(constraint.text) (at least \(least.inPoints) to spare)")
    }
    return lines
  }

  private var rangeText: String {
    guard let range = cases.first?.proof.range else { return "" }
    return "\(range.lowerBound.inPoints) to \(range.upperBound.inPoints)"
  }
}
