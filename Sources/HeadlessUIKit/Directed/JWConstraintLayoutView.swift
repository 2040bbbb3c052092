internal import AutoLayout
internal import Foundation
public import HeadlessQuartzCore

/// A view that places its subviews by directed constraints: each assigns one attribute from another,
/// in the order of their dependence.
///
/// At most two attributes per axis and view; a constraint's relative view is a sibling, or nil for
/// this view's bounds. Subviews without constraints, and axes without, keep their autoresizing masks.
/// The order is worked out when constraints change, never for another size.
///
///     layoutView.addConstraint(
///       JWConstraint(view: b, attribute: .minY, relativeTo: a, attribute: .maxY, offset: 10))
///
/// Constraints that cannot be ordered or evaluated, such as a circle, move nothing: the problem is
/// written to the log once, and ``validate()`` throws it.
@preconcurrency @MainActor
open class JWConstraintLayoutView: UIView {
  /// The directed constraints, in the order they came.
  public private(set) final var directedConstraints: [JWConstraint] = []

  /// Whether a problem stops the program instead of leaving frames as they are.
  open var stopsAtProblems = false

  /// How often the constraints have been put in order.
  public private(set) final var sortCount = 0

  /// What kept the last layout from placing anything, or a length that came out below zero.
  public private(set) final var layoutProblem: DirectedLayoutError?

  private var plan: Result<Plan, DirectedLayoutError>?
  private var reported: DirectedLayoutError?

  private struct Plan {
    let graph: DirectedGraph
    let views: [UIView]
  }

  // MARK: Constraints

  /// Adds a constraint; its view may become a subview later (`caconstraint:K3.6`).
  open func addConstraint(_ constraint: JWConstraint) {
    directedConstraints.append(constraint)
    constraintsDidChange()
  }

  /// Adds each constraint, in order.
  open func addConstraints(_ constraints: [JWConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint back; its view stays where it is.
  open func removeConstraint(_ constraint: JWConstraint) {
    directedConstraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Takes all directed constraints back.
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

  /// Takes up the constraints that waited for a subview.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if directedConstraints.contains(where: { $0.view === subview || $0.relativeView === subview }) {
      constraintsDidChange()
    }
  }

  /// Drops the constraints that place a subview as it goes (`caconstraint:K7.3`).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard
      directedConstraints.contains(where: { $0.view === subview || $0.relativeView === subview })
    else { return }
    directedConstraints.removeAll { $0.view === subview }
    constraintsDidChange()
  }

  // MARK: Layout

  /// Throws what is wrong with the constraints, and moves nothing.
  open func validate() throws(DirectedLayoutError) { _ = try currentPlan() }

  /// Places the subviews by their directed constraints, then those that Auto Layout places.
  open override func layoutSubviews() {
    do throws(DirectedLayoutError) {
      let findings = try evaluate()
      layoutProblem = findings.first
      if let first = findings.first { tell(first, "") }
    } catch {
      if stopsAtProblems { fatalError("\(error)") }
      layoutProblem = error
      tell(error, " Frames stay as they are.")
    }
    super.layoutSubviews()
  }

  private func evaluate() throws(DirectedLayoutError) -> [DirectedLayoutError] {
    let plan = try currentPlan()
    guard !plan.graph.isEmpty else { return [] }
    var frames = plan.views.map(\.geometry.untransformedFrame)
    // The bounds, as a container need not stand at the origin (`caconstraint:K3.10`).
    let findings = try plan.graph.evaluate(in: bounds, frames: &frames)
    for index in plan.graph.targets { plan.views[index].placeUntransformed(frames[index]) }
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
    // Only mentioned subviews: what the others do changes nothing here.
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
      // It waits for its view to become a subview.
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
  /// What problems of directed layout call a view.
  fileprivate var directedName: String { accessibilityIdentifier ?? "\(type(of: self)):\(address)" }
}
