internal import Foundation
internal import InterfaceBuilder

/// Reports scenes of a storyboard that nothing leads to.
struct UnusedScene: LintRule {
  let page = RulePage(
    "unused-scene", .connections, .warning,
    "A scene cannot be reached: no segue leads to it, and it has no storyboard identifier",
    why: """
      It is neither the initial view controller nor reached from one that is, or from one that code can create by its \
      storyboard identifier. Xcode warns of it, too: "Scene is unreachable due to lack of entry points". The app never \
      shows it.
      """,
    mend: "Remove the scene, or set a storyboard identifier or a segue to it.",
    example: """
      <scene sceneID="scene-2">
        <objects>
          <viewController id="controller-2" sceneMemberID="viewController">
            <view key="view" id="other"/>
          </viewController>
        </objects>
      </scene>
      """,
    corrected: """
      <scene sceneID="scene-2">
        <objects>
          <viewController storyboardIdentifier="Help" id="controller-2" sceneMemberID="viewController">
            <view key="view" id="other"/>
          </viewController>
        </objects>
      </scene>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let elements = document.markup.elements
    guard let root = elements.first, root.name == "document" else { return [] }
    var controllers: [MarkupIndex.Element] = []
    for scene in elements where scene.name == "scene" {
      for list in document.markup.children(of: scene, named: "objects") {
        controllers += list.children.map { elements[$0] }.filter {
          $0["sceneMemberID"]?.value == "viewController"
            || $0.name.hasSuffix("iewController") || $0.name.hasSuffix("tabBarController")
            || $0.name.hasSuffix("navigationController") || $0.name.hasSuffix("splitViewController")
        }
      }
    }
    guard controllers.count > 1 || root["initialViewController"] == nil else { return [] }
    // By object, because a segue can begin at a view of a scene.
    var targets: [String: [String]] = [:]
    for element in elements {
      guard element.name == "segue", let target = element["destination"]?.value else { continue }
      for id in enclosing(element, in: elements) { targets[id, default: []].append(target) }
    }
    var open = controllers.filter { $0["storyboardIdentifier"] != nil }.compactMap {
      $0["id"]?.value
    }
    if let initial = root["initialViewController"]?.value { open.append(initial) }
    var reached: Set<String> = []
    while let id = open.popLast() {
      if reached.insert(id).inserted { open += targets[id] ?? [] }
    }
    return controllers.compactMap { controller in
      guard let id = controller["id"]?.value, !reached.contains(id),
        controller.name != "viewControllerPlaceholder" || !targets.values.joined().contains(id)
      else { return nil }
      let name =
        controller["userLabel"]?.value ?? controller["title"]?.value
        ?? controller["customClass"]?.value ?? id
      return LintFinding(
        rule: page.id, page.severity,
        "Nothing leads to the scene \"\(name)\": it has no segue and no storyboard identifier.",
        at: controller.position, of: id)
    }
  }

  @MainActor
  private func enclosing(
    _ element: MarkupIndex.Element, in elements: [MarkupIndex.Element]
  ) -> [String] {
    var ids: [String] = []
    var next = element.parent
    while let index = next {
      if let id = elements[index]["id"]?.value { ids.append(id) }
      next = elements[index].parent
    }
    return ids
  }
}
