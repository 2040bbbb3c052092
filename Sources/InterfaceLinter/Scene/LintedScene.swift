internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis
internal import LayoutSnapshot
internal import ViewAnalysis

/// One tree of a document, laid out in one configuration, for rules.
@MainActor
final class LintedScene {
  let owner: LintedDocument
  let configuration: LintConfiguration
  /// The document resolved for the configuration's size classes.
  let document: InterfaceDocument
  let island: Island
  let staged: StagedInterface

  /// The limits that layout reached, before rules change the layout.
  let limits: [LayoutFinding]

  /// The tree's views in document order, the root first.
  let views: [ViewElement]
  /// The tree's constraints in document order.
  private(set) var constraints: [SceneConstraint] = []

  private var elements: [String: ViewElement] = [:]
  private var parents: [String: String] = [:]
  private var guides: [String: (view: String, name: String)] = [:]
  private var mentioned: [String: [Int]] = [:]
  private let stage: InterfaceStage

  init(
    of owner: LintedDocument, on stage: InterfaceStage, _ island: Island,
    _ configuration: LintConfiguration
  ) {
    self.owner = owner
    self.configuration = configuration
    self.island = island
    document = stage.document
    staged = stage.present(island)
    limits = staged.layoutFindings
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

  func element(_ id: String) -> ViewElement? { elements[id] }

  func parent(of id: String) -> ViewElement? { parents[id].flatMap { elements[$0] } }

  func parentID(of id: String) -> String? { parents[id] }

  /// Returns the superviews of a view, nearest first.
  func ancestors(of id: String) -> [ViewElement] {
    var found: [ViewElement] = []
    var step = parent(of: id)
    while let view = step {
      found.append(view)
      step = parent(of: view.id)
    }
    return found
  }

  /// Returns the id of the view that an item of a constraint is, or whose guide it is.
  func viewID(of item: String) -> String? {
    elements[item] != nil ? item : guides[item]?.view
  }

  /// Returns the constraints that mention a view or one of its guides, in document order.
  func constraints(of view: String) -> [SceneConstraint] {
    (mentioned[view] ?? []).map { constraints[$0] }
  }

  /// Returns whether the view is arranged by a stack view.
  func isArranged(_ id: String) -> Bool { parent(of: id)?.kind == .stackView }

  /// Returns whether the view is an arranged plain view, which has a size on the canvas only.
  func isSizedByCanvas(_ view: ViewElement) -> Bool {
    view.kind == .view && isArranged(view.id) && view.placeholderIntrinsicSize == nil
  }

  /// Whether the document alone determines the layout on this canvas.
  ///
  /// On other canvases, a view that the canvas sizes has the size of its class, and code replaces
  /// placeholder constraints; neither is known here.
  private(set) lazy var isDeterminedByDocument: Bool =
    configuration.canvas == .document
    || !views.contains { view in
      isSizedByCanvas(view) || (view.customClass != nil && view.subviews.isEmpty)
        || view.constraints.contains(where: \.isPlaceholder)
    }

  /// Returns whether the view is not visible because it, or a superview, is hidden or transparent.
  func isInvisible(_ id: String) -> Bool { elements[id] == nil || invisible.contains(id) }

  private lazy var invisible = inherited { $0.isHidden || $0.alpha < 0.01 }

  /// Returns whether a stack view omits the view because it, or a superview, is hidden.
  func isLeftOut(_ id: String) -> Bool { leftOut.contains(id) }

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

  /// Whether the canvas gives the root the size that it also has in the running app.
  var hasRealSize: Bool {
    switch island.kind {
    case .viewControllerRoot:
      if case .freeform? = island.context.simulatedMetrics.destination { return false }
      return configuration.canvas == .document ? fillsScreen : true
    case .topLevelView: return configuration.canvas == .document && fillsScreen
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .keyed, .inside:
      return false
    }
  }

  /// The ids of labels that a cell with a built-in style positions itself.
  var builtInLabels: Set<String> {
    Set(
      views.compactMap(\.cell).flatMap { [$0.textLabel, $0.detailTextLabel] }.compactMap { $0 })
  }

  /// Whether users see it in other languages; launch screens are not localized.
  ///
  /// Texts that are translations, or have their length, do not grow.
  var isLocalized: Bool {
    !document.isLaunchScreen && !configuration.isPseudoLocalized && configuration.language == nil
  }

  /// Returns whether the view is the content view of the tree's cell.
  func isCellContent(_ id: String) -> Bool {
    guard let view = elements[id], view.key == "contentView" else { return false }
    return parents[id] == island.root.id && Island.Kind.isCell(island.kind)
  }

  private var fillsScreen: Bool {
    guard let device = document.device, let known = Device.withInterfaceBuilderID(device.id),
      let frame = island.root.frame
    else { return false }
    let size = known.size(in: device.orientation == "landscape" ? .landscape : .portrait)
    return frame.width == Double(size.width) && frame.height == Double(size.height)
  }

  // MARK: As solved

  /// The views by id, with their texts and lines after layout.
  private(set) lazy var shown: [String: PlacedView] = {
    let snapshot = LayoutSnapshot(of: staged, name: island.displayName, judging: false)
    var found: [String: PlacedView] = [:]
    PlacedView.collect(snapshot.root, x: 0, y: 0, parent: nil, into: &found)
    return found
  }()

  /// Returns the frame in the superview's bounds, after layout.
  func frame(of id: String) -> LayoutRect? {
    staged.views[id].map { LayoutRect($0.frame) }
  }

  /// Returns whether layout places a view where Interface Builder saved it.
  ///
  /// A difference on the saved canvas means that one of the two is wrong; rules about visible
  /// defects then report nothing.
  func agreesWithSaved(_ id: String) -> Bool {
    guard configuration.isSaved else { return true }
    guard let written = elements[id]?.frame, let solved = frame(of: id) else { return false }
    // A root's frame is given, wherever it was drawn.
    guard id != island.root.id else { return true }
    return solved.distance(to: written) <= 3
  }

  /// The same tree laid out for comparison with saved frames: by rules, with the content sizes that
  /// Xcode measured where Purlin's differ.
  ///
  /// A leaf has its measured size if that explains its saved size. For other leaves the document
  /// contains the size that Xcode measured, unless a text cannot fit its saved frame: then the
  /// frame is older than the text.
  private(set) lazy var judged: StagedInterface = {
    var judging = InterfaceStage(stage.document, leafSizes: .saved)
    judging.contentYields = true
    judging.measuredLeaves = Set(
      views.filter { view in
        guard let saved = view.frame, let solved = frame(of: view.id) else { return true }
        let difference = max(abs(saved.width - solved.width), abs(saved.height - solved.height))
        return difference <= 0.5 || difference > doubt(about: view, solved)
      }.map(\.id))
    for view in views {
      guard let size = contentSize(of: view) else { continue }
      judging.measuredLeaves.insert(view.id)
      // A measured text is wrapped again if a constraint changed its width.
      if size != staged.views[view.id]?.intrinsicContentSize {
        judging.naturalSizes[view.id] = size
      }
    }
    return judging.present(island)
  }()

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

  /// The conflicts of required constraints, each of them minimal.
  private(set) lazy var conflicts: [LayoutConflict] = staged.conflicts

  /// What constraints leave open where the canvas gives views no size of its own.
  private(set) lazy var ambiguities: OpenNumbers = {
    guard document.usesAutoLayout, isDeterminedByDocument else { return OpenNumbers() }
    let outer = island.root.id
    return staged.withoutPlaceholders {
      OpenNumbers(of: subject) { id in
        id != outer && elements[id] != nil
          && staged.views[id]?.translatesAutoresizingMaskIntoConstraints == false
      }
    }
  }()

  /// The tree as a subject of diagnosis, under the document's ids.
  private lazy var subject = ViewScene(staged)

  /// What shows: views that overlap, lie outside others, are clipped or have no size.
  private(set) lazy var present: [PresentFinding] = PresentFinding.all(in: subject)

  private(set) lazy var influence = IneffectiveConstraints(self)

  /// The ids of views in a conflict, whose frames are arbitrary.
  var conflictingViews: Set<String> { Set(conflictingAxes.keys) }

  /// The axes along which each view is in a conflict, by the view's id.
  private(set) lazy var conflictingAxes: [String: Set<NSLayoutConstraint.Axis>] = {
    var found: [String: Set<NSLayoutConstraint.Axis>] = [:]
    for conflict in conflicts {
      for member in conflict.members {
        switch member {
        case .constraint(let entered):
          guard let owner = entered.owner as? NSLayoutConstraint,
            let id = idsByConstraint[ObjectIdentifier(owner)],
            let constraint = constraintsByID[id]
          else { continue }
          let axis: NSLayoutConstraint.Axis =
            constraint.first.attribute.isHorizontal ? .horizontal : .vertical
          found[constraint.first.view, default: []].insert(axis)
          if let second = constraint.second {
            found[second.view, default: []].insert(
              second.attribute.isHorizontal ? .horizontal : .vertical)
          }
        case .placement(let item, let axis, _), .hugging(let item, let axis),
          .compression(let item, let axis):
          if let view = item.owner, let id = idsByView[ObjectIdentifier(view)] {
            found[id, default: []].insert(axis)
          }
        }
      }
    }
    return found
  }()
}

extension LintedScene: DocumentScene {
  var isEmbedded: Bool { island.viewController.map { owner.embedded.contains($0.id) } ?? false }

  func isChangeable(_ id: String) -> Bool { owner.isOutlet(id) || owner.isVaried(id) }

  func remeasuredFrame(of view: ViewElement) -> LayoutRect? {
    guard let sample = TextSample(view), sample.isMeasurable, !sample.isIdeographic,
      let saved = view.frame, let frame = frame(of: view.id),
      frame.distance(to: saved) > max(1, 0.03 * frame.width)
    else { return nil }
    return frame
  }
}

extension Island.Kind {
  static func isCell(_ kind: Island.Kind) -> Bool {
    switch kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    case .viewControllerRoot, .topLevelView, .keyed, .inside: false
    }
  }
}
