/// A scene that can be created again with changes, so that repairs can be tried.
public protocol ChangeableScene: ResizableScene {
  /// Creates the scene again with changes that apply at every size.
  ///
  /// - Returns: The changed scene, or nil if one of the changes cannot be applied.
  func changed(by changes: [SceneChange]) -> Self?
}
