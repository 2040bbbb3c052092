internal import AutoLayout
internal import Foundation

/// Views that are kept for reuse.
extension LayoutTree {
  /// Keeps the equations of a cell that is being removed from its table or collection.
  ///
  /// As long as the cell was measured, its height is free, so that new content does not conflict with it.
  func keep(_ cell: UIView, for host: UIView) {
    waiting[ObjectIdentifier(cell)] = Kept(cell: cell, host: host)
    cell.flags[.isWaiting] = true
    cell.forEachInTree { $0.top = .reserve(ownReference.reference) }
    if cell.storage.fittingTarget != nil { freeSize(of: cell) }
  }

  /// Adds a cell that is about to be measured, and then added to `host`.
  func prepare(_ cell: UIView, for host: UIView) {
    guard activity.solves == 0, !cell.flags[.isWaiting] else { return }
    cell.engineItem.setParent(host.engineItem)
    cell.flags[.isWaiting] = true
    cell.storage.fittingTarget = FittingTarget(
      width: Double(cell.bounds.width), .required, height: 0, .fittingSizeLevel)
    attach(cell)
    keep(cell, for: host)
  }

  private func freeSize(of cell: UIView) {
    for content in cell.subviewsStorage { content.isEncapsulated = false }
    cell.placementDidChange()
  }

  /// Whether a view is kept to be added to `host`.
  func isKept(_ cell: UIView, for host: UIView) -> Bool {
    waiting[ObjectIdentifier(cell)]?.host === host
  }

  /// Adds a view whose equations were kept.
  func resume(_ top: UIView) {
    waiting[ObjectIdentifier(top)] = nil
    top.flags[.isWaiting] = false
    var views = 0
    InheritedTraits.whileConstant {
      top.forEachInTree { view in
        view.top = .layout(ownReference.reference)
        view.flags.level = (view.superviewStorage?.flags.level ?? 0) + 1
        readFacts(of: view)
        views += 1
      }
    }
    count(views)
    setNeedsSolving()
  }

  /// Removes the equations of a view that was kept.
  func release(_ cell: UIView) {
    guard waiting.removeValue(forKey: ObjectIdentifier(cell)) != nil else { return }
    cell.flags[.isWaiting] = false
    for content in cell.subviewsStorage { content.isEncapsulated = false }
    detach(cell)
    cell.setEnclosingWindow(nil)
    cell.engineItem.setParent(nil)
  }

  /// Returns the fitting size of a view that is kept, in the engine in which it is laid out.
  func fittingSize(ofKept cell: UIView, _ target: FittingTarget) -> CGSize {
    cell.storage.fittingTarget = target
    freeSize(of: cell)
    cell.updateConstraintsBottomUp()
    solve()
    let frame = engine.frame(of: cell.engineItem)
    return CGSize(width: frame.width, height: frame.height)
  }
}
