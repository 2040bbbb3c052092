internal import Foundation

/// How items print in Apple's debugging notation (`constraints:C11.5`).
@MainActor
enum ItemDescription {
  /// `ClassName:0x600000c0`, with the text of a text view in quotes; a name alone for a named item.
  static func of(_ item: Any) -> String {
    guard let object = item as AnyObject? else { return "(null)" }
    guard let described = item as? any LayoutItemDescribing else {
      return "\(className(object)):\(address(object))"
    }
    if let name = described.purlinDescriptionName { return shortened(name) }
    return "\(described.purlinDescriptionClass):\(address(object))"
      + (described.purlinDescriptionSuffix ?? "")
  }

  /// The entry in the list of names for an item that is printed by its name: `name:0x600000c0`.
  static func entry(_ item: any LayoutItem) -> String? {
    guard let described = item as? any LayoutItemDescribing,
      let name = described.purlinDescriptionName
    else { return nil }
    return "\(shortened(name)):\(address(item))"
  }

  /// What the list of names says of the item that the bar stands for; it repeats the address of a
  /// named one.
  static func barEntry(_ item: any LayoutItem) -> String {
    "'|':" + (entry(item) ?? of(item))
  }

  /// The class as Objective-C names it: with its module, unless it is one of Apple's.
  static func className(_ object: AnyObject, without module: String = "AutoLayout") -> String {
    let full = String(reflecting: type(of: object))
    let own = module + "."
    // A local or generic type has no readable name with a module.
    guard !full.contains("("), !full.contains("<") else { return "\(type(of: object))" }
    return full.hasPrefix(own) ? String(full.dropFirst(own.count)) : full
  }

  /// The address; `offset` distinguishes objects that are represented by the same one.
  static func address(_ object: AnyObject, offset: UInt = 0) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)) &+ offset, radix: 16)
  }

  /// At most 25 characters, then dots.
  static func shortened(_ text: String) -> String {
    text.count > 25 ? String(text.prefix(25)) + "..." : text
  }

  /// A label's text as logs quote it, newlines escaped.
  static func quoted(_ text: String) -> String {
    "'" + shortened(text).replacingOccurrences(of: "\n", with: "\\n") + "'"
  }
}

/// An item that adds something to its description: a text, an identifier, a name of its own.
@MainActor
public protocol LayoutItemDescribing: LayoutItem {
  /// The text after the address, such as `'Name'`, or nil.
  var purlinDescriptionSuffix: String? { get }

  /// A name that is printed instead of class and address, which are then listed at the end; usually
  /// nil.
  var purlinDescriptionName: String? { get }

  /// The name of the class.
  var purlinDescriptionClass: String { get }
}

extension LayoutItemDescribing {
  /// No name: class and address.
  public var purlinDescriptionName: String? { nil }

  /// The name of the class, with its module.
  public var purlinDescriptionClass: String { ItemDescription.className(self) }

  /// The name of the class, without its module if it is the given one.
  package func purlinDescriptionClass(without module: String) -> String {
    ItemDescription.className(self, without: module)
  }

  /// A text as logs quote it: at most 25 characters, then dots; newlines escaped.
  package func quotedLayoutDescription(_ text: String) -> String { ItemDescription.quoted(text) }
}

/// Numbers as `%g` prints them.
enum Number {
  static func g(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
