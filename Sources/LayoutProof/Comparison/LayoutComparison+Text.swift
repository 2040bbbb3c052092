internal import LayoutGeometry

extension LayoutComparison: CustomStringConvertible {
  /// The comparison for the terminal, one change per line; empty if nothing changed.
  public var description: String { scenes.map(\.text).joined(separator: "\n") }
}

extension LayoutComparison.Scene {
  fileprivate var text: String {
    var lines: [String]
    switch change {
    case .added: lines = ["\(name): a new scene"]
    case .removed: lines = ["\(name): the scene was removed"]
    case .changed: lines = [name]
    }
    for view in views {
      lines.append("  \(view.change.mark) \(view.name)")
      if !view.details.isEmpty {
        lines.append("      \(view.details.map(\.text).joined(separator: ", "))")
      }
    }
    for constraint in constraints {
      lines.append("  \(constraint.change.mark) \(constraint.words)")
      if !constraint.details.isEmpty {
        lines.append("      \(constraint.details.map(\.text).joined(separator: ", "))")
      }
    }
    for move in moves { lines += move.lines }
    for finding in findings {
      lines.append("  \(finding.change.mark) \(finding.place): \(finding.message)")
    }
    return lines.printedLines
  }
}

extension LayoutComparison.Change {
  fileprivate var mark: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

extension LayoutComparison.Detail {
  /// The part with both values, such as `text 'Send' → 'Pay'`.
  var text: String { "\(part) \(old) → \(new)" }
}

extension LayoutComparison.Move {
  /// One line for each way in which the view moves, with the places in which it does.
  fileprivate var lines: [String] {
    var groups: [(steps: String, places: [String])] = []
    for place in places {
      let steps = place.steps
      if let index = groups.firstIndex(where: { $0.steps == steps }) {
        groups[index].places.append(place.name)
      } else {
        groups.append((steps, [place.name]))
      }
    }
    return groups.map { group in
      let devices = group.places.filter { $0 != "as saved" }
      let places =
        if placeCount > 1, group.places.count == placeCount {
          "everywhere"
        } else if placeCount > 2, devices.count == group.places.count,
          devices.count == placeCount - 1
        {
          "on every device"
        } else {
          group.places.joined(separator: ", ")
        }
      return "  \(name): \(group.steps) (\(places))"
    }
  }
}

extension LayoutComparison.Place {
  fileprivate var steps: String {
    zip(["x", "y", "width", "height"], zip(old, new)).compactMap { word, values in
      let step = values.1 - values.0
      guard abs(step) > LayoutTolerance.reported else { return nil }
      return "\(word) \(step > 0 ? "+" : "")\(step.inPoints)"
    }.joined(separator: ", ")
  }
}
