public import Foundation

/// Places sublayers by their ``CAConstraint``s: at most two attributes per axis, in the order of
/// their dependence, from the superlayer's bounds.
///
/// The order is worked out when constraints, sublayers or names have changed, never for another
/// size. A set of constraints that cannot be ordered, such as a circle, changes no frame: the problem
/// is reported once, and ``DirectedLayoutError/check(_:by:)`` throws it.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caconstraintlayoutmanager>
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// Creates a manager; it keeps no state of layers and may serve any number.
  public override init() { super.init() }

  // Apple's is shared, and a manager is only read once it is set up.
  nonisolated(unsafe) private static let shared = CAConstraintLayoutManager()

  /// The manager that all share.
  open class func layoutManager() -> CAConstraintLayoutManager { unsafe shared }

  /// Whether a constraint whose source name matches nothing is left out instead of being an error,
  /// as other implementations do (`caconstraint:K1.7`).
  package final var ignoresUnknownSources = false

  /// Whether a problem stops the program instead of leaving frames as they are.
  package final var stopsAtProblems = false

  /// Called with a problem, once for each set of constraints; by default it is printed.
  package final var report: (CALayer, DirectedLayoutError) -> Void = { layer, problem in
    FileHandle.standardError.write(
      Data("\(layer.name ?? "CALayer"): \(problem); frames are not changed.\n".utf8))
  }

  /// Throws what is wrong with the constraints of a layer's sublayers, and changes nothing.
  package final func validate(_ layer: CALayer) throws(DirectedLayoutError) {
    _ = try plan(for: layer)
  }

  /// How often the constraints of a layer's sublayers have been put in order.
  package final func sortCount(of layer: CALayer) -> Int { layer.directed.sortCount }

  /// Changes how the manager treats problems.
  public final func use(_ options: DirectedLayoutOptions) {
    ignoresUnknownSources = options.ignoresUnknownSources
    stopsAtProblems = options.stopsAtProblems
    if let report = options.report { self.report = report }
  }

  // MARK: CALayoutManager

  /// Forgets the order that was worked out for a layer.
  open func invalidateLayout(of layer: CALayer) { layer.directed.plan = nil }

  /// Places the sublayers of a layer, or none of them.
  open func layoutSublayers(of layer: CALayer) {
    do throws(DirectedLayoutError) {
      let plan = try plan(for: layer)
      guard !plan.graph.isEmpty else { return }
      var frames = plan.layers.map(\.untransformedFrame)
      let findings = try plan.graph.evaluate(in: layer.bounds, frames: &frames)
      for index in plan.graph.targets { plan.layers[index].untransformedFrame = frames[index] }
      if let first = findings.first { tell(first, layer) }
    } catch {
      if stopsAtProblems { fatalError("\(error)") }
      tell(error, layer)
    }
  }

  /// The present size (`caconstraint:K2.10`).
  open func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }

  private func tell(_ problem: DirectedLayoutError, _ layer: CALayer) {
    guard layer.directed.reported != problem else { return }
    layer.directed.reported = problem
    report(layer, problem)
  }

  // MARK: Order

  private func plan(for layer: CALayer) throws(DirectedLayoutError) -> DirectedLayoutState.Plan {
    if let known = layer.directed.plan, known.ignoresUnknownSources == ignoresUnknownSources {
      return try known.contents.get()
    }
    layer.directed.sortCount += 1
    let contents: Result<DirectedLayoutState.Plan, DirectedLayoutError>
    do throws(DirectedLayoutError) {
      contents = .success(try makePlan(for: layer))
    } catch { contents = .failure(error) }
    layer.directed.plan = (contents, ignoresUnknownSources)
    return try contents.get()
  }

  private func makePlan(
    for layer: CALayer
  ) throws(DirectedLayoutError) -> DirectedLayoutState.Plan {
    let layers = layer.childLayers
    // The first layer of a name is meant (`caconstraint:K1.5`).
    let places = Dictionary(
      layers.enumerated().compactMap { index, layer in layer.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let items = layers.enumerated().map { index, layer in
      DirectedItem(name: layer.name ?? "sublayer \(index)", identity: ObjectIdentifier(layer))
    }
    var rules: [DirectedRule] = []
    for (index, target) in layers.enumerated() {
      for constraint in target.directed.own {
        let source: DirectedRule.Source
        if constraint.sourceName == "superlayer" {
          source = .container
        } else if let place = places[constraint.sourceName] {
          source = .item(place)
        } else if ignoresUnknownSources {
          continue
        } else {
          source = .unknown(constraint.sourceName)
        }
        rules.append(
          DirectedRule(
            target: index, attribute: constraint.attribute, source: source,
            sourceAttribute: constraint.sourceAttribute, scale: Double(constraint.scale),
            offset: Double(constraint.offset)))
      }
    }
    return DirectedLayoutState.Plan(
      graph: try DirectedGraph(rules, items: items), layers: layers)
  }
}

/// What a layer keeps of directed constraints: those that place it, and the order of those that
/// place its sublayers.
struct DirectedLayoutState {
  struct Plan {
    let graph: DirectedGraph
    // They are sublayers for as long as the plan stands; one that leaves takes the plan with it.
    let layers: [CALayer]
  }

  var own: [CAConstraint] = []
  /// The order or why there is none, and how unknown sources were taken.
  var plan: (contents: Result<Plan, DirectedLayoutError>, ignoresUnknownSources: Bool)?
  var sortCount = 0
  var reported: DirectedLayoutError?
}

extension CALayer {
  /// Constraints, sublayers or names have changed: the order has to be worked out again.
  func directedConstraintsDidChange() {
    directed.plan = nil
    directed.reported = nil
  }
}
