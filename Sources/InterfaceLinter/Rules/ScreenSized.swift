internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import ViewAnalysis

/// Lengths that repeat the screen of the document's device, where the window's are meant.
struct ScreenSized: LintRule {
  let page = RulePage(
    "screen-sized", .appearance, .note,
    "A fixed length repeats the screen's instead of following the window",
    why: """
      A view that is required to be as wide or high as the screen of the document's device fills the \
      window on that device only. Users resize windows, on iPad and since iOS 27 on iPhone, and no other \
      window has this size. It is what code does that reads `UIScreen.main.bounds`, which a document \
      cannot show.
      Left out are views inside scroll views and constraints that code can change or size classes vary.
      """,
    mend: "Tie the view to the edges or the safe area of its superview, and remove the constraint.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="375" id="width"/> <!-- the width of the screen on the canvas -->
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="box-leading"/>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="box-leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="root-trailing"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard Self.holds(constraint, in: scene), let view = scene.element(constraint.first.view),
        let name = Self.screen(of: scene)?.name
      else { return nil }
      let word = constraint.first.attribute == .width ? "wide" : "high"
      return finding(
        "\"\(view.outlineName)\" is \(constraint.element.constant.short) \(word), as the screen of "
          + "\(name); a window may have any size.", constraint.element,
        related: [.init(view)])
    }
  }

  /// Whether a constraint gives a view the length of the screen.
  @MainActor
  static func holds(_ constraint: SceneConstraint, in scene: DocumentScene) -> Bool {
    let id = constraint.first.view
    guard scene.staged.controller != nil, let size = screen(of: scene)?.size,
      constraint.isRequired, !scene.facts.isOutlet(constraint.element.id),
      !scene.facts.isVaried(constraint.element.id),
      let placed = scene.staged.views[id], placed !== scene.staged.root, !placed.isInScrollView
    else { return false }
    switch constraint.first.attribute {
    case .width:
      return constraint.fixesLength(.width, of: id)
        && constraint.element.constant == Double(size.width)
    case .height:
      return constraint.fixesLength(.height, of: id)
        && constraint.element.constant == Double(size.height)
    default: return false
    }
  }

  /// The screen that the document is for; nil where it names no device that is known.
  @MainActor
  private static func screen(of scene: DocumentScene) -> (name: String, size: CGSize)? {
    guard !scene.document.isForTV, let device = scene.document.device,
      let known = Device.withInterfaceBuilderID(device.id)
    else { return nil }
    return (
      known.name, known.size(in: device.orientation == "landscape" ? .landscape : .portrait)
    )
  }
}
