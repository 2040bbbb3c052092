internal import Foundation
internal import InterfaceBuilder

extension Island {
  /// Whether the root stands for a whole screen or sheet, with the margins of one.
  var isScreen: Bool {
    switch kind {
    case .viewControllerRoot: true
    // A xib's plain view is laid out as a controller's root (ib-facts "Margins").
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
    case nil: navigationController != nil
    default: false
    }
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

extension SizeClass {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .any
    }
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

extension UIEdgeInsets {
  init(_ insets: DocumentInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension CGRect {
  init(_ rect: DocumentRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
