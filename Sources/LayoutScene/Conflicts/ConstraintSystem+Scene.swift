package import AutoLayout
public import ConflictAnalysis

extension ConstraintSystem {
  /// Creates a system of the required rows of a laid-out scene, with the scene's names.
  ///
  /// `written` contains the source locations of constraints, by their ids.
  public init(of stage: any Stage, places written: [String: String] = [:]) {
    self.init()
    var numbers: [ObjectIdentifier: [String: Int]] = [:]
    var names: [ObjectIdentifier: String] = [:]
    var places: [ObjectIdentifier: Int] = [:]
    for (subject, item) in zip(stage.items, stage.engineItems) {
      names[ObjectIdentifier(item)] = subject.name
      places[ObjectIdentifier(item)] = items.count
      items.append(
        Item(name: subject.name, className: subject.className, parent: subject.parent))
    }
    func anchor(
      _ item: EngineItem?, _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor? {
      guard let item, attribute != .notAnAttribute else { return nil }
      let key = ObjectIdentifier(item)
      let place = places[key] ?? items.count
      if place == items.count {
        let parent = item.parent.flatMap { places[ObjectIdentifier($0)] }
        items.append(Item(name: "a guide", className: "UILayoutGuide", parent: parent))
        places[key] = place
      }
      return Anchor(item: place, attribute)
    }
    func anchor(_ quantity: EngineConstraint.Quantity?) -> Anchor? {
      guard case .attribute(let item, let attribute) = quantity else { return nil }
      return anchor(item, attribute)
    }
    for row in Self.statedRows(of: stage.engine) {
      var terms: [Term] = []
      for term in row.terms {
        let key = ObjectIdentifier(term.item)
        let word = (term.isContent ? "content " : "") + Self.word(term.attribute)
        let place = numbers[key]?[word] ?? unknowns.count
        if place == unknowns.count {
          numbers[key, default: [:]][word] = place
          let isLength = term.attribute == .width || term.attribute == .height
          unknowns.append(
            Unknown(isLength: isLength, text: "the \(word) of \(names[key] ?? "a guide")"))
        }
        terms.append(Term(unknown: place, coefficient: term.coefficient))
      }
      let named = stage.constraint(for: row.origin)
      var statement = Statement(
        id: named.id, says: named.text, origin: .author, terms: Self.collected(terms),
        relation: [.atMost, .equal, .atLeast][row.relation.rawValue + 1], constant: row.constant)
      statement.sign = row.sign
      statement.place = written[named.id] ?? named.location?.description
      statement.identifier = named.identifier
      statement.rule = named.identifier.flatMap { OwnershipRule.first(.identifier, $0) }
      switch row.origin {
      case .constraint(let constraint):
        statement.writtenConstant = constraint.constant
        statement.first = anchor(constraint.first)
        statement.second = anchor(constraint.second)
        statement.multiplier = constraint.multiplier
        if constraint.isSystem {
          let isStack =
            statement.rule?.meaning == .stack
            || statement.anchors.contains { isStackView(items[$0.item]) }
          statement.origin = isStack ? .stack : .system
        }
      case .placement(let item, let axis, let equation):
        let isVertical = axis == .vertical
        switch equation {
        case .start: statement.first = anchor(item, isVertical ? .top : .left)
        case .length: statement.first = anchor(item, isVertical ? .height : .width)
        case .trailing: statement.first = anchor(item, isVertical ? .bottom : .right)
        }
        statement.origin = named.origin == .imposed ? .imposed : .mask
        statement.maskOwner = statement.first?.item
        statement.says = saying(statement) ?? named.text
      case .hugging(let item, let axis), .compression(let item, let axis):
        statement.first = anchor(item, axis == .vertical ? .height : .width)
        statement.origin = .content
        statement.says = saying(statement) ?? named.text
      }
      statements.append(statement)
    }
  }

  /// Returns the rows that a system of a scene contains, in the same order.
  package static func statedRows(of engine: LayoutEngine) -> [EngineRow] {
    engine.rows.filter { $0.priority >= 1000 }
  }

  /// Describes a statement about one unknown.
  private func saying(_ statement: Statement) -> String? {
    guard let term = statement.terms.first, statement.terms.count == 1, term.coefficient == 1 else {
      return nil
    }
    return "\(unknowns[term.unknown].text) is \(statement.relation.bound)"
      + ConflictProse.number(statement.constant)
  }

  private func isStackView(_ item: Item) -> Bool { item.className.hasSuffix("StackView") }

  private static func word(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left edge"
    case .top: "top edge"
    case .width: "width"
    default: "height"
    }
  }
}
