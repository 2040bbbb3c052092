/// A scene in which repairs can be tried: it can be made again with changes.
public protocol ChangeableScene: ResizableScene {
  /// Makes the scene once more, with changes that stay at every size.
  ///
  /// - Returns: The other scene; nil where one of the changes cannot be made in it.
  func changed(by changes: [SceneChange]) -> Self?
}
