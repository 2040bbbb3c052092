internal import Foundation

extension CALayer {
  func markNeedsLayout() {
    if let host { return host.setHostNeedsLayout() }
    flags.needsLayout = true
    var ancestor = superlayerStorage
    while let layer = ancestor {
      if layer.host != nil {
        // The layout of the view includes its layers, even those that it changes.
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

  /// Lays out this layer and its descendants that need it.
  ///
  /// A child that is marked again during the pass is laid out in the next one.
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

  /// Performs a view's layout, then the layout of the layer's manager and of layers without a view.
  package func layOutHost(_ layout: () -> Void) {
    flags.isInHostPass = true
    defer { flags.isInHostPass = false }
    layout()
    layoutManager?.layoutSublayers(of: self)
    for own in ownSublayers { own.layer.layOutTree() }
  }
}
