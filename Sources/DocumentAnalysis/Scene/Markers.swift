/// A marker for the linter in a label of the outline: `Title (purlin:disable fixed-width-text)`.
///
/// The words after `purlin:disable` are rule ids, separated by blanks or commas; without ids, all
/// rules are disabled. Parentheses around the marker are ignored.
package struct Markers: Hashable, Sendable {
  /// The label without the marker; nil if nothing else is left.
  package let text: String?
  /// The ids of disabled rules; nil without a marker, empty for all rules.
  package let disabled: Set<String>?

  package init(_ label: String?) {
    guard let label else {
      text = nil
      disabled = nil
      return
    }
    guard let range = label.firstRange(of: Self.marker) else {
      text = label
      disabled = nil
      return
    }
    let head = label[..<range.lowerBound].reversed().drop { " ([{-–—".contains($0) }
    text = head.isEmpty ? nil : String(String(head.reversed()))
    let words = label[range.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "-") }
    disabled = Set(words.map(String.init))
  }

  private static let marker = "purlin:disable"

  /// Returns whether a rule is disabled.
  package func disables(_ rule: String) -> Bool {
    guard let disabled else { return false }
    return disabled.isEmpty || disabled.contains(rule)
  }
}
