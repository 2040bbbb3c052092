internal import HeadlessQuartzCore
internal import LayoutGeometry
internal import TextMetrics

/// Writes a sketch as code in one of the notations; reading it again gives the same constraints.
///
/// What a notation has no word for is written with the next more general one, or as a comment.
package struct NotationWriter {
  let sketch: Sketch
  let names: [String]

  /// Creates a writer of a sketch.
  package init(_ sketch: Sketch) {
    self.sketch = sketch
    var names: [String] = []
    for (index, view) in sketch.views.enumerated() {
      var name = index == 0 ? "view" : Self.identifier(view.name)
      while names.contains(name) { name += "_" }
      names.append(name)
    }
    self.names = names
  }

  /// The code in a notation.
  ///
  /// - Parameters:
  ///   - notation: The notation.
  ///   - layout: The layout, whose frames directed constraints begin with.
  /// - Returns: Lines of Swift, or of Objective-C for ``Sketch/Notation/directed``.
  package func text(_ notation: Sketch.Notation, _ layout: SketchLayout) -> String {
    var lines: [String]
    if notation == .directed {
      lines = DirectedWriter(self, layout).lines
    } else {
      lines = declarations
      let constraints =
        switch notation {
        case .anchors: activated(sketch.constraints.map { (anchors($0), $0.priority) })
        case .items: activated(sketch.constraints.map { (item($0), $0.priority) })
        case .visualFormat: formats
        default: snaps
        }
      if !lines.isEmpty, !constraints.isEmpty { lines.append("") }
      lines += constraints
      if !sketch.assignments.isEmpty {
        lines.append("// Directed constraints have no place in this notation:")
        lines += sketch.assignments.map { "// " + formula($0) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Words

  /// The letters and digits of a name, as an identifier.
  static func identifier(_ name: String) -> String {
    var result = ""
    for character in name where character.isLetter || character.isNumber || character == "_" {
      result.append(character)
    }
    if result.isEmpty || result.first?.isNumber == true { result = "_" + result }
    return ["view", "self", "superview", "let", "var", "for", "in", "func", "class", "make", "nil"]
      .contains(result) ? result + "_" : result
  }

  /// A number as code has it.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  func text(of item: Sketch.Item) -> String {
    switch item.region {
    case .bounds: names[item.view]
    case .safeArea: names[item.view] + ".safeAreaLayoutGuide"
    case .margins: names[item.view] + ".layoutMarginsGuide"
    case .readable: names[item.view] + ".readableContentGuide"
    }
  }

  /// One constraint as a formula, for comments and messages.
  package func formula(_ constraint: Sketch.Constraint) -> String {
    let sign = constraint.relation.sign
    var text = "\(self.text(of: constraint.first)).\(constraint.firstAttribute.name) \(sign) "
    let number = Self.number(abs(constraint.constant))
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += Self.number(constraint.multiplier) + " * " }
      text += "\(self.text(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + number }
    } else {
      text += (constraint.constant < 0 ? "-" : "") + number
    }
    if constraint.priority < 1000 { text += " @ " + Self.number(constraint.priority) }
    return text
  }

  func formula(_ assignment: Sketch.Assignment) -> String {
    let source = names[assignment.source ?? sketch.views[assignment.view].parent ?? 0]
    return
      "\(names[assignment.view]).\(assignment.attribute) := \(source).\(assignment.sourceAttribute)"
      + (assignment.scale == 1 ? "" : " * \(Self.number(assignment.scale))")
      + (assignment.offset == 0 ? "" : " + \(Self.number(assignment.offset))")
  }

  // MARK: Views

  /// The views with their contents, in the order of the sketch.
  private var declarations: [String] {
    var lines: [String] = []
    for index in sketch.views.indices.dropFirst() {
      let (view, name) = (sketch.views[index], names[index])
      switch view.content {
      // Only what has content has a size, which the window gives.
      case .none:
        let type = view.stack != nil ? "UIStackView" : view.size == nil ? "UIView" : "UIImageView"
        lines.append("let \(name) = \(type)()")
      case .guide: lines.append("let \(name) = UILayoutGuide()")
      case .other(let type): lines.append("let \(name) = \(type)()")
      case .image(let image):
        lines.append("let \(name) = UIImageView()")
        if !image.isEmpty { lines.append("\(name).image = UIImage(named: \(Self.quoted(image)))") }
      case .label(let text, let font, let count):
        lines.append("let \(name) = UILabel()")
        if !text.isEmpty { lines.append("\(name).text = \(Self.quoted(text))") }
        if font != .system(17) { lines.append("\(name).font = \(self.font(font))") }
        if count != 1 { lines.append("\(name).numberOfLines = \(count)") }
      case .button(let title, let font):
        lines.append("let \(name) = UIButton(type: .\(font.size == 15 ? "system" : "custom"))")
        if !title.isEmpty { lines.append("\(name).setTitle(\(Self.quoted(title)), for: .normal)") }
        if font != .system(15), font != .system(18) {
          lines.append("\(name).titleLabel?.font = \(self.font(font))")
        }
      }
      if let size = view.size {
        let numbers = "\(Self.number(size.width)) × \(Self.number(size.height))"
        lines.append("// \(name) has a content of \(numbers).")
      }
      if let margins = view.margins { lines.append(self.margins(margins, of: name)) }
      if let stack = view.stack { lines += properties(of: stack, name) }
      if view.alpha != 1 { lines.append("\(name).alpha = \(Self.number(view.alpha))") }
      lines += priorities("setContentHuggingPriority", name, view.hugging, 250)
      lines += priorities("setContentCompressionResistancePriority", name, view.compression, 750)
      if view.content == .guide {
        lines.append("\(names[view.parent ?? 0]).addLayoutGuide(\(name))")
        continue
      }
      if view.isTranslated {
        let numbers = view.frame.numbers.map { Self.number($0) }
        lines.append(
          "\(name).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
            + "height: \(numbers[3]))")
      } else {
        lines.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
      }
    }
    for index in sketch.views.indices.dropFirst() where sketch.views[index].content != .guide {
      let parent = sketch.views[index].parent ?? 0
      // In the order of arrangement, below.
      if sketch.views[parent].stack?.arranged.contains(index) == true { continue }
      lines.append("\(names[parent]).addSubview(\(names[index]))")
    }
    for (index, view) in sketch.views.enumerated() {
      for member in view.stack?.arranged ?? [] {
        lines.append("\(names[index]).addArrangedSubview(\(names[member]))")
        if let space = view.stack?.customSpacings[member] {
          lines.append(
            "\(names[index]).setCustomSpacing(\(Self.number(space)), after: \(names[member]))")
        }
      }
    }
    if let margins = sketch.views[0].margins { lines.append(self.margins(margins, of: "view")) }
    return lines
  }

  private func margins(_ margins: LayoutInsets, of name: String) -> String {
    "\(name).layoutMargins = UIEdgeInsets(top: \(Self.number(margins.top)), "
      + "left: \(Self.number(margins.left)), bottom: \(Self.number(margins.bottom)), "
      + "right: \(Self.number(margins.right)))"
  }

  private func properties(of stack: Sketch.Stack, _ name: String) -> [String] {
    var lines: [String] = []
    if stack.axis == .vertical { lines.append("\(name).axis = .vertical") }
    if stack.distribution != .fill {
      lines.append("\(name).distribution = .\(stack.distribution.rawValue)")
    }
    if stack.alignment != .fill {
      lines.append("\(name).alignment = .\(stack.alignment.rawValue)")
    }
    if stack.spacing != 0 { lines.append("\(name).spacing = \(Self.number(stack.spacing))") }
    if stack.isMarginsRelative {
      lines.append("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    return lines
  }

  private func priorities(
    _ method: String, _ name: String, _ values: (Double, Double), _ standard: Double
  ) -> [String] {
    [(values.0, "horizontal"), (values.1, "vertical")].filter { $0.0 != standard }.map {
      "\(name).\(method)(UILayoutPriority(\(Self.number($0.0))), for: .\($0.1))"
    }
  }

  private func font(_ font: TextFont) -> String {
    for (name, style) in Names.textStyles where TextFont.preferred(style) == font {
      return ".preferredFont(forTextStyle: .\(name))"
    }
    let size = Self.number(font.size)
    if font.isItalic { return ".italicSystemFont(ofSize: \(size))" }
    let weight = Names.weights.first { $0.weight == font.weight && font.weight != .regular }
    return ".systemFont(ofSize: \(size)" + (weight.map { ", weight: .\($0.name)" } ?? "") + ")"
  }

  // MARK: Constraints

  /// Constraints with those of lower priorities as variables, in one activation.
  private func activated(_ constraints: [(text: String, priority: Double)]) -> [String] {
    guard !constraints.isEmpty else { return [] }
    var lines: [String] = []
    var members: [String] = []
    for (index, (text, priority)) in constraints.enumerated() {
      guard priority < 1000 else {
        members.append("  \(text),")
        continue
      }
      let name = "constraint\(index + 1)"
      lines.append("let \(name) = \(text)")
      lines.append("\(name).priority = UILayoutPriority(\(Self.number(priority)))")
      members.append("  \(name),")
    }
    return lines + ["NSLayoutConstraint.activate(["] + members + ["])"]
  }

  /// The guide and the edge of an attribute of margins, which anchors have instead.
  static func guided(
    _ item: Sketch.Item, _ attribute: LayoutAttribute
  ) -> (Sketch.Item, LayoutAttribute) {
    guard let edge = attribute.withoutMargins else { return (item, attribute) }
    return (Sketch.Item(item.view, .margins), edge)
  }

  func anchors(_ constraint: Sketch.Constraint) -> String {
    let relation = constraint.relation.name + "To"
    let (first, attribute) = Self.guided(constraint.first, constraint.firstAttribute)
    let side = "\(text(of: first)).\(attribute.name)Anchor.constraint(\(relation)"
    let constant = Self.number(constraint.constant)
    guard let second = constraint.second else { return side + "Constant: \(constant))" }
    let (other, otherAttribute) = Self.guided(second, constraint.secondAttribute)
    // Anchors have no multiplier of positions, and relate positions of one axis only.
    guard attribute.kind == otherAttribute.kind,
      constraint.multiplier == 1 || attribute.isDimension,
      other.region == .bounds && first.region == .bounds
        || !attribute.isBaseline && !otherAttribute.isBaseline
    else { return item(constraint) }
    var text = side + ": \(self.text(of: other)).\(otherAttribute.name)Anchor"
    if constraint.multiplier != 1 { text += ", multiplier: \(Self.number(constraint.multiplier))" }
    if constraint.constant != 0 { text += ", constant: \(constant)" }
    return text + ")"
  }

  func item(_ constraint: Sketch.Constraint) -> String {
    let relation = constraint.relation.name
    var text =
      "NSLayoutConstraint(item: \(self.text(of: constraint.first)), attribute: .\(constraint.firstAttribute.name), "
      + "relatedBy: .\(relation), "
    if let second = constraint.second {
      text += "toItem: \(self.text(of: second)), attribute: .\(constraint.secondAttribute.name), "
    } else {
      text += "toItem: nil, attribute: .notAnAttribute, "
    }
    return text + "multiplier: \(Self.number(constraint.multiplier)), "
      + "constant: \(Self.number(constraint.constant)))"
  }

  /// SnapKit's closures, one for each item on a left-hand side.
  private var snaps: [String] {
    var lines: [String] = []
    var items: [Sketch.Item] = []
    let guided = sketch.constraints.map { constraint in
      var constraint = constraint
      (constraint.first, constraint.firstAttribute) = Self.guided(
        constraint.first, constraint.firstAttribute)
      if let second = constraint.second {
        let (other, attribute) = Self.guided(second, constraint.secondAttribute)
        (constraint.second, constraint.secondAttribute) = (other, attribute)
      }
      return constraint
    }
    // SnapKit turns the autoresizing mask of a first item off, and the outermost view has its size from it.
    let outermost = Sketch.Item(0)
    let turned = guided.map { $0.first == outermost ? $0.turned ?? $0 : $0 }
    let blocks = turned.filter { $0.first != outermost }
    let rest = turned.indices.filter { turned[$0].first == outermost }
    for constraint in blocks where !items.contains(constraint.first) {
      items.append(constraint.first)
    }
    for item in items {
      lines.append("\(text(of: item)).snp.makeConstraints { make in")
      for constraint in blocks where constraint.first == item {
        lines.append("  " + snap(constraint))
      }
      lines.append("}")
    }
    return lines + activated(rest.map { (item(turned[$0]), turned[$0].priority) })
  }

  private func snap(_ constraint: Sketch.Constraint) -> String {
    let relation = constraint.relation.name + "To"
    var text = "make.\(constraint.firstAttribute.name).\(relation)("
    if let second = constraint.second {
      text += "\(self.text(of: second)).snp.\(constraint.secondAttribute.name))"
      if constraint.multiplier != 1 {
        text += ".multipliedBy(\(Self.number(constraint.multiplier)))"
      }
      if constraint.constant != 0 { text += ".offset(\(Self.number(constraint.constant)))" }
    } else {
      text += "\(Self.number(constraint.constant)))"
    }
    if constraint.priority < 1000 { text += ".priority(\(Self.number(constraint.priority)))" }
    return text
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a baseline, which guides do not have.
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
