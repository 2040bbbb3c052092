internal import HeadlessQuartzCore
internal import LayoutGeometry
internal import TextMetrics

/// Writes a sketch with directed constraints, as far as its attributes can be computed one after the other.
struct DirectedWriter {
  /// The axis of a view, which is known when two of its attributes are, or one and its content's length.
  private struct Node: Hashable {
    var view: Int
    var axis: LayoutAxis
  }

  private let writer: NotationWriter
  private let layout: SketchLayout
  private var sketch: Sketch { writer.sketch }
  private var given: [Node: [CAConstraintAttribute]] = [:]
  private var known: Set<Node> = []
  private var assignments: [Sketch.Assignment]
  private var rest: [Sketch.Constraint] = []

  init(_ writer: NotationWriter, _ layout: SketchLayout) {
    self.writer = writer
    self.layout = layout
    assignments = writer.sketch.assignments
    for assignment in assignments {
      given[Node(view: assignment.view, axis: assignment.attribute.axis), default: []]
        .append(assignment.attribute)
    }
    rest = writer.sketch.constraints
    known = [Node(view: 0, axis: .horizontal), Node(view: 0, axis: .vertical)]
    repeat { while assignOne() {} } while acceptOne()
  }

  /// The lines of Objective-C; what cannot be computed in order is listed in comments.
  var lines: [String] {
    var lines: [String] = []
    for index in sketch.views.indices.dropFirst() {
      let (view, name) = (sketch.views[index], writer.names[index])
      switch view.content {
      case .label(let text, _, _):
        lines.append("UILabel *\(name) = [[UILabel alloc] init];")
        lines.append("\(name).text = @\(NotationWriter.quoted(text));")
      case .button(let title, let font):
        let type = font.size == 15 ? "UIButtonTypeSystem" : "UIButtonTypeCustom"
        lines.append("UIButton *\(name) = [UIButton buttonWithType:\(type)];")
        lines.append(
          "[\(name) setTitle:@\(NotationWriter.quoted(title)) forState:UIControlStateNormal];")
      case .image: lines.append("UIImageView *\(name) = [[UIImageView alloc] init];")
      case .none where view.stack != nil:
        lines.append("// directed constraints cannot express how the stack view \(name) arranges:")
        lines.append("UIView *\(name) = [[UIView alloc] init];")
      case .guide, .none, .other: lines.append("UIView *\(name) = [[UIView alloc] init];")
      }
      var frame = view.frame
      // Directed constraints keep a length that none of them computes.
      if let content = layout.surroundings.contents[index] {
        (frame.width, frame.height) = (content.size.width, content.size.height)
      }
      if frame != .zero {
        let numbers = frame.numbers.map { NotationWriter.number($0) }
        lines.append("\(name).frame = CGRectMake(\(numbers.joined(separator: ", ")));")
      }
      lines.append("[\(writer.names[view.parent ?? 0]) addSubview:\(name)];")
    }
    for assignment in assignments { lines.append(line(assignment)) }
    let impossible = rest.filter { !isKnown($0) }
    if !impossible.isEmpty {
      lines.append("// JWConstraint computes one attribute after the other, and cannot express:")
      lines += impossible.map { "// " + writer.formula($0) }
    }
    return lines
  }

  /// Whether every constraint is written.
  var isComplete: Bool { rest.allSatisfy { isKnown($0) } }

  private func line(_ assignment: Sketch.Assignment) -> String {
    func name(_ attribute: CAConstraintAttribute) -> String {
      let text = attribute.description
      return "kJWConstraint" + text.prefix(1).uppercased() + text.dropFirst()
    }
    let parent = sketch.views[assignment.view].parent ?? 0
    let source = assignment.source.map { writer.names[$0] } ?? "nil"
    var text =
      "[\(writer.names[parent]) addConstraint:[JWConstraint constraintWithView:\(writer.names[assignment.view]) "
      + "attribute:\(name(assignment.attribute)) relativeTo:\(source) "
      + "attribute:\(name(assignment.sourceAttribute))"
    if assignment.scale != 1 {
      text +=
        " scale:\(NotationWriter.number(assignment.scale)) offset:\(NotationWriter.number(assignment.offset))"
    } else if assignment.offset != 0 {
      text += " offset:\(NotationWriter.number(assignment.offset))"
    }
    return text + "]];"
  }

  // MARK: Order

  /// Assigns the attribute of one constraint whose other side is known.
  private mutating func assignOne() -> Bool {
    for (index, constraint) in rest.enumerated() {
      guard constraint.relation == .equal, constraint.priority >= 1000 else { continue }
      let direct = SketchLayout.resolved(constraint, in: sketch.window.direction)
      guard let assignment = assignment(direct) ?? direct.exchanged.flatMap({ assignment($0) })
      else { continue }
      assignments.append(assignment)
      let node = Node(view: assignment.view, axis: assignment.attribute.axis)
      given[node, default: []].append(assignment.attribute)
      if given[node]?.count == 2 { known.insert(node) }
      rest.remove(at: index)
      return true
    }
    return false
  }

  /// Takes one length from its content.
  private mutating func acceptOne() -> Bool {
    for view in sketch.views.indices.dropFirst() where layout.surroundings.contents[view] != nil {
      for axis in LayoutAxis.allCases {
        let node = Node(view: view, axis: axis)
        if !known.contains(node), given[node]?.count == 1 {
          known.insert(node)
          return true
        }
      }
    }
    return false
  }

  private func assignment(_ constraint: Sketch.Constraint) -> Sketch.Assignment? {
    let view = constraint.first.view
    guard view != 0, constraint.first.region == .bounds, let parent = sketch.views[view].parent,
      let attribute = CAConstraintAttribute(constraint.firstAttribute)
    else { return nil }
    let node = Node(view: view, axis: attribute.axis)
    let present = given[node] ?? []
    guard !known.contains(node), present.count < 2, !present.contains(attribute) else { return nil }
    var assignment = Sketch.Assignment(
      place: constraint.place, view: view, attribute: attribute, sourceAttribute: .width,
      scale: constraint.multiplier, offset: constraint.constant)
    guard let second = constraint.second else {
      // A constant: nothing of the superview's width.
      assignment.scale = 0
      return assignment
    }
    let (item, edge) = NotationWriter.guided(second, constraint.secondAttribute)
    guard let source = CAConstraintAttribute(edge) else { return nil }
    assignment.sourceAttribute = source
    // The margins and the safe area as numbers.
    assignment.offset +=
      constraint.multiplier * layout.surroundings.place(of: edge, in: item).offset
    if item.view != parent {
      guard sketch.views[item.view].parent == parent,
        known.contains(Node(view: item.view, axis: source.axis)), item.region == .bounds
      else { return nil }
      assignment.source = item.view
    }
    // Directed constraints measure from the superview.
    guard parent == 0 || edge.kind == .size || constraint.multiplier == 1 else { return nil }
    return assignment
  }

  /// Whether both sides are known without a constraint, which is then a consequence of the others.
  private func isKnown(_ constraint: Sketch.Constraint) -> Bool {
    let sides =
      [(constraint.first, constraint.firstAttribute)]
      + (constraint.second.map { [($0, constraint.secondAttribute)] } ?? [])
    return constraint.relation == .equal && constraint.priority >= 1000
      && sides.allSatisfy { known.contains(Node(view: $0.0.view, axis: $0.1.axis)) }
  }
}

extension CAConstraintAttribute {
  /// Creates the directed attribute of an edge, center or length; nil for baselines and margins.
  fileprivate init?(_ attribute: LayoutAttribute) {
    switch attribute {
    case .left: self = .minX
    case .right: self = .maxX
    case .centerX: self = .midX
    case .width: self = .width
    case .top: self = .minY
    case .bottom: self = .maxY
    case .centerY: self = .midY
    case .height: self = .height
    default: return nil
    }
  }
}
