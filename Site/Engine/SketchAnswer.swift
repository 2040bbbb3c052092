internal import ConflictAnalysis
internal import ConstraintSolver
internal import LayoutGeometry

/// What the page shows of a sketch.
enum SketchAnswer {
  /// Answers `width height direction margin`, a line break, and the text.
  ///
  /// With `all` after the margin, a conflict of any size is explained.
  static func json(_ input: String) -> String {
    let end = input.firstIndex(of: "\n") ?? input.endIndex
    let words = input[..<end].split(separator: " ")
    var window = Sketch.Window()
    if words.count >= 4 {
      window.width = Double(words[0]) ?? window.width
      window.height = Double(words[1]) ?? window.height
      window.direction = words[2] == "rtl" ? .rightToLeft : .leftToRight
      window.margin = Double(words[3]) ?? window.margin
    }
    let text = end < input.endIndex ? input[input.index(after: end)...] : ""
    let sketch = SketchReader(text, in: window).sketch
    do throws(SolverError) {
      let explainsAll = words.count == 5 && words[4] == "all"
      return answer(try SketchLayout(sketch), explainsAll: explainsAll).string
    } catch {
      let message =
        switch error {
        case .unrepresentableCoefficient: "a multiplier is too large or too small"
        case .unrepresentableConstant: "a constant is too large"
        case .foreignVariable, .foreignConstraint, .variableInUse: "the layout cannot be solved"
        }
      let problem = Sketch.Problem(line: 1, column: 1, message: message)
      return JSON.object([("problems", .list([self.problem(problem)]))]).string
    }
  }

  private static let mostExplained = 100

  private static func answer(_ layout: SketchLayout, explainsAll: Bool) -> JSON {
    let sketch = layout.sketch
    let solver = layout.solver
    let broken = zip(sketch.constraints, layout.rows).filter { solver.isBroken($0.1) }
    var members: [(String, JSON)] = [
      ("problems", .list(sketch.problems.map { problem($0) })),
      ("views", .list(sketch.views.indices.map { view($0, of: layout) })),
      ("constraintCount", .number(sketch.constraints.count)),
      ("broken", .list(broken.map { .number($0.0.line) })),
    ]
    if !broken.isEmpty {
      let log = console(sketch, breaking: broken[0].0)
      members.append(("console", .text(log)))
      // A larger conflict takes seconds, which is too long for the thread that draws.
      if explainsAll || sketch.constraints.filter({ $0.priority >= 1000 }).count <= mostExplained {
        let explanation = LogExplanation(Array(log.utf8), limit: 3)
        members.append(("explanation", explanationText(explanation)))
        members.append(("suspects", .list(suspects(explanation))))
      }
    }
    return .object(members)
  }

  private static func problem(_ problem: Sketch.Problem) -> JSON {
    .object([
      ("line", .number(problem.line)), ("column", .number(problem.column)),
      ("message", .text(problem.message)),
    ])
  }

  private static func view(_ index: Int, of layout: SketchLayout) -> JSON {
    let view = layout.sketch.views[index]
    let own = layout.unknowns[index]
    let words = ["left", "top", "width", "height"]
    var open: [JSON] = []
    for (variable, word) in zip(own.all, words) where !layout.solver.isDetermined(variable) {
      let range = layout.solver.range(of: variable)
      open.append(
        .object([
          ("what", .text(word)), ("least", .number(range.lowerBound)),
          ("most", .number(range.upperBound)),
        ]))
    }
    let frame = own.all.map { JSON.number(rounded(layout.solver.value(of: $0))) }
    return .object([
      ("name", .text(view.name)), ("parent", view.parent.map { .number($0) } ?? .null),
      ("frame", .list(frame)), ("open", .list(open)),
    ])
  }

  /// Without the noise of the last bits.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  // MARK: Conflicts

  /// The report that an app would print, which is then explained like any other.
  private static func console(_ sketch: Sketch, breaking broken: Sketch.Constraint) -> String {
    var lines: [String] = []
    var breaking = ""
    let superview = sketch.views[0].name
    for (index, constraint) in sketch.constraints.enumerated() where constraint.priority >= 1000 {
      let text = printed(constraint, number: index + 1, in: sketch)
      lines.append("    \"\(text)\"")
      if constraint.line == broken.line, breaking.isEmpty { breaking = text }
    }
    for (word, length) in [("Width", sketch.window.width), ("Height", sketch.window.height)] {
      lines.append(
        "    \"<NSLayoutConstraint:0xf\(word == "Width" ? 1 : 2) 'UIView-Encapsulated-Layout-\(word)' "
          + "\(superview).\(word.lowercased()) == \(ConflictProse.number(length))>\"")
    }
    return
      "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: ",\n"))\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(breaking)\n"
  }

  private static func printed(
    _ constraint: Sketch.Constraint, number: Int, in sketch: Sketch
  ) -> String {
    let direct = SketchLayout.resolved(constraint, in: sketch.window.direction)
    // As written where that means the same; in the other direction, with left and right.
    var shown = sketch.window.direction == .leftToRight ? constraint : direct
    shown.constant -= inset(shown.firstAttribute, sketch)
    if shown.second != nil {
      shown.constant += shown.multiplier * inset(shown.secondAttribute, sketch)
    }
    let relation =
      switch shown.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(sketch.views[shown.first].name).\(edge(shown.firstAttribute)) \(relation) "
    let constant = ConflictProse.number(abs(shown.constant))
    if let second = shown.second {
      if shown.multiplier != 1 { text += "\(ConflictProse.number(shown.multiplier))*" }
      text += "\(sketch.views[second].name).\(edge(shown.secondAttribute))"
      if shown.constant != 0 { text += (shown.constant < 0 ? " - " : " + ") + constant }
    } else {
      text += (shown.constant < 0 ? "-" : "") + constant
    }
    return "<NSLayoutConstraint:0x\(hexadecimal(number)) 'line \(constraint.line)' \(text)>"
  }

  /// The name of the edge at which a margin is measured; its inset becomes part of the constant.
  private static func edge(_ attribute: LayoutAttribute) -> String {
    let name = attribute.name
    switch attribute {
    case .centerXWithinMargins: return "centerX"
    case .centerYWithinMargins: return "centerY"
    case .firstBaseline: return "top"
    case .lastBaseline: return "bottom"
    default: return name.hasSuffix("Margin") ? String(name.dropLast(6)) : name
    }
  }

  private static func inset(_ attribute: LayoutAttribute, _ sketch: Sketch) -> Double {
    switch attribute {
    case .leftMargin, .topMargin, .leadingMargin: sketch.window.margin
    case .rightMargin, .bottomMargin, .trailingMargin: -sketch.window.margin
    default: 0
    }
  }

  private static func hexadecimal(_ number: Int) -> String {
    "a" + String(number, radix: 16)
  }

  /// The explanation without its first line, which names a line of the report.
  private static func explanationText(_ explanation: LogExplanation) -> JSON {
    guard explanation.hasConflict else { return .null }
    let text = explanation.text()
    let end = text.firstIndex(of: "\n") ?? text.startIndex
    return .text(String(text[text.index(after: end)...]))
  }

  /// The lines of the sketch that are the likeliest to change.
  private static func suspects(_ explanation: LogExplanation) -> [JSON] {
    explanation.diagnoses.flatMap { diagnosis in
      diagnosis.conflicts.compactMap { conflict in
        conflict.suspect.flatMap { suspect -> JSON? in
          guard let identifier = diagnosis.system.statements[suspect.member].identifier,
            let line = Int(String(identifier.dropFirst("line ".count)))
          else { return nil }
          return .number(line)
        }
      }
    }
  }
}
