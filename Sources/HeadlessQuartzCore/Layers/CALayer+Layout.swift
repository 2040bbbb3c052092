internal import Foundation

extension CALayer {
  func markNeedsLayout() {
    if let host { return host.setHostNeedsLayout() }
    flags.needsLayout = true
    var ancestor = superlayerStorage
    while let layer = ancestor {
      if layer.host != nil {
        // The view's pass reaches the layers in it, also those it changes itself.
        if !layer.flags.isInHostPass { layer.setNeedsLayout() }
        return
      }
      guard !layer.flags.subtreeNeedsLayout else { return }
      layer.flags.subtreeNeedsLayout = true
      ancestor = layer.superlayerStorage
    }
  }

  func layOutNow() {
    var top = self
    while let next = top.superlayer, next.needsLayout() { top = next }
    if let host = top.host { return host.layOutHost() }
    top.layOutTree()
  }

  /// Lays out this layer and those below that ask for it; children that a pass marks again wait for
  /// the next.
  func layOutTree() {
    if flags.needsLayout {
      flags.needsLayout = false
      layoutSublayers()
    }
    guard flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = false
    for own in ownSublayers where own.layer.flags.needsLayout || own.layer.flags.subtreeNeedsLayout
    {
      own.layer.layOutTree()
    }
  }

  /// Runs a view's own layout, then what follows it: the layer's manager, and layers that no view
  /// backs.
  package func layOutHost(_ layout: () -> Void) {
    flags.isInHostPass = true
    defer { flags.isInHostPass = false }
    layout()
    layoutManager?.layoutSublayers(of: self)
    for own in ownSublayers { own.layer.layOutTree() }
  }
}
