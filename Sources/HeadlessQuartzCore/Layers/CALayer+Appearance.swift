internal import Foundation

/// Borders and shadows, on which geometry does not depend.
struct LayerEdge {
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
}

extension CALayer {
  var appearance: LayerAppearance {
    get { host?.layerAppearance ?? storedAppearance }
    set {
      if let host { host.layerAppearance = newValue } else { storedAppearance = newValue }
    }
  }
}
