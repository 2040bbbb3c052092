internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports pictures behind a whole screen that end at the safe area.
struct BackgroundInSafeArea: LintRule {
  let page = RulePage(
    "background-in-safe-area", .compatibility, .warning,
    "A full-screen picture is constrained to the safe area, so stripes stay above and below it",
    why: """
      Interface Builder's Add New Constraints pins to the safe area. A background should continue below the status \
      bar and the home indicator; on the canvas of a device with a home button the stripes are not visible.
      Reported are image views behind all other views of a screen that fill the safe area from edge to edge, at \
      edges without bars, if their content mode lets the picture reach the edges.
      """,
    mend: "Change the safe area into the superview in the constraints of these edges.",
    example: """
      <imageView contentMode="scaleAspectFill" id="picture"><color key="backgroundColor" white="0.9" alpha="1"/></imageView>
      <label text="Welcome" id="title"/>
      <constraint firstItem="picture" firstAttribute="top" secondItem="safe" secondAttribute="top" id="picture-top"/>
      <constraint firstItem="picture" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="picture-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="picture" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <imageView contentMode="scaleAspectFill" id="picture"><color key="backgroundColor" white="0.9" alpha="1"/></imageView>
      <label text="Welcome" id="title"/>
      <constraint firstItem="picture" firstAttribute="top" secondItem="root" secondAttribute="top" id="picture-top"/>
      <constraint firstItem="picture" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="picture-leading"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="picture" secondAttribute="trailing" id="root-trailing"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="picture" secondAttribute="bottom" id="root-bottom"/>
      """)

  /// The content modes in which a picture reaches all edges of its view; in others, it keeps its size or its shape.
  private static let filling: Set = ["scaleToFill", "scaleAspectFill", "redraw"]

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let root = scene.island.root
    guard scene.island.kind == .viewControllerRoot, scene.document.usesAutoLayout,
      !scene.isEmbedded, !scene.document.isForTV, root.subviews.count > 1,
      let back = root.subviews.first(where: { !scene.isInvisible($0.id) }),
      back.kind == .imageView, Self.filling.contains(back.contentMode),
      back.image?.name != nil || back.backgroundColor != nil || back.customClass != nil
        || scene.facts.isOutlet(back.id)
    else { return [] }
    let pins = scene.constraints(of: back.id).compactMap { pin($0, back.id, root.id) }
    let sides: [LayoutAttribute] = [.top, .bottom, .leading, .trailing]
    guard sides.allSatisfy({ side in pins.contains { $0.side == side } }) else { return [] }
    let ends = pins.filter { pin in
      guard pin.isOfSafeArea else { return false }
      switch pin.side {
      case .top: return scene.isScreenEdge(.top)
      case .bottom: return scene.isScreenEdge(.bottom)
      default: return false
      }
    }
    guard let first = ends.first, !scene.facts.isOutlet(first.constraint.element.id) else {
      return []
    }
    let words = ends.map { $0.side == .top ? "above" : "below" }.sorted().joined(separator: " and ")
    return [
      finding(
        "\(scene.quoted(back.id)) fills the safe area instead of the screen: a stripe of the background stays "
          + "\(words) it on devices with a home indicator.", back,
        detail: words,
        related: ends.map { .init($0.constraint, in: scene) })
    ]
  }

  private typealias Pin = (
    side: LayoutAttribute, isOfSafeArea: Bool, constraint: SceneConstraint
  )

  /// Returns the edge of the root, or of its safe area, at which a required constraint without distance puts the
  /// same edge of a view.
  private func pin(_ constraint: SceneConstraint, _ view: String, _ root: String) -> Pin? {
    guard constraint.isRequired, constraint.element.relation == .equal,
      constraint.element.constant == 0, constraint.element.multiplier.value == 1,
      let (own, other) = constraint.end(at: view), let other, other.view == root
    else { return nil }
    let side: LayoutAttribute
    if own.attribute.isLeadingEdge, other.attribute.isLeadingEdge {
      side = .leading
    } else if own.attribute.isTrailingEdge, other.attribute.isTrailingEdge {
      side = .trailing
    } else if own.attribute == .top || own.attribute == .bottom,
      // The older layout guides are met at their inner edges.
      other.attribute == own.attribute || other.guide != nil
    {
      side = own.attribute
    } else {
      return nil
    }
    return (side, other.guide != nil, constraint)
  }
}
