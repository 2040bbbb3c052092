public import LayoutGeometry

/// The views of a preview as elements of an Interface Builder document, of which code in another notation is written.
public struct WrittenViews: Codable, Sendable {
  /// What the document does not have.
  public struct Omission: Codable, Sendable, Hashable {
    /// The id of the view.
    public var id: String
    /// What it is.
    public var text: String
    /// Whether the layout can differ without it.
    public var affectsLayout: Bool
  }

  /// The elements, of which each begins on a line of its own.
  public var elements: String
  /// The id of the outermost view.
  public var rootID: String
  /// The lines that created views and constraints, by the lines of ``elements``, from 1.
  public var places: [Int: CodeLocation.Frame]
  /// The trait of a `#Preview` that shows them as they were; empty for a device in portrait.
  public var trait = ""
  /// What the elements do not have, in the order of the views.
  public var omissions: [Omission]
}

/// A layout with the device and the settings in which it was made.
public struct SituatedLayout: Codable, Sendable {
  /// The device and the settings.
  public var situation: String
  /// The layout as JSON, in the form of `LayoutSnapshot`.
  public var snapshot: String
}
