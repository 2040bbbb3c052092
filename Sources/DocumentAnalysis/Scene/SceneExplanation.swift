internal import AutoLayout
package import ConflictAnalysis
internal import InterfaceBuilder
package import LayoutProof
internal import LayoutScene
internal import ViewAnalysis

/// The conflicts and the ambiguity of a document's scene in the app, with repairs.
///
/// They are those that the linter reports as `conflicting-constraints` and `ambiguous-layout`, except that
/// all minimal conflicts are found, and not one for each constraint that layout breaks.
@MainActor
package struct SceneExplanation {
  /// The required constraints of the scene, which conflicts refer to.
  package let system: ConstraintSystem
  /// The conflicts of the app, the smallest first.
  package let conflicts: [ConflictDiagnosis]
  /// Whether all conflicts were found.
  package let isComplete: Bool
  /// Where the other conflicts occur.
  package private(set) var leftOut: [ConflictScope] = []
  /// The coordinates that constraints leave open; nil if there are none.
  package let ambiguity: AmbiguityReport?
  /// Whether the document says what is ambiguous on this canvas.
  package let isAmbiguityKnown: Bool

  /// Explains a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, which is as it was afterwards.
  ///   - limit: The greatest number of conflicts to find.
  ///   - file: The name of the document, for the positions of constraints.
  /// - Complexity: Up to 400 solutions of the scene's constraints, and a few for each repair and each
  ///   coordinate.
  package init(of scene: DocumentScene, limit: Int, file: String) {
    var places: [String: String] = [:]
    scene.island.forEachView { view in
      for constraint in view.constraints {
        places[constraint.id] = "\(file):\(constraint.position)"
      }
    }
    system = ConstraintSystem(of: scene.subject, places: places)
    let rows = ConstraintSystem.statedRows(of: scene.subject.engine)
    var scopes: [ConflictScope] = []
    let found = system.search(limit: limit) { [system] members in
      let scope = scene.scope(
        of: members.map { rows[$0].origin }, excess: system.excess(of: members))
      if scope != .app { scopes.append(scope) }
      return scope == .app
    }
    leftOut = scopes
    conflicts = found.conflicts.map { conflict in
      var conflict = conflict
      conflict.tryOut(in: scene.subject)
      return conflict
    }
    isComplete = found.isComplete
    isAmbiguityKnown = scene.isAmbiguityKnown
    ambiguity =
      scene.undetermined.isEmpty ? nil : scene.ambiguityReport(includesTies: false)
  }

  /// Whether nothing was found.
  package var isClean: Bool { conflicts.isEmpty && ambiguity == nil }
}
