internal import AutoLayout

extension ConstraintSystem {
  /// Takes down the required rows of a scene that was laid out, with the scene's names.
  ///
  /// `places` tells where constraints were written, by their ids.
  public init(of scene: any DiagnosableScene, places: [String: String] = [:]) {
    self.init()
    var numbers: [ObjectIdentifier: [String: Int]] = [:]
    var names: [ObjectIdentifier: String] = [:]
    for subject in scene.subjects { names[ObjectIdentifier(subject.item)] = subject.name }
    for row in Self.statedRows(of: scene.engine) {
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
      let named = scene.constraint(for: row.origin)
      var statement = Statement(
        id: named.id, says: named.text, origin: .author, terms: Self.collected(terms),
        relation: [.atMost, .equal, .atLeast][row.relation.rawValue + 1], constant: row.constant)
      statement.sign = row.sign
      statement.place = places[named.id]
      switch row.origin {
      case .constraint(let constraint):
        statement.writtenConstant = constraint.constant
        if constraint.isSystem { statement.origin = .system }
      case .placement(let item, _, _):
        statement.origin = named.isImposed ? .imposed : .mask
        statement.maskOwner = names[ObjectIdentifier(item)]
        statement.says = saying(statement) ?? named.text
      case .hugging, .compression:
        statement.origin = .content
        statement.says = saying(statement) ?? named.text
      }
      statements.append(statement)
    }
  }

  /// The rows that a system of a scene states, in the same order.
  static func statedRows(of engine: LayoutEngine) -> [EngineRow] {
    engine.rows.filter { $0.priority >= 1000 }
  }

  /// A statement about one unknown, in words.
  private func saying(_ statement: Statement) -> String? {
    guard let term = statement.terms.first, statement.terms.count == 1, term.coefficient == 1 else {
      return nil
    }
    let bound =
      switch statement.relation {
      case .equal: ""
      case .atLeast: "at least "
      case .atMost: "at most "
      }
    return "\(unknowns[term.unknown].text) is \(bound)\(ConflictProse.number(statement.constant))"
  }

  private static func word(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left edge"
    case .top: "top edge"
    case .width: "width"
    default: "height"
    }
  }
}
