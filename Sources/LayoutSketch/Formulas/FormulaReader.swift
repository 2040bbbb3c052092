internal import AutoLayout
internal import LayoutGeometry

/// Reads the text of a sketch, one statement a line.
///
///     view avatar 44 × 44                       a view with a content size
///     view badge in avatar                      a view in another
///     metric gap = 12
///     avatar.hugging = 251                      also .compression, and .horizontal or .vertical of both
///     H:|-[avatar]-gap-[title]-|  options: alignAllCenterY
///     title.width <= 0.5 * superview.width - 8 @ 750
struct FormulaReader {
  private(set) var sketch = Sketch()

  /// More would make the page wait.
  private static let mostLines = 1000
  private static let mostConstraints = 4000

  init(_ text: Substring, in window: Sketch.Window) {
    sketch.window = window
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.prefix(Self.mostLines).enumerated() {
      guard sketch.constraints.count <= Self.mostConstraints else {
        let problem = Sketch.Problem(
          line: index + 1, column: 1, message: "more than \(Self.mostConstraints) constraints")
        sketch.problems.append(problem)
        return
      }
      do { try read(String(line), number: index + 1) } catch { sketch.problems.append(error) }
    }
    if lines.count > Self.mostLines {
      let problem = Sketch.Problem(
        line: Self.mostLines + 1, column: 1,
        message: "only the first \(Self.mostLines) lines are read")
      sketch.problems.append(problem)
    }
  }

  private mutating func read(_ text: String, number: Int) throws(Sketch.Problem) {
    var line = FormulaLine(text, number: number)
    guard !line.isAtEnd else { return }
    let start = line.rest
    if ["H:", "V:", "|", "["].contains(where: { start.hasPrefix($0) }) {
      return try readFormat(text, line)
    }
    if line.takeWord("view") { return try readView(&line) }
    if line.takeWord("metric") { return try readMetric(&line) }
    try readEquation(&line)
  }

  // MARK: Declarations

  private mutating func readView(_ line: inout FormulaLine) throws(Sketch.Problem) {
    guard let name = line.name() else { throw line.problem("expected the name of the view") }
    guard sketch.view(name) == nil else { throw line.problem("there are two views ‘\(name)’") }
    var view = Sketch.View(name: name, parent: 0)
    view.place = Sketch.Place(line: line.number, column: 1)
    if line.takeWord("in") {
      guard let parent = line.name() else { throw line.problem("expected a superview") }
      guard let place = sketch.view(parent) else { throw line.problem("no view ‘\(parent)’ above") }
      view.parent = place
    }
    if let width = line.takeNumber() {
      guard line.take("×") || line.take("*") || line.takeWord("x"), let height = line.takeNumber()
      else {
        throw line.problem("expected a size such as 44 × 44")
      }
      view.size = LayoutSize(width: width, height: height)
    }
    guard line.isAtEnd else { throw line.problem("unexpected text after the view") }
    sketch.views.append(view)
  }

  private mutating func readMetric(_ line: inout FormulaLine) throws(Sketch.Problem) {
    guard let name = line.name() else { throw line.problem("expected the name of the metric") }
    guard line.take("="), let value = signedNumber(&line), line.isAtEnd else {
      throw line.problem("expected = and a number")
    }
    sketch.metrics[name] = value
  }

  // MARK: Visual formats

  private mutating func readFormat(_ text: String, _ line: FormulaLine) throws(Sketch.Problem) {
    var format = text
    if let comment = text.firstPlace(of: "//") { format = String(text[..<comment]) }
    var style = FormatStyle()
    if let options = format.firstPlace(of: "options:") {
      var rest = FormulaLine(
        String(format[format.index(options, offsetBy: 8)...]), number: line.number)
      format = String(format[..<options])
      while !rest.isAtEnd { try readOption(&rest, &style) }
    }
    do throws(VisualFormatError) {
      let equations = try FormatEquation.equations(
        of: format, views: Set(sketch.views.dropFirst().map { $0.name }), metrics: sketch.metrics,
        style: style)
      for equation in equations { try add(equation, line) }
    } catch let error {
      // Apple's message, at the character.
      let bytes = Array(format.utf8).prefix(error.offset ?? 0)
      throw Sketch.Problem(
        line: line.number, column: String(decoding: bytes, as: UTF8.self).count + 1,
        message: error.message)
    }
  }

  private func readOption(
    _ line: inout FormulaLine, _ style: inout FormatStyle
  ) throws(Sketch.Problem) {
    _ = line.take(",") || line.take(".")
    guard let name = line.name() else { throw line.problem("expected an option") }
    switch name {
    case "directionLeadingToTrailing": style.direction = .leadingToTrailing
    case "directionLeftToRight": style.direction = .leftToRight
    case "directionRightToLeft": style.direction = .rightToLeft
    default:
      let word = name.dropFirst("alignAll".count)
      guard name.hasPrefix("alignAll"),
        let attribute = LayoutAttribute(name: word.prefix(1).lowercased() + word.dropFirst())
      else { throw line.problem("no option ‘\(name)’; such as alignAllCenterY") }
      style.alignments.append(attribute)
    }
  }

  private mutating func add(
    _ equation: FormatEquation, _ line: FormulaLine
  ) throws(VisualFormatError) {
    func place(_ item: FormatEquation.Item) -> Sketch.Item {
      switch item {
      case .view(let name): Sketch.Item(sketch.view(name) ?? 0)
      case .superview(let name): Sketch.Item(sketch.views[sketch.view(name) ?? 0].parent ?? 0)
      }
    }
    sketch.constraints.append(
      Sketch.Constraint(
        place: Sketch.Place(line: line.number, column: 1), first: place(equation.first),
        firstAttribute: equation.firstAttribute,
        relation: equation.relation, second: equation.second.map { place($0) },
        secondAttribute: equation.secondAttribute, constant: equation.constant,
        priority: min(1000, equation.priority)))
  }

  // MARK: Equations

  private mutating func readEquation(_ line: inout FormulaLine) throws(Sketch.Problem) {
    let start = line
    guard let view = try readItem(&line) else {
      throw start.problem("expected a view’s attribute, such as title.leading")
    }
    let place = line
    guard let word = line.name() else { throw line.problem("expected an attribute after the dot") }
    if word == "hugging" || word == "compression" { return try readContent(word, of: view, &line) }
    let attribute = try self.attribute(word, place)
    guard let relation = self.relation(&line) else { throw line.problem("expected =, ≤ or ≥") }
    var constraint = Sketch.Constraint(
      place: Sketch.Place(line: line.number, column: 1), first: Sketch.Item(view),
      firstAttribute: attribute, relation: relation, constant: 0,
      priority: 1000)
    try readRightSide(&line, &constraint)
    if line.take("@") {
      let place = line
      guard let priority = value(&line), priority > 0, priority <= 1000 else {
        throw place.problem("a priority is greater than 0 and at most 1000")
      }
      constraint.priority = priority
    }
    guard line.isAtEnd else { throw line.problem("unexpected text after the constraint") }
    if let reason = ConstraintProblem.pairing(
      attribute, constraint.second == nil ? nil : constraint.secondAttribute,
      multiplier: constraint.multiplier)
    {
      throw start.problem(reason)
    }
    sketch.constraints.append(constraint)
  }

  /// `[number *] view.attribute [* number]` at most once, and numbers, with signs between them.
  private mutating func readRightSide(
    _ line: inout FormulaLine, _ constraint: inout Sketch.Constraint
  ) throws(Sketch.Problem) {
    var isFirst = true
    repeat {
      let isNegative = line.take("-") || line.take("−")
      let isSigned = isNegative || line.take("+")
      guard isSigned || isFirst else { return }
      isFirst = false
      let sign = isNegative ? -1.0 : 1
      let start = line
      var factor = value(&line)
      if factor != nil, !(line.take("*") || line.take("×")) {
        constraint.constant += sign * (factor ?? 0)
        continue
      }
      guard let view = try readItem(&line) else { throw start.problem("expected a number or view") }
      guard constraint.second == nil else {
        throw start.problem("a constraint has one attribute on its right-hand side")
      }
      let place = line
      guard let word = line.name() else { throw line.problem("expected an attribute") }
      constraint.second = Sketch.Item(view)
      constraint.secondAttribute = try attribute(word, place)
      if line.take("*") || line.take("×") {
        guard let number = value(&line) else { throw line.problem("expected a multiplier") }
        factor = (factor ?? 1) * number
      } else if line.take("/") {
        guard let number = value(&line), number != 0 else {
          throw line.problem("expected a divisor other than 0")
        }
        factor = (factor ?? 1) / number
      }
      constraint.multiplier = sign * (factor ?? 1)
    } while !line.isAtEnd
  }

  private mutating func readContent(
    _ word: String, of view: Int, _ line: inout FormulaLine
  ) throws(Sketch.Problem) {
    var (horizontal, vertical) = (true, true)
    if line.take(".") {
      switch line.name() {
      case "horizontal": vertical = false
      case "vertical": horizontal = false
      default: throw line.problem("expected horizontal or vertical")
      }
    }
    guard line.take("="), let priority = value(&line), line.isAtEnd, priority > 0, priority <= 1000
    else { throw line.problem("expected = and a priority of at most 1000") }
    if word == "hugging" {
      if horizontal { sketch.views[view].hugging.0 = priority }
      if vertical { sketch.views[view].hugging.1 = priority }
    } else {
      if horizontal { sketch.views[view].compression.0 = priority }
      if vertical { sketch.views[view].compression.1 = priority }
    }
  }

  /// The view before a dot; nil if there is no name.
  private func readItem(_ line: inout FormulaLine) throws(Sketch.Problem) -> Int? {
    let start = line
    guard let name = line.name() else { return nil }
    guard let view = sketch.view(name) else {
      throw start.problem("no view ‘\(name)’; declare it above: view \(name)")
    }
    guard line.take(".") else { throw line.problem("expected . and an attribute") }
    return view
  }

  private func attribute(
    _ word: String, _ line: FormulaLine
  ) throws(Sketch.Problem) -> LayoutAttribute {
    // The names of anchors are accepted as well.
    let name = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    guard let attribute = LayoutAttribute(name: name) else {
      throw line.problem("no attribute ‘\(word)’; such as leading, top, width or centerX")
    }
    return attribute
  }

  private func relation(_ line: inout FormulaLine) -> LayoutRelation? {
    if line.take("<=") || line.take("≤") { return .lessThanOrEqual }
    if line.take(">=") || line.take("≥") { return .greaterThanOrEqual }
    return line.take("==") || line.take("=") ? .equal : nil
  }

  /// A number or the name of a metric.
  private func value(_ line: inout FormulaLine) -> Double? {
    if let number = line.takeNumber() { return number }
    var scout = line
    guard let name = scout.name(), let metric = sketch.metrics[name] else { return nil }
    line = scout
    return metric
  }

  private func signedNumber(_ line: inout FormulaLine) -> Double? {
    let isNegative = line.take("-") || line.take("−")
    return value(&line).map { isNegative ? -$0 : $0 }
  }
}

extension String {
  /// Returns where another text begins; nil if it does not occur.
  fileprivate func firstPlace(of other: String) -> Index? {
    indices.first { self[$0...].hasPrefix(other) }
  }
}
