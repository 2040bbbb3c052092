public import AutoLayout
public import Foundation

/// A layout guide: a rectangle for constraints, which is not rendered.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociatedObjectStorage {
  /// The engine's representation of the guide.
  package final var engineItem: EngineItem { itemOwnership.item }
  private let itemOwnership: ItemOwnership

  /// The identifier of the guide, for logs.
  open var identifier = ""

  /// The view that owns the guide.
  open internal(set) var owningView: UIView? {
    get { owningItem?.view }
    set { owningItem = newValue?.engineItem }
  }
  private final var owningItem: EngineItem?

  /// The frame in the owning view's coordinates, after the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView, engineItem.shape != .free else { return frame }
    if let tree = owner.tree, tree.engine.represents(owner.engineItem) {
      return CGRect(tree.engine.alignmentRect(of: engineItem))
    }
    // Before a constraint mentions the owner, the frame follows from its bounds and insets.
    guard case .inset(let inset) = engineItem.shape else { return frame }
    if owner.tree == nil, owner.engineItem[.margins] == .zero { _ = owner.updateInsets() }
    return owner.bounds.inset(by: UIEdgeInsets(owner.engineItem[inset]))
  }

  private var frame = CGRect.zero

  /// Creates a guide.
  ///
  /// Add it to a view with ``UIView/addLayoutGuide(_:)``.
  public override init() {
    itemOwnership = ItemOwnership(EngineItem())
    super.init()
    engineItem.setHoldingItem(self)
  }

  /// Creates a guide; archives are not supported.
  public convenience init?(coder: NSCoder) { self.init() }

  /// Creates a system guide of a view, whose frame follows from that of the view.
  init(_ shape: EngineItem.Shape, in view: UIView) {
    itemOwnership = ItemOwnership(EngineItem(shape, in: view.engineItem))
    owningItem = view.engineItem
    super.init()
    engineItem.setHoldingItem(self)
    identifier = shape.guideIdentifier
  }

  func take(_ frame: CGRect) { self.frame = frame }

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values that other code has associated with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  /// The owning view.
  public var purlinHolder: (any ConstraintHolder)? { owningView }

  /// The engine's representation of the guide.
  public var purlinItem: EngineItem { engineItem }

  /// The leading edge: left, or right in a right-to-left layout.
  open var leadingAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.leading) }
  /// The trailing edge: right, or left in a right-to-left layout.
  open var trailingAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { makeDimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { makeDimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.centerY) }
}

extension UILayoutGuide: LayoutItemDescribing {
  /// The identifier in quotes, as in logs.
  public var purlinDescriptionSuffix: String? { identifier.isEmpty ? nil : "'\(identifier)'" }

  /// The Objective-C class name; the top and bottom layout guides of controllers have a private
  /// one.
  public var purlinDescriptionClass: String {
    self is BarLayoutGuide ? "_UILayoutGuide" : purlinDescriptionClass(without: "HeadlessUIKit")
  }
}

extension EngineItem.Shape {
  /// The identifier of a system guide in logs (`anchors:A4.4`, `scrollview:V2.4`).
  fileprivate var guideIdentifier: String {
    switch self {
    case .free: ""
    case .inset(.margins): "UIViewLayoutMarginsGuide"
    case .inset(.safeArea): "UIViewSafeAreaLayoutGuide"
    case .inset(.readable): "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .topBar: "_UIViewControllerTop"
    case .bottomBar: "_UIViewControllerBottom"
    case .content: "UIScrollView-contentLayoutGuide"
    case .viewport: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension UIView {
  /// The guides of the view: those that were added, then the system guides that are in use.
  public var layoutGuides: [UILayoutGuide] {
    storage.guides + storage.systemGuides.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      + (storage.keyboardGuide.map { [$0] } ?? [])
  }

  /// Adds a guide, and removes it from its previous view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    checkPrecondition(
      guide.engineItem.shape == .free, "a system guide cannot be moved to another view: \(guide)")
    guide.owningView?.removeLayoutGuide(guide)
    storage.guides.append(guide)
    guide.owningView = self
    guide.engineItem.setParent(engineItem)
    tree?.engine.attach(guide.engineItem)
    markNeedsLayout()
  }

  /// Removes a guide and the constraints that mention it (`constraints:C9.7`).
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, storage.guides.contains(where: { $0 === guide }) else {
      return
    }
    for constraint in guide.engineItem.activeConstraints {
      constraint.holder?.uninstall(constraint)
    }
    tree?.engine.detach(guide.engineItem)
    storage.guides.removeAll { $0 === guide }
    guide.owningView = nil
    guide.engineItem.setParent(nil)
    markNeedsLayout()
  }
}
