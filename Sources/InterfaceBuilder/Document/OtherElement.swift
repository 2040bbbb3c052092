/// An object that is neither a view nor a view controller: a gesture recognizer, a bar item, a custom
/// object.
public struct OtherElement: Hashable, Sendable {
  /// The element's name, such as `barButtonItem`.
  public internal(set) var name: String
  /// The id, if it has one.
  public internal(set) var id: String?
  /// The key of the object in its owner.
  public internal(set) var key: String?
  /// The custom class, if it has one.
  public internal(set) var customClass: String?
  /// The module of the custom class.
  public internal(set) var customModule: String?
  /// The tint color.
  package internal(set) var tintColor: ColorElement?
  /// The text of the element, such as a title with line breaks.
  public internal(set) var text: String?
  /// The other attributes, in order.
  package internal(set) var otherAttributes: [RawAttribute] = []
  /// The objects it contains, such as the bar button items of a navigation item.
  public internal(set) var members: [OtherElement] = []
  /// The outlets and actions.
  package internal(set) var connections: [ConnectionElement] = []
  /// The user-defined runtime attributes, in order.
  package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  /// The views it contains directly, such as a bar button item's custom view.
  package internal(set) var attachments: [AttachedView] = []
  /// The position in the text.
  public internal(set) var position: SourcePosition

  /// The views that it and its members contain, in document order.
  public var allAttachments: [AttachedView] {
    (attachments + members.flatMap { $0.allAttachments }).sorted {
      $0.view.position < $1.view.position
    }
  }

  /// The value of an attribute that has no corresponding property; nil if it is not specified.
  public subscript(attribute: String) -> String? {
    otherAttributes.first { $0.name == attribute }?.value
  }
}
