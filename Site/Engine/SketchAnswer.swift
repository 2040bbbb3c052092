internal import ConstraintSolver
internal import LayoutGeometry
internal import LayoutSketch
internal import TextMetrics

/// What the page shows of a sketch.
enum SketchAnswer {
  /// Answers `width height direction margin`, more words with a sign of equality, a line break, and the text.
  ///
  /// The words are `margins=top,left,bottom,right` and `safe=…`; `scale=3`, the pixels per point; `size:name=60,40`, a
  /// content size; `notation=anchors`, in which the layout is written as well; `all`, with which a conflict of any size
  /// is explained.
  static func json(_ input: String) -> String {
    let end = input.firstIndex(of: "\n") ?? input.endIndex
    let words = input[..<end].split(separator: " ")
    var window = Sketch.Window()
    if words.count >= 4 {
      window.size.width = Double(words[0]) ?? window.size.width
      window.size.height = Double(words[1]) ?? window.size.height
      window.direction = words[2] == "rtl" ? .rightToLeft : .leftToRight
      let margin = Double(words[3]) ?? 8
      window.margins = LayoutInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    var notation: Sketch.Notation?
    var explainsAll = false
    for word in words.dropFirst(4) {
      guard let sign = word.lastIndex(of: "=") else {
        explainsAll = explainsAll || word == "all"
        continue
      }
      let (key, value) = (word[..<sign], String(word[word.index(after: sign)...]))
      let numbers = value.split(separator: ",").map { Double($0) ?? 0 }
      switch key {
      case "margins" where numbers.count == 4: window.margins = insets(numbers)
      case "safe" where numbers.count == 4: window.safeArea = insets(numbers)
      case "scale" where numbers.count == 1 && numbers[0] > 0 && numbers[0] <= 8:
        window.scale = numbers[0]
      case "notation": notation = Sketch.Notation(rawValue: value)
      default:
        guard key.hasPrefix("size:"), numbers.count == 2 else { continue }
        window.sizes[String(key.dropFirst(5))] = LayoutSize(width: numbers[0], height: numbers[1])
      }
    }
    let text = end < input.endIndex ? String(input[input.index(after: end)...]) : ""
    let sketch = Sketch(text, in: window)
    do throws(SolverError) {
      return answer(try SketchLayout(sketch), notation, explainsAll: explainsAll).string
    } catch {
      let message =
        switch error {
        case .unrepresentableCoefficient: "a multiplier is too large or too small"
        case .unrepresentableConstant: "a constant is too large"
        case .foreignVariable, .foreignConstraint, .variableInUse: "the layout cannot be solved"
        }
      return JSON.object([("problems", .list([problem(1, 1, message, false)]))]).string
    }
  }

  private static func insets(_ numbers: [Double]) -> LayoutInsets {
    LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func answer(
    _ layout: SketchLayout, _ notation: Sketch.Notation?, explainsAll: Bool
  ) -> JSON {
    let sketch = layout.sketch
    let conflict = SketchConflict(layout)
    var members: [(String, JSON)] = [
      (
        "problems",
        .list(
          (sketch.problems + layout.directedProblems).map {
            problem($0.line, $0.column, $0.message, $0.isNote)
          })
      ),
      ("views", .list(sketch.views.indices.map { view($0, of: layout) })),
      ("constraintCount", .number(sketch.constraints.count + sketch.assignments.count)),
      ("broken", .list((conflict?.broken ?? []).map { .number($0) })),
      (
        "unread",
        .list(
          sketch.unread.map { part in
            .list(
              [part.start.line, part.start.column, part.end.line, part.end.column].map {
                .number($0)
              })
          })
      ),
    ]
    if let notation {
      members.append(("code", .text(NotationWriter(sketch).text(notation, layout))))
    }
    if let conflict {
      members.append(("console", .text(conflict.log)))
      // A larger conflict takes seconds, which is too long for the thread that draws.
      if explainsAll || conflict.isSmall {
        let (text, suspects) = conflict.explained()
        members.append(("explanation", .optional(text)))
        members.append(("suspects", .list(suspects.map { .number($0) })))
      }
    }
    return .object(members)
  }

  private static func problem(_ line: Int, _ column: Int, _ message: String, _ isNote: Bool) -> JSON
  {
    .object([
      ("line", .number(line)), ("column", .number(column)), ("message", .text(message)),
      ("isNote", .flag(isNote)),
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
    let frame = layout.frame(of: index).numbers.map { JSON.number(rounded($0)) }
    var members: [(String, JSON)] = [
      ("name", .text(view.name)), ("parent", view.parent.map { .number($0) } ?? .null),
      ("frame", .list(frame)), ("open", .list(open)), ("line", .number(view.place.line)),
    ]
    switch view.content {
    case .none: break
    case .guide: members.append(("kind", .text("guide")))
    case .label(let text, let font, _):
      members += [("kind", .text("label")), ("text", .text(text)), ("font", .number(font.size))]
      members.append(("baseline", .number(rounded(layout.baseline(of: index, isFirst: true)))))
    case .button(let text, let font):
      members += [("kind", .text("button")), ("text", .text(text)), ("font", .number(font.size))]
      members.append(("baseline", .number(rounded(layout.baseline(of: index, isFirst: true)))))
    case .image, .other: members.append(("kind", .text("sized")))
    }
    if let size = view.size {
      members.append(("size", .list([.number(size.width), .number(size.height)])))
    }
    if view.alpha != 1 { members.append(("alpha", .number(view.alpha))) }
    return .object(members)
  }

  /// Without the noise of the last bits.
  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
