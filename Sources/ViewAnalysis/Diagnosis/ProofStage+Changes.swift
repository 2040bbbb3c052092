internal import AutoLayout
internal import HeadlessUIKit
public import LayoutScene

extension ProofStage: @MainActor ChangeableScene {
  /// Creates the views of the scene again, with changes that are applied in each size class.
  ///
  /// - Returns: A scene of the same size, or nil if a change refers to an object that does not
  ///   exist.
  public func changed(by changes: [SceneChange]) -> ProofStage? {
    var areMade = true
    let stage = remade { scenery in
      let scene = ViewScene(scenery.root, provenance: scenery.provenance)
      for change in changes where !scene.make(change) { areMade = false }
    }
    return areMade ? stage : nil
  }
}
