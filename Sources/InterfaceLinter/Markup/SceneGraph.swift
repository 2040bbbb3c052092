internal import InterfaceBuilder

/// The view controllers of a storyboard, and the segues between their scenes.
struct SceneGraph {
  /// The view controllers, in the order of the document.
  private(set) var controllers: [MarkupIndex.Element] = []
  private let elements: [MarkupIndex.Element]
  /// The targets of segues, by the scenes in which these begin: at a controller, a view or a recognizer.
  private var targets: [Int: [String]] = [:]
  /// The scenes of view controllers, by their ids.
  private var scenes: [String: Int] = [:]
  /// The ids of the first view controllers of scenes.
  private var owners: [Int: String] = [:]

  /// Finds the controllers and segues of a document; there are none in a xib.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of elements and *d* is their depth.
  init(_ markup: MarkupIndex) {
    elements = markup.elements
    for (number, scene) in elements.enumerated() where scene.name == "scene" {
      for list in markup.children(of: scene, named: "objects") {
        for object in list.children.map({ elements[$0] }) where Self.isController(object) {
          controllers.append(object)
          guard let id = object["id"]?.value, scenes[id] == nil else { continue }
          scenes[id] = number
          if owners[number] == nil { owners[number] = id }
        }
      }
    }
    for element in elements where element.name == "segue" {
      guard let target = element["destination"]?.value, let scene = scene(of: element) else {
        continue
      }
      targets[scene, default: []].append(target)
    }
  }

  private static func isController(_ object: MarkupIndex.Element) -> Bool {
    object["sceneMemberID"]?.value == "viewController" || object.name.hasSuffix("iewController")
      || ["tabBarController", "navigationController", "splitViewController"]
        .contains { object.name.hasSuffix($0) }
  }

  /// The id of the view controller that the app shows first; nil if the document names none.
  var initial: String? { elements.first?["initialViewController"]?.value }

  /// The ids of all targets of segues.
  var allTargets: Set<String> { Set(targets.values.joined()) }

  /// Returns the ids of the view controllers to which segues lead from some, with these.
  func reached(from ids: [String]) -> Set<String> {
    var open = ids
    var reached: Set<String> = []
    while let id = open.popLast() {
      if reached.insert(id).inserted { open += scenes[id].flatMap { targets[$0] } ?? [] }
    }
    return reached
  }

  /// Returns the id of the view controller whose scene contains an element; nil if there is none.
  func controller(of element: MarkupIndex.Element) -> String? {
    scene(of: element).flatMap { owners[$0] }
  }

  /// The scene that contains an element, by its index.
  private func scene(of element: MarkupIndex.Element) -> Int? {
    var next = element.parent
    while let index = next, elements[index].name != "scene" { next = elements[index].parent }
    return next
  }
}
