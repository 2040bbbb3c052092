internal import LayoutGeometry

extension NotationWriter {
  /// Visual formats, and anchors for what they have no word for.
  var formats: [String] {
    var formats: [(text: String, options: String, constraint: Int)] = []
    var rest: [Int] = []
    for (index, constraint) in sketch.constraints.enumerated() {
      if let (text, options) = format(constraint) ?? constraint.flipped.flatMap({ format($0) }) {
        formats.append((text, options, index))
      } else {
        rest.append(index)
      }
    }
    var lines: [String] = []
    if !formats.isEmpty {
      let used = sketch.views.indices.dropFirst().map { "\"\(names[$0])\": \(names[$0])" }
      lines.append("let views: [String: Any] = [\(used.joined(separator: ", "))]")
      for format in formats {
        lines.append(
          "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "
            + "\"\(format.text)\", options: [\(format.options)], metrics: nil, views: views))")
      }
    }
    guard !rest.isEmpty else { return lines }
    lines.append("// Visual formats have no word for:")
    for index in rest {
      let constraint = sketch.constraints[index]
      guard constraint.priority < 1000 else {
        lines.append(anchors(constraint) + ".isActive = true")
        continue
      }
      let name = "constraint\(index + 1)"
      lines.append("let \(name) = \(anchors(constraint))")
      lines.append("\(name).priority = UILayoutPriority(\(Self.number(constraint.priority)))")
      lines.append("\(name).isActive = true")
    }
    return lines
  }

  private func format(_ constraint: Sketch.Constraint) -> (String, String)? {
    guard constraint.first.region == .bounds, constraint.multiplier == 1 else { return nil }
    let sign = constraint.relation == .equal ? "==" : constraint.relation.sign
    let priority = constraint.priority < 1000 ? "@" + Self.number(constraint.priority) : ""
    let attribute = constraint.firstAttribute
    let axis = attribute.axis == .horizontal ? "H:" : "V:"
    // Exponents and other signs are no numbers of the language.
    let number = Self.number(constraint.constant)
    guard number.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 }) else {
      return nil
    }
    let predicate = "(\(sign)\(number)\(priority))"
    guard let second = constraint.second else {
      guard attribute.isDimension, constraint.first.view != 0, constraint.constant >= 0 else {
        return nil
      }
      return ("\(axis)[\(names[constraint.first.view])\(predicate)]", "")
    }
    guard second.region == .bounds || second.region == .margins else { return nil }
    let (own, other) = (constraint.first.view, second.view)
    if attribute.isDimension {
      guard constraint.secondAttribute == attribute, constraint.constant == 0, own != 0, other != 0,
        second.region == .bounds
      else { return nil }
      return ("\(axis)[\(names[own])(\(sign)\(names[other])\(priority))]", "")
    }
    let pair = (attribute, constraint.secondAttribute)
    let options = [.left, .right].contains(attribute) ? ".directionLeftToRight" : ""
    let (near, far) = Self.ends(of: attribute)
    let isMargin =
      second.region == .margins || constraint.secondAttribute.withoutMargins != nil
    // `own.near = superview.near + c`
    if sketch.views[own].parent == other, own != 0, attribute == near {
      if isMargin {
        guard constraint.constant == 0, constraint.relation == .equal, priority.isEmpty,
          Self.guided(second, constraint.secondAttribute).1 == near
        else { return nil }
        return ("\(axis)|-[\(names[own])]", options)
      }
      guard pair.1 == near else { return nil }
      return ("\(axis)|-\(predicate)-[\(names[own])]", options)
    }
    // `superview.far = own.far + c`
    if sketch.views[other].parent == own, other != 0, attribute == far, pair.1 == far, !isMargin {
      return ("\(axis)[\(names[other])]-\(predicate)-|", options)
    }
    // `own.far = superview.far` of margins.
    if sketch.views[own].parent == other, own != 0, attribute == far, isMargin,
      constraint.constant == 0, constraint.relation == .equal, priority.isEmpty,
      Self.guided(second, constraint.secondAttribute).1 == far
    {
      return ("\(axis)[\(names[own])]-|", options)
    }
    // `own.near = other.far + c`
    guard attribute == near, pair.1 == far, !isMargin, own != 0, other != 0, own != other,
      sketch.views[own].parent == sketch.views[other].parent
    else { return nil }
    return ("\(axis)[\(names[other])]-\(predicate)-[\(names[own])]", options)
  }

  private static func ends(of attribute: LayoutAttribute) -> (LayoutAttribute, LayoutAttribute) {
    switch attribute {
    case .leading, .trailing: (.leading, .trailing)
    case .left, .right: (.left, .right)
    case .top, .bottom: (.top, .bottom)
    default: (.notAnAttribute, .notAnAttribute)
    }
  }
}

extension Sketch.Constraint {
  /// The same constraint with its sides exchanged, if its multiplier is positive or it is an equation; nil if it has
  /// one side.
  var exchanged: Self? {
    guard let second, multiplier != 0 else { return nil }
    var other = self
    (other.first, other.firstAttribute) = (second, secondAttribute)
    (other.second, other.secondAttribute) = (first, firstAttribute)
    other.relation = relation.reversed
    other.multiplier = 1 / multiplier
    other.constant = constant == 0 ? 0 : -constant / multiplier
    return other
  }

  /// The same constraint with its sides exchanged; nil if it has a multiplier.
  package var flipped: Self? { multiplier == 1 ? exchanged : nil }

  /// The same constraint with its sides exchanged, if no number is rounded.
  var turned: Self? {
    let isExact =
      multiplier == 1 || second != first && multiplier > 0 && 1 / (1 / multiplier) == multiplier
    return isExact ? exchanged : nil
  }
}
