/// A scene of a storyboard: a view controller and the other top-level objects of the scene.
public struct SceneElement: Hashable, Sendable {
  /// The scene's id.
  public internal(set) var id: String?
  /// The location of the scene on the canvas.
  package internal(set) var canvasLocation: LayoutPoint?
  /// The objects of the scene, in document order.
  public internal(set) var objects: [InterfaceObject] = []
  /// The position in the source text.
  public internal(set) var position: SourcePosition

  /// The scene's view controller.
  public var viewController: ViewControllerElement? {
    for case .viewController(let controller) in objects { return controller }
    return nil
  }
}

/// An object at the top level of a scene or xib.
public enum InterfaceObject: Hashable, Sendable {
  /// A view controller of any kind.
  case viewController(ViewControllerElement)
  /// A view.
  case view(ViewElement)
  /// The file's owner or the first responder.
  case placeholder(PlaceholderElement)
  /// A gesture recognizer, bar button item, custom object or another kind of object.
  case other(OtherElement)

  /// The object's id, if it has one.
  public var id: String? {
    switch self {
    case .viewController(let controller): controller.id
    case .view(let view): view.id
    case .placeholder(let placeholder): placeholder.id
    case .other(let other): other.id
    }
  }
}

/// A placeholder for an object that exists before the document is loaded.
public struct PlaceholderElement: Hashable, Sendable {
  /// The id: -1 for the owner of a xib and -2 for its first responder.
  public internal(set) var id: String?
  /// `IBFilesOwner` or `IBFirstResponder`.
  public internal(set) var identifier: String?
  /// The class of the owner.
  public internal(set) var customClass: String?
  /// The outlets of the placeholder.
  package internal(set) var connections: [ConnectionElement] = []
  /// The position in the source text.
  public internal(set) var position: SourcePosition
}

/// An outlet, outlet collection or action.
package struct ConnectionElement: Hashable, Sendable {
  /// `outlet`, `outletCollection` or `action`.
  package internal(set) var kind: String
  /// The id, if it has one.
  package internal(set) var id: String?
  /// The property of an outlet or the selector of an action.
  package internal(set) var name: String?
  /// The id of the destination object.
  package internal(set) var destination: String?
  /// The event of an action, such as `touchUpInside`.
  package internal(set) var eventType: String?
}
