/// An object that is neither view nor view controller: a gesture recognizer, an item of a bar, an object
/// of a custom class.
public struct OtherElement: Hashable, Sendable {
  /// The element's name, such as `barButtonItem`.
  public internal(set) var name: String
  /// The id, if it has one.
  public internal(set) var id: String?
  /// The key under which its owner holds it.
  public internal(set) var key: String?
  /// Its class, if it is a custom one.
  public internal(set) var customClass: String?
  /// The module of its class.
  public internal(set) var customModule: String?
  /// The colour of its accents.
  public internal(set) var tintColor: ColorElement?
  /// Its text, if the element is one, such as a title with line breaks.
  public internal(set) var text: String?
  /// Its other attributes, in order.
  public internal(set) var otherAttributes: [RawAttribute] = []
  /// The objects it holds, such as the items of a navigation item.
  public internal(set) var members: [OtherElement] = []
  /// Its outlets and actions.
  public internal(set) var connections: [ConnectionElement] = []
  /// Its user-defined runtime attributes, in order.
  public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  /// Views it holds itself, such as a bar button item's custom view.
  public internal(set) var attachments: [AttachedView] = []
  /// The position in the text.
  public internal(set) var position: SourcePosition

  /// The views that it and its members hold, in document order.
  public var allAttachments: [AttachedView] {
    (attachments + members.flatMap(\.allAttachments)).sorted {
      $0.view.position < $1.view.position
    }
  }

  /// The value of an attribute that has no property here; nil if it was not written.
  public subscript(attribute: String) -> String? {
    otherAttributes.first { $0.name == attribute }?.value
  }
}
