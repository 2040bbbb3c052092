internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder

/// The canvas of Interface Builder on which a document was saved.
extension InterfaceStage {
  /// The device of the document; nil if it names none that is known.
  var documentDevice: Device? { documentCanvas(for: nil, rootSize: nil).device }

  /// Returns the canvas for which the document was saved, with the bars of the scene of an island.
  func documentCanvas(for island: Island?, rootSize: CGSize?) -> InterfaceBuilderCanvas {
    var canvas = InterfaceBuilderCanvas(
      deviceID: document.device?.id,
      orientation: document.device?.orientation == "landscape" ? .landscape : .portrait,
      toolsVersion: document.toolsVersion, rootSize: rootSize,
      hasNavigationBar: island?.context.showsNavigationBar ?? false,
      hasTabBar: island?.context.showsTabBar ?? false)
    canvas.freeformSize = island?.viewController?.freeformSize.map { CGSize($0) }
    canvas.appliesInsetsOnce = appliesInsetsOnce
    canvas.isRootOfXib = island?.context.isTopLevel ?? false
    canvas.isInContainerView = island?.context.containerView != nil
    canvas.hasToolbar = island?.showsToolbar ?? false
    canvas.hasLargeTitle = island?.context.hasLargeTitles ?? false
    canvas.isBelowNavigationBar = island?.isBelowNavigationBar ?? false
    if canvas.isBelowNavigationBar, let root = island?.root.frame,
      let screen = simulatedDevice(of: island)?.size(in: canvas.orientation)
    {
      canvas.overhang = max(0, CGFloat(root.maxY) - screen.height)
    }
    return canvas
  }

  /// Returns the stage with the insets that an island's screen has on a device; nil if the canvas has the same.
  package func withInsetsOnce(for island: Island) -> InterfaceStage? {
    guard canvas == .document, insets == .rules, island.hasInsetsOfScreen(in: document) else {
      return nil
    }
    var once = self
    once.appliesInsetsOnce = true
    let size = island.root.frame.map { CGSize(width: $0.width, height: $0.height) }
    let own = documentCanvas(for: island, rootSize: size).safeAreaInsets
    return once.documentCanvas(for: island, rootSize: size).safeAreaInsets == own ? nil : once
  }

  /// Returns the device of the document or, in documents from before Xcode 8, the device that its
  /// canvas simulates.
  func simulatedDevice(of island: Island?) -> Device? {
    if let documentDevice { return documentDevice }
    let chosen = [island?.context.simulatedMetrics, document.defaultSimulatedMetrics]
    for case .screen(let type?)? in chosen.map({ $0?.destination }) {
      if let device = Device.withSimulatedScreen(type) { return device }
    }
    return nil
  }

  /// The assumption about the canvas of the document, as text that follows the name of the
  /// document; nil if the document specifies a known device or another canvas is used.
  public var assumption: String? {
    guard canvas == .document, documentDevice == nil else { return nil }
    if let id = document.device?.id {
      return "names the device '\(id)', which is not in the catalogue; two pixels per point and no "
        + "safe area are assumed"
    }
    if let device = simulatedDevice(of: nil) {
      return "names no device; \(device.name) is assumed, which its screens simulate"
    }
    guard document.islands.contains(where: \.isScreen) else {
      return "names no device; two pixels per point are assumed"
    }
    return
      "names no device; the canvas of 600 × 600 points at two pixels per point is assumed, which "
      + "Xcode 6 and 7 have"
  }
}
