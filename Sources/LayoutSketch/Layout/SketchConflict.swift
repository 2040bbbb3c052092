internal import ConflictAnalysis
internal import ConstraintSolver
internal import LayoutGeometry

/// The conflict of a layout: what is left out, the report that an app would print, and its explanation.
package struct SketchConflict {
  /// The lines of the constraints that are left out.
  package let broken: [Int]
  /// The report, as a console has it; identifiers name lines.
  package let log: String
  private let layout: SketchLayout
  private let count: Int

  /// A larger conflict takes seconds to explain.
  private static let mostExplained = 100

  /// Creates the conflict of a layout; nil if there is none.
  package init?(_ layout: SketchLayout) {
    self.layout = layout
    let sketch = layout.whole
    var members: [(text: String, isBroken: Bool, line: Int)] = []
    for (index, constraint) in sketch.constraints.enumerated() where constraint.priority >= 1000 {
      members.append(
        (
          Self.printed(constraint, layout, number: members.count + 1),
          layout.solver.isBroken(layout.rows[index]), constraint.line
        ))
    }
    let sides: [LayoutAttribute] = [.left, .top, .width, .height]
    for (number, mask) in layout.maskRows.enumerated() {
      let view = sketch.views[mask.view]
      let side = sides[number % 4]
      let constraint = Sketch.Constraint(
        place: view.place, first: Sketch.Item(mask.view), firstAttribute: side, relation: .equal,
        second: number % 4 < 2 ? Sketch.Item(view.parent ?? 0) : nil,
        secondAttribute: number % 4 < 2 ? side : .notAnAttribute,
        constant: view.frame.numbers[number % 4])
      members.append(
        (
          Self.printed(constraint, layout, number: members.count + 1),
          layout.solver.isBroken(mask.row), view.place.line
        ))
    }
    guard let first = members.first(where: { $0.isBroken }) else { return nil }
    var lines: [Int] = []
    for member in members where member.isBroken && !lines.contains(member.line) {
      lines.append(member.line)
    }
    broken = lines
    count = members.count
    var list = members.map { "    \"\($0.text)\"" }
    for (word, length) in [
      ("Width", sketch.window.size.width), ("Height", sketch.window.size.height),
    ] where !sketch.isComponent {
      list.append(
        "    \"<NSLayoutConstraint:0xf\(word == "Width" ? 1 : 2) 'UIView-Encapsulated-Layout-\(word)' "
          + "\(Self.printed(sketch.views[0].name)).\(word.lowercased()) == \(ConflictProse.number(length))>\""
      )
    }
    log =
      "Unable to simultaneously satisfy constraints.\n(\n\(list.joined(separator: ",\n"))\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(first.text)\n"
  }

  /// Whether it is explained at once.
  package var isSmall: Bool { count <= Self.mostExplained }

  /// Explains the report as any log; nil if the numbers that are printed prove no conflict.
  package func explained() -> (text: String?, suspects: [Int]) {
    let explanation = LogExplanation(Array(log.utf8), limit: 3)
    var suspects: [Int] = []
    for diagnosis in explanation.diagnoses {
      for conflict in diagnosis.conflicts {
        guard let suspect = conflict.suspect,
          let identifier = diagnosis.system.statements[suspect.member].identifier,
          let line = Int(String(identifier.dropFirst("line ".count)))
        else { continue }
        suspects.append(line)
      }
    }
    guard explanation.hasConflict else { return (nil, suspects) }
    // Without its first line, which names a line of the report.
    let text = explanation.text()
    let end = text.firstIndex(of: "\n") ?? text.startIndex
    // Nor with its last one: there is no debugger that could print addresses.
    let lines = text[text.index(after: end)...].split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { !$0.hasPrefix("Addresses, for po") }
    return (lines.map { String($0) }.joined(separator: "\n"), suspects)
  }

  // MARK: Printing

  private static func printed(
    _ constraint: Sketch.Constraint, _ layout: SketchLayout, number: Int
  ) -> String {
    let direct = SketchLayout.resolved(constraint, in: layout.whole.window.direction)
    // As written where that means the same; in the other direction, with left and right.
    var shown = layout.whole.window.direction == .leftToRight ? constraint : direct
    shown.constant -= layout.surroundings.place(of: shown.firstAttribute, in: shown.first).offset
    if let second = shown.second {
      shown.constant +=
        shown.multiplier * layout.surroundings.place(of: shown.secondAttribute, in: second).offset
    }
    func side(_ item: Sketch.Item, _ attribute: LayoutAttribute) -> String {
      "\(printed(layout.whole.views[item.view].name)).\(edge(attribute, item, layout))"
    }
    let relation = shown.relation == .equal ? "==" : shown.relation.sign
    var text = "\(side(shown.first, shown.firstAttribute)) \(relation) "
    let constant = ConflictProse.number(abs(shown.constant))
    if let second = shown.second {
      if shown.multiplier != 1 { text += "\(ConflictProse.number(shown.multiplier))*" }
      text += side(second, shown.secondAttribute)
      if shown.constant != 0 { text += (shown.constant < 0 ? " - " : " + ") + constant }
    } else {
      text += (shown.constant < 0 ? "-" : "") + constant
    }
    let address = "a" + String(number, radix: 16)
    return "<NSLayoutConstraint:0x\(address) 'line \(constraint.line)' \(text)>"
  }

  /// A name without the signs that reports have a meaning for.
  private static func printed(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// The name of the edge at which an attribute is measured; the rest is part of the constant.
  private static func edge(
    _ attribute: LayoutAttribute, _ item: Sketch.Item, _ layout: SketchLayout
  ) -> String {
    switch attribute {
    case .centerXWithinMargins: return "centerX"
    case .centerYWithinMargins: return "centerY"
    case .firstBaseline, .lastBaseline:
      let share = layout.surroundings.place(of: attribute, in: item).share
      return share == 0 ? "top" : share == 1 ? "bottom" : "centerY"
    default:
      let name = attribute.name
      return name.hasSuffix("Margin") ? String(name.dropLast(6)) : name
    }
  }
}
