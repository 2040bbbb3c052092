package import AutoLayout
internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
package import LayoutGeometry
package import LayoutProof
internal import LayoutScene
package import LayoutSnapshot
package import ViewAnalysis

/// One tree of a document, laid out on one stage: its elements beside the views made from them, and what
/// is wrong with the layout.
///
/// The linter, `purlin explain` and `purlin why` answer from it.
@MainActor
package final class DocumentScene {
  /// What the whole document says about its objects.
  package let facts: DocumentFacts
  /// Whether it is laid out as Interface Builder saved it, so that saved frames can be compared.
  package let isAsSaved: Bool
  /// Whether the texts are others than those of the document, such as translations.
  package let showsOtherTexts: Bool
  /// The document, resolved for the size classes of the stage.
  package let document: InterfaceDocument
  package let island: Island
  package let staged: StagedInterface

  // Read before anything changes the layout for a moment, so that no answer depends on which was asked first.

  /// The limits that layout reached.
  package let limits: [LayoutFinding]
  /// The conflicts of required constraints, each of them minimal.
  package let conflicts: [LayoutConflict]

  /// The tree's views in document order, the root first.
  package let views: [ViewElement]
  /// The tree's constraints in document order.
  package private(set) var constraints: [SceneConstraint] = []

  private var elements: [String: ViewElement] = [:]
  private var parents: [String: String] = [:]
  private var guides: [String: (view: String, name: String)] = [:]
  private var mentioned: [String: [Int]] = [:]
  private let stage: InterfaceStage
  /// Whether a screen's safe area can have insets at its sides, as those of iPhones in landscape have.
  ///
  /// Set it before ``influence`` is first read.
  package var hasSideInsets = true
  /// The ids of the constraints in conflicts with the insets of a device, where the canvas has others; nil where it has
  /// the same.
  private(set) lazy var conflictsOnDevice: Set<String>? = stage.withInsetsOnce(for: island).map {
    let scene = DocumentScene(island, on: $0, facts, isAsSaved: false)
    return Set(
      scene.conflicts.flatMap(\.members).compactMap { scene.constraint(of: $0)?.element.id })
  }

  /// Lays the tree out anew with another size of its root.
  package func staged(at size: LayoutSize) -> StagedInterface {
    stage.present(island, at: CGSize(size))
  }

  /// Lays out a tree.
  ///
  /// - Parameters:
  ///   - island: A tree of the stage's document.
  ///   - stage: The environment.
  ///   - facts: Those of the whole document.
  ///   - isAsSaved: Whether the stage has the canvas and the settings with which the document was saved.
  ///   - showsOtherTexts: Whether the texts are others than those of the document.
  package convenience init(
    _ island: Island, on stage: InterfaceStage, _ facts: DocumentFacts, isAsSaved: Bool,
    showsOtherTexts: Bool = false
  ) {
    self.init(
      stage.present(island), on: stage, facts, isAsSaved: isAsSaved,
      showsOtherTexts: showsOtherTexts)
  }

  /// Takes a tree that has been laid out.
  init(
    _ staged: StagedInterface, on stage: InterfaceStage, _ facts: DocumentFacts, isAsSaved: Bool,
    showsOtherTexts: Bool = false
  ) {
    self.facts = facts
    self.isAsSaved = isAsSaved
    self.showsOtherTexts = showsOtherTexts
    self.staged = staged
    island = staged.island
    document = stage.document
    limits = staged.layoutFindings
    conflicts = staged.conflicts
    views = island.views
    self.stage = stage
    register(island.root)
    if let controller = island.viewController {
      if let id = controller.topLayoutGuide { guides[id] = (island.root.id, "Top Layout Guide") }
      if let id = controller.bottomLayoutGuide {
        guides[id] = (island.root.id, "Bottom Layout Guide")
      }
    }
    if document.usesAutoLayout { collectConstraints() }
  }

  /// Records a view and its subviews.
  ///
  /// Of several views with the same id only the first is used: otherwise a view could contain
  /// itself.
  private func register(_ view: ViewElement) {
    elements[view.id] = view
    for guide in view.guides { guides[guide.id] = (view.id, guide.kind.title) }
    registerMembers(of: view)
  }

  private func registerMembers(of view: ViewElement) {
    for member in view.islandMembers {
      if elements[member.id] == nil {
        parents[member.id] = view.id
        register(member)
      } else {
        registerMembers(of: member)
      }
    }
  }

  private func collectConstraints() {
    for holder in views {
      for element in holder.constraints {
        // Objects that could not be instantiated are reported by rules about references.
        guard staged.constraints[element.id] != nil,
          let first = end(element.firstItem ?? holder.id, element.firstAttribute)
        else { continue }
        let second = element.secondItem.flatMap { item in
          element.secondAttribute.flatMap { end(item, $0) }
        }
        guard (second == nil) == (element.secondItem == nil) else { continue }
        let index = constraints.count
        constraints.append(
          SceneConstraint(element: element, holder: holder.id, first: first, second: second))
        mentioned[first.view, default: []].append(index)
        if let second, second.view != first.view {
          mentioned[second.view, default: []].append(index)
        }
      }
    }
  }

  private func end(
    _ item: String, _ attribute: LayoutAttribute
  ) -> SceneConstraint.End? {
    if elements[item] != nil {
      return SceneConstraint.End(item: item, view: item, guide: nil, attribute: attribute)
    }
    return guides[item].map {
      SceneConstraint.End(item: item, view: $0.view, guide: $0.name, attribute: attribute)
    }
  }

  // MARK: Queries

  package func element(_ id: String) -> ViewElement? { elements[id] }

  package func parent(of id: String) -> ViewElement? { parents[id].flatMap { elements[$0] } }

  package func parentID(of id: String) -> String? { parents[id] }

  /// Returns the superviews of a view, nearest first.
  package func ancestors(of id: String) -> [ViewElement] {
    superviews(of: id).compactMap { elements[$0] }
  }

  /// Returns the id of the view that an item of a constraint is, or whose guide it is.
  package func viewID(of item: String) -> String? {
    elements[item] != nil ? item : guides[item]?.view
  }

  /// Returns the constraints that mention a view or one of its guides, in document order.
  package func constraints(of view: String) -> [SceneConstraint] {
    (mentioned[view] ?? []).map { constraints[$0] }
  }

  /// Returns whether the view is arranged by a stack view.
  package func isArranged(_ id: String) -> Bool { parent(of: id)?.kind == .stackView }

  /// Returns whether a view has a frame of the document that its mask keeps, as the canvas shows it.
  package func hasFrameOfMask(_ id: String) -> Bool {
    isAsSaved && staged.views[id]?.translatesAutoresizingMaskIntoConstraints == true
      && !isArranged(id)
  }

  /// Returns whether the view is an arranged plain view, which has a size on the canvas only.
  func isSizedByCanvas(_ view: ViewElement) -> Bool {
    view.kind == .view && isArranged(view.id) && view.placeholderIntrinsicSize == nil
  }

  /// Whether the document alone determines the layout on this canvas.
  ///
  /// On other canvases, a view that the canvas sizes has the size of its class, and code replaces
  /// placeholder constraints; neither is known here.
  package private(set) lazy var isDeterminedByDocument: Bool =
    stage.canvas == .document
    || !views.contains { view in
      isSizedByCanvas(view) || (view.customClass != nil && view.subviews.isEmpty)
        || view.constraints.contains(where: \.isPlaceholder)
    }

  /// Returns whether the view is not visible because it, or a superview, is hidden or transparent.
  package func isInvisible(_ id: String) -> Bool { elements[id] == nil || invisible.contains(id) }

  private lazy var invisible = inherited { $0.isHidden || $0.alpha < LayoutTolerance.alpha }

  /// Returns whether a stack view omits the view because it, or a superview, is hidden.
  package func isLeftOut(_ id: String) -> Bool { leftOut.contains(id) }

  private lazy var leftOut = inherited { [self] in $0.isHidden && isArranged($0.id) }

  /// Returns the ids of the views with a property, and of all views inside them.
  private func inherited(_ holds: (ViewElement) -> Bool) -> Set<String> {
    var found: Set<String> = []
    // A view comes after its superview.
    for view in views where holds(view) || parents[view.id].map(found.contains) == true {
      found.insert(view.id)
    }
    return found
  }

  /// Whether the size of the root is one that the app gives it, or that was asked for.
  package var hasRealSize: Bool { staged.sizeAuthority.countsForApp }

  /// Whether the width of the root is one of the app, or that was asked for.
  private(set) lazy var hasRealWidth = hasRealSize || stage.isBetweenBars(island)

  /// The ids of labels that a cell with a built-in style positions itself.
  package var builtInLabels: Set<String> {
    Set(
      views.compactMap(\.cell).flatMap { [$0.textLabel, $0.detailTextLabel] }.compactMap { $0 })
  }

  /// Whether users see it in other languages; launch screens are not localized.
  ///
  /// Texts that are translations, or have their length, do not grow.
  package var isLocalized: Bool { !document.isLaunchScreen && !showsOtherTexts }

  /// Returns whether the view is the content view of the tree's cell.
  package func isCellContent(_ id: String) -> Bool {
    guard let view = elements[id], view.key == "contentView" else { return false }
    return parents[id] == island.root.id && Island.Kind.isCell(island.kind)
  }

  // MARK: As solved

  /// The views by id, with their texts and lines after layout.
  package private(set) lazy var shown: [String: LayoutSnapshot.PlacedView] = {
    let snapshot = LayoutSnapshot(of: staged, name: island.displayName, judging: false)
    return Dictionary(snapshot.placedViews.map { ($0.view.id, $0) }, uniquingKeysWith: { $1 })
  }()

  /// Returns the width of what a scroll view scrolls; nil for other views.
  package func contentWidth(of id: String) -> Double? {
    (staged.views[id] as? UIScrollView).map { Double($0.contentSize.width) }
  }

  /// Returns the frame in the superview's bounds, after layout.
  package func frame(of id: String) -> LayoutRect? {
    staged.views[id].map { LayoutRect($0.frame) }
  }

  /// The same tree laid out for comparison with saved frames: by rules, with the content sizes that
  /// Xcode measured where Purlin's differ.
  ///
  /// A leaf has its measured size if that explains its saved size. For others the document contains the size that Xcode
  /// measured, unless a text cannot fit its saved frame, which is then older.
  package private(set) lazy var judged: StagedInterface = judged(remeasuring: [])

  /// The same with the measured sizes of further leaves.
  func judged(remeasuring remeasured: Set<String>) -> StagedInterface {
    var judging = InterfaceStage(
      stage.document, canvas: .document, leafSizes: .saved, sharing: [stage])
    judging.contentYields = true
    judging.measuredLeaves = Set(
      views.filter { view in
        if remeasured.contains(view.id) { return true }
        guard let saved = view.frame, let solved = frame(of: view.id) else { return true }
        let difference = max(abs(saved.width - solved.width), abs(saved.height - solved.height))
        return difference <= 0.5 || difference > doubt(about: view, solved)
      }.map(\.id))
    for view in views where !remeasured.contains(view.id) {
      guard let size = contentSize(of: view) else { continue }
      judging.measuredLeaves.insert(view.id)
      // A measured text is wrapped again if a constraint changed its width.
      if size != staged.views[view.id]?.intrinsicContentSize {
        judging.naturalSizes[view.id] = size
      }
    }
    return judging.present(island)
  }

  /// The ids of the views of the engine's items.
  private(set) lazy var idsByView: [ObjectIdentifier: String] = {
    Dictionary(
      staged.views.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: { min($0, $1) })
  }()

  /// The ids of the document's constraints, by their active objects.
  private(set) lazy var idsByConstraint: [ObjectIdentifier: String] = {
    Dictionary(
      staged.constraints.map { (ObjectIdentifier($0.value), $0.key) },
      uniquingKeysWith: { min($0, $1) })
  }()

  private(set) lazy var constraintsByID: [String: SceneConstraint] = {
    Dictionary(constraints.map { ($0.element.id, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The number of views with each name.
  private(set) lazy var sharedNames: [String: Int] = {
    var counts: [String: Int] = [:]
    for view in views { counts[view.outlineName, default: 0] += 1 }
    return counts
  }()

  /// The conflicts, with where each occurs.
  package private(set) lazy var classifiedConflicts = classifyConflicts()

  /// Whether the document says what is ambiguous on this canvas; if not, nothing is found.
  package var isAmbiguityKnown: Bool { document.usesAutoLayout && isDeterminedByDocument }

  /// What constraints leave open where the canvas gives views no size of its own.
  package private(set) lazy var ambiguities: OpenNumbers = {
    guard isAmbiguityKnown else { return OpenNumbers() }
    let outer = island.root.id
    return staged.withoutPlaceholders {
      OpenNumbers(of: subject) { id in
        id != outer && elements[id] != nil
          && staged.views[id]?.translatesAutoresizingMaskIntoConstraints == false
      }
    }
  }()

  /// The tree as a subject of diagnosis, under the document's ids.
  package private(set) lazy var subject = ViewStage(staged)

  /// The coordinates that constraints leave open in the app, by the view's id.
  package private(set) lazy var undetermined = findUndetermined()

  /// What shows: views that overlap, lie outside others, are clipped or have no size.
  package private(set) lazy var present: [PresentFinding] = PresentFinding.all(in: subject.scene)

  package private(set) lazy var influence = IneffectiveConstraints(self)

  /// The ids of views in a conflict, whose frames are arbitrary.
  package var conflictingViews: Set<String> { Set(conflictingAxes.keys) }

  /// The axes along which each view is in a conflict, by the view's id.
  package private(set) lazy var conflictingAxes =
    ConflictingAxes(conflicts).axes { self.id(of: $0) }

  /// The axes along which the frame of each view may depend on which constraint of a conflict is broken.
  package private(set) lazy var entangledAxes = findEntangled()
}

extension DocumentScene {
  /// Whether the container view of another scene determines the size of the root.
  package var isEmbedded: Bool { island.viewController.map { facts.isEmbedded($0.id) } ?? false }

  /// Returns whether code can change an object, or it differs in another size class.
  package func isChangeable(_ id: String) -> Bool { facts.isOutlet(id) || facts.isVaried(id) }

  /// Returns the ids of the superviews of a view, nearest first; the elements themselves are large.
  package func superviews(of id: String) -> UnfoldSequence<String, String> {
    sequence(state: id) { id in
      guard let next = self.parentID(of: id) else { return nil }
      id = next
      return next
    }
  }

  /// Returns whether a view is inside another.
  func isInside(_ superview: String, _ id: String) -> Bool {
    superviews(of: id).contains(superview)
  }

  /// Returns the frame of a view whose saved size is out of date because its text was measured
  /// differently; nil for other views.
  func remeasuredFrame(of view: ViewElement) -> LayoutRect? {
    guard isMeasurable(view), let saved = view.frame, let frame = frame(of: view.id),
      frame.distance(to: saved) > max(1, 0.03 * frame.width)
    else { return nil }
    return frame
  }
}

extension Island.Kind {
  package static func isCell(_ kind: Island.Kind) -> Bool {
    switch kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    case .viewControllerRoot, .topLevelView, .keyed, .inside: false
    }
  }
}
