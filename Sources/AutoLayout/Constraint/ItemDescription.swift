internal import Foundation
internal import LayoutGeometry

/// The description of items in Apple's debugging notation (`constraints:C11.5`).
@MainActor
enum ItemDescription {
  /// Returns `ClassName:0x600000c0`, followed by a text in quotes if the item has one; only the
  /// name for a named item.
  static func of(_ item: Any) -> String {
    guard let object = item as AnyObject? else { return "(null)" }
    guard let described = item as? any LayoutItemDescribing else {
      return "\(className(object)):\(address(object))"
    }
    if let name = described.purlinDescriptionName { return shortened(name).printable }
    return "\(described.purlinDescriptionClass):\(address(object))"
      + (described.purlinDescriptionSuffix ?? "")
  }

  /// The entry in the list of names for an item that is printed by its name: `name:0x600000c0`.
  static func entry(_ item: any LayoutItem) -> String? {
    guard let described = item as? any LayoutItemDescribing,
      let name = described.purlinDescriptionName
    else { return nil }
    return "\(shortened(name).printable):\(address(item))"
  }

  /// Returns the entry in the list of names for the item that `|` represents; it includes the
  /// address of a named item.
  static func barEntry(_ item: any LayoutItem) -> String {
    "'|':" + (entry(item) ?? of(item))
  }

  /// Returns the name of the class in Objective-C: with its module, unless it is one of Apple's.
  static func className(_ object: AnyObject, without module: String = "AutoLayout") -> String {
    let full = String(reflecting: type(of: object))
    let own = module + "."
    // The qualified name of a local or generic type is not readable.
    guard !full.contains("("), !full.contains("<") else { return "\(type(of: object))" }
    return full.hasPrefix(own) ? String(full.dropFirst(own.count)) : full
  }

  /// Returns the address; `offset` distinguishes several entries for the same object.
  static func address(_ object: AnyObject, offset: UInt = 0) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)) &+ offset, radix: 16)
  }

  /// Returns at most 25 characters of a text, followed by dots if it is longer.
  static func shortened(_ text: String) -> String {
    text.count > 25 ? String(text.prefix(25)) + "..." : text
  }

  /// Returns a label's text in quotes, with newlines escaped, as in logs.
  static func quoted(_ text: String) -> String { "'" + shortened(text).printable + "'" }
}

/// An item whose description contains more than its class and address: a text, an identifier or a
/// name.
@MainActor
public protocol LayoutItemDescribing: LayoutItem {
  /// The text after the address, such as `'Name'`, or nil.
  var purlinDescriptionSuffix: String? { get }

  /// A name that replaces the class and address, which are then listed at the end; nil by default.
  var purlinDescriptionName: String? { get }

  /// The name of the class.
  var purlinDescriptionClass: String { get }
}

extension LayoutItemDescribing {
  /// Nil: the item is printed as class and address.
  public var purlinDescriptionName: String? { nil }

  /// The name of the class, with its module.
  public var purlinDescriptionClass: String { ItemDescription.className(self) }

  /// The name of the class, without its module if it is the given one.
  package func purlinDescriptionClass(without module: String) -> String {
    ItemDescription.className(self, without: module)
  }

  /// Returns a text in quotes, as in logs: at most 25 characters, then dots, with newlines escaped.
  package func quotedLayoutDescription(_ text: String) -> String { ItemDescription.quoted(text) }
}

/// The formatting of numbers by `%g`.
enum Number {
  static func g(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
