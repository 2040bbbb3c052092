internal import AutoLayout
internal import HeadlessUIKit
public import LayoutDiagnosis

extension ProofStage: @MainActor ChangeableScene {
  /// Makes the scene's views anew, with changes that are made again in each size class.
  ///
  /// - Returns: A scene of the present size; nil where a change names what its views do not have.
  public func changed(by changes: [SceneChange]) -> ProofStage? {
    var areMade = true
    let stage = remade { scenery in
      let scene = ViewScene(scenery.root, provenance: scenery.provenance)
      for change in changes where !scene.make(change) { areMade = false }
    }
    return areMade ? stage : nil
  }
}
