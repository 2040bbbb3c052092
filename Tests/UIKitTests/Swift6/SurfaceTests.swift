// What layout libraries and apps mention of UIKit, by how often they do, with Apple's signatures: each
// line says what type a member has, and stops compiling when it has another.
import Testing
import UIKit

@MainActor
@Suite struct SurfaceTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let other = UIView()

  @Test func `what nearly every library uses`() {
    view.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: other, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
      multiplier: 1.0, constant: 8.0)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    let first: AnyObject? = constraint.firstItem
    let second: AnyObject? = constraint.secondItem
    let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) = (
      constraint.firstAttribute, constraint.secondAttribute
    )
    let relation: NSLayoutConstraint.Relation = constraint.relation
    let numbers: (CGFloat, CGFloat, UILayoutPriority) = (
      constraint.multiplier, constraint.constant, constraint.priority
    )
    #expect(first === other && second === view && attributes == (.leading, .leading))
    #expect(relation == .equal && numbers == (1, 8, .defaultHigh))
    let held: [NSLayoutConstraint] = view.constraints
    let superview: UIView? = other.superview
    #expect(held == [constraint] && superview == view)
    NSLayoutConstraint.deactivate([constraint])
    NSLayoutConstraint.activate([constraint])

    let horizontal: [NSLayoutXAxisAnchor] = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
      view.lastBaselineAnchor,
    ]
    let lengths: [NSLayoutDimension] = [view.widthAnchor, view.heightAnchor]
    #expect(horizontal.count + vertical.count + lengths.count == 12)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let owner: UIView? = guide.owningView
    #expect(owner == view)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
    #expect(UIViewController(nibName: nil, bundle: nil).viewIfLoaded == nil)
  }

  @Test func `what about every third library uses`() {
    view.addSubview(other)
    let subviews: [UIView] = view.subviews
    #expect(subviews == [other])
    view.layoutIfNeeded()
    let safeArea: UILayoutGuide = view.safeAreaLayoutGuide
    safeArea.identifier = "safe"
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 1), for: .vertical)
    let hugging: UILayoutPriority = view.contentHuggingPriority(for: .horizontal)
    #expect(hugging == .required)
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    stack.spacing = 4
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.isBaselineRelativeArrangement = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.addArrangedSubview(UIView())
    stack.insertArrangedSubview(UIView(), at: 0)
    stack.removeArrangedSubview(stack.arrangedSubviews[0])
    stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
    let spacing: CGFloat = stack.customSpacing(after: stack.arrangedSubviews[0])
    #expect(spacing == 9)
    let window: UIWindow? = view.window
    other.isHidden = true
    other.removeFromSuperview()
    #expect(window == nil)
    let controller = UIViewController()
    let top: any UILayoutSupport = controller.topLayoutGuide
    let edges: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension, CGFloat) = (
      top.topAnchor, controller.bottomLayoutGuide.bottomAnchor, top.heightAnchor, top.length
    )
    #expect(edges.3 == 0)
  }

  @Test func `what some libraries use`() {
    view.addSubview(other)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    other.addConstraint(width)
    other.addConstraints([])
    other.removeConstraint(width)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 2, leading: 2, bottom: 2, trailing: 2)
    let guides: [UILayoutGuide] = [view.layoutMarginsGuide, view.readableContentGuide]
    #expect(guides.count == 2)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let contents: [UIView] = [row.contentView, item.contentView, header.contentView]
    #expect(contents.map(\.superview) == [row, item, header])
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    let natural: CGSize = button.intrinsicContentSize
    #expect(natural.width > 0)
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: {}, completion: nil)
    UIView.animate(
      withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [], animations: {}, completion: nil)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    let sizeClass: UIUserInterfaceSizeClass = view.traitCollection.horizontalSizeClass
    let idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    #expect(sizeClass != .regular || idiom != .tv)
    let made = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let anchors: (NSObject?, NSObject?) = (made.firstAnchor, made.secondAnchor)
    #expect(anchors.0 == view.leadingAnchor && anchors.1 == other.leadingAnchor)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }

  @Test func `what apps use`() {
    let scroll = UIScrollView()
    view.addSubview(scroll)
    view.addSubview(other)
    let guides: [UILayoutGuide] = [
      scroll.contentLayoutGuide, scroll.frameLayoutGuide, view.keyboardLayoutGuide,
    ]
    #expect(guides.count == 3)
    let spaced: [NSLayoutConstraint] = [
      other.leadingAnchor.constraint(
        equalToSystemSpacingAfter: scroll.trailingAnchor, multiplier: 1),
      other.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: scroll.bottomAnchor, multiplier: 2),
    ]
    let gap: NSLayoutDimension = other.leadingAnchor.anchorWithOffset(to: scroll.leadingAnchor)
    #expect(spaced.count == 2 && gap.constraint(equalToConstant: 3).constant == 3)
    let formatted: [NSLayoutConstraint] = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a]-b-|", options: [], metrics: ["b": 9], views: ["a": other])
    #expect(formatted.count == 2)
    view.semanticContentAttribute = .forceRightToLeft
    let direction: UIUserInterfaceLayoutDirection = view.effectiveUserInterfaceLayoutDirection
    let asked: UIUserInterfaceLayoutDirection = UIView.userInterfaceLayoutDirection(
      for: .forceRightToLeft)
    #expect(direction == .rightToLeft && asked == .rightToLeft)
    let fitting: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let wide: CGSize = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting.width >= 0 && wide.width >= 0)
    let label = UILabel()
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = .natural
    label.adjustsFontForContentSizeCategory = true
    let layer: CALayer = label.layer
    layer.cornerRadius = 3
    let vector = CGVector(dx: 1, dy: 2)
    let appearance: any UIAppearance.Type = UILabel.self
    #expect(vector.dx == 1 && appearance == UILabel.self)
    let affecting: [NSLayoutConstraint] = view.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.isEmpty && !view.hasAmbiguousLayout)
    let transform: CGAffineTransform = view.transform
    #expect(transform.isIdentity)
    let hit: UIView? = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
    let inside: Bool = view.point(inside: .zero, with: nil)
    #expect(hit != nil && inside)
    view.setNeedsDisplay()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "view"
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.layoutMarginsDidChange()
    view.safeAreaInsetsDidChange()
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    view.contentMode = .scaleAspectFit
    let scale: CGFloat = view.contentScaleFactor
    #expect(scale >= 1)
  }

  /// As an app writes it: the initializer is not failable.
  private final class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `what subclasses and menus use`() {
    #expect(Column(frame: .zero).axis == .horizontal)
    let action = UIAction(title: "Old") { _ in }
    action.title = "New"
    #expect(action.title == "New")
  }
}
