package import LayoutSnapshot

/// The differences between two versions of a layout, scene by scene.
///
///     let comparison = LayoutComparison(from: oldScenes, to: newScenes)
///     print(comparison)
public struct LayoutComparison: Sendable, Hashable, Codable {
  /// The scenes that were added, removed or changed, in the order of the new version; removed ones
  /// last.
  public var scenes: [Scene]

  /// Whether nothing changed.
  public var isEmpty: Bool { scenes.isEmpty }

  /// One version of a scene, laid out in several places.
  package struct Version: Sendable {
    /// An identifier that does not change when a scene is renamed, such as the id of its root view.
    package var id: String
    /// The scene's name.
    package var name: String
    /// The places in which it was laid out; constraints of the first one are compared.
    package var places: [(name: String, snapshot: LayoutSnapshot)]

    /// Creates a version of a scene.
    package init(id: String, name: String, places: [(name: String, snapshot: LayoutSnapshot)]) {
      self.id = id
      self.name = name
      self.places = places
    }
  }

  /// The kind of a difference.
  public enum Change: String, Sendable, Hashable, Codable {
    /// It was added.
    case added
    /// It was removed.
    case removed
    /// It is in both versions and differs.
    case changed
  }

  /// A scene that differs.
  public struct Scene: Sendable, Hashable, Codable {
    /// The scene's name, the new one if it was renamed.
    public var name: String
    /// Whether the scene itself was added or removed.
    public var change: Change
    /// Views that were added, removed or changed in more than their frames, in drawing order.
    public var views: [ViewChange]
    /// Constraints that were added, removed or changed.
    public var constraints: [ConstraintChange]
    /// Views of both versions whose frames differ, with the places in which they do.
    public var moves: [Move]
    /// Findings of layout that only one version has.
    public var findings: [FindingChange]
  }

  /// A view that was added, removed, or changed in more than its frame.
  public struct ViewChange: Sendable, Hashable, Codable {
    /// The view's id.
    public var id: String
    /// The view's name.
    public var name: String
    /// How it differs.
    public var change: Change
    /// The changed properties; empty for a view that was added or removed.
    public var details: [Detail]
  }

  /// A constraint that differs.
  public struct ConstraintChange: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// How it differs.
    public var change: Change
    /// The constraint as a formula: the new one, or the removed one.
    package var formula: String
    /// The constraint as a sentence.
    public var words: String
    /// The changed properties; empty for a constraint that was added or removed.
    public var details: [Detail]
  }

  /// A property of a constraint or view that differs, such as a `constant` that was 16 and is 20.
  public struct Detail: Sendable, Hashable, Codable {
    /// The property, such as the constant, the second side or the text.
    public var part: String
    /// The old value as text.
    package var old: String
    /// The new value as text.
    public var new: String
  }

  /// A view whose frame differs.
  public struct Move: Sendable, Hashable, Codable {
    /// The view's id.
    public var id: String
    /// The view's name.
    public var name: String
    /// The places in which its frame differs.
    public var places: [Place]
    /// The number of places in which both versions were laid out.
    package var placeCount: Int
  }

  /// The frames of a view in one place.
  public struct Place: Sendable, Hashable, Codable {
    /// The device or size for which it was laid out.
    public var name: String
    /// x, y, width and height of the old frame, in the superview's bounds.
    package var old: [Double]
    /// The same of the new frame.
    public var new: [Double]
  }

  /// A finding that only one version has.
  public struct FindingChange: Sendable, Hashable, Codable {
    /// Whether it is new or gone.
    public var change: Change
    /// The finding's message.
    public var message: String
    /// The place.
    public var place: String
  }
}
