internal import ConstraintSolver

// Texts for debuggers; the descriptions that Apple documents are in `NSLayoutConstraint+Description.swift`.

extension LayoutEngine: CustomDebugStringConvertible {
  /// The equations of the engine and their state, as text that the solver's tests can replay.
  ///
  /// Each variable of an item is followed by the type of the item's owner and the attribute. See
  /// `Solver.dump()` for the format.
  ///
  /// - Complexity: O(size of the system).
  public var debugDescription: String {
    solver.dump { variable in
      guard let item = items[variable] else { return nil }
      let attribute: String
      switch variable {
      case item.variables?.minX: attribute = "left"
      case item.variables?.minY: attribute = "top"
      case item.variables?.width: attribute = "width"
      case item.variables?.height: attribute = "height"
      case item.contentVariables?.width: attribute = "content width"
      case item.contentVariables?.height: attribute = "content height"
      default: attribute = "slack"
      }
      return "\(item.debugName) \(attribute)"
    }
  }
}

extension EngineItem: CustomDebugStringConvertible {
  /// The type of the owner, and the alignment rectangle after the last solve if there is one.
  public var debugDescription: String {
    var text = "EngineItem(\(debugName)"
    if let engine, variables != nil {
      let rect = engine.alignmentRect(of: self)
      text += ", \(rect.x) \(rect.y) \(rect.width) \(rect.height)"
    }
    return text + ")"
  }

  /// The type of the owner, and the position among the items that constraints mention.
  var debugName: String {
    let name = owner.map { "\(type(of: $0))" } ?? "item"
    return mention.map { "\(name)#\($0)" } ?? name
  }
}

extension EngineConstraint: CustomDebugStringConvertible {
  /// The constraint as an equation of items and attributes.
  ///
  /// For example `UILabel#2.leading == 1.0 * UIView#0.leading + 8.0 @1000.0`.
  public var debugDescription: String {
    var text = "\(Self.text(of: first)) \(["<=", "==", ">="][relation.rawValue + 1])"
    if let second { text += " \(multiplier) * \(Self.text(of: second)) +" }
    return text + " \(constant) @\(priority.rawValue)"
  }

  private static func text(of quantity: Quantity) -> String {
    switch quantity {
    case .attribute(let item, let attribute): "\(item.debugName).\(attribute)"
    case .distance(let from, let to):
      "(\(to.0.debugName).\(to.1) - \(from.0.debugName).\(from.1))"
    }
  }
}
