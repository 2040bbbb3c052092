internal import LayoutGeometry

/// The views of two layouts that are the same view, and those that only one layout has.
///
/// Views are matched by id, then by name, text and place. What was matched by what is part of the result, because a
/// comparison is only as good as the pairs that it compares.
package struct ViewMatching: Sendable, Hashable, Codable {
  /// What two views of a pair have in common.
  package enum Basis: String, Sendable, Hashable, Codable, CaseIterable {
    /// They are the outermost views.
    case root
    /// The id in the document.
    case id
    /// The label, the accessibility identifier, or the outlet or property.
    case name
    /// The text, of views of one kind.
    case text
    /// The frame, or the order within the same superview, of views of one kind.
    case place
  }

  /// Two views that are compared.
  package struct Pair: Sendable, Hashable, Codable {
    /// The id of the old view.
    package var old: String
    /// The id of the new view.
    package var new: String
    /// The name of the new view.
    package var name: String
    /// What they have in common.
    package var basis: Basis
    /// What a user sees besides the frame and that differs: the text and its font.
    package var details: [LayoutComparison.Detail]
  }

  /// A view without a counterpart.
  package struct Single: Sendable, Hashable, Codable {
    /// The view's id.
    package var id: String
    /// Its name.
    package var name: String
    /// Its class.
    package var className: String
    /// Whether it can be seen: it draws something, and is not hidden wherever it was laid out.
    package var isShown: Bool
  }

  /// The pairs, in the drawing order of the old layout.
  package var pairs: [Pair]
  /// The views that only the old layout has.
  package var onlyOld: [Single]
  /// The views that only the new layout has.
  package var onlyNew: [Single]

  /// Whether no view that can be seen lacks a counterpart.
  package var isComplete: Bool {
    !onlyOld.contains(where: \.isShown) && !onlyNew.contains(where: \.isShown)
  }

  /// Returns the number of pairs with a basis.
  package func count(by basis: Basis) -> Int { pairs.count { $0.basis == basis } }
}

extension ViewMatching: CustomStringConvertible {
  /// The number of pairs by their bases, pairs that an id does not confirm, and views without a counterpart.
  package var description: String { lines(limit: 8).joined(separator: "\n") }

  /// Returns the description's lines, with up to `limit` views in each list.
  func lines(limit: Int) -> [String] {
    let counts = Basis.allCases.filter { $0 != .root && count(by: $0) > 0 }.map {
      "\(count(by: $0)) by \($0.rawValue)"
    }
    let number = pairs.count - count(by: .root)
    var lines = [
      "\(number) \(number == 1 ? "view" : "views") matched"
        + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    ]
    func list(_ words: [String], _ heading: String) {
      guard !words.isEmpty else { return }
      let rest = words.count > limit ? ", and \(words.count - limit) more" : ""
      lines.append("\(heading): " + words.prefix(limit).joined(separator: ", ") + rest)
    }
    let uncertain = pairs.filter { $0.basis == .place }
    list(uncertain.map(\.name), "by place")
    for (word, singles) in [("old", onlyOld), ("new", onlyNew)] {
      list(singles.filter(\.isShown).map(\.words), "only in the \(word) layout")
      list(
        singles.filter { !$0.isShown }.map(\.words), "only in the \(word) layout, drawing nothing")
    }
    let changed = pairs.filter { !$0.details.isEmpty }.map { pair in
      "\(pair.name) (\(pair.details.map(\.text).joined(separator: ", ")))"
    }
    list(changed, "differ in more than frames")
    return lines
  }
}

extension ViewMatching.Single {
  fileprivate var words: String { name == className ? name : "\(name) (\(className))" }
}
