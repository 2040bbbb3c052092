internal import Foundation
internal import InterfaceBuilder

/// A document resolved for the size classes of a screen, with its custom classes, from which more
/// objects can be created later, such as cells.
@MainActor
final class NibSource {
  let document: InterfaceDocument
  let classes: InterfaceClasses
  private let islands: [Island]

  init(_ document: InterfaceDocument, classes: InterfaceClasses) {
    let traits = UIScreen.main.traitCollection(for: UIScreen.main.bounds.size)
    self.document = document.resolved(
      for: InterfaceTraits(
        horizontal: SizeClass(traits.horizontalSizeClass),
        vertical: SizeClass(traits.verticalSizeClass)))
    self.classes = classes
    islands = self.document.islands
  }

  func island(rootedAt id: String) -> Island? {
    islands.first { $0.root.id == id } ?? document.island(rootedAt: id)
  }

  func island(of controller: ViewControllerElement) -> Island? {
    islands.first { $0.viewController?.id == controller.id }
  }

  /// Makes one view with everything in it, connected also to the controller of its scene.
  func makeView(_ id: String, for controller: UIViewController? = nil) -> UIView? {
    guard let island = island(rootedAt: id) else { return nil }
    var objects: [String: NSObject] = [:]
    if let controller, let scene = controller.scene { objects[scene.element.id] = controller }
    let instance = NibInstance(self, objects: objects)
    instance.controller = controller
    let view = instance.makeViews(of: island)
    instance.connect()
    return view
  }
}
