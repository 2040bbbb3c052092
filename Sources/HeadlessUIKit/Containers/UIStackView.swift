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
  open var arrangedSubviews: [UIView] { order.views }

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

  /// The arranged views, each with its constraints.
  var order = StackOrder()
  /// The active constraints of the stack itself: those that belong to no arranged view.
  var arrangement: [NSLayoutConstraint] = []
  /// The guides of the stack itself.
  var arrangementGuides: [UILayoutGuide] = []
  /// What is to be updated before the next layout.
  private var staleness = Staleness.all
  private var staleMembers: [StackMember] = []
  /// Members that were inserted, and whose ranks are not those of their positions.
  private var unranked: [StackMember] = []

  /// What is to be updated before the next layout.
  private enum Staleness: Comparable { case none, members, membersAndShared, all }

  /// The number of arranged views that were examined to update the arrangement, which tests limit.
  var arrangementEffort: Int { plannedMembers + order.effort }
  private var plannedMembers = 0

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
    let known = order[view]
    if let known { drop(known) }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let member = known ?? StackMember(view)
    order.insert(member, at: min(stackIndex, order.members.count))
    unranked.append(member)
    markStale(around: member)
  }

  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let member = order[view] else { return }
    drop(member)
    customSpacings[ObjectIdentifier(view)] = nil
    NSLayoutConstraint.deactivate(member.constraints)
    if let gap = member.gap { removeLayoutGuide(gap) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    // The constraints of other arranged views that mention this one are removed when it leaves, and
    // replaced before the next layout.
  }

  private func drop(_ member: StackMember) {
    markStale(around: member)
    order.remove(member)
  }

  /// Sets the space after a view instead of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    if let problem = problem(of: [spacing], "customSpacing") { problem.raise() }
    let known = spacing == Self.spacingUseDefault ? nil : spacing
    customSpacings[ObjectIdentifier(arrangedSubview)] = known
    if let member = order[arrangedSubview] { markStale(around: member) }
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

  private func changed(_ changed: Bool) { if changed { markStale(.all) } }

  /// Updates the arrangement for a view that was hidden or shown.
  func visibilityDidChange(of view: UIView) {
    guard let member = order[view] else { return }
    markStale(around: member)
    order.readVisibility(of: member)
    markStale(around: member)
  }

  /// Marks what depends on the visibility, the space or the presence of a member, which is arranged.
  ///
  /// Called before and after a change if the neighbors differ.
  private func markStale(around member: StackMember) {
    // Proportions and the order of optional gaps depend on all members, and so do lengths that hidden
    // views keep.
    guard distribution != .fillProportionally, distribution != .equalCentering,
      !keepsLengthsOfHidden
    else { return markStale(.all) }
    let (previous, next) = order.shownBeside(member)
    // All others are aligned with the first one, and have its length or its gap.
    guard let previous else { return markStale(.all) }
    markStale(member)
    markStale(previous)
    if let before = order.before(member) { markStale(before) }
    if let next {
      if let before = order.before(next) { markStale(before) }
      markStale(.members)
    } else {
      // The last one is constrained to the stack; views beyond it have no spaces between them.
      markStale(.membersAndShared)
      if hasElasticGaps {
        for between in order.between(previous, member) { markStale(between) }
      }
    }
    // A single view has no spanning guide.
    if order.shown.count <= 2 {
      for shown in order.shown { markStale(shown) }
      markStale(.membersAndShared)
    }
  }

  private func markStale(_ member: StackMember) {
    guard !member.isStale else { return }
    member.isStale = true
    staleMembers.append(member)
  }

  private func markStale(_ part: Staleness) {
    staleness = max(staleness, part)
    setNeedsUpdateConstraints()
    // A nested stack has a fitting length instead of an intrinsic one.
    superviewStorage?.contentSizeDidChange(of: self)
  }

  /// Updates proportions for an arranged view whose intrinsic content size changed, here and in the stacks
  /// around, because the fitting length of a nested stack changes with its contents.
  override func contentSizeDidChange(of subview: UIView) {
    if distribution != .fillProportionally {
      superviewStorage?.contentSizeDidChange(of: self)
    } else if staleness != .all {
      markStale(.all)
    }
  }

  /// Whether adjacent views have a minimum distance, and gaps take the remaining space.
  var hasElasticGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  open override func updateConstraints() {
    if staleness != .none { arrange() }
    super.updateConstraints()
  }

  private func arrange() {
    let part = staleness
    let stale = staleMembers.filter(\.isArranged)
    for member in staleMembers { member.isStale = false }
    staleness = .none
    staleMembers.removeAll()
    var plan: StackPlan
    if part == .all {
      for member in order.members { order.readVisibility(of: member) }
      freeLengthsToMeasure()
      plan = StackPlan(of: self)
    } else {
      plan = StackPlan(
        of: self, concerned: stale.sorted { $0.position < $1.position },
        includesShared: part == .membersAndShared)
    }
    plannedMembers += plan.concerned.count
    plan.addAlongAxis()
    plan.addAcrossAxis()
    plan.addHiding()
    plan.install()
    if part == .all { rankArrangedViews() } else { rankInserted() }
    unranked.removeAll()
    syncFacts()
  }

  /// Removes the lengths of 0 that this stack gave to nested stacks, whose fitting lengths are about to be
  /// read for proportions.
  private func freeLengthsToMeasure() {
    guard distribution == .fillProportionally else { return }
    for member in order.shown where member.view is UIStackView {
      NSLayoutConstraint.deactivate(
        member.constraints.filter {
          $0.firstItem === member.view && $0.secondItem == nil && $0.priority == .required
        })
    }
  }

  private func rankInserted() {
    guard let engine = tree?.engine else { return }
    for member in unranked where member.isArranged {
      let (before, after) = (order.before(member), order.after(member))
      if !engine.rank(
        member.view.engineItem, after: before?.view.engineItem, before: after?.view.engineItem)
      {
        return rankArrangedViews()
      }
    }
  }

  /// Sets the ranks of the arranged views: of views with equal priorities, the first one in the
  /// arrangement stretches or is compressed (`measured:M14`), regardless of which was added first.
  func rankArrangedViews() {
    tree?.engine.rank(order.views.map(\.engineItem))
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
    guard axis == .horizontal else { return (order.first?.view, order.last?.view) }
    let tallest = order.shown.max { $0.view.heightForBaseline < $1.view.heightForBaseline }
    return (tallest?.view, tallest?.view)
  }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "stack" }
}

extension UIView {
  fileprivate var heightForBaseline: CGFloat {
    max(storage.contentSizeOverride?.height ?? intrinsicContentSize.height, 0)
  }
}
