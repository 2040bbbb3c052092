public import Foundation

/// A relation between two items: `first = multiplier × second + constant`, an equation, not an
/// assignment.
///
/// Either side may move to make it hold. A constraint does nothing until it is active; its relation,
/// items, attributes and multiplier never change, its ``constant`` and ``priority`` may at any time.
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
  open var firstItem: AnyObject? { firstAnchorStorage?.item }

  /// The item on the right-hand side, not retained; nil if there is none, or after it is
  /// deallocated.
  open var secondItem: AnyObject? { secondAnchorStorage?.item }

  /// The attribute of the first item.
  public internal(set) final var firstAttribute = Attribute.notAnAttribute

  /// The attribute of the second item; `notAnAttribute` if there is none.
  public internal(set) final var secondAttribute = Attribute.notAnAttribute

  /// How the two sides compare.
  public internal(set) final var relation = Relation.equal

  /// The factor of the second side; 1 without one.
  public internal(set) final var multiplier: CGFloat = 1

  /// A name for logs; names that begin with `NS` are the system's.
  open var identifier: String?

  /// Whether a coder writes the constraint with its view; true for those read from a document.
  open var shouldBeArchived = false

  /// Added to the second side, in points; the cheapest thing to change about a layout.
  ///
  /// - Precondition: Finite (`constraints:C5.1`).
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant || constantIsCut else { return }
      storedConstant = Self.checkedConstant(newValue, of: self)
      symbol = nil
      holder?.purlinConstraintDidChange(self)
    }
  }

  /// How strongly the constraint insists; required unless changed.
  ///
  /// Moving between required and optional while active is allowed, as since iOS 13, unless
  /// ``ConstraintProblem/forbidsMutatingRequiredPriorities`` is set (`constraints:C6.4`).
  ///
  /// - Precondition: Greater than 0 and at most 1000 (`constraints:C6.1`).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if let problem = ConstraintProblem.priority(newValue, of: self) { problem.raise() }
      storedPriority = newValue
      holder?.purlinConstraintDidChange(self)
    }
  }

  /// Whether the constraint is installed on a view; setting it installs on the nearest common
  /// ancestor of the items, or removes.
  ///
  /// - Precondition: The items have a common ancestor (`constraints:C7.5`).
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { Self.activate([self]) } else { Self.deactivate([self]) }
    }
  }

  var storedConstant: CGFloat = 0
  var storedPriority = UILayoutPriority.required
  /// The symbol for the constant in descriptions until the constant is set (`constraints:C5.6`).
  var symbol: SpaceSymbol?

  private(set) final var firstAnchorStorage: AnchorStorage?
  private(set) final var secondAnchorStorage: AnchorStorage?

  /// The owning view of the constraint while it is active.
  package internal(set) weak var holder: (any ConstraintHolder)?

  /// The order of activation, counted over all constraints.
  package internal(set) var serial = 0

  /// The constraint as the engine has it, while it is in one.
  package internal(set) var engineConstraint: EngineConstraint?

  /// Creates an inactive, required constraint between two attributes.
  ///
  /// - Parameters:
  ///   - view1: The first item: a view or a guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: How the two sides compare.
  ///   - view2: The second item; nil for a size that equals the constant.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The factor of the second side.
  ///   - c: Added to the second side, in points.
  /// - Precondition: A legal pairing (`constraints:C4.1`–`C4.7`); the trap names the violated rule.
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

  /// Creates a constraint that relates nothing; of use to subclasses only.
  ///
  /// It is the one designated initialiser, so that subclasses anywhere inherit the others.
  public override init() { super.init() }

  convenience init(
    _ first: AnchorStorage?, _ relation: Relation, _ second: AnchorStorage?,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstAnchorStorage = first
    secondAnchorStorage = second
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

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values other code has attached with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  /// Whether the constraint is a fact of some container rather than of the app: a stack view's, a
  /// guide's; such constraints are broken last.
  package var isSystem = false

  /// Whether the constant that was asked for lies beyond ``constantLimit``.
  var constantIsCut = false
}
