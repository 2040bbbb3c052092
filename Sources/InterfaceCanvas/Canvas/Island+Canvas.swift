internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder

extension Island {
  /// Whether the root is the view of a screen or sheet, with the margins of a screen.
  package var isScreen: Bool {
    switch kind {
    case .viewControllerRoot: true
    // A plain view of a xib is laid out as the root view of a view controller (`canvas:X8`).
    case .topLevelView: root.kind == .view || context.isViewOfOwner
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .keyed, .inside: false
    }
  }

  /// Whether the root has the insets of a screen on the canvas: that of a screen, and a cell, header or
  /// footer of a collection view in a xib (5 of 5; none of 12 in storyboards).
  ///
  /// Up to Xcode 7, the view of a xib has the margins of any view, 8 points (5 of 5 xibs of two apps).
  func hasInsetsOfScreen(in document: InterfaceDocument) -> Bool {
    switch kind {
    case .collectionViewCell, .collectionReusableView: context.isTopLevel
    case .topLevelView where (1..<11_000).contains(document.toolsVersion): false
    case .topLevelView: root.kind == .view
    default: isScreen
    }
  }
}

extension IslandContext {
  /// Whether the scene shows a navigation bar.
  var showsNavigationBar: Bool {
    switch simulatedMetrics.topBar {
    case .navigationBar?: true
    case nil: navigationController != nil && !hidesNavigationBar
    default: false
    }
  }

  /// Whether the navigation bar is opaque, according to the simulated metrics or the navigation
  /// controller.
  fileprivate var showsOpaqueNavigationBar: Bool {
    guard showsNavigationBar else { return false }
    if case .navigationBar(let isTranslucent, _)? = simulatedMetrics.topBar {
      return !isTranslucent
    }
    return hasOpaqueNavigationBar
  }

  /// Whether a toolbar is simulated for the scene.
  fileprivate var simulatesToolbar: Bool {
    if case .toolbar? = simulatedMetrics.bottomBar { true } else { false }
  }

  /// Whether the scene shows a tab bar.
  var showsTabBar: Bool {
    switch simulatedMetrics.bottomBar {
    case .tabBar?: true
    case nil: tabBarController != nil
    default: false
    }
  }
}

extension Island {
  /// Whether the scene shows a toolbar.
  ///
  /// A view controller that hides the bottom bar when it is pushed hides the toolbar of its own metrics
  /// (1 of 1 scene), but not one of what pushes it (27 of 27 scenes of one app).
  var showsToolbar: Bool {
    guard context.simulatesToolbar else { return false }
    guard let viewController, viewController.hidesBottomBarWhenPushed else { return true }
    return viewController.simulatedMetrics.bottomBar == nil
  }

  /// Whether the root begins below the navigation bar.
  ///
  /// Views extend under translucent bars, and also under opaque bars if the view controller
  /// specifies so, at the edges of its extended layout.
  var isBelowNavigationBar: Bool {
    guard let viewController, context.showsNavigationBar else { return false }
    if viewController.extendedEdges?.contains(.top) == false { return true }
    return context.showsOpaqueNavigationBar && !viewController.extendedLayoutIncludesOpaqueBars
  }
}

extension InterfaceDocument {
  /// The size classes of the canvas for which the document was saved.
  var canvasTraits: InterfaceTraits {
    guard let device, let row = Device.withInterfaceBuilderID(device.id) else {
      return .unspecified
    }
    let orientation: Device.Orientation = device.orientation == "landscape" ? .landscape : .portrait
    // In a split view, an iPad has the compact horizontal size class.
    let isSplit = ![nil, "fullscreen"].contains(device.adaptation ?? device.layout)
    return InterfaceTraits(
      horizontal: isSplit ? .compact : SizeClass(row.horizontalSizeClass(in: orientation)),
      vertical: SizeClass(row.verticalSizeClass(in: orientation)))
  }
}
