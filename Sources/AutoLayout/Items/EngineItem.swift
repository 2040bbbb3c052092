internal import ConstraintSolver

/// The engine's side of something that can be constrained: a view, or a guide.
///
/// An item lays out in the coordinates of its ``parent``, so moving a whole tree changes nothing
/// inside it. What the equations need to know of an item besides its four variables stands here as
/// *facts*: alignment insets, margins, safe area, baselines, scroll offset. Setting a fact re-reads
/// just the constraints that mention the item.
///
/// Items run on any thread, one at a time: a tree of items and its ``LayoutEngine`` belong together
/// and have one owner.
public final class EngineItem {
  /// How an item comes by its rectangle.
  public enum Shape: Sendable, Hashable {
    /// Four variables of its own: a view, or a guide that somebody constrains.
    case free
    /// The owner's bounds, moved in by one of the owner's insets.
    case inset(Inset)
    /// The strip under the bars at the top of the owner, as high as ``EngineItem/topBarLength``.
    case topBar
    /// The strip above the bars at the bottom, as high as ``EngineItem/bottomBarLength``.
    case bottomBar
    /// The part of the owner that the keyboard covers, or where it would come from.
    case keyboard
    /// A scroll view's content area.
    case content
    /// A scroll view's frame, seen from its content.
    case viewport
  }

  /// The insets a view keeps for its guides.
  public enum Inset: Int, Sendable, Hashable, CaseIterable {
    /// The layout margins, safe area included where the view asks for it.
    case margins = 0
    /// What bars and hardware cover.
    case safeArea = 1
    /// The margins, narrowed to a readable width.
    case readable = 2
  }

  /// Where the keyboard is, seen from one item.
  public enum KeyboardPlace: Sendable, Hashable {
    /// At the bottom of the item's bounds, as wide as they are, so many points high.
    case docked(Double)
    /// Anywhere, in points from the top left corner of the item's bounds.
    case floating(LayoutRect)
  }

  /// How the item comes by its rectangle.
  public let shape: Shape

  /// Whose item this is: a view or a guide; what findings name.
  public weak var owner: AnyObject?

  /// The item in whose bounds this one lies: a view's superview, a guide's owning view.
  public internal(set) weak var parent: EngineItem?

  /// The engine that solves for this item; nil while its tree has none.
  public internal(set) weak var engine: LayoutEngine?

  /// The engine's variables, made when a constraint first mentions the item.
  var variables: ItemVariables?

  /// The size of a scroll view's content area, once something is constrained to it.
  var contentVariables: (width: Variable, height: Variable)?

  /// When, among the items of its engine, a constraint first mentioned this one (`measured:M10`).
  var mention: Int?

  /// The constraints whose equations read this item, by serial number.
  var mentions: [Int: EngineConstraint] = [:]

  /// The active constraints that mention this item, in an engine or not.
  var active = ActiveConstraints()

  /// The anchors that have been asked for, by attribute: an item has one of each (`anchors:A1.4`).
  var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

  /// The engine that gave the item its variables; it takes them back when it is freed.
  var solvedBy: ObjectIdentifier?

  /// What the item's own content, mask and frame ask of the engine.
  var implicit = ImplicitConstraints()

  /// How the item comes by its place when nobody constrains it.
  public var placement: Placement { implicit.placement }

  /// The direction of reading within this item.
  public var direction = LayoutDirection.leftToRight {
    didSet { factChanged(direction != oldValue) }
  }

  /// How far the alignment rectangle lies inside the frame.
  public var alignmentInsets = LayoutInsets.zero {
    didSet {
      factChanged(alignmentInsets != oldValue)
      // A mask speaks of the frame, so its equations read these insets, too.
      if alignmentInsets != oldValue, variables != nil { engine?.placeByFrame(self) }
    }
  }

  /// The origin of the item's own coordinates: a scroll view's offset, in points.
  public var boundsOrigin: (x: Double, y: Double) = (0, 0) {
    didSet { factChanged(boundsOrigin != oldValue) }
  }

  /// Where the first line of text stands.
  public var firstBaseline = TextBaseline.top { didSet { factChanged(firstBaseline != oldValue) } }

  /// Where the last line of text stands.
  public var lastBaseline = TextBaseline.bottom { didSet { factChanged(lastBaseline != oldValue) } }

  /// The item whose first line of text counts as this one's, such as a stack view's first view.
  public weak var firstBaselineItem: EngineItem? {
    didSet { factChanged(firstBaselineItem !== oldValue) }
  }

  /// The item whose last line of text counts as this one's.
  public weak var lastBaselineItem: EngineItem? {
    didSet { factChanged(lastBaselineItem !== oldValue) }
  }

  /// The height of what covers the top, for the top layout guide.
  public var topBarLength = 0.0 { didSet { factChanged(topBarLength != oldValue) } }

  /// The height of what covers the bottom, for the bottom layout guide.
  public var bottomBarLength = 0.0 { didSet { factChanged(bottomBarLength != oldValue) } }

  /// Where the keyboard is, for the keyboard's guide.
  public var keyboard = KeyboardPlace.docked(0) { didSet { factChanged(keyboard != oldValue) } }

  /// Whether edges seen from inside mean the content area (`scrollview:V1.2`).
  public var scrollsContent = false { didSet { factChanged(scrollsContent != oldValue) } }

  private var insets: [LayoutInsets] = []

  /// Creates an item of the given shape for `owner`.
  public init(_ shape: Shape = .free, owner: AnyObject? = nil, in parent: EngineItem? = nil) {
    self.shape = shape
    self.owner = owner
    self.parent = parent
  }

  /// The insets of one kind; zero until set.
  public subscript(inset: Inset) -> LayoutInsets {
    get { insets.isEmpty ? .zero : insets[inset.rawValue] }
    set {
      guard newValue != self[inset] else { return }
      if insets.isEmpty {
        insets = Array(repeating: .zero, count: Inset.allCases.count)
      }
      insets[inset.rawValue] = newValue
      factChanged(true)
    }
  }

  /// Whether `ancestor` is this item or one of the items it lies in.
  public func isDescendant(of ancestor: EngineItem) -> Bool {
    var item: EngineItem? = self
    while let current = item {
      if current === ancestor { return true }
      item = current.parent
    }
    return false
  }

  /// Moves the item into other coordinates; it must not be in an engine.
  public func setParent(_ newParent: EngineItem?) {
    precondition(variables == nil, "an item leaves its engine before it moves to another parent")
    parent = newParent
  }

  /// Says how the item is placed before it is in an engine; later, tell the engine.
  public func setInitialPlacement(_ placement: Placement) {
    precondition(engine == nil, "an item in an engine is placed through the engine")
    implicit.placement = placement
  }

  /// Forgets the engine that had the item, with its variables.
  func forgetEngine() {
    variables = nil
    contentVariables = nil
    solvedBy = nil
    mention = nil
    mentions = [:]
    implicit.placementRows = []
    implicit.contentRows = []
    engine = nil
  }

  private func factChanged(_ changed: Bool) {
    guard changed, let engine else { return }
    engine.reread(mentionsOf: self)
  }
}

/// The four numbers the engine solves for, of an alignment rectangle in the parent's bounds.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// Where a line of text stands within its item: `top + fraction × height + offset`.
///
/// Text that is centred in a taller item moves with half of the height, so a baseline is affine in
/// the height and not a distance from one edge.
public struct TextBaseline: Hashable, Sendable {
  /// The share of the item's height above the line, before the offset.
  public var fraction: Double
  /// The rest of the way down, in points.
  public var offset: Double

  /// Creates a baseline `offset` points below that share of the height.
  public init(fraction: Double, offset: Double) {
    self.fraction = fraction
    self.offset = offset
  }

  /// The top edge: the first baseline of an item without text (`engine:E12.1`).
  public static let top = TextBaseline(fraction: 0, offset: 0)

  /// The bottom edge: the last baseline of an item without text.
  public static let bottom = TextBaseline(fraction: 1, offset: 0)
}
