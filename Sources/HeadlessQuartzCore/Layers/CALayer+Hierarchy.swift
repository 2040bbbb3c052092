internal import Foundation

extension CALayer {
  /// All sublayers, from back to front, including those of views.
  var childLayers: [CALayer] {
    let hosted = host?.sublayersOfHost ?? []
    guard !ownSublayers.isEmpty else { return hosted }
    var all: [CALayer] = []
    all.reserveCapacity(hosted.count + ownSublayers.count)
    var behind = 0
    for own in ownSublayers {
      while behind < min(own.hostedBehind, hosted.count) {
        all.append(hosted[behind])
        behind += 1
      }
      all.append(own.layer)
    }
    return all + hosted[behind...]
  }

  /// The sublayers that are not those of views, from back to front.
  package var ownLayers: [CALayer] { ownSublayers.map(\.layer) }

  var childCount: Int { (host?.sublayersOfHost.count ?? 0) + ownSublayers.count }

  func place(of layer: CALayer?) -> Int? {
    guard let layer else { return nil }
    return childLayers.firstIndex { $0 === layer }
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer.host == nil, "a view's layer cannot be moved: add the view to another superview")
    var step: CALayer? = self
    while let next = step {
      precondition(next !== layer, "a layer cannot be a sublayer of itself")
      step = next.superlayer
    }
    layer.leaveSuperlayer()
    let index = min(max(index, 0), childCount)
    if host == nil {
      ownSublayers.insert(PlacedLayer(layer: layer, hostedBehind: 0), at: index)
    } else {
      let before = childLayers.prefix(index)
      let own = before.count { $0.host == nil }
      ownSublayers.insert(PlacedLayer(layer: layer, hostedBehind: index - own), at: own)
    }
    layer.superlayerStorage = self
    sublayersDidChange()
  }

  func leaveSuperlayer() {
    guard host == nil, let superlayer = superlayerStorage else { return }
    superlayer.ownSublayers.removeAll { $0.layer === self }
    superlayerStorage = nil
    superlayer.sublayersDidChange()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for own in ownSublayers { own.layer.superlayerStorage = nil }
    ownSublayers = []
    for layer in layers where layer.host == nil { insert(layer, at: childCount) }
    sublayersDidChange()
  }

  /// Called when sublayers were added, removed or reordered.
  package func sublayersDidChange() {
    directedConstraintsDidChange()
    setNeedsLayout()
  }
}
