internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceCanvas

extension DocumentScene {
  /// Returns whether an edge of the root is the edge of the screen, without bars.
  func isScreenEdge(_ edge: ViewControllerElement.Edge) -> Bool {
    let context = island.context
    if let edges = island.viewController?.extendedEdges, !edges.contains(edge) { return false }
    if edge == .top {
      if case .navigationBar? = context.simulatedMetrics.topBar { return false }
      return context.navigationController == nil && !context.isPresented
    }
    switch context.simulatedMetrics.bottomBar {
    case .tabBar?, .toolbar?: return false
    default: return context.tabBarController == nil
    }
  }
}
