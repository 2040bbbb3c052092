internal import Foundation

/// How items print in Apple's debugging notation.
@MainActor
enum ItemDescription {
  /// `ClassName:0x600000c0`, with the text of a text view in quotes (`constraints:C11.5`).
  static func of(_ item: Any) -> String {
    guard let object = item as AnyObject? else { return "(null)" }
    let name = "\(type(of: item)):\(address(object))"
    guard let described = item as? any LayoutItemDescribing else { return name }
    return name + (described.layoutDescriptionSuffix ?? "")
  }

  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// A label's text as logs quote it: 25 characters at most, newlines escaped.
  static func quoted(_ text: String) -> String {
    let short = text.count > 25 ? String(text.prefix(25)) + "..." : text
    return "'" + short.replacingOccurrences(of: "\n", with: "\\n") + "'"
  }
}

/// An item that adds something to its name in descriptions: a text, an identifier.
@MainActor
public protocol LayoutItemDescribing: LayoutItem {
  /// What follows the address, such as `'Name'`; nil adds nothing.
  var layoutDescriptionSuffix: String? { get }
}

/// Numbers as `%g` prints them.
enum Number {
  static func g(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
