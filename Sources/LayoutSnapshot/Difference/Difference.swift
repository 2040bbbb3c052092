extension LayoutSnapshot {
  /// The changes from one snapshot to another.
  ///
  /// Views are matched by their ids. Frames are compared in the coordinates of the superview, so a
  /// moved container is a single change.
  public struct Difference: Equatable, Sendable {
    /// The size of the canvas, if it changed.
    public internal(set) var canvas: Change<Size>?

    /// Views that only the new snapshot has, in its order.
    package internal(set) var added: [ViewSummary] = []

    /// Views that only the old snapshot has, in its order.
    package internal(set) var removed: [ViewSummary] = []

    /// Views in both snapshots that changed, in the order of the new snapshot.
    public internal(set) var changed: [ViewChange] = []

    /// The texts of constraints that only the new snapshot has.
    package internal(set) var addedConstraints: [String] = []

    /// The texts of constraints that only the old snapshot has.
    package internal(set) var removedConstraints: [String] = []

    /// Findings that only the new snapshot has.
    package internal(set) var addedFindings: [Finding] = []

    /// Findings that only the old snapshot has.
    package internal(set) var removedFindings: [Finding] = []

    /// Whether the snapshots represent the same layout.
    public var isEmpty: Bool { self == Self() }

    /// The changed views whose frame or superview changed.
    public var moved: [ViewChange] { changed.filter { $0.frame != nil || $0.superview != nil } }

    init() {}
  }
}

extension LayoutSnapshot.Difference {
  /// An old and a new value.
  public struct Change<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value in the old snapshot.
    public var old: Value

    /// The value in the new snapshot.
    public var new: Value

    /// Creates a change.
    ///
    /// Returns `nil` if the values are equal.
    init?(_ old: Value, _ new: Value) {
      guard old != new else { return nil }
      self.old = old
      self.new = new
    }
  }

  /// A view that was added or removed.
  package struct ViewSummary: Equatable, Sendable {
    /// The view's id.
    package var id: String

    /// The class, name and text of the view.
    package var caption: String

    /// The frame in the superview's coordinates.
    package var frame: LayoutSnapshot.Rect
  }

  /// A view that is in both snapshots and changed.
  public struct ViewChange: Equatable, Sendable {
    /// The view's id.
    public var id: String

    /// The class, name and text of the view in the new snapshot.
    public var caption: String

    /// The frame in the superview's coordinates, if it changed.
    public var frame: Change<LayoutSnapshot.Rect>?

    /// The id of the superview, if it changed.
    public var superview: Change<String?>?

    /// The text, if it changed.
    public var text: Change<String?>?

    /// Whether the view is hidden, if that changed.
    public var isHidden: Change<Bool>?

    /// Whether other properties of the view changed: colors, fonts, states or priorities.
    public var hasOtherChanges: Bool
  }
}
