package import AutoLayout
package import InterfaceBuilder
package import InterfaceCanvas

/// A laid-out tree of a document in which misplaced views and ineffective constraints are detected.
@MainActor
package protocol DocumentScene: AnyObject {
  /// The document, resolved for the size classes of the canvas.
  var document: InterfaceDocument { get }
  var island: Island { get }
  /// The laid-out views.
  var staged: StagedInterface { get }
  /// The same tree, laid out for comparison with saved frames.
  var judged: StagedInterface { get }

  /// The views of the tree in document order, the root first.
  var views: [ViewElement] { get }
  /// The constraints of the tree in document order.
  var constraints: [SceneConstraint] { get }
  /// The constraints by their ids.
  var constraintsByID: [String: SceneConstraint] { get }
  /// The ids of the constraints in the document, by the identity of the active constraints.
  var idsByConstraint: [ObjectIdentifier: String] { get }

  /// The conflicts of required constraints.
  var conflicts: [LayoutConflict] { get }
  /// The axes along which each view is part of a conflict, by the view's id.
  var conflictingAxes: [String: Set<NSLayoutConstraint.Axis>] { get }

  /// Whether the root has the same size as in the running app.
  var hasRealSize: Bool { get }
  /// Whether the container view of another scene determines the size of the root.
  var isEmbedded: Bool { get }

  /// Returns the view with an id.
  func element(_ id: String) -> ViewElement?
  /// Returns the superview of the view with an id.
  func parent(of id: String) -> ViewElement?
  /// Returns the id of the superview of the view with an id.
  func parentID(of id: String) -> String?
  /// Returns whether a stack view omits the view because it, or a superview, is hidden.
  func isLeftOut(_ id: String) -> Bool
  /// Returns whether code can change the constraint with an id, or it differs in another size class.
  func isChangeable(_ id: String) -> Bool
  /// Returns the frame of a view whose saved size is out of date because its text was measured
  /// differently; nil for other views.
  func remeasuredFrame(of view: ViewElement) -> LayoutRect?
}

extension DocumentScene {
  /// Returns the ids of the superviews of a view, nearest first; the elements themselves are large.
  func superviews(of id: String) -> UnfoldSequence<String, String> {
    sequence(state: id) { id in
      guard let next = self.parentID(of: id) else { return nil }
      id = next
      return next
    }
  }

  /// Returns whether a view is inside another.
  func isInside(_ superview: String, _ id: String) -> Bool {
    superviews(of: id).contains(superview)
  }
}
