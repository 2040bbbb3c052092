internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof
internal import LayoutSnapshot

/// Reports texts that can grow over neighboring views.
struct MissingEdge: LintRule {
  enum Edge: String {
    case leading
    case trailing
  }

  let edge: Edge
  let page: RulePage

  init(_ edge: Edge) {
    self.edge = edge
    let word = edge.rawValue
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    page = RulePage(
      "missing-\(word)", .localization, .warning,
      "\(capital) constraint is missing where a translation would reach",
      why: """
        Without a \(word) constraint, a longer translation of the text can cover neighbouring views or \
        extend beyond its superview.
        Interface Builder warns of each such text. This rule reports only those for which a translation of \
        typical length would extend beyond the superview or cover a neighbour. Nothing is reported in an app whose \
        languages are no longer than English, such as Chinese and Arabic, or in a document that is not translated while \
        others are; it is a note where only one language of the app is known.
        """,
      mend: """
        Add a \(word) constraint to the neighbour or superview, with `greaterThanOrEqual` so that \
        short texts stay short.
        """,
      example: Self.example(edge, isCorrected: false),
      corrected: Self.example(edge, isCorrected: true))
  }

  /// Returns a text and a switch beside it, which a constraint keeps apart if the example is corrected.
  private static func example(_ edge: Edge, isCorrected: Bool) -> String {
    let (first, second) = edge == .trailing ? ("title", "switch") : ("switch", "title")
    let tie = """
      <constraint firstItem="\(second)" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="\(first)" secondAttribute="trailing" constant="8" id="distance"/>
      """
    return """
      <label text="Remember me" id="title">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <switch on="YES" id="switch">
        <accessibility key="accessibilityConfiguration" label="Remember me"/>
      </switch>
      <constraint firstItem="\(first)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
      constant="\(edge == .trailing ? 16 : 190)" id="leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="\(second)" secondAttribute="trailing" \
      constant="\(edge == .trailing ? 190 : 16)" id="trailing"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" \
      id="top"/>
      <constraint firstItem="switch" firstAttribute="centerY" secondItem="title" secondAttribute="centerY" \
      id="center"/>
      """ + (isCorrected ? "\n" + tie : "")
  }

  var isAboutTranslations: Bool { true }

  var leftToCode: Set<CodeShare> { [.texts] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout, scene.isLocalized else { return [] }
    return scene.views.dropFirst().compactMap { view in
      guard let sample = TextSample(view), sample.isTranslatable, sample.isMeasurable,
        sample.isInEnglishLetters,
        sample.minimumScale == nil,
        !scene.isArranged(view.id), !view.translatesAutoresizingMaskIntoConstraints,
        !view.isFixedFrame, !scene.constraints(of: view.id).isEmpty,
        !scene.isInvisible(view.id), scene.ambiguities.open[view.id] == nil,
        !scene.conflictingViews.contains(view.id), let parent = scene.parent(of: view.id),
        parent.kind != .scrollView
      else { return nil }
      return finding(view, sample, parent, in: scene)
    }
  }

  @MainActor
  private func finding(
    _ view: ViewElement, _ sample: TextSample, _ parent: ViewElement, in scene: DocumentScene
  ) -> LintFinding? {
    let ties = HorizontalTies(of: view.id, in: scene)
    guard !ties.hasWidth, !(ties.hasLeading && ties.hasTrailing) else { return nil }
    // A centered text grows to both sides, which is one finding, for the trailing edge.
    guard edge == .trailing ? !ties.hasTrailing : ties.hasTrailing && !ties.hasLeading else {
      return nil
    }
    guard let own = scene.shown[view.id]?.frame, let outer = scene.shown[parent.id]?.frame,
      let placed = scene.staged.views[view.id]
    else { return nil }
    let natural = Double(placed.intrinsicContentSize.width)
    let growth = natural * sample.expansion - own.width
    // The layout direction determines the side of the trailing edge.
    let isRight = (edge == .trailing) != (scene.isRightToLeft)
    let centred = !ties.hasLeading && !ties.hasTrailing
    // A view that its text pushes moves along at the other side.
    let reach = centred || ties.hasCenter ? growth / 2 : growth
    let limit = limit(of: own, view, parent, outer, onRight: isRight, in: scene)
    let room = isRight ? limit.place - own.maxX : own.x - limit.place
    guard reach > max(room, 0) + 1 else { return nil }
    let what =
      limit.neighbour.map { "\"\($0.outlineName)\"" } ?? "the edge of \"\(parent.outlineName)\""
    let subject =
      centred ? "Leading and trailing constraints are" : "\(edgeName) constraint is"
    return finding(
      "\(subject) missing, which may cause overlapping with other views: a translation of "
        + "\"\(view.outlineName)\" may grow by \(growth.short), and "
        + (room < -1
          ? "it extends \((-room).short) beyond \(what) already."
          : "\(what) is \(max(room, 0).short) away."),
      view,
      repair: centred ? nil : repair(view, parent, limit.neighbour, in: scene))
  }

  private var edgeName: String { edge == .trailing ? "Trailing" : "Leading" }

  /// Returns the first obstacle of a growing text on one side: a visible neighbor, or the
  /// superview.
  @MainActor
  private func limit(
    of own: LayoutRect, _ view: ViewElement, _ parent: ViewElement, _ outer: LayoutRect,
    onRight: Bool, in scene: DocumentScene
  ) -> (place: Double, neighbour: ViewElement?) {
    var place = onRight ? outer.maxX : outer.x
    var neighbour: ViewElement?
    for sibling in parent.subviews where sibling.id != view.id {
      guard let placed = scene.shown[sibling.id], placed.frame.width > 0,
        placed.frame.y < own.maxY - 1, placed.frame.maxY > own.y + 1, sibling.isContent,
        !scene.isInvisible(sibling.id)
      else { continue }
      let other = placed.ink ?? placed.frame
      if onRight, other.x >= own.maxX - 1, other.x < place {
        place = other.x
        neighbour = sibling
      }
      if !onRight, other.maxX <= own.x + 1, other.maxX > place {
        place = other.maxX
        neighbour = sibling
      }
    }
    return (place, neighbour)
  }

  /// Returns the distance that most views keep from the edge of their superview; 20 if none keeps one.
  @MainActor
  private func margin(in parent: ViewElement, of scene: DocumentScene) -> Double {
    let attribute: LayoutAttribute = edge == .leading ? .leading : .trailing
    var counts: [Double: Int] = [:]
    for constraint in scene.constraints(of: parent.id) {
      guard constraint.element.relation == .equal,
        let (own, other) = constraint.end(at: parent.id), let other, own.guide == nil,
        own.attribute == attribute, other.attribute == attribute, other.guide == nil,
        scene.parent(of: other.view)?.id == parent.id, constraint.element.constant != 0
      else { continue }
      counts[abs(constraint.element.constant), default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 20
  }

  /// Returns `neighbour ≥ text + 8`, or `superview ≥ text` and its margin, with the ids of the document.
  @MainActor
  private func repair(
    _ view: ViewElement, _ parent: ViewElement, _ neighbour: ViewElement?, in scene: DocumentScene
  ) -> DocumentRepair? {
    guard !scene.isRightToLeft, let own = scene.frame(of: view.id),
      let outer = scene.frame(of: parent.id)
    else { return nil }
    if let neighbour {
      guard let other = scene.frame(of: neighbour.id) else { return nil }
      let gap = edge == .trailing ? other.x - own.maxX : own.x - other.maxX
      // A view that is closer already would conflict with the standard distance.
      guard gap >= 0 else { return nil }
      let pair = edge == .trailing ? (neighbour.id, view.id) : (view.id, neighbour.id)
      return .addConstraint(
        to: parent.position,
        [
          .init("firstItem", pair.0), .init("firstAttribute", "leading"),
          .init("relation", "greaterThanOrEqual"), .init("secondItem", pair.1),
          .init("secondAttribute", "trailing"), .init("constant", min(8, gap).short),
        ])
    }
    let gap = edge == .trailing ? outer.width - own.maxX : own.x
    guard gap >= 0 else { return nil }
    return .addConstraint(
      to: parent.position,
      (edge == .leading ? [.init("firstItem", view.id)] : []) + [
        .init("firstAttribute", edge.rawValue), .init("relation", "greaterThanOrEqual"),
        .init("secondItem", edge == .leading ? parent.id : view.id),
        .init("secondAttribute", edge.rawValue),
        .init("constant", min(margin(in: parent, of: scene), gap).short),
      ])
  }
}

/// Returns the horizontal attributes of a view that have constraints.
@MainActor
struct HorizontalTies {
  private(set) var hasLeading = false
  private(set) var hasTrailing = false
  private(set) var hasCenter = false
  private(set) var hasWidth = false

  init(of view: String, in scene: DocumentScene) {
    for constraint in scene.constraints(of: view) {
      // A constraint between two attributes of one view does not constrain its edges.
      guard
        let own = constraint.end(at: view)?.own
          ?? (constraint.second == nil ? constraint.first : nil)
      else { continue }
      if own.attribute.isLeadingEdge { hasLeading = true }
      if own.attribute.isTrailingEdge { hasTrailing = true }
      if own.attribute == .centerX || own.attribute == .centerXWithinMargins { hasCenter = true }
      // A minimum width does not prevent growth.
      if own.attribute == .width, constraint.element.relation != .greaterThanOrEqual {
        hasWidth = true
      }
    }
  }
}

extension DocumentScene {
  var isRightToLeft: Bool {
    staged.root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension ViewElement {
  /// Whether the view has content of its own that must not be covered.
  var isContent: Bool {
    switch kind {
    case .label: !(text?.shownText ?? "").isEmpty
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .imageView,
      .textView, .datePicker, .pageControl, .progressView, .activityIndicatorView, .searchBar:
      true
    default: false
    }
  }
}
