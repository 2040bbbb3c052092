internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Creates the layer with the view's `layerClass`.
  func makeLayer() -> CALayer {
    let made: CALayer
    switch Self.layerClass {
    case is CAGradientLayer.Type where Self.layerClass == CAGradientLayer.self:
      made = CAGradientLayer()
    case let custom as CALayer.Type where custom != CALayer.self:
      // Without Objective-C, only a required initializer can be called on a class object.
      made = custom.init(coder: NSCoder()) ?? CALayer()
    default: made = CALayer()
    }
    made.host = self
    made.delegate = self
    storage.layer = made
    return made
  }
}

// Layers are not isolated, but a view's layer is used on the main actor like the view.
extension UIView: LayerHost {
  nonisolated package var layerGeometry: LayerGeometry {
    get { MainThread.assume("UIView.layer") { geometry } }
    set { MainThread.assume("UIView.layer") { setGeometry { $0 = newValue } } }
  }

  nonisolated package var layerAppearance: LayerAppearance {
    get {
      MainThread.assume("UIView.layer") {
        var appearance = LayerAppearance()
        appearance.isHidden = isHidden
        appearance.opacity = alpha
        appearance.backgroundColor = backgroundColor?.cgColor
        appearance.masksToBounds = clipsToBounds
        appearance.isOpaque = isOpaque
        return appearance
      }
    }
    set {
      MainThread.assume("UIView.layer") {
        isHidden = newValue.isHidden
        if alpha != newValue.opacity { alpha = newValue.opacity }
        if backgroundColor?.cgColor != newValue.backgroundColor {
          backgroundColor = newValue.backgroundColor.map { UIColor(cgColor: $0) }
        }
        clipsToBounds = newValue.masksToBounds
        isOpaque = newValue.isOpaque
      }
    }
  }

  nonisolated package var superlayerOfHost: CALayer? {
    nonisolated(unsafe) var found: CALayer?
    MainThread.assume("UIView.layer") { unsafe found = superviewStorage?.layer }
    return unsafe found
  }

  nonisolated package var sublayersOfHost: [CALayer] {
    nonisolated(unsafe) var found: [CALayer] = []
    MainThread.assume("UIView.layer") { unsafe found = subviewsStorage.map(\.layer) }
    return unsafe found
  }

  nonisolated package var hostNeedsLayout: Bool {
    MainThread.assume("UIView.layer") { flags.needsLayout }
  }

  nonisolated package func setHostNeedsLayout() {
    MainThread.assume("UIView.layer") { setNeedsLayout() }
  }

  nonisolated package func layOutHost() { MainThread.assume("UIView.layer") { layoutIfNeeded() } }
}
