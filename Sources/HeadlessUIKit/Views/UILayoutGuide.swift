public import AutoLayout
public import Foundation

/// A rectangle that takes part in constraints and shows nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociatedObjectStorage {
  /// The engine's side of the guide.
  package let engineItem: EngineItem

  /// A name for logs.
  open var identifier = ""

  /// The view the guide belongs to.
  open internal(set) weak var owningView: UIView?

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = owningView, engineItem.shape != .free else { return frame }
    if let tree = owner.tree, tree.engine.represents(owner.engineItem) {
      return CGRect(tree.engine.alignmentRect(of: engineItem))
    }
    // No constraint has asked for the owner yet: its own bounds and insets say the same.
    guard case .inset(let inset) = engineItem.shape else { return frame }
    if owner.tree == nil, owner.engineItem[.margins] == .zero { _ = owner.updateInsets() }
    return owner.bounds.inset(by: UIEdgeInsets(owner.engineItem[inset]))
  }

  private var frame = CGRect.zero

  /// Creates a guide; it takes part once ``UIView/addLayoutGuide(_:)`` has given it to a view.
  public override init() {
    engineItem = EngineItem()
    super.init()
    engineItem.owner = self
  }

  /// Creates a guide; archives are not read.
  public convenience init?(coder: NSCoder) { self.init() }

  /// Creates one of a view's own guides, whose rectangle follows from the view's.
  init(_ shape: EngineItem.Shape, in view: UIView) {
    engineItem = EngineItem(shape, in: view.engineItem)
    owningView = view
    super.init()
    engineItem.owner = self
    identifier = shape.guideIdentifier
  }

  func take(_ frame: CGRect) { self.frame = frame }

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values other code has attached with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  /// The owning view, which keeps the guide's constraints.
  public var purlinHolder: (any ConstraintHolder)? { owningView }

  /// The engine's side of the guide.
  public var purlinItem: EngineItem { engineItem }

  /// The leading edge: left, or right when reading right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.leading) }
  /// The trailing edge: right, or left when reading right to left.
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
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { makeXAxisAnchor(.centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { makeYAxisAnchor(.centerY) }
}

extension UILayoutGuide: LayoutItemDescribing {
  /// The identifier in quotes, as logs print it.
  public var purlinDescriptionSuffix: String? { identifier.isEmpty ? nil : "'\(identifier)'" }

  /// The class as Objective-C names it; the old guides of controllers have one of their own.
  public var purlinDescriptionClass: String {
    self is BarLayoutGuide ? "_UILayoutGuide" : purlinDescriptionClass(without: "HeadlessUIKit")
  }
}

extension EngineItem.Shape {
  /// The name a system guide carries in logs (`anchors:A4.4`, `scrollview:V2.4`).
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
  /// The guides of the view: those added, then the system's that are in use.
  public var layoutGuides: [UILayoutGuide] {
    guides + storage.systemGuides.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      + (storage.keyboardGuide.map { [$0] } ?? [])
  }

  /// Gives the view a guide, taking it from the view that has it.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    precondition(guide.engineItem.shape == .free, "a system guide stays with its view: \(guide)")
    guide.owningView?.removeLayoutGuide(guide)
    guides.append(guide)
    guide.owningView = self
    guide.engineItem.setParent(engineItem)
    tree?.engine.attach(guide.engineItem)
    markNeedsLayout()
  }

  /// Takes a guide back, with the constraints that mention it (`constraints:C9.7`).
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guides.contains(where: { $0 === guide }) else { return }
    for constraint in guide.engineItem.activeConstraints {
      constraint.holder?.uninstall(constraint)
    }
    tree?.engine.detach(guide.engineItem)
    guides.removeAll { $0 === guide }
    guide.owningView = nil
    guide.engineItem.setParent(nil)
    markNeedsLayout()
  }
}
