internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder

extension Island {
  /// Whether the root is that of a whole screen or sheet, with its margins.
  package var isScreen: Bool {
    switch kind {
    case .viewControllerRoot: true
    // A xib's plain view is laid out as a controller's root (`canvas:X8`).
    case .topLevelView: root.kind == .view
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .keyed, .inside: false
    }
  }
}

extension IslandContext {
  /// Whether a navigation bar lies over the scene's top.
  var showsNavigationBar: Bool {
    switch simulatedMetrics.topBar {
    case .navigationBar?: true
    case nil: navigationController != nil && !hidesNavigationBar
    default: false
    }
  }

  /// Whether that bar is opaque, as the canvas simulates it or its navigation controller has it.
  fileprivate var showsOpaqueNavigationBar: Bool {
    guard showsNavigationBar else { return false }
    if case .navigationBar(let isTranslucent, _)? = simulatedMetrics.topBar {
      return !isTranslucent
    }
    return hasOpaqueNavigationBar
  }

  /// Whether a toolbar lies over the scene's bottom.
  var showsToolbar: Bool {
    if case .toolbar? = simulatedMetrics.bottomBar { true } else { false }
  }

  /// Whether a tab bar lies over the scene's bottom.
  var showsTabBar: Bool {
    switch simulatedMetrics.bottomBar {
    case .tabBar?: true
    case nil: tabBarController != nil
    default: false
    }
  }
}

extension Island {
  /// Whether the root begins below the navigation bar: views extend under translucent bars, and under
  /// opaque ones where the controller says so, at the edges for which it extends its layout.
  var isBelowNavigationBar: Bool {
    guard let viewController, context.showsNavigationBar else { return false }
    if viewController.extendedEdges?.contains(.top) == false { return true }
    return context.showsOpaqueNavigationBar && !viewController.extendedLayoutIncludesOpaqueBars
  }
}

extension InterfaceDocument {
  /// The size classes of the canvas the document was saved on.
  var canvasTraits: InterfaceTraits {
    guard let device, let row = Device.withInterfaceBuilderID(device.id) else {
      return .unspecified
    }
    let orientation: Device.Orientation = device.orientation == "landscape" ? .landscape : .portrait
    // In a split view an iPad is as narrow as a phone.
    let isSplit = ![nil, "fullscreen"].contains(device.adaptation ?? device.layout)
    return InterfaceTraits(
      horizontal: isSplit ? .compact : SizeClass(row.horizontalSizeClass(in: orientation)),
      vertical: SizeClass(row.verticalSizeClass(in: orientation)))
  }
}
