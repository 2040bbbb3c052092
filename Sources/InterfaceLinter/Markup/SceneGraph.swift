internal import InterfaceBuilder

/// The view controllers of a storyboard, and the segues between their scenes.
struct SceneGraph {
  /// The view controllers, in the order of the document.
  private(set) var controllers: [MarkupIndex.Element] = []
  private let elements: [MarkupIndex.Element]
  /// The segues, by the scenes in which these begin: at a controller, a view or a recognizer.
  private var segues: [Int: [Segue]] = [:]
  /// The scenes of view controllers, by their ids.
  private var scenes: [String: Int] = [:]
  /// The ids of the first view controllers of scenes.
  private var owners: [Int: String] = [:]

  private struct Segue {
    let target: String
    /// The identifier by which code performs it, if it begins at a controller: "" for none; nil for a segue that a control
    /// or the controller itself performs.
    let manualIdentifier: String?
  }

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
      segues[scene, default: []].append(
        Segue(target: target, manualIdentifier: manualIdentifier(of: element)))
    }
  }

  /// The identifier of a segue that only code performs; nil for others.
  private func manualIdentifier(of segue: MarkupIndex.Element) -> String? {
    // A library performs the segues of its own classes.
    guard !["relationship", "embed"].contains(segue["kind"]?.value ?? ""),
      segue["customClass"] == nil,
      segue["trigger"] == nil, let list = segue.parent.map({ elements[$0] }),
      let owner = list.parent.map({ elements[$0] }), Self.isController(owner)
    else { return nil }
    return segue["identifier"]?.value ?? ""
  }

  private static func isController(_ object: MarkupIndex.Element) -> Bool {
    object["sceneMemberID"]?.value == "viewController" || object.name.hasSuffix("iewController")
      || ["tabBarController", "navigationController", "splitViewController"]
        .contains { object.name.hasSuffix($0) }
  }

  /// The id of the view controller that the app shows first; nil if the document names none.
  var initial: String? { elements.first?["initialViewController"]?.value }

  /// The ids of all targets of segues.
  var allTargets: Set<String> { Set(segues.values.joined().map(\.target)) }

  /// Returns the ids of the view controllers to which segues lead from some, with these.
  ///
  /// - Parameters:
  ///   - ids: The ids to begin with.
  ///   - unperformed: The identifiers of segues of view controllers that code does not perform.
  /// - Returns: The ids.
  func reached(from ids: [String], without unperformed: Set<String> = []) -> Set<String> {
    var open = ids
    var reached: Set<String> = []
    while let id = open.popLast() {
      guard reached.insert(id).inserted else { continue }
      let found = scenes[id].flatMap { segues[$0] } ?? []
      open += found.filter { !unperformed.contains($0.manualIdentifier ?? "") }.map(\.target)
    }
    return reached
  }

  /// Returns the names of storyboards and the identifiers of scenes in them to which some view controllers refer.
  func references(in ids: Set<String>) -> [String] {
    controllers.filter { $0["id"].map { ids.contains($0.value) } ?? false }.flatMap { controller in
      ["storyboardName", "referencedIdentifier"].compactMap { controller[$0]?.value }
    }
  }

  /// Returns the lines of the scenes of some view controllers.
  func lines(of ids: Set<String>, in markup: MarkupIndex) -> [ClosedRange<Int>] {
    Set(ids.compactMap { scenes[$0] }).sorted().map { scene in
      let whole = elements[scene].whole
      return elements[scene].position.line...markup.position(of: whole.upperBound).line
    }
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
