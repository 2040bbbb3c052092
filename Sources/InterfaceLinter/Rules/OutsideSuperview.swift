internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof
internal import ViewAnalysis

/// Reports texts and controls that extend beyond their superview.
struct OutsideSuperview: LintRule {
  let page = RulePage(
    "outside-superview", .appearance, .warning,
    "A text or control extends beyond its superview",
    why: """
      A view receives no touches outside its superviews' bounds, and what is outside the screen or a \
      clipping view is not visible. A container is reported if a control in it, or the lines of a label, are cut off with it.
      Not reported are hidden views, views completely outside (which code moves in), content of scroll \
      views, a tenth of a control outside a view that does not clip, and views of which a constraint to the \
      same edge, or one of a view aligned with it, places less than half outside. Reported all the same are a multiplier that places a view \
      completely outside, and a constant with the wrong sign, where the opposite edge has the same distance \
      inside. A control that sticks out of a row by less than half of itself, where no view around it clips and nothing \
      else is there, is a note: only touches beyond the row are lost. If \
      only the empty space of a button is outside, texts and images there do not count. A button without a title of which \
      the image is inside is a note. Subviews of a class of the app that sets the frames of all its subviews are left to it. On the document's canvas, a view inside another, with a frame that its mask keeps, is a note.
      """,
    mend:
      "Constrain the view to the edge that it crosses, with an inequality if it need not touch the edge.",
    example: """
      <view id="box">
        <subviews>
          <button buttonType="system" id="close">
            <state key="normal" title="Close"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="100" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstItem="close" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="90" id="close-leading"/>
          <constraint firstItem="close" firstAttribute="centerY" secondItem="box" secondAttribute="centerY" id="close-centerY"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <subviews>
          <button buttonType="system" id="close">
            <state key="normal" title="Close"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstItem="close" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="80" id="close-leading"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="close" secondAttribute="trailing" constant="8" id="box-trailing"/>
          <constraint firstItem="close" firstAttribute="centerY" secondItem="box" secondAttribute="centerY" id="close-centerY"/>
        </constraints>
      </view>
      """)

  var isAboutSpace: Bool { true }

  var leftToCode: Set<CodeShare> { [.frames] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    var beyond: [String: [PresentFinding]] = [:]
    for found in scene.present where found.kind == .outside {
      beyond[found.subjects[0], default: []].append(found)
    }
    return multiplied(in: scene)
      + scene.views.dropFirst().compactMap { view in
        guard let found = beyond[view.id], let area = found.first?.shown.first,
          let parent = scene.parent(of: view.id), found[0].subjects[1] == parent.id,
          let outer = scene.staged.views[parent.id].map({ LayoutRect($0.bounds) }),
          isPartlyInside(area, outer) || isOutOfReach(view, of: parent, in: scene),
          isCertain(view, in: scene), isCertain(parent, in: scene)
        else { return nil }
        // The canvas size of a view without a determined size is arbitrary.
        if parent.id == scene.island.root.id, !scene.hasRealSize { return nil }
        let isSensitive = matters(view, in: parent, scene)
        var edges = found.filter { edge in
          let isAcross = edge.detail == "left" || edge.detail == "right"
          return edge.amount > LayoutTolerance.measuring(isAcross ? area.width : area.height)
            // A background may extend beyond an edge; what it contains should not.
            && !(isSensitive && isAsked(view.id, parent.id, edge, area, in: scene))
            && !isMargin(edge, of: view, area, beyond: parent, in: scene)
        }.map(\.detail)
        // A cell becomes as high as it needs to be.
        if scene.isCellContent(parent.id) { edges.removeAll { $0 == "top" || $0 == "bottom" } }
        guard !edges.isEmpty else { return nil }
        let cut = isSensitive ? view : cutOff(in: view, by: parent, edges, scene)
        guard let cut else { return nil }
        // Beyond the edge of a screen or row, a frame is that of another canvas.
        let isInner = parent.id != scene.island.root.id && !scene.isCellContent(parent.id)
        let drawsInside = cut.id == view.id && drawsInside(view, beyond: outer, in: scene)
        // A title that moves with the frame is cut off sooner than an image.
        let isDrawnInside = drawsInside && view.shownTitle?.isEmpty != false
        // Nothing of it is cut off, and it takes no touches.
        let takesNoTouches = view.otherAttributes.contains {
          $0.name == "userInteractionEnabled" && $0.value == "NO"
        }
        if isDrawnInside, takesNoTouches { return nil }
        let words = edges.joined(separator: " and ")
        let sticksOut =
          isInner && cut.id == view.id
          && sticksOut(view, area, beyond: outer, edges, drawsInside, in: scene)
        return finding(
          "\(scene.quoted(view.id)) extends beyond the \(words) edge of \(scene.quoted(parent.id)): "
            + "\(describe(area, in: outer))"
            + (cut.id == view.id ? "." : "; \(scene.quoted(cut.id)) in it is cut off."), view,
          detail: words,
          severity: sticksOut || isDrawnInside || isInner && scene.hasFrameOfMask(view.id)
            ? .note : nil,
          related: cut.id == view.id ? [] : [.init(cut)])
      }
  }

  /// Whether all that a button draws, its title and its image, is inside of its superview.
  @MainActor
  private func drawsInside(
    _ view: ViewElement, beyond outer: LayoutRect, in scene: DocumentScene
  ) -> Bool {
    guard let parts = scene.drawnParts(of: view), !parts.isEmpty else { return false }
    return parts.allSatisfy { area in
      min(area.x - outer.x, area.y - outer.y) > -LayoutTolerance.slack
        && min(outer.maxX - area.maxX, outer.maxY - area.maxY) > -LayoutTolerance.slack
    }
  }

  /// Whether less than half of a control is outside of a view, all of which is seen: no view around it clips it, and what
  /// is outside meets nothing else, or no control if nothing is drawn there.
  @MainActor
  private func sticksOut(
    _ view: ViewElement, _ area: LayoutRect, beyond outer: LayoutRect, _ edges: [String],
    _ drawsInside: Bool, in scene: DocumentScene
  ) -> Bool {
    guard let parent = scene.parentID(of: view.id).flatMap({ scene.staged.views[$0] }) else {
      return false
    }
    let root = scene.staged.root
    func inRoot(_ rect: LayoutRect) -> LayoutRect {
      LayoutRect(parent.convert(CGRect(rect), to: root))
    }
    guard isWhole(area, of: parent, in: scene, around: view.id) else { return false }
    let beyond = edges.map { edge -> (part: LayoutRect, share: Double) in
      var part = area
      switch edge {
      case "left":
        part.width = outer.x - area.x
        return (part, part.width / area.width)
      case "right":
        (part.x, part.width) = (outer.maxX, area.maxX - outer.maxX)
        return (part, part.width / area.width)
      case "top":
        part.height = outer.y - area.y
        return (part, part.height / area.height)
      default:
        (part.y, part.height) = (outer.maxY, area.maxY - outer.maxY)
        return (part, part.height / area.height)
      }
    }
    guard beyond.allSatisfy({ $0.share < 0.5 }) else { return false }
    let own = Set(scene.superviews(of: view.id))
    return !scene.views.contains { other in
      guard other.id != view.id, other.isContent,
        !drawsInside || ![.label, .imageView].contains(other.kind), !own.contains(other.id),
        !scene.isInvisible(other.id), !scene.superviews(of: other.id).contains(view.id),
        let placed = scene.staged.views[other.id]
      else { return false }
      let there = LayoutRect(placed.convert(placed.bounds, to: root))
      return beyond.contains { part, _ in
        there.intersection(inRoot(part)).map { $0.width > 1 && $0.height > 1 } ?? false
      }
    }
  }

  /// Whether no view around a superview cuts off an area of it: one that clips contains it, or it is in what scrolls.
  @MainActor
  private func isWhole(
    _ area: LayoutRect, of parent: UIView, in scene: DocumentScene, around id: String
  ) -> Bool {
    let rect = CGRect(area)
    for ancestor in scene.ancestors(of: id) {
      guard let outer = scene.staged.views[ancestor.id] else { return false }
      let scroll = outer as? UIScrollView
      guard
        ancestor.id == scene.island.root.id || ancestor.clipsSubviews || outer.scrollsContent
      else { continue }
      let bounds =
        scroll.map { LayoutRect(CGRect(origin: .zero, size: $0.contentSize)) }
        ?? LayoutRect(outer.bounds)
      let there = LayoutRect(parent.convert(rect, to: outer))
      guard min(there.x - bounds.x, there.y - bounds.y) > -LayoutTolerance.slack,
        min(bounds.maxX - there.maxX, bounds.maxY - there.maxY) > -LayoutTolerance.slack
      else { return false }
      if outer.scrollsContent { return true }
    }
    return true
  }

  /// Whether something of an area is inside; what is outside completely, code moves in.
  private func isPartlyInside(_ area: LayoutRect, _ outer: LayoutRect) -> Bool {
    area.intersection(outer).map { $0.width > 1 && $0.height > 1 } ?? false
  }

  /// Whether a control with an action is outside of a screen, and no code can move it: there are no outlets to it, to
  /// what places it, or to the screen's view.
  @MainActor
  private func isOutOfReach(
    _ view: ViewElement, of parent: ViewElement, in scene: DocumentScene
  ) -> Bool {
    parent.id == scene.island.root.id && scene.hasRealSize && view.customClass == nil
      && view.connections.contains { $0.kind == "action" } && !scene.facts.isOutlet(view.id)
      && scene.constraints(of: view.id).allSatisfy { constraint in
        !scene.isChangeable(constraint.element.id)
          && [constraint.first, constraint.second].compactMap(\.self).allSatisfy {
            $0.view == view.id || $0.view == parent.id || !scene.facts.isOutlet($0.view)
          }
      }
  }

  /// Returns the first control or text in a container that edges of a view around the container cut off.
  @MainActor
  private func cutOff(
    in container: ViewElement, by outer: ViewElement, _ edges: [String], _ scene: DocumentScene
  ) -> ViewElement? {
    guard let clipping = scene.staged.views[outer.id],
      scene.staged.views[container.id]?.scrollsContent == false
    else { return nil }
    let bounds = LayoutRect(clipping.bounds)
    for view in container.subviews where !scene.isInvisible(view.id) && isCertain(view, in: scene) {
      if let inner = cutOff(in: view, by: outer, edges, scene) { return inner }
      guard matters(view, in: outer, scene), let placed = scene.staged.views[view.id] else {
        continue
      }
      let area = LayoutRect(placed.convert(shownArea(of: placed), to: clipping))
      if edges.contains(where: { isBeyond(area, $0, bounds) }), isPartlyInside(area, bounds) {
        return view
      }
    }
    return nil
  }

  private func isBeyond(_ area: LayoutRect, _ edge: String, _ bounds: LayoutRect) -> Bool {
    let slack = LayoutTolerance.measuring(area.width)
    return switch edge {
    case "left": area.x < bounds.x - slack
    case "right": area.maxX > bounds.maxX + slack
    case "top": area.y < bounds.y - slack
    default: area.maxY > bounds.maxY + slack
    }
  }

  /// Returns what a view shows of itself: of a label, the lines, which it centers, and not the space around them.
  @MainActor
  private func shownArea(of view: UIView) -> CGRect {
    guard let label = view as? UILabel, label.text?.isEmpty == false else { return view.bounds }
    let lines = label.textRect(
      forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    return label.bounds.insetBy(dx: 0, dy: (label.bounds.height - lines.height) / 2)
  }

  /// Whether the view is shown, and where the document puts it.
  @MainActor
  func isCertain(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    !scene.conflictingViews.contains(view.id) && !scene.isOpen(view)
      && !scene.isInvisible(view.id) && !scene.builtInLabels.contains(view.id)
      // The app does not have a placeholder's size.
      && view.placeholderIntrinsicSize == nil
  }

  @MainActor
  private func describe(_ area: LayoutRect, in outer: LayoutRect) -> String {
    "it spans \((area.x - outer.x).short) to \((area.maxX - outer.x).short) of "
      + "\(outer.width.short) across, \((area.y - outer.y).short) to "
      + "\((area.maxY - outer.y).short) of \(outer.height.short) down"
  }

  /// Whether the view must be inside: a control, and a text where the superview cuts it.
  @MainActor
  private func matters(_ view: ViewElement, in parent: ViewElement, _ scene: DocumentScene) -> Bool
  {
    switch view.kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: return true
    case .label:
      guard parent.clipsSubviews || parent.id == scene.island.root.id else { return false }
      // The frame of a label without a text comes from constraints alone.
      return TextSample(view).map { $0.isMeasurable && !$0.isIdeographic } ?? true
    default: return false
    }
  }

  /// As many points beyond the edge of a screen nobody sees.
  private static let fewPoints = 4.0

  /// Returns whether only the margin of a control is outside a view that does not cut it, or of a button beside its title.
  ///
  /// Nothing is missing then, and a touch is hardly ever there. A control that is centered in a smaller view is
  /// easier to touch.
  @MainActor
  private func isMargin(
    _ beyond: PresentFinding, of view: ViewElement, _ area: LayoutRect, beyond parent: ViewElement,
    in scene: DocumentScene
  ) -> Bool {
    let isAcross = beyond.detail == "left" || beyond.detail == "right"
    let length = isAcross ? area.width : area.height
    let share = beyond.amount / length
    guard parent.id != scene.island.root.id, !parent.clipsSubviews else {
      guard view.kind == .button, view.shownTitle?.isEmpty == false,
        let content = scene.staged.views[view.id]?.intrinsicContentSize
      else { return false }
      let margin = (length - Double(isAcross ? content.width : content.height)) / 2
      return share < 0.1 && beyond.amount <= min(margin, Self.fewPoints)
    }
    let isCentered = scene.constraints(of: view.id).contains { constraint in
      guard let (own, other) = constraint.end(at: view.id), let other else { return false }
      return other.view == parent.id && own.attribute.isCenter && other.attribute.isCenter
        && own.attribute.isHorizontal == isAcross
    }
    // A stack view draws nothing that its content would go beyond.
    return share < (isCentered || parent.kind == .stackView ? 0.25 : 0.1)
  }

  /// Returns whether a constraint to the same edge of the superview, or to its center, deliberately places the
  /// view beyond it.
  ///
  /// A constant of the wrong sign does not: it puts one edge as far outside as the opposite one is inside. Nor does
  /// one that leaves less than half of the view inside.
  @MainActor
  private func isAsked(
    _ view: String, _ parent: String, _ beyond: PresentFinding, _ area: LayoutRect,
    in scene: DocumentScene
  ) -> Bool {
    let edge = beyond.detail
    let isAcross = edge == "left" || edge == "right"
    guard beyond.amount < (isAcross ? area.width : area.height) / 2 else { return false }
    let attribute: LayoutAttribute =
      switch edge {
      case "left": .left
      case "right": .right
      case "top": .top
      default: .bottom
      }
    return scene.aligned(with: view, at: attribute).contains { id in
      isAsked(id, parent, edge, in: scene)
    }
  }

  @MainActor
  private func isAsked(
    _ view: String, _ parent: String, _ edge: String, in scene: DocumentScene
  ) -> Bool {
    scene.constraints(of: view).contains { constraint in
      guard let (own, other) = constraint.end(at: view), let other,
        // A cell has the edges of its content view.
        other.view == parent || scene.isCellContent(parent) && other.view == scene.island.root.id,
        constraint.element.multiplier.value == 1
      else { return false }
      let asks =
        switch edge {
        case "left": own.attribute.isLeadingEdge && other.attribute.isLeadingEdge
        case "right": own.attribute.isTrailingEdge && other.attribute.isTrailingEdge
        case "top": own.attribute == .top && other.attribute != .bottom
        default: own.attribute == .bottom && other.attribute != .top
        }
      return asks && !hasWrongSign(constraint, view, parent, edge, in: scene)
    }
  }

  /// Returns whether the view's opposite edge lies as far inside as the constraint puts this one outside.
  @MainActor
  private func hasWrongSign(
    _ constraint: SceneConstraint, _ view: String, _ parent: String, _ edge: String,
    in scene: DocumentScene
  ) -> Bool {
    func isOpposite(_ attribute: LayoutAttribute) -> Bool {
      switch edge {
      case "left": attribute.isTrailingEdge
      case "right": attribute.isLeadingEdge
      case "top": attribute == .bottom
      default: attribute == .top
      }
    }
    // How far a constraint puts the view's edge to the right of its superview's, or below it.
    func offset(_ constraint: SceneConstraint) -> Double {
      constraint.first.view == view ? constraint.element.constant : -constraint.element.constant
    }
    return abs(offset(constraint)) >= 1
      && scene.constraints(of: view).contains { other in
        guard let (own, end) = other.end(at: view), let end, end.view == parent else {
          return false
        }
        return isOpposite(own.attribute) && isOpposite(end.attribute)
          && offset(other) == offset(constraint)
      }
  }
}
