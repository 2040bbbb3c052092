public import Foundation

/// A relation between two layout items: `first = multiplier × second + constant`.
///
/// A constraint is an equation or inequality, not an assignment: either side may change to satisfy
/// it. It has no effect until it is active. Its ``constant`` and ``priority`` can change at any
/// time; its items, attributes, relation and multiplier cannot.
///
///     let gap = NSLayoutConstraint(
///       item: name, attribute: .leading, relatedBy: .equal,
///       toItem: picture, attribute: .trailing, multiplier: 1, constant: 8)
///     gap.isActive = true
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectStorage {
  /// The item on the left-hand side, not retained; nil after it is deallocated.
  open var firstItem: AnyObject? { references.first?.layoutItem }

  /// The item on the right-hand side, not retained; nil if there is none, or after it is
  /// deallocated.
  open var secondItem: AnyObject? { references.second?.layoutItem }

  // In the order that leaves no gaps: a document has more constraints than anything else.

  /// The attribute of the first item.
  public internal(set) final var firstAttribute = Attribute.notAnAttribute

  /// The attribute of the second item; `notAnAttribute` if there is none.
  public internal(set) final var secondAttribute = Attribute.notAnAttribute

  /// The relation between the two sides.
  public internal(set) final var relation = Relation.equal

  private final var states: States = []
  final var storedPriority = UILayoutPriority.required
  final var storedConstant: CGFloat = 0

  /// The multiplier of the second attribute; 1 if there is none.
  public internal(set) final var multiplier: CGFloat = 1

  final var references = ConstraintReferences()

  nonisolated private let attachments = LazyAssociatedObjects()

  /// A name for logs.
  ///
  /// Names that begin with `NS` are reserved for the system.
  open var identifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { madeRare.identifier = newValue } }
  }

  /// Whether the constraint is archived with its view; true for constraints read from a document.
  open var shouldBeArchived: Bool {
    get { states.contains(.isArchived) }
    set { states.set(.isArchived, newValue) }
  }

  /// The constant added to the second attribute, in points.
  ///
  /// Changing it is the cheapest change of a layout.
  ///
  /// - Precondition: The value is finite (`constraints:C5.1`).
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant || constantIsCut else { return }
      storedConstant = Self.checkedConstant(newValue, of: self)
      symbol = nil
      holder?.purlinConstraintDidChange(self)
    }
  }

  /// The priority of the constraint; required by default.
  ///
  /// As in iOS 13 and later, the priority of an active constraint can change between required and
  /// optional, unless ``ConstraintProblem/forbidsMutatingRequiredPriorities`` is set
  /// (`constraints:C6.4`).
  ///
  /// - Precondition: The value is greater than 0 and at most 1000 (`constraints:C6.1`).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if let problem = ConstraintProblem.priority(newValue, of: self) { problem.raise() }
      storedPriority = newValue
      holder?.purlinConstraintDidChange(self)
    }
  }

  /// Whether the constraint is active.
  ///
  /// Setting it to true adds the constraint to the nearest common ancestor of its items; setting it
  /// to false removes it.
  ///
  /// - Precondition: The items have a common ancestor (`constraints:C7.5`).
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { Self.activate([self]) } else { Self.deactivate([self]) }
    }
  }

  /// Creates an inactive, required constraint between two attributes.
  ///
  /// - Parameters:
  ///   - view1: The first item: a view or a guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second item; nil to relate a size to the constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The multiplier of the second attribute.
  ///   - c: The constant added to the second attribute, in points.
  /// - Precondition: The attributes can be related (`constraints:C4.1`–`C4.7`). The message of the
  ///   trap names the violated rule.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    if let problem = ConstraintProblem.check(view1, attr1, view2, attr2, multiplier, c) {
      problem.raise()
    }
    self.init(
      AnchorStorage(item: view1 as? any LayoutItem, attribute: attr1), relation,
      (view2 as? any LayoutItem).map { AnchorStorage(item: $0, attribute: attr2) },
      multiplier: multiplier, constant: c)
  }

  /// Creates a constraint without items, for use by subclasses.
  ///
  /// This is the only designated initializer, so that subclasses inherit the others.
  public override init() {
    super.init()
    references.site = CallSites.present()
  }

  convenience init(
    _ first: AnchorStorage?, _ relation: Relation, _ second: AnchorStorage?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    setSides(first, second)
    firstAttribute = first?.attribute ?? .notAnAttribute
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    if let problem = ConstraintProblem.multiplier(multiplier) { problem.raise() }
    self.multiplier = second == nil ? 1 : multiplier
    storedConstant = Self.checkedConstant(constant, of: self)
  }

  /// The constraint in Apple's debugging notation (`constraints:C11.1`).
  ///
  ///     <NSLayoutConstraint:0x6000 H:[UIImageView:0x7f80]-(8)-[UILabel:0x7f81'Name']   (active)>
  nonisolated open override var description: String {
    MainThread.assume("NSLayoutConstraint.description") { debugText }
  }

  /// The values that other code has associated with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  /// Whether the constraint was created by a container, such as a stack view, and not by the app.
  ///
  /// Such constraints are broken last.
  package final var isSystem: Bool {
    get { states.contains(.isSystem) }
    set { states.set(.isSystem, newValue) }
  }

  /// Whether the specified constant exceeds ``constantLimit``.
  final var constantIsCut: Bool {
    get { states.contains(.constantIsCut) }
    set { states.set(.constantIsCut, newValue) }
  }
}

// MARK: - Storage

extension NSLayoutConstraint {
  fileprivate struct States: OptionSet {
    let rawValue: UInt8
    static let isArchived = States(rawValue: 1)
    static let isSystem = States(rawValue: 2)
    static let constantIsCut = States(rawValue: 4)
    static let hasFirstSide = States(rawValue: 8)
    static let hasSecondSide = States(rawValue: 16)

    mutating func set(_ state: States, _ isSet: Bool) {
      if isSet { insert(state) } else { remove(state) }
    }
  }

  private var rare: ConstraintReferences.Rare? { references.rare }

  private var madeRare: ConstraintReferences.Rare {
    if let rare { return rare }
    let made = ConstraintReferences.Rare()
    references.rare = made
    return made
  }

  /// The owning view of the constraint while it is active.
  package var holder: (any ConstraintHolder)? { references.owningView }

  /// The order of activation, counted over all constraints.
  package var serial: Int { references.serial }

  /// The code that created the constraint.
  package var site: CallSite {
    get { references.site }
    set { references.site = newValue }
  }

  /// The engine's constraint, while this constraint is in an engine.
  package var engineConstraint: EngineConstraint? { references.engineConstraint }

  /// The items of both sides, including those whose view or guide was deallocated.
  package var mentionedItems: MentionedItems { references.items }

  /// The symbol for the constant in descriptions, until the constant is set (`constraints:C5.6`).
  var symbol: SpaceSymbol? {
    get { rare?.symbol }
    set { if newValue != nil || rare != nil { madeRare.symbol = newValue } }
  }

  fileprivate func setSides(_ first: AnchorStorage?, _ second: AnchorStorage?) {
    references.first = first?.engineItem
    references.second = second?.engineItem
    states.set(.hasFirstSide, first != nil)
    states.set(.hasSecondSide, second != nil)
    if let distance = first?.distance { madeRare.firstDistance = distance }
    if let distance = second?.distance { madeRare.secondDistance = distance }
  }

  /// Whether there is a right-hand side, even if its item was deallocated.
  var hasSecondSide: Bool { states.contains(.hasSecondSide) }

  /// The left-hand side as a quantity of the engine; nil without items, or after one is deallocated.
  var firstQuantity: EngineConstraint.Quantity? {
    if let item = references.first, item.layoutItem != nil {
      return .attribute(item, firstAttribute)
    }
    guard let distance = rare?.firstDistance else { return nil }
    return AnchorStorage(distance: distance).quantity
  }

  /// The right-hand side as a quantity of the engine; nil if there is none, or after an item is
  /// deallocated.
  var secondQuantity: EngineConstraint.Quantity? {
    if let item = references.second, item.layoutItem != nil {
      return .attribute(item, secondAttribute)
    }
    guard let distance = rare?.secondDistance else { return nil }
    return AnchorStorage(distance: distance).quantity
  }

  /// The left-hand side; nil for a constraint without items.
  var firstAnchorStorage: AnchorStorage? {
    guard states.contains(.hasFirstSide) else { return nil }
    if let distance = rare?.firstDistance { return AnchorStorage(distance: distance) }
    return AnchorStorage(item: references.first, attribute: firstAttribute)
  }

  /// The right-hand side; nil if there is none.
  var secondAnchorStorage: AnchorStorage? {
    guard states.contains(.hasSecondSide) else { return nil }
    if let distance = rare?.secondDistance { return AnchorStorage(distance: distance) }
    return AnchorStorage(item: references.second, attribute: secondAttribute)
  }
}
