public import Foundation
internal import LayoutGeometry

/// A layout manager that positions sublayers by their ``CAConstraint``s, in order of dependency,
/// with at most two attributes per axis.
///
/// The order is computed when constraints, sublayers or names have changed, not when the size
/// changes. If constraints cannot be ordered, for example because of a cycle, no frame changes: the
/// problem is reported once, and ``DirectedLayoutError/check(_:by:)`` throws it.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caconstraintlayoutmanager>
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// Creates a layout manager, which has no state and can be used for any number of layers.
  public override init() { super.init() }

  // Shared, as in Apple's QuartzCore. It is not modified after its configuration.
  nonisolated(unsafe) private static let shared = CAConstraintLayoutManager()

  /// Returns the shared layout manager.
  open class func layoutManager() -> CAConstraintLayoutManager { unsafe shared }

  /// Whether a constraint with an unknown source name is ignored instead of being an error, as in
  /// other implementations (`caconstraint:K1.7`).
  package final var ignoresUnknownSources = false

  /// Whether a problem traps; otherwise frames do not change.
  package final var stopsAtProblems = false

  /// Called with a problem, once for each set of constraints; by default it is printed.
  package final var report: (CALayer, DirectedLayoutError) -> Void = { layer, problem in
    FileHandle.standardError.write(
      Data("\(layer.name ?? "CALayer"): \(problem); frames are not changed.\n".utf8))
  }

  /// Throws an error if the constraints of a layer's sublayers are invalid.
  ///
  /// Frames do not change.
  package final func validate(_ layer: CALayer) throws(DirectedLayoutError) {
    _ = try plan(for: layer)
  }

  /// Returns the number of times the constraints of a layer's sublayers have been sorted.
  package final func sortCount(of layer: CALayer) -> Int { layer.directed.sortCount }

  /// Sets the options for problems.
  public final func use(_ options: DirectedLayoutOptions) {
    ignoresUnknownSources = options.ignoresUnknownSources
    stopsAtProblems = options.stopsAtProblems
    if let report = options.report { self.report = report }
  }

  // MARK: CALayoutManager

  /// Discards the order that was computed for a layer.
  open func invalidateLayout(of layer: CALayer) { layer.directed.plan = nil }

  /// Lays out the sublayers of a layer; in case of a problem, none of them.
  open func layoutSublayers(of layer: CALayer) {
    do throws(DirectedLayoutError) {
      let plan = try plan(for: layer)
      guard !plan.graph.isEmpty else { return }
      var frames = plan.layers.map { LayoutRect($0.untransformedFrame) }
      let findings = try plan.graph.evaluate(in: LayoutRect(layer.bounds), frames: &frames)
      for index in plan.graph.targets { plan.layers[index].untransformedFrame = frames[index].rect }
      if let first = findings.first { tell(first, layer) }
    } catch {
      if stopsAtProblems { fatalError("\(error)") }
      tell(error, layer)
    }
  }

  /// Returns the present size (`caconstraint:K2.10`).
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
    // A name refers to the first layer with that name (`caconstraint:K1.5`).
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

/// The directed constraints of a layer, and the order of those of its sublayers.
struct DirectedLayoutState {
  struct Plan {
    let graph: DirectedGraph
    // The layers remain sublayers as long as the plan exists; removing a sublayer discards the
    // plan.
    let layers: [CALayer]
  }

  var own: [CAConstraint] = []
  /// The order or the reason why there is none, and the treatment of unknown sources.
  var plan: (contents: Result<Plan, DirectedLayoutError>, ignoresUnknownSources: Bool)?
  var sortCount = 0
  var reported: DirectedLayoutError?
}

extension CALayer {
  /// Called when constraints, sublayers or names have changed, so that the order must be computed
  /// again.
  func directedConstraintsDidChange() {
    directed.plan = nil
    directed.reported = nil
  }
}
