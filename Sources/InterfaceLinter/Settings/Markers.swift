/// What a label in the outline says to the linter: `Title (purlin:disable fixed-width-text)`.
///
/// Everything from `purlin:disable` on names rules, separated by blanks or commas; without any, all
/// rules are meant. A pair of brackets around it does not count.
struct Markers: Hashable, Sendable {
  /// The label without the marker; nothing where nothing else is left.
  let text: String?
  /// The ids of rules that are off here; nothing without a marker, none for all rules.
  let disabled: Set<String>?

  init(_ label: String?) {
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

  /// Whether a rule is off.
  func disables(_ rule: String) -> Bool {
    guard let disabled else { return false }
    return disabled.isEmpty || disabled.contains(rule)
  }
}
