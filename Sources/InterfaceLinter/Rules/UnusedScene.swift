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
    let scenes = SceneGraph(document.markup)
    guard scenes.controllers.count > 1 || scenes.initial == nil else { return [] }
    let named = scenes.controllers.filter { $0["storyboardIdentifier"] != nil }
    let reached = scenes.reached(
      from: named.compactMap { $0["id"]?.value } + [scenes.initial].compactMap(\.self))
    let targets = scenes.allTargets
    return scenes.controllers.compactMap { controller in
      guard let id = controller["id"]?.value, !reached.contains(id),
        controller.name != "viewControllerPlaceholder" || !targets.contains(id)
      else { return nil }
      return finding(
        "Nothing leads to \(words(for: controller, id, document.markup)): it has no storyboard identifier, and "
          + (targets.contains(id)
            ? "only scenes that nothing leads to have a segue to it." : "no segue leads to it."),
        controller)
    }
  }

  /// Returns words for a scene: its label, title or class, the storyboard that it refers to, or the first text in it.
  private func words(
    for controller: MarkupIndex.Element, _ id: String, _ markup: MarkupIndex
  ) -> String {
    func value(_ name: String) -> String? {
      controller[name].flatMap { $0.value.isEmpty ? nil : $0.value }
    }
    if controller.name == "viewControllerPlaceholder", let storyboard = value("storyboardName") {
      let scene = value("referencedIdentifier").map { ", scene \"\($0)\"" } ?? ""
      return "the reference to the storyboard \"\(storyboard)\"\(scene)"
    }
    if let name = value("userLabel") ?? value("title") ?? value("customClass") {
      return "the scene \"\(name)\""
    }
    if let text = firstText(in: controller, markup) {
      return "the scene with \"\(text)\" (\(id))"
    }
    // `tableViewController`
    var kind = ""
    for letter in controller.name {
      kind += letter.isUppercase ? " " + letter.lowercased() : "\(letter)"
    }
    return "the scene of a \(kind) (\(id))"
  }

  private func firstText(in element: MarkupIndex.Element, _ markup: MarkupIndex) -> String? {
    var open = Array(element.children.reversed())
    while let index = open.popLast() {
      let child = markup.elements[index]
      if let text = (child["text"] ?? child["title"])?.value, text.contains(where: \.isLetter) {
        return text.count > 40 ? text.prefix(39) + "…" : text
      }
      open += child.children.reversed()
    }
    return nil
  }
}
