internal import AutoLayout
internal import Foundation
public import HeadlessQuartzCore
internal import LayoutGeometry

/// A view that lays out its subviews with directed constraints, each of which assigns one attribute
/// from another, in order of dependency.
///
/// A view can have at most two attributes per axis. The relative view of a constraint is a sibling,
/// or nil for the bounds of this view. Autoresizing masks apply to subviews and axes without
/// constraints. The order is computed when constraints change, not when the size changes.
///
///     layoutView.addConstraint(
///       JWConstraint(view: b, attribute: .minY, relativeTo: a, attribute: .maxY, offset: 10))
///
/// If constraints cannot be ordered or evaluated, for example because of a cycle, frames do not
/// change. The problem is written to the log once, and ``validate()`` throws it.
@preconcurrency @MainActor
open class JWConstraintLayoutView: UIView {
  /// The directed constraints, in the order in which they were added.
  public private(set) final var directedConstraints: [JWConstraint] = []

  /// Whether a problem traps; otherwise frames do not change.
  open var stopsAtProblems = false

  /// The number of times the constraints have been sorted.
  public private(set) final var sortCount = 0

  /// The problem of the last layout: an error that prevented it, or a negative length.
  public private(set) final var layoutProblem: DirectedLayoutError?

  private var plan: Result<Plan, DirectedLayoutError>?
  private var reported: DirectedLayoutError?

  private struct Plan {
    let graph: DirectedGraph
    let views: [UIView]
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// Its view can be added as a subview later (`caconstraint:K3.6`).
  open func addConstraint(_ constraint: JWConstraint) {
    directedConstraints.append(constraint)
    constraintsDidChange()
  }

  /// Adds each constraint, in order.
  open func addConstraints(_ constraints: [JWConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  ///
  /// Its view does not move.
  open func removeConstraint(_ constraint: JWConstraint) {
    directedConstraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Removes all directed constraints.
  open func removeAllDirectedConstraints() {
    directedConstraints = []
    constraintsDidChange()
  }

  private func constraintsDidChange() {
    plan = nil
    reported = nil
    setNeedsLayout()
  }

  // MARK: Hierarchy

  /// Applies the constraints of the subview.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if directedConstraints.contains(where: { $0.view === subview || $0.relativeView === subview }) {
      constraintsDidChange()
    }
  }

  /// Removes the constraints of a subview that is being removed (`caconstraint:K7.3`).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard
      directedConstraints.contains(where: { $0.view === subview || $0.relativeView === subview })
    else { return }
    directedConstraints.removeAll { $0.view === subview }
    constraintsDidChange()
  }

  // MARK: Layout

  /// Throws an error if the constraints are invalid.
  ///
  /// Frames do not change.
  open func validate() throws(DirectedLayoutError) { _ = try currentPlan() }

  /// Lays out the subviews with directed constraints, then the others with Auto Layout.
  open override func layoutSubviews() {
    do throws(DirectedLayoutError) {
      let findings = try evaluate()
      layoutProblem = findings.first
      if let first = findings.first { tell(first, "") }
    } catch {
      if stopsAtProblems { fatalError("\(error)") }
      layoutProblem = error
      tell(error, " Frames do not change.")
    }
    super.layoutSubviews()
  }

  private func evaluate() throws(DirectedLayoutError) -> [DirectedLayoutError] {
    let plan = try currentPlan()
    guard !plan.graph.isEmpty else { return [] }
    var frames = plan.views.map { LayoutRect($0.geometry.untransformedFrame) }
    // The bounds are used, because their origin can differ from 0 (`caconstraint:K3.10`).
    let findings = try plan.graph.evaluate(in: LayoutRect(bounds), frames: &frames)
    for index in plan.graph.targets { plan.views[index].placeUntransformed(CGRect(frames[index])) }
    return findings
  }

  private func tell(_ problem: DirectedLayoutError, _ effect: String) {
    guard reported != problem else { return }
    reported = problem
    layoutEnvironment.log.write("JWConstraintLayoutView \(address): \(problem).\(effect)")
  }

  private func currentPlan() throws(DirectedLayoutError) -> Plan {
    if let plan { return try plan.get() }
    sortCount += 1
    let made: Result<Plan, DirectedLayoutError>
    do throws(DirectedLayoutError) { made = .success(try makePlan()) } catch {
      made = .failure(error)
    }
    plan = made
    return try made.get()
  }

  private func makePlan() throws(DirectedLayoutError) -> Plan {
    // Only the subviews in constraints; others have no influence.
    var views: [UIView] = []
    var places: [ObjectIdentifier: Int] = [:]
    func place(_ view: UIView) -> Int? {
      if let known = places[ObjectIdentifier(view)] { return known }
      guard view.superview === self else { return nil }
      places[ObjectIdentifier(view)] = views.count
      views.append(view)
      return views.count - 1
    }
    var rules: [DirectedRule] = []
    for constraint in directedConstraints {
      // The view is not a subview yet.
      guard let target = place(constraint.view) else { continue }
      var source = DirectedRule.Source.container
      if let relative = constraint.relativeView, relative !== self {
        source = place(relative).map { .item($0) } ?? .unknown(relative.directedName)
      }
      rules.append(
        DirectedRule(
          target: target, attribute: constraint.attribute.directed, source: source,
          sourceAttribute: constraint.relativeAttribute.directed, scale: Double(constraint.scale),
          offset: Double(constraint.offset)))
    }
    let items = views.map { DirectedItem(name: $0.directedName, identity: ObjectIdentifier($0)) }
    return Plan(graph: try DirectedGraph(rules, items: items), views: views)
  }
}

extension UIView {
  /// The name of a view in problems of directed layout.
  fileprivate var directedName: String { accessibilityIdentifier ?? "\(type(of: self)):\(address)" }
}
