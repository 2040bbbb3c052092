internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Finds saved frames that contradict the constraints, and their correct values.
///
/// A frame is wrong if Interface Builder flags it and layout places the view elsewhere, or if saved frames
/// violate a required constraint or a stack view's arrangement that depends on numbers of the document alone. A
/// view that is wrong only relative to another wrong view is kept: once the other view's frame is replaced, its
/// neighbors are checked again. What differs for another reason is uncertain.
@MainActor
package struct MisplacedFrames {
  /// The correct frames of the misplaced views, by id.
  package private(set) var expected: [String: LayoutRect] = [:]

  /// The flagged views whose expected frame contradicts an unflagged frame beside it: one of the
  /// two is laid out differently in Interface Builder, and it is unknown which.
  package private(set) var doubtful: Set<String> = []

  /// The required constraints that the saved frames violate, each with a view: no layout has these
  /// frames, but which of them has to change is unknown.
  package private(set) var violated: [Violation] = []

  /// The frames that contradict those beside them in a stack view, of which it is unknown which has to change.
  package private(set) var misarranged: [Misarrangement] = []

  /// The frames in the layout that differ from saved ones by what the document does not contain, such as the size
  /// of a text, so that either can be right.
  package private(set) var uncertain: [String: LayoutRect] = [:]

  /// Whether the frames that are not flagged are those of a canvas with another size class.
  package private(set) var isOfOtherSizeClass = false

  let scene: DocumentScene
  let staged: StagedInterface
  /// The frames after layout.
  let solved: [String: LayoutRect]
  let distances: FrameDistances
  /// The views that stack views show, each with the one before it.
  let arrangedBefore: [String: String?]
  /// The views that stack views show after another, by the one before.
  let arrangedAfter: [String: String]
  /// The saved frames, with those of misplaced views replaced.
  private(set) var frames: [String: LayoutRect] = [:]
  /// The constraints that are satisfied in the layout, with the difference of their sides in it.
  private(set) var holding: [(constraint: SceneConstraint, residual: Double)] = []
  /// The ids of constraints to margins and safe areas that were others on the canvas.
  private var toOtherInsets: Set<String> = []
  /// The ids of constraints to insets of which it is unknown whether the canvas had others.
  private(set) var toUnknownInsets: Set<String> = []
  /// The indices in `holding` of the constraints of each view.
  private(set) var indices: [String: [Int]] = [:]
  /// The ids of the views in each superview that ``isResized(_:)``.
  private var resized: [String: Set<String>] = [:]
  /// The ids of the flagged views whose saved size alone is out of date.
  private var remeasured: Set<String> = []
  /// The ids of the views that Interface Builder flags.
  private let flagged: Set<String>
  /// Whether every saved frame begins on a whole point, so that a canvas that rounds to points may
  /// have saved it.
  ///
  /// Before Xcode 10 some did: of centered views that would begin at half a point, 91 begin at the
  /// next whole point, 15 at the previous one, and 27, only since Xcode 8, at the half.
  private let isInWholePoints: Bool

  /// The smallest error of an unflagged frame: labels of 20.33 points are often saved as 21.
  static let unflaggedTolerance = 0.75

  /// The same as `unflaggedTolerance` if Interface Builder flags the view: half a point is a pixel.
  private static let flaggedTolerance = 0.45

  /// Finds the misplaced views of a scene.
  package init(_ scene: DocumentScene) {
    self.init(scene, scene.judged)
    // What depends on a size that is out of date is laid out again with the new one.
    if !remeasured.isEmpty { self = Self(scene, scene.judged(remeasuring: remeasured)) }
  }

  private init(_ scene: DocumentScene, _ staged: StagedInterface) {
    self.scene = scene
    self.staged = staged
    flagged = Set(scene.views.filter(\.isMisplaced).map(\.id))
    var solved: [String: LayoutRect] = [:]
    for view in scene.views {
      guard let placed = staged.views[view.id] else { continue }
      solved[view.id] = LayoutRect(placed.frame)
      // A view that follows its superview may have no saved frame, as content views of cells.
      let isGiven =
        view.id == scene.island.root.id
        || view.frame == nil && placed.translatesAutoresizingMaskIntoConstraints
      frames[view.id] = isGiven ? solved[view.id] : view.frame
    }
    self.solved = solved
    distances = FrameDistances(scene: scene, solved: solved)
    let arranged = Self.arranged(in: scene, staged)
    arrangedBefore = arranged
    arrangedAfter = Dictionary(
      arranged.compactMap { view, before in before.map { ($0, view) } },
      uniquingKeysWith: { first, _ in first })
    isInWholePoints =
      scene.document.toolsVersion < 14_000
      && scene.views.dropFirst().allSatisfy { view in
        guard let frame = view.frame else { return true }
        return frame.x == frame.x.rounded() && frame.y == frame.y.rounded()
      }
    collectHolding()
    (toOtherInsets, toUnknownInsets) = constraintsToOtherInsets()
    isOfOtherSizeClass = findOtherSizeClass()
    judge()
  }

  private mutating func collectHolding() {
    guard let engine = staged.engine else { return }
    for constraint in scene.constraints {
      guard let entered = staged.constraints[constraint.element.id]?.engineConstraint else {
        continue
      }
      let residual = engine.residual(of: entered)
      guard error(of: constraint, residual) < LayoutTolerance.reported else { continue }
      for id in Set([constraint.first.view, constraint.second?.view].compactMap { $0 }) {
        indices[id, default: []].append(holding.count)
      }
      holding.append((constraint, residual))
    }
  }

  // MARK: Checking

  private mutating func judge() {
    // A cell whose size the document does not have was saved with one that is unknown.
    guard !Island.Kind.isCell(scene.island.kind) || scene.island.hasOwnSize else { return }
    let suspects = scene.views.dropFirst().filter { view in
      view.frame != nil && !scene.isLeftOut(view.id)
        // The content view fills its cell, whatever is saved for it.
        && (view.isMisplaced || !scene.isCellContent(view.id))
        && (view.isMisplaced || !(view.kind == .stackView && view.subviews.isEmpty))
    }
    for view in suspects where view.isMisplaced {
      replace(view, ifBeyond: Self.flaggedTolerance)
      if expected[view.id] == nil, let frame = scene.remeasuredFrame(of: view) {
        expected[view.id] = frame
        remeasured.insert(view.id)
      }
    }
    for view in suspects where view.isMisplaced {
      for axis in NSLayoutConstraint.Axis.allCases {
        if let frame = frameAlignedWithSiblings(view, along: axis) { expect(frame, of: view) }
      }
      guard let saved = view.frame, let frame = frameWithoutDoubt(view) else { continue }
      if frame.distance(to: saved) > Self.flaggedTolerance {
        expect(frame, of: view)
      } else {
        doubtful.insert(view.id)
      }
    }
    // The table gives a flagged cell another height than the saved one, for which its views may be saved.
    let isOutdated = Island.Kind.isCell(scene.island.kind) && scene.island.root.isMisplaced
    let unflagged = isOutdated ? [] : suspects.filter { !$0.isMisplaced }
    var isChanging = true
    while isChanging {
      isChanging = false
      for view in unflagged {
        let axes = contradictedAxes(of: view)
        guard !axes.isEmpty else { continue }
        let frame = frames[view.id]
        replace(view, ifBeyond: Self.unflaggedTolerance, along: axes)
        if frames[view.id] != frame { isChanging = true }
      }
    }
    guard !isOutdated else { return }
    violated = findViolated()
    var supposed = self
    // The sizes of most texts of Apple TV are not known.
    if !scene.document.isForTV { supposed.replaceByEstimates(unflagged) }
    uncertain = supposed.expected.filter { expected[$0.key] == nil }
    misarranged = scene.document.isForTV ? [] : findMisarranged()
    let named = Set(violated.map(\.view))
    misarranged.removeAll { named.contains($0.view) }
    for id in named.union(misarranged.map(\.view)) { uncertain[id] = nil }
  }

  /// Replaces the frames that contradict the layout by any constraint, content or stack view.
  private mutating func replaceByEstimates(_ suspects: [ViewElement]) {
    var isChanging = true
    while isChanging {
      isChanging = false
      for view in suspects where expected[view.id] == nil && isContradicted(view) {
        replace(view, ifBeyond: Self.unflaggedTolerance)
        if expected[view.id] != nil { isChanging = true }
      }
    }
  }

  /// Returns whether the layout does not determine a view's position and length along an attribute's
  /// axis.
  func isOpen(_ id: String, along attribute: LayoutAttribute) -> Bool {
    guard let view = scene.element(id), view.frame != nil, id != scene.island.root.id,
      !scene.isLeftOut(id), let item = staged.views[id]?.engineItem
    else { return false }
    if view.kind == .stackView, view.subviews.isEmpty { return true }
    let isHorizontal = attribute.isHorizontal
    return staged.engine?.ambiguousAttributes(of: item).contains {
      isHorizontal == ($0 == .left || $0 == .width)
    } ?? false
  }

  private mutating func replace(
    _ view: ViewElement, ifBeyond tolerance: Double,
    along axes: Set<NSLayoutConstraint.Axis> = [.horizontal, .vertical]
  ) {
    guard let saved = frames[view.id], var solved = determined(of: view, else: saved) else {
      return
    }
    if !axes.contains(.horizontal) { (solved.x, solved.width) = (saved.x, saved.width) }
    if !axes.contains(.vertical) { (solved.y, solved.height) = (saved.y, saved.height) }
    guard solved.distance(to: saved) > tolerance else { return }
    // Numbers that agree except for rounding are left as Interface Builder wrote them, unless there
    // is no other difference.
    let rounding = min(Self.tolerance, max(tolerance, solved.distance(to: saved) - 0.1))
    func chosen(_ solved: Double, _ saved: Double) -> Double {
      abs(solved - saved) > rounding ? solved : saved
    }
    func chosenOrigin(_ solved: Double, _ saved: Double) -> Double {
      let chosen = chosen(solved, saved)
      return isInWholePoints && chosen != saved ? (chosen + 0.5).rounded(.down) : chosen
    }
    let frame = inSavedDigits(
      LayoutRect(
        x: chosenOrigin(solved.x, saved.x), y: chosenOrigin(solved.y, saved.y),
        width: chosen(solved.width, saved.width), height: chosen(solved.height, saved.height)),
      of: view)
    guard frame.distance(to: saved) > LayoutTolerance.reported else { return }
    // Something else is wrong if that would make a text invisible.
    guard !hidesContent(frame, of: view) else { return }
    expect(frame, of: view)
  }

  private mutating func expect(_ frame: LayoutRect, of view: ViewElement) {
    expected[view.id] = frame
    frames[view.id] = frame
    guard let owner = scene.parent(of: view.id) else { return }
    if isResized(view) {
      resized[owner.id, default: []].insert(view.id)
    } else {
      resized[owner.id]?.remove(view.id)
    }
  }

  /// Returns whether a frame without area would hide a text or control that the saved frame shows.
  private func hidesContent(_ frame: LayoutRect, of view: ViewElement) -> Bool {
    guard let saved = view.frame, view.shownTitle?.isEmpty == false || view.kind == .textView else {
      return false
    }
    return min(frame.width, frame.height) < 1 && min(saved.width, saved.height) >= 1
  }

  /// Returns the frame of a view that constraints place, with the last digits that Xcode saves.
  func inSavedDigits(_ frame: LayoutRect, of view: ViewElement) -> LayoutRect {
    guard staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == false,
      let owner = scene.parent(of: view.id),
      let container = distances.origin(of: owner.id, in: solved)
    else { return frame }
    return frame.inSavedDigits(below: container, scale: Double(staged.window.screen.scale))
  }

  /// Returns the frame in the layout, with the saved numbers where the layout is ambiguous and
  /// along axes in which the view is part of a conflict.
  private func determined(of view: ViewElement, else saved: LayoutRect) -> LayoutRect? {
    guard var frame = solved[view.id], let item = staged.views[view.id]?.engineItem else {
      return nil
    }
    for attribute in staged.engine?.ambiguousAttributes(of: item) ?? [] {
      switch attribute {
      case .left: frame.x = saved.x
      case .top: frame.y = saved.y
      case .width: frame.width = saved.width
      default: frame.height = saved.height
      }
    }
    let conflicts = scene.conflictingAxes[view.id] ?? []
    if conflicts.contains(.horizontal) { (frame.x, frame.width) = (saved.x, saved.width) }
    if conflicts.contains(.vertical) { (frame.y, frame.height) = (saved.y, saved.height) }
    return frame
  }

  /// Returns whether a constraint that is satisfied in the layout is violated by the present
  /// frames.
  private func isContradicted(_ view: ViewElement) -> Bool {
    // Interface Builder gives an ambiguous view the frame that it has, and flags what is misplaced besides.
    guard !view.isAmbiguous else { return false }
    for index in indices[view.id] ?? [] {
      let (constraint, residual) = holding[index]
      guard isJudged(constraint, at: view.id),
        let shift = distances.shift(of: constraint, in: frames)
      else { continue }
      let tolerance = tolerance(of: constraint)
      if error(of: constraint, residual + shift) > tolerance { return true }
    }
    return followsNeighbour(view) || !axesContradictingStack(view).isEmpty
      || contradictsContent(view)
  }

  /// Returns whether an error of a constraint is one of the view.
  ///
  /// Interface Builder flags all views that it finds misplaced, so unflagged views beside a flagged
  /// one are right, and the flagged one should follow them.
  ///
  /// The margins and bars of Apple TV are not known well enough for an error to be one of a view.
  func isJudged(_ constraint: SceneConstraint, at view: String) -> Bool {
    if toOtherInsets.contains(constraint.element.id)
      || scene.document.isForTV && constraint.refersToInsets
    {
      return false
    }
    return ![constraint.first.view, constraint.second?.view ?? view].contains {
      $0 != view && isFlagged($0) || isInsideFlagged($0)
    }
  }

  /// Returns whether a stack view or mask places the view, and the size of what places it has
  /// changed.
  private func followsNeighbour(_ view: ViewElement) -> Bool {
    guard let owner = scene.parent(of: view.id) else { return false }
    if owner.kind == .stackView {
      return isResized(owner) || resized[owner.id]?.contains { $0 != view.id } == true
    }
    return staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == true
      && isResized(owner)
  }

  /// Returns whether a view is inside a flagged one whose size is wrong; a wrong position does not
  /// move what is inside.
  func isInsideFlagged(_ id: String) -> Bool {
    scene.superviews(of: id).contains { superview in
      guard isFlagged(superview), let new = expected[superview],
        let saved = scene.element(superview)?.frame
      else { return false }
      return new.width != saved.width || new.height != saved.height
    }
  }

  func isFlagged(_ id: String) -> Bool { flagged.contains(id) }

  func isResized(_ view: ViewElement) -> Bool {
    guard !isFlagged(view.id), let new = expected[view.id], let saved = view.frame else {
      return false
    }
    return abs(new.width - saved.width) > Self.tolerance
      || abs(new.height - saved.height) > Self.tolerance
  }
}
