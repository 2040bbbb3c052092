/// The view controllers of a document and the segues between them.
struct SegueGraph {
  private struct Edge {
    var source: ViewControllerElement
    var segue: SegueElement
  }

  /// The kinds of segues that push in a navigation controller.
  ///
  /// A detail is pushed where a split view has one column, as on phones.
  private let pushes: Set<String>
  private let edges: [Edge]
  private let order: [String]
  private let controllers: [String: ViewControllerElement]

  /// The navigation controller that shows each view controller, by ids.
  private(set) var navigationControllers: [String: String] = [:]

  /// The tab bar controller that shows each view controller, by ids, or the navigation controller
  /// with a simulated tab bar.
  private(set) var tabBarControllers: [String: String] = [:]

  /// The bar that is simulated above what pushes each view controller, by ids.
  private(set) var topBars: [String: SimulatedMetrics.Bar] = [:]

  /// The bar that is simulated at the bottom of what pushes each view controller, or the toolbar of its
  /// navigation controller, by ids.
  private(set) var bottomBars: [String: SimulatedMetrics.Bar] = [:]

  /// The container view that embeds each view controller, by ids.
  private(set) var containerViews: [String: String] = [:]

  /// The ids of the view controllers that are presented.
  private(set) var presented: Set<String> = []

  init(_ document: InterfaceDocument) {
    let isPad =
      document.device?.id.hasPrefix("ipad") == true || document.targetRuntime.hasSuffix("iPad")
    pushes = isPad ? ["show", "push"] : ["show", "push", "showDetail"]
    let all = document.viewControllers
    edges = all.flatMap { source in source.segues.map { Edge(source: source, segue: $0) } }
    order = all.map { $0.id }
    controllers = all.reduce(into: [:]) { controllers, one in
      if controllers[one.id] == nil { controllers[one.id] = one }
    }
    seed()
    spread()
  }

  /// Records the bars that directly result from a relationship or presentation.
  private mutating func seed() {
    // The canvas shows a simulated tab bar in all scenes of a navigation controller (10 of 10 scenes of
    // two apps). A toolbar is simulated by each scene's own metrics.
    for (id, controller) in controllers where controller.kind == .navigationController {
      if case .tabBar? = controller.simulatedMetrics.bottomBar { tabBarControllers[id] = id }
    }
    for edge in edges {
      let target = edge.segue.destination
      // Without a navigation controller in the document, a scene with a simulated navigation bar pushes
      // below this bar as well (3 of 3 scenes of two apps).
      if pushes.contains(edge.segue.kind), topBars[target] == nil,
        let bar = edge.source.simulatedMetrics.topBar, case .navigationBar = bar
      {
        topBars[target] = bar
      }
      switch (edge.segue.kind, edge.segue.relationship) {
      case ("relationship", "rootViewController"):
        navigationControllers[target, default: edge.source.id] = edge.source.id
        // The toolbar of a navigation controller is shown in all scenes (7 of 7 scenes of one app).
        if edge.source.showsToolbar { bottomBars[target] = .toolbar(isTranslucent: true) }
      case ("relationship", "viewControllers") where edge.source.kind == .tabBarController:
        tabBarControllers[target, default: edge.source.id] = edge.source.id
      case ("presentation", _), ("modal", _): presented.insert(target)
      case ("embed", _):
        if let container = edge.segue.source, containerViews[target] == nil {
          containerViews[target] = container
        }
      default: break
      }
    }
  }

  /// Propagates bars along pushes and into navigation controllers, until nothing changes.
  private mutating func spread() {
    var bySource: [String: [Edge]] = [:]
    for edge in edges {
      bySource[edge.source.id, default: []].append(edge)
    }
    // In document order, so that the first of several paths to a scene is used.
    var queue = order.filter {
      navigationControllers[$0] != nil || tabBarControllers[$0] != nil || presented.contains($0)
        || containerViews[$0] != nil
    }
    var index = 0
    while index < queue.count {
      let source = queue[index]
      index += 1
      for edge in bySource[source] ?? [] where carry(edge) {
        queue.append(edge.segue.destination)
      }
    }
  }

  /// Passes the bars of the source of an edge to its destination, and returns whether there are new
  /// ones.
  private mutating func carry(_ edge: Edge) -> Bool {
    let source = edge.source.id
    let target = edge.segue.destination
    guard let controller = controllers[target] else { return false }
    var isNew = false
    let isRoot =
      edge.segue.kind == "relationship" && edge.segue.relationship == "rootViewController"
    let isPush = pushes.contains(edge.segue.kind)
    let navigation = navigationControllers[source]
    let isTab = edge.segue.relationship == "viewControllers"
    if isPush || isTab, let navigation, controller.kind != .navigationController,
      navigationControllers[target] == nil
    {
      navigationControllers[target] = navigation
      passBars(of: edge.source, to: controller, isPush: isPush)
      isNew = true
    }
    // On the canvas, a detail is not shown above a tab bar (3 of 3 scenes).
    // A push covers a tab bar controller that is itself in the navigation controller.
    let keepsTabBar =
      isRoot
      || (isPush && edge.segue.kind != "showDetail" && !controller.hidesBottomBarWhenPushed
        && navigation.map { tabBarControllers[$0] == tabBarControllers[source] } == true)
    if keepsTabBar, let tab = tabBarControllers[source],
      tabBarControllers[target] == nil
    {
      tabBarControllers[target] = tab
      isNew = true
    }
    if isRoot || (isPush && navigation != nil), let container = containerViews[source],
      containerViews[target] == nil
    {
      containerViews[target] = container
      isNew = true
    }
    if isRoot || (isPush && navigation != nil), presented.contains(source),
      presented.insert(target).inserted
    {
      isNew = true
    }
    return isNew
  }

  /// Gives a view controller the bars that the canvas simulates for what pushes it, or for the tab bar
  /// controller that contains it.
  ///
  /// This holds for a navigation bar (2 of 2 scenes), for no bar at the top (13 of 13 scenes of two
  /// apps), for a toolbar (32 of 32 scenes of three apps) and for a tab bar (11 of 11 of three
  /// apps), which the pushed view controller can hide.
  private mutating func passBars(
    of source: ViewControllerElement, to target: ViewControllerElement, isPush: Bool
  ) {
    topBars[target.id] = source.simulatedMetrics.topBar ?? topBars[source.id]
    guard isPush else { return }
    let bar = source.simulatedMetrics.bottomBar ?? bottomBars[source.id]
    if case .tabBar? = bar, target.hidesBottomBarWhenPushed { return }
    bottomBars[target.id] = bar
  }

  /// Returns the context of a view controller's scene.
  func context(of controller: ViewControllerElement) -> IslandContext {
    var context = IslandContext()
    context.navigationController = navigationControllers[controller.id]
    context.tabBarController = tabBarControllers[controller.id]
    context.containerView = containerViews[controller.id]
    context.isPresented = presented.contains(controller.id)
    context.simulatedMetrics = controller.simulatedMetrics
    if context.simulatedMetrics.topBar == nil {
      switch topBars[controller.id] {
      case .navigationBar?, SimulatedMetrics.Bar.none?:
        context.simulatedMetrics.topBar = topBars[controller.id]
      default: break
      }
    }
    if context.simulatedMetrics.bottomBar == nil {
      switch bottomBars[controller.id] {
      case .tabBar?, .toolbar?: context.simulatedMetrics.bottomBar = bottomBars[controller.id]
      default: break
      }
    }
    if let id = context.navigationController, let navigation = controllers[id] {
      let bar = navigation.attachments.first { $0.role == .keyed("navigationBar") }?.view
      context.hidesNavigationBar = navigation.otherAttributes.contains {
        $0.name == "navigationBarHidden" && $0.value == "YES"
      }
      context.hasOpaqueNavigationBar = bar?.control?.isTranslucent == false
      context.hasLargeTitles =
        bar?.control?.hasLargeTitles ?? false
        && controller.navigationItem?.largeTitleDisplayMode != "never"
    }
    return context
  }
}

extension ViewControllerElement {
  /// Whether a navigation controller shows its toolbar, which is hidden by default.
  fileprivate var showsToolbar: Bool {
    otherAttributes.contains { $0.name == "toolbarHidden" && $0.value == "NO" }
  }
}
