public import AutoLayout
public import Foundation

/// A view that arranges its subviews in a row or a column, with constraints that it creates and
/// updates.
///
/// The constraints are the same as Apple's (`stackview.md`), with the same identifiers. A change
/// replaces only the affected constraints: for hiding a view, those of the view and its neighbors.
///
/// Not implemented: Apple's undocumented rule for distributing width among several wrapping labels.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of arranged views along the stack.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// They fill it; their priorities determine which ones stretch or are compressed.
    case fill = 0
    /// They fill it with equal lengths.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// They keep their lengths, with equal gaps between.
    case equalSpacing = 3
    /// They keep their lengths, with equal distances between their centers.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill the stack across its axis.
    case fill = 0
    /// They are aligned at the leading edge; in a row, at the top.
    case leading = 1
    /// They are aligned by their first baselines; rows only.
    case firstBaseline = 2
    /// They are centered.
    case center = 3
    /// They are aligned at the trailing edge; in a row, at the bottom.
    case trailing = 4
    /// They are aligned by their last baselines; rows only.
    case lastBaseline = 5

    /// The top edge of a row.
    public static var top: Alignment { .leading }
    /// The bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for no custom spacing after a view.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// The value for the system's standard spacing, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views the stack arranges, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis: horizontal for a row, vertical for a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed(axis != oldValue) } }

  /// The distribution of arranged views along the stack.
  open var distribution = Distribution.fill { didSet { changed(distribution != oldValue) } }

  /// The alignment of arranged views across the stack.
  open var alignment = Alignment.fill { didSet { changed(alignment != oldValue) } }

  /// The space between adjacent views, in points; the minimum space for equal spacing and
  /// centering.
  open var spacing: CGFloat = 0 {
    didSet {
      if let problem = problem(of: [spacing], "spacing") { problem.raise() }
      changed(spacing != oldValue)
    }
  }

  /// Whether the space between views is measured from baseline to baseline; columns only.
  open var isBaselineRelativeArrangement = false {
    didSet { changed(isBaselineRelativeArrangement != oldValue) }
  }

  /// Whether arranged views are inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { changed(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Whether a hidden view keeps a required length.
  ///
  /// In a running app, that constraint conflicts with the zero length of a hidden view.
  package var keepsLengthsOfHidden = false { didSet { changed(keepsLengthsOfHidden != oldValue) } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The active constraints, and the guides that they relate.
  var arrangement: [NSLayoutConstraint] = []
  var arrangementGuides: [StackPlan.Guide] = []
  private var needsArrangement = true

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Arranges a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view at an index.
  ///
  /// If the view is already arranged, it is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    checkPrecondition(
      stackIndex <= arrangedSubviews.count,
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
        + "equal to \(arrangedSubviews.count)")
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    // Constraints of the view are removed when it leaves; the others are updated before the next
    // layout.
    arrangement.removeAll { constraint in
      guard constraint.firstItem === subview || constraint.secondItem === subview else {
        return false
      }
      constraint.isActive = false
      return true
    }
  }

  /// Sets the space after a view instead of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    if let problem = problem(of: [spacing], "customSpacing") { problem.raise() }
    let known = spacing == Self.spacingUseDefault ? nil : spacing
    customSpacings[ObjectIdentifier(arrangedSubview)] = known
    arrangementDidChange()
  }

  /// Returns the custom space after a view; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the space after a view, in points.
  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let chosen = custom == Self.spacingUseDefault ? spacing : custom
    return chosen == Self.spacingUseSystem ? 8 : chosen
  }

  private func changed(_ changed: Bool) { if changed { arrangementDidChange() } }

  /// Marks the constraints to be updated before the next layout.
  func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      arrange()
    }
    super.updateConstraints()
  }

  private func arrange() {
    var plan = StackPlan(of: self)
    plan.addAlongAxis()
    plan.addAcrossAxis()
    plan.addHiding()
    arrangement = plan.install(over: arrangement)
    for old in arrangementGuides where !plan.guides.contains(where: { $0.guide === old.guide }) {
      removeLayoutGuide(old.guide)
    }
    arrangementGuides = plan.guides
    rankArrangedViews()
    syncFacts()
  }

  /// Sets the ranks of the arranged views: of views with equal priorities, the first one in the
  /// arrangement stretches or is compressed (`measured:M14`), regardless of which was added first.
  func rankArrangedViews() {
    tree?.engine.rank(arrangedSubviews.map(\.engineItem))
  }

  /// The margins of a stack are 0 until they are set (`measured:M16`).
  override var standardMargins: UIEdgeInsets { storage.standardMargins ?? .zero }

  /// The first view of a column, the tallest of a row, or the stack itself if it is empty.
  open override var forFirstBaselineLayout: UIView { baselineView.first ?? self }

  /// The last view of a column, the tallest of a row, or the stack itself if it is empty.
  open override var forLastBaselineLayout: UIView { baselineView.last ?? self }

  /// The views that provide the stack's baselines: the first and last of a column, the tallest of a
  /// row (`engine:E12.4`).
  private var baselineView: (first: UIView?, last: UIView?) {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return (visible.first, visible.last) }
    let tallest = visible.max { $0.heightForBaseline < $1.heightForBaseline }
    return (tallest, tallest)
  }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "stack" }
}

extension UIView {
  fileprivate var heightForBaseline: CGFloat {
    max(storage.contentSizeOverride?.height ?? intrinsicContentSize.height, 0)
  }
}
