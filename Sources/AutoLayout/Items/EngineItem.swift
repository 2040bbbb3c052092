internal import ConstraintSolver

/// An item that can be constrained, as the engine represents it: a view or a guide.
///
/// An item is laid out in the coordinates of its ``parent``, so moving a tree does not change the
/// layout inside it. Besides its four variables, an item has *facts* that equations depend on:
/// alignment insets, margins, safe area, baselines, scroll offset. When a fact changes, only the
/// constraints that mention the item are read again.
///
/// A tree of items and its ``LayoutEngine`` can be used on any thread, but only on one at a time.
public final class EngineItem {
  /// The origin of an item's rectangle.
  public enum Shape: Sendable, Hashable {
    /// Four variables: a view, or a guide with constraints.
    case free
    /// The owner's bounds, reduced by one of the owner's insets.
    case inset(Inset)
    /// The strip under the bars at the top of the owner, with the height
    /// ``EngineItem/topBarLength``.
    case topBar
    /// The strip under the bars at the bottom of the owner, with the height
    /// ``EngineItem/bottomBarLength``.
    case bottomBar
    /// The part of the owner that the keyboard covers, or the place where it appears.
    case keyboard
    /// A scroll view's content area.
    case content
    /// A scroll view's frame, in the coordinates of its content.
    case viewport
  }

  /// The insets of a view that determine its guides.
  public enum Inset: Int, Sendable, Hashable, CaseIterable {
    /// The layout margins, including the safe area if the view is configured so.
    case margins = 0
    /// The safe area: the parts covered by bars and hardware.
    case safeArea = 1
    /// The layout margins, increased to limit the width to a readable one.
    case readable = 2
  }

  /// The position of the keyboard relative to an item.
  public enum KeyboardPlace: Sendable, Hashable {
    /// At the bottom of the item's bounds, with their width and the given height in points.
    case docked(Double)
    /// At any position, in points from the top-left corner of the item's bounds.
    case floating(LayoutRect)
  }

  // In the order that leaves no gaps: every view has an item.

  /// The view or guide that holds the item by an ``ItemOwnership``, which clears the reference.
  private unowned(unsafe) var holdingItem: (any LayoutItem)?

  private var parentStorage: EngineItem?

  private var engineReference: EngineReference?

  /// The engine that created the variables, which clears them when it is deallocated.
  var solvedBy: ObjectIdentifier?

  /// The anchors that are in use: an item has one for each attribute (`anchors:A1.4`).
  var anchors = AnchorsInUse()

  /// The constraints whose equations read this item, by serial number.
  var mentions = SerialTable<Mention>()

  /// The last solve of the engine that changed the item; 0 if none has.
  var lastChange: Int32 = 0

  /// The active constraints that mention this item, whether or not they are in an engine.
  var active = ActiveConstraints()

  /// The implicit constraints of the item's content, autoresizing mask and frame.
  var implicit = ImplicitConstraints()

  private var insets: [LayoutInsets] = []

  private var rareFacts: RareFacts?

  /// The baseline of the first line of text.
  public var firstBaseline = TextBaseline.top { didSet { factChanged(firstBaseline != oldValue) } }

  /// The baseline of the last line of text.
  public var lastBaseline = TextBaseline.bottom { didSet { factChanged(lastBaseline != oldValue) } }

  /// The variables, created when a constraint first mentions the item.
  var variables: ItemVariables?

  /// The origin of the item's rectangle.
  public let shape: Shape

  /// The layout direction within this item.
  public var direction = LayoutDirection.leftToRight {
    didSet { factChanged(direction != oldValue) }
  }

  /// Whether constraints of descendants refer to the content area instead of the edges
  /// (`scrollview:V1.2`).
  public var scrollsContent = false { didSet { factChanged(scrollsContent != oldValue) } }

  /// Whether an equation has read the insets or the lengths of bars since the item entered its
  /// engine.
  ///
  /// Most items have insets that no constraint refers to. Their constraints are not read again.
  private var insetsAreRead = false

  private var mentionNumber: Int32 = -1

  /// Whether the view or guide that held the item was deallocated.
  private var isAbandoned = false

  /// The position of the item in the order in which constraints first mentioned the items of its
  /// engine (`measured:M10`).
  var mention: Int? {
    get { mentionNumber < 0 ? nil : Int(mentionNumber) }
    set { mentionNumber = newValue.map { Int32($0) } ?? -1 }
  }

  /// What few items have.
  private final class RareFacts {
    weak var owner: AnyObject?
    weak var layoutItem: (any LayoutItem)?
    var contentVariables: (width: Variable, height: Variable)?
    weak var firstBaselineItem: EngineItem?
    weak var lastBaselineItem: EngineItem?
    var keyboard = KeyboardPlace.docked(0)
    var alignmentInsets = LayoutInsets.zero
    var boundsOrigin: (x: Double, y: Double) = (0, 0)
    var site = CallSite.unknown
  }

  /// The code that created the view or guide; unknown unless call sites are recorded.
  package var site: CallSite {
    get { rareFacts?.site ?? .unknown }
    set { if newValue != .unknown || rareFacts != nil { madeRareFacts.site = newValue } }
  }

  /// The view or guide of the item, to which findings refer.
  ///
  /// Not retained; nil after it is deallocated.
  public var owner: AnyObject? {
    get { if let owner = rareFacts?.owner { owner } else { unsafe holdingItem } }
    set { if newValue != nil || rareFacts != nil { madeRareFacts.owner = newValue } }
  }

  /// The view or guide of the item, as constraints refer to it; nil after it is deallocated.
  package var layoutItem: (any LayoutItem)? {
    if let held = unsafe holdingItem { held } else { rareFacts?.layoutItem }
  }

  /// Whether a view or guide holds the item by an ``ItemOwnership``.
  var isHeld: Bool { unsafe holdingItem != nil }

  /// Sets the view or guide that holds the item by an ``ItemOwnership``.
  package func setHoldingItem(_ item: any LayoutItem) { unsafe holdingItem = item }

  /// Sets the view or guide to which constraints refer, unless one holds the item.
  func setLayoutItem(_ item: any LayoutItem) {
    guard !isHeld, rareFacts?.layoutItem !== item else { return }
    madeRareFacts.layoutItem = item
  }

  /// Clears the reference to the view or guide that held the item, and is being deallocated.
  func forgetHoldingItem() {
    unsafe holdingItem = nil
    isAbandoned = true
  }

  /// The item in whose coordinates this one is laid out: a view's superview, a guide's owning view.
  public var parent: EngineItem? {
    guard let parentStorage, !parentStorage.isAbandoned else { return nil }
    return parentStorage
  }

  /// The engine of the item; nil if its tree has none.
  public var engine: LayoutEngine? { engineReference?.engine }

  /// Sets the engine of the item.
  func setEngine(_ engine: LayoutEngine?) { engineReference = engine?.reference }

  /// The rare facts, created when the first one is set.
  private var madeRareFacts: RareFacts {
    if let rareFacts { return rareFacts }
    let made = RareFacts()
    rareFacts = made
    return made
  }

  /// The variables of a scroll view's content area, created when a constraint first refers to it.
  var contentVariables: (width: Variable, height: Variable)? {
    get { rareFacts?.contentVariables }
    set { if newValue != nil || rareFacts != nil { madeRareFacts.contentVariables = newValue } }
  }

  /// The way in which the item is positioned.
  public var placement: Placement { implicit.placement }

  /// The insets of the alignment rectangle from the frame.
  public var alignmentInsets: LayoutInsets {
    get { rareFacts?.alignmentInsets ?? .zero }
    set {
      guard newValue != alignmentInsets else { return }
      madeRareFacts.alignmentInsets = newValue
      factChanged(true)
      // An autoresizing mask applies to the frame, so its equations also depend on these insets.
      if variables != nil { engine?.placeByFrame(self) }
    }
  }

  /// The origin of the item's bounds: a scroll view's content offset, in points.
  public var boundsOrigin: (x: Double, y: Double) {
    get { rareFacts?.boundsOrigin ?? (0, 0) }
    set {
      guard newValue != boundsOrigin else { return }
      madeRareFacts.boundsOrigin = newValue
      factChanged(true)
    }
  }

  /// The item that provides the first baseline, such as a stack view's first view.
  public var firstBaselineItem: EngineItem? {
    get { rareFacts?.firstBaselineItem }
    set {
      // An item has its own baseline without a reference.
      let newValue = newValue === self ? nil : newValue
      guard newValue !== firstBaselineItem else { return }
      madeRareFacts.firstBaselineItem = newValue
      factChanged(true)
    }
  }

  /// The item that provides the last baseline.
  public var lastBaselineItem: EngineItem? {
    get { rareFacts?.lastBaselineItem }
    set {
      // An item has its own baseline without a reference.
      let newValue = newValue === self ? nil : newValue
      guard newValue !== lastBaselineItem else { return }
      madeRareFacts.lastBaselineItem = newValue
      factChanged(true)
    }
  }

  /// The height of the bars at the top, for the top layout guide.
  public var topBarLength: Double {
    get { insets.isEmpty ? 0 : insets[Self.bars].top }
    set {
      guard newValue != topBarLength else { return }
      madeInsets[Self.bars].top = newValue
      factChanged(insetsAreRead)
    }
  }

  /// The height of the bars at the bottom, for the bottom layout guide.
  public var bottomBarLength: Double {
    get { insets.isEmpty ? 0 : insets[Self.bars].bottom }
    set {
      guard newValue != bottomBarLength else { return }
      madeInsets[Self.bars].bottom = newValue
      factChanged(insetsAreRead)
    }
  }

  /// The position of the keyboard, for the keyboard layout guide.
  public var keyboard: KeyboardPlace {
    get { rareFacts?.keyboard ?? .docked(0) }
    set {
      guard newValue != keyboard else { return }
      madeRareFacts.keyboard = newValue
      factChanged(true)
    }
  }

  /// Creates an item of the given shape for `owner`.
  public init(_ shape: Shape = .free, owner: AnyObject? = nil, in parent: EngineItem? = nil) {
    self.shape = shape
    parentStorage = parent
    if let owner { self.owner = owner }
  }

  /// The insets of one kind; zero until set.
  public subscript(inset: Inset) -> LayoutInsets {
    get { insets.isEmpty ? .zero : insets[inset.rawValue] }
    set {
      guard newValue != self[inset] else { return }
      madeInsets[inset.rawValue] = newValue
      factChanged(insetsAreRead)
    }
  }

  /// Returns insets for an equation, which is read again when they change.
  func readInsets(_ inset: Inset) -> LayoutInsets {
    insetsAreRead = true
    return self[inset]
  }

  /// Returns the length of a bar for an equation, which is read again when it changes.
  func readBarLength(_ length: KeyPath<EngineItem, Double>) -> Double {
    insetsAreRead = true
    return self[keyPath: length]
  }

  /// The insets to change, after ``Inset`` and ``bars``.
  private var madeInsets: [LayoutInsets] {
    get { insets.isEmpty ? Array(repeating: .zero, count: Self.bars + 1) : insets }
    set { insets = newValue }
  }

  /// The place of the lengths of bars after the insets.
  private static var bars: Int { Inset.allCases.count }

  /// Sets the insets of all kinds and the lengths of bars.
  ///
  /// Items with equal insets share their memory if they follow each other, as those of similar rows do.
  package func setInsets(
    margins: LayoutInsets, safeArea: LayoutInsets, readable: LayoutInsets, topBarLength: Double,
    bottomBarLength: Double
  ) {
    let bars = LayoutInsets(top: topBarLength, left: 0, bottom: bottomBarLength, right: 0)
    func areSet(in insets: [LayoutInsets]) -> Bool {
      insets.count == Self.bars + 1 && insets[Inset.margins.rawValue] == margins
        && insets[Inset.safeArea.rawValue] == safeArea
        && insets[Inset.readable.rawValue] == readable && insets[Self.bars] == bars
    }
    let isZero =
      margins == .zero && safeArea == .zero && readable == .zero && bars == .zero
    guard !(insets.isEmpty && isZero), !areSet(in: insets) else { return }
    if let known = engine?.recentInsets.first(where: areSet) {
      insets = known
    } else {
      insets = [margins, safeArea, readable, bars]
      engine?.remember(insets)
    }
    factChanged(insetsAreRead)
  }

  /// Returns whether `ancestor` is this item or one of its ancestors.
  public func isDescendant(of ancestor: EngineItem) -> Bool {
    var item: EngineItem? = self
    while let current = item {
      if current === ancestor { return true }
      item = current.parent
    }
    return false
  }

  /// Changes the parent of the item, which must not be in an engine.
  public func setParent(_ newParent: EngineItem?) {
    precondition(variables == nil, "the parent of an item in an engine cannot change")
    parentStorage = newParent
  }

  /// Sets how the item is positioned, before it is in an engine.
  ///
  /// Afterwards, use ``LayoutEngine/setPlacement(_:of:)``.
  public func setInitialPlacement(_ placement: Placement) {
    precondition(engine == nil, "the placement of an item in an engine is set by the engine")
    implicit.placement = placement
  }

  /// Clears the references to the engine and its variables.
  func forgetEngine() {
    variables = nil
    contentVariables = nil
    solvedBy = nil
    lastChange = 0
    mention = nil
    mentions = SerialTable()
    implicit.placementRows = []
    _ = implicit.takeContentRows()
    insetsAreRead = false
    engineReference = nil
  }

  private func factChanged(_ changed: Bool) {
    guard changed, let engine else { return }
    engine.reread(mentionsOf: self)
  }
}

/// The four variables of an item: its alignment rectangle in the parent's bounds.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
