internal import Foundation

/// A constraint as Apple's console prints it (`constraints:C11.1`): what it says, and who is named.
///
///     <NSLayoutConstraint:0x6000 'gap' H:[name]-(>=8@750)-[UILabel:0x7f'A'] priority:750   (active, names: name:0x7e )>
@MainActor
struct ConstraintNotation {
  /// The class as which the constraint prints.
  var className: String
  /// Where the constraint stands in memory.
  var address: String
  /// What stands before the body: a mask, an identifier.
  var prefix = ""
  /// The sentence itself.
  private(set) var body = ""
  /// What stands after the body: priorities.
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

  /// Writes an item, and lists it if it prints as its name.
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

  /// Lists the item that the bar stands for, behind all others (`constraints:C11.6`).
  mutating func listBar(_ item: any LayoutItem) {
    list(item)
    names.append(ItemDescription.barEntry(item))
  }

  private mutating func list(_ item: any LayoutItem) {
    guard let entry = ItemDescription.entry(item), !names.contains(entry) else { return }
    names.append(entry)
  }

  /// Writes `m*`, where there is something to multiply by (`constraints:C11.3`).
  mutating func write(multiplier: Double) {
    switch multiplier {
    case 1: break
    case -1: write("-")
    default: write("\(Number.g(multiplier))*")
    }
  }

  /// Writes ` + c` or ` - c`, nothing for zero.
  mutating func write(addend c: Double) {
    guard c != 0 else { return }
    write(c < 0 ? " - \(Number.g(-c))" : " + \(Number.g(c))")
  }
}
