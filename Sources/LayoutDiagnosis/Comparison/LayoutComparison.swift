public import LayoutSnapshot

/// What changed between two versions of a layout, scene by scene.
///
///     let comparison = LayoutComparison(from: oldScenes, to: newScenes)
///     print(comparison)
public struct LayoutComparison: Sendable, Hashable, Codable {
  /// The scenes that came, went or changed, in the order of the new version; removed ones last.
  public var scenes: [Scene]

  /// Whether nothing changed.
  public var isEmpty: Bool { scenes.isEmpty }

  /// One version of a scene, laid out in several places.
  public struct Version: Sendable {
    /// What stays the same when a scene is renamed: the id of its outermost view, say.
    public var id: String
    /// The scene's name.
    public var name: String
    /// The places in which it was laid out, the one whose constraints are compared first.
    public var places: [(name: String, snapshot: LayoutSnapshot)]

    /// Makes a version of a scene.
    public init(id: String, name: String, places: [(name: String, snapshot: LayoutSnapshot)]) {
      self.id = id
      self.name = name
      self.places = places
    }
  }

  /// How something differs.
  public enum Change: String, Sendable, Hashable, Codable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is in both versions and differs.
    case changed
  }

  /// A scene that differs.
  public struct Scene: Sendable, Hashable, Codable {
    /// The scene's name, the new one if it was renamed.
    public var name: String
    /// Whether the scene itself came or went.
    public var change: Change
    /// Views that came, went or changed in more than their frames, in drawing order.
    public var views: [ViewChange]
    /// Constraints that came, went or changed.
    public var constraints: [ConstraintChange]
    /// Views of both versions that lie elsewhere, with the places in which they do.
    public var moves: [Move]
    /// What layout found only before, and only now.
    public var findings: [FindingChange]
  }

  /// A view that came, went, or changed in more than its frame.
  public struct ViewChange: Sendable, Hashable, Codable {
    /// The view's id.
    public var id: String
    /// What the reader calls it.
    public var name: String
    /// How it differs.
    public var change: Change
    /// What of it changed; empty for one that came or went.
    public var details: [Detail]
  }

  /// A constraint that differs.
  public struct ConstraintChange: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// How it differs.
    public var change: Change
    /// The constraint as a formula: the new one, or the one that went.
    public var formula: String
    /// The constraint in plain words.
    public var words: String
    /// What of it changed; empty for one that came or went.
    public var details: [Detail]
  }

  /// A part of a constraint or view that differs: its `constant` was 16 and is 20.
  public struct Detail: Sendable, Hashable, Codable {
    /// Which part, such as the constant, the second side, the text.
    public var part: String
    /// What it was, in words.
    public var old: String
    /// What it is now, in words.
    public var new: String
  }

  /// A view that lies elsewhere.
  public struct Move: Sendable, Hashable, Codable {
    /// The view's id.
    public var id: String
    /// What the reader calls it.
    public var name: String
    /// The places in which it lies elsewhere.
    public var places: [Place]
    /// In how many places both versions were laid out.
    public var placeCount: Int
  }

  /// Where a view lies in one place, before and now.
  public struct Place: Sendable, Hashable, Codable {
    /// The device, or whatever it was laid out for.
    public var name: String
    /// x, y, width and height of the frame before, in the superview's bounds.
    public var old: [Double]
    /// The same now.
    public var new: [Double]
  }

  /// A finding that only one version has.
  public struct FindingChange: Sendable, Hashable, Codable {
    /// Whether it is new or gone.
    public var change: Change
    /// What was found.
    public var message: String
    /// In which place.
    public var place: String
  }
}
