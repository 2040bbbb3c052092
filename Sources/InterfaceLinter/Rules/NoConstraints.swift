internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutSnapshot

/// Reports texts without constraints among views with constraints.
struct NoConstraints: LintRule {
  let page = RulePage(
    "no-constraints", .localization, .warning,
    "A text has no constraints at all",
    why: """
      Its frame is that of the canvas: a longer text is clipped, and on another screen it can be misplaced \
      or cover other views.
      It is a warning where that does damage: at a width or height of an iPhone the text leaves its superview or meets \
      another view, it stays behind when a screen grows, or it is an outlet's and has no space for a longer one. Other \
      texts are one note for each scene.
      Views with a flexible width in their autoresizing mask are not reported, nor are scenes that use \
      autoresizing masks only, and outlets that code constrains, gives a frame, or sizes to fit.
      """,
    mend: "Add at least constraints for its position; its text determines the size.",
    example: """
      <switch on="YES" id="switch"/>
      <label text="Sound" fixedFrame="YES" id="name">
        <rect key="frame" x="310" y="140" width="46" height="21"/> <!-- not on a screen that is 320 wide -->
      </label>
      """,
    corrected: """
      <switch on="YES" id="switch"/>
      <label text="Sound" id="name"/>
      <constraint firstItem="name" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" constant="-19" id="name-trailing"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="140" id="name-top"/>
      """)

  var leftToCode: Set<CodeShare> { [.constraints, .frames] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout, scene.isAsSaved,
      !scene.constraints.isEmpty, scene.isLocalized
    else { return [] }
    let builtIn = scene.builtInLabels
    let fixed = scene.views.dropFirst().filter { view in
      guard TextSample(view) != nil, !scene.isArranged(view.id), !builtIn.contains(view.id),
        scene.constraints(of: view.id).isEmpty,
        view.autoresizingMask?.contains(.widthSizable) != true, !scene.isInvisible(view.id),
        let parent = scene.parent(of: view.id)
      else { return false }
      return parent.subviews.contains {
        $0.id != view.id && !scene.constraints(of: $0.id).isEmpty
      }
    }
    guard !fixed.isEmpty else { return [] }
    let damage = FixedFrameDamage(in: scene)
    var harmless: [ViewElement] = []
    var found = fixed.compactMap { view -> LintFinding? in
      guard let harm = damage.harm(to: view) else {
        harmless.append(view)
        return nil
      }
      return finding(
        "Views without any layout constraints may clip their content or overlap other views: "
          + "\"\(view.outlineName)\" \(harm).", view)
    }
    if let first = harmless.first {
      let count = harmless.count
      found.append(
        finding(
          (count == 1
            ? "A text has no layout constraints and keeps the frame of the canvas, which fits: "
            : "\(count) texts have no layout constraints and keep the frames of the canvas, which fit: ")
            + harmless.prefix(3).map { "\"\($0.outlineName)\"" }.joined(separator: ", ")
            + (count > 3 ? " and others." : "."),
          first, detail: "fits", severity: .note))
    }
    return found
  }
}

/// What the frame that a text has on the canvas does at the sizes that its scene gets.
@MainActor
struct FixedFrameDamage {
  private let scene: DocumentScene
  /// The layouts at the least and greatest size; none of a view whose sizes are not known.
  private let layouts: [(size: LayoutSize, views: StagedInterface)]

  /// The least and the greatest size of a screen of iPhones that current systems support, and of iPads: those of the first
  /// iPhone SE and iPhone 17 Pro Max, of iPad mini and iPad Pro 13″.
  private static let phones = [
    LayoutSize(width: 320, height: 568), LayoutSize(width: 440, height: 956),
  ]
  private static let pads = [
    LayoutSize(width: 744, height: 1024), LayoutSize(width: 1032, height: 1376),
  ]

  init(in scene: DocumentScene) {
    self.scene = scene
    guard let own = scene.island.root.frame else {
      layouts = []
      return
    }
    let sizes = own.width >= Self.pads[0].width ? Self.pads : Self.phones
    let known: [LayoutSize] =
      switch scene.island.kind {
      case .tableViewCell: sizes.map { LayoutSize(width: $0.width, height: own.height) }
      default: scene.island.isScreen && !scene.isEmbedded ? sizes : []
      }
    layouts = known.map { ($0, scene.staged(at: $0)) }
  }

  /// Returns what is wrong, as the predicate of a sentence; nil if nothing is.
  func harm(to view: ViewElement) -> String? {
    guard let parent = scene.parent(of: view.id), let saved = scene.frame(of: view.id) else {
      return nil
    }
    return layouts.lazy.compactMap { size, staged in
      departure(of: view, from: parent, saved, at: size, staged)
        ?? meeting(of: view, in: parent, saved, at: size, staged)
        ?? delay(of: view, in: parent, saved, at: size, staged)
    }.first ?? shortage(of: view, saved)
  }

  /// What is drawn of a text in a frame.
  private func ink(of view: ViewElement, in frame: LayoutRect) -> LayoutRect {
    guard let shown = scene.shown[view.id], let ink = shown.ink else { return frame }
    return LayoutRect(
      x: frame.x + ink.x - shown.frame.x, y: frame.y + ink.y - shown.frame.y, width: ink.width,
      height: ink.height)
  }

  private func place(_ size: LayoutSize) -> String {
    scene.island.isScreen
      ? "at \(size.width.short) × \(size.height.short)" : "at a width of \(size.width.short)"
  }

  private func departure(
    of view: ViewElement, from parent: ViewElement, _ saved: LayoutRect, at size: LayoutSize,
    _ staged: StagedInterface
  ) -> String? {
    guard parent.kind != .scrollView, let frame = staged.views[view.id]?.frame,
      let bounds = staged.views[parent.id]?.bounds, bounds.width > 0, bounds.height > 0
    else { return nil }
    let ink = ink(of: view, in: LayoutRect(frame))
    let across = max(-ink.x, ink.maxX - Double(bounds.width))
    let down = max(-ink.y, ink.maxY - Double(bounds.height))
    guard max(across, down) > 1 else { return nil }
    return "extends \(max(across, down).short) beyond \"\(parent.outlineName)\" \(place(size))"
  }

  /// The first sibling with content that the text covers, or that covers it, and does not on the canvas.
  private func meeting(
    of view: ViewElement, in parent: ViewElement, _ saved: LayoutRect, at size: LayoutSize,
    _ staged: StagedInterface
  ) -> String? {
    guard let frame = staged.views[view.id]?.frame else { return nil }
    let (now, before) = (ink(of: view, in: LayoutRect(frame)), ink(of: view, in: saved))
    for other in parent.subviews
    where other.id != view.id && other.isContent && !scene.isInvisible(other.id) {
      guard let there = staged.views[other.id]?.frame, let then = scene.frame(of: other.id) else {
        continue
      }
      if Self.meets(now, ink(of: other, in: LayoutRect(there))),
        !Self.meets(before, ink(of: other, in: then))
      {
        return "meets \"\(other.outlineName)\" \(place(size))"
      }
    }
    return nil
  }

  private static func meets(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    min(one.maxX, other.maxX) - max(one.x, other.x) > 1
      && min(one.maxY, other.maxY) - max(one.y, other.y) > 1
  }

  /// Whether a screen grows, and a text in its lower half, its right half or its middle keeps its distance from the upper
  /// left corner.
  private func delay(
    of view: ViewElement, in parent: ViewElement, _ saved: LayoutRect, at size: LayoutSize,
    _ staged: StagedInterface
  ) -> String? {
    guard scene.island.isScreen, parent.kind != .scrollView, let then = scene.frame(of: parent.id),
      let now = staged.views[parent.id]?.bounds, let frame = staged.views[view.id]?.frame
    else { return nil }
    let text = ink(of: view, in: saved)
    if Double(now.height) > then.height + Self.growth, Double(frame.minY) == saved.y,
      text.y + text.height / 2 > then.height / 2
    {
      return "is in the lower half, and keeps its distance from the top \(place(size))"
    }
    if Double(now.width) > then.width + Self.growth, Double(frame.minX) == saved.x,
      text.x + text.width / 2 > then.width / 2 - Self.centered
    {
      return "is not at the left, and keeps its distance from the left edge \(place(size))"
    }
    return nil
  }

  /// The growth of a superview and the distance from its center, in points, that are seen: our choice.
  private static let (growth, centered) = (8.0, 4.0)

  /// Whether code can set a text for which the frame has no space.
  private func shortage(of view: ViewElement, _ saved: LayoutRect) -> String? {
    guard view.kind == .label, scene.facts.isOutlet(view.id), let sample = TextSample(view),
      sample.minimumScale == nil, let placed = scene.staged.views[view.id]
    else { return nil }
    if sample.wraps {
      let needed = Double(
        placed.sizeThatFits(CGSize(width: saved.width, height: .greatestFiniteMagnitude)).height)
      return needed > saved.height + 1
        ? "is \(saved.height.short) high, and its text of any number of lines needs "
          + "\(needed.short)" : nil
    }
    let natural = Double(placed.intrinsicContentSize.width)
    return !sample.isLimited && natural > Self.filled * saved.width
      ? "is \(saved.width.short) wide, and its text, which code can set, fills it" : nil
  }

  /// The share of a frame's width from which on a text leaves no space for a longer one: our choice.
  private static let filled = 0.8
}
