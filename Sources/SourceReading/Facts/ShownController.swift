/// A view controller that code shows, and where.
public struct ShownController: Hashable, Sendable, Codable {
  /// Where a view controller is shown.
  public enum Place: String, Hashable, Sendable, Codable {
    /// In a view inside another view controller, so that its size is that of the view.
    case part
    /// In the whole view of another view controller, or as a page of it.
    case child
    /// In a window: presented, pushed or as the root of a window.
    case screen
    /// Wherever it is shown, with a size that code gives it.
    case ofOwnSize
    /// Wherever it is shown, over another one in a popover, a sheet or a way of the app's own.
    case overOthers
  }

  /// Where it is shown.
  public var place: Place
  /// The class, the identifier in a storyboard, or a constant for that.
  public var name: SourceUse.Value
  /// The class whose code shows it; nil outside of classes.
  public var container: String?

  /// Creates a value.
  package init(_ place: Place, _ name: SourceUse.Value, in container: String?) {
    (self.place, self.name, self.container) = (place, name, container)
  }
}
