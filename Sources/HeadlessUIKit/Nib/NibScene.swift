internal import Foundation
internal import InterfaceBuilder

/// The scene of a view controller that was created from a storyboard.
@MainActor
final class NibScene {
  let source: NibSource
  let element: ViewControllerElement
  let storyboard: UIStoryboard
  /// The objects that exist before the view is loaded, the bar items, by id.
  private var items: [String: NSObject] = [:]
  /// The objects at the top level of the scene, which no other object needs to retain.
  private var topLevelObjects: [NSObject] = []
  /// The objects to which popovers can be anchored, by id.
  private var anchors: [String: WeakObject] = [:]

  private struct WeakObject { weak var object: NSObject? }

  init(source: NibSource, element: ViewControllerElement, storyboard: UIStoryboard) {
    self.source = source
    self.element = element
    self.storyboard = storyboard
  }

  /// Creates the controller's bar items, which exist before its view is loaded.
  func makeItems(of controller: UIViewController) {
    guard !element.heldObjects.isEmpty else { return }
    let instance = instance(for: controller)
    for object in element.heldObjects {
      switch object.name {
      case "navigationItem": instance.fill(controller.navigationItem, from: object)
      case "tabBarItem":
        if let item = instance.makeTabBarItem(object) { controller.tabBarItem = item }
      case "toolbarItems": controller.toolbarItems = instance.makeBarButtonItems(object.members)
      default: continue
      }
    }
    instance.connect()
    controller.nibFindings += instance.allFindings
    items = instance.objects
    items[element.id] = nil
    anchors = items.mapValues { WeakObject(object: $0) }
  }

  /// Creates the view and its subviews, connects them, and adds the children of embed segues.
  func loadView(of controller: UIViewController) -> Bool {
    guard let island = source.island(of: element) else { return false }
    let instance = instance(for: controller)
    topLevelObjects = instance.makeTopLevelObjects(objectsOfScene)
    let view = instance.makeViews(of: island, controller: controller)
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.view = view
    if let refresh = element.heldObjects.first(where: { $0.name == "refreshControl" }) {
      (view as? UIScrollView)?.refreshControl = instance.makeRefreshControl(refresh)
    }
    instance.note(element.connections, of: controller, at: element.position)
    instance.connect()
    controller.nibFindings += instance.allFindings
    anchors.merge(instance.objects.mapValues { WeakObject(object: $0) }) { $1 }
    embed(in: controller, instance.objects)
    return true
  }

  private var objectsOfScene: [InterfaceObject] {
    source.document.scenes.first { $0.viewController?.id == element.id }?.objects ?? []
  }

  private func instance(for controller: UIViewController) -> NibInstance {
    items[element.id] = controller
    defer { items[element.id] = nil }
    let instance = NibInstance(source, objects: items)
    instance.controller = controller
    instance.firstResponders = Set(
      objectsOfScene.compactMap { object in
        guard case .placeholder(let placeholder) = object else { return nil }
        return placeholder.identifier == "IBFirstResponder" ? placeholder.id : nil
      })
    return instance
  }

  private func embed(in controller: UIViewController, _ objects: [String: NSObject]) {
    for segue in element.segues where segue.kind == "embed" {
      if segue.source != nil, isEmbeddedWithoutEnd(controller) {
        failPrecondition(
          "\(storyboard) embeds the view controller '\(element.id)' in itself without end: the "
            + "segue at \(segue.position) created \(Self.embeddingLimit) of them within each other")
      }
      guard let id = segue.source, let container = objects[id] as? UIView else { continue }
      guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: container)
      else { continue }
      do {
        let child = try destination(of: segue, from: controller, sender: container)
        controller.prepare(
          for: UIStoryboardSegue(
            identifier: segue.identifier, source: controller, destination: child),
          sender: container)
        controller.addChild(child)
        guard let view = child.view else { continue }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: controller)
      } catch {
        controller.nibFindings.append(
          DocumentFinding(.error, error.description, at: segue.position, objectID: id))
      }
    }
  }

  /// The number of controllers of one scene within each other at which embedding does not end.
  ///
  /// UIKit goes on until the stack overflows.
  private static let embeddingLimit = 32

  private func isEmbeddedWithoutEnd(_ controller: UIViewController) -> Bool {
    var count = 0
    var step: UIViewController? = controller
    while let next = step {
      if next.scene?.element.id == element.id, next.scene?.source === source { count += 1 }
      step = next.parent
    }
    return count >= Self.embeddingLimit
  }

  /// Creates the destination of a segue, by the segue's `@IBSegueAction` method if it has one.
  func destination(
    of segue: SegueElement, from controller: UIViewController, sender: Any?
  ) throws(NibError) -> UIViewController {
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = segue.creationSelector {
      creator = { coder in
        SelectorSending.perform(
          Selector(name), on: controller, [coder, sender, segue.identifier]
        ).result as? UIViewController
      }
    }
    return try source.makeController(
      segue.destination, storyboard: storyboard, creator: creator)
  }

  /// The object of the scene with an id; nil if it was deallocated.
  func anchor(_ id: String) -> NSObject? { anchors[id]?.object }
}
