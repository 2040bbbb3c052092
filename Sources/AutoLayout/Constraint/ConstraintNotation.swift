internal import Foundation

/// A constraint in the notation of Apple's console messages (`constraints:C11.1`): its formula and
/// the names of items.
///
///     <NSLayoutConstraint:0x6000 'gap' H:[name]-(>=8@750)-[UILabel:0x7f'A'] priority:750   (active, names: name:0x7e )>
@MainActor
struct ConstraintNotation {
  /// The class name in the description.
  var className: String
  /// The address of the constraint.
  var address: String
  /// The text before the body: a mask, an identifier.
  var prefix = ""
  /// The formula.
  private(set) var body = ""
  /// The text after the body: priorities.
  var suffix = ""
  var isActive = true

  private var names: [String] = []

  init(className: String, address: String) {
    self.className = className
    self.address = address
  }

  var text: String {
    var state = isActive ? "active" : "inactive"
    if !names.isEmpty { state += ", names: \(names.joined(separator: ", ")) " }
    return "<\(className):\(address) \(prefix)\(body)\(suffix)   (\(state))>"
  }

  mutating func write(_ text: String) { body += text }

  /// Writes an item.
  ///
  /// An item that is written as its name is added to the list of names.
  mutating func write(_ item: (any LayoutItem)?) {
    guard let item else { return write("(null)") }
    write(ItemDescription.of(item))
    list(item)
  }

  /// Writes `item.attribute`.
  mutating func write(_ item: (any LayoutItem)?, _ attribute: String) {
    write(item)
    write(".\(attribute)")
  }

  /// Adds the item that `|` represents to the end of the list of names (`constraints:C11.6`).
  mutating func listBar(_ item: any LayoutItem) {
    list(item)
    names.append(ItemDescription.barEntry(item))
  }

  private mutating func list(_ item: any LayoutItem) {
    guard let entry = ItemDescription.entry(item), !names.contains(entry) else { return }
    names.append(entry)
  }

  /// Writes `m*`, unless the multiplier is 1 (`constraints:C11.3`).
  mutating func write(multiplier: Double) {
    switch multiplier {
    case 1: break
    case -1: write("-")
    default: write("\(Number.g(multiplier))*")
    }
  }

  /// Writes ` + c` or ` - c`; has no effect for 0.
  mutating func write(addend c: Double) {
    guard c != 0 else { return }
    write(c < 0 ? " - \(Number.g(-c))" : " + \(Number.g(c))")
  }
}
