internal import AutoLayout
internal import Foundation

/// Texts that are measured at the widths of a solution.
extension LayoutTree {
  /// Resets the widths of labels that hug their lines and of views that did not settle, so that the
  /// result depends only on the present constraints and not on previous widths.
  func forgetWrappedWidths() {
    let views = huggingLabels.take(in: self) + unsettled.take(in: self)
    forgettingEffort += views.count
    for view in views where view.storage.measuredWidth != nil {
      view.storage.measuredWidth = nil
      contentSizeIsStale(of: view)
    }
  }

  /// Measures text at the width found by the engine, each at most once per layout.
  func measureText(again measured: inout Set<ObjectIdentifier>) {
    guard !resized.isEmpty else { return }
    withReusedMemory { views, _ in
      resized.move(to: &views, in: self)
      for view in views where view.storage.contentSizeOverride == nil {
        measureText(of: view, again: &measured)
      }
    }
  }

  private func measureText(of view: UIView, again measured: inout Set<ObjectIdentifier>) {
    let width = CGFloat(engine.frame(of: view.engineItem).width)
    guard measured.contains(ObjectIdentifier(view)) else {
      guard view.rewrapsText(at: width) else { return }
      measured.insert(ObjectIdentifier(view))
      // A stack can distribute its length in proportion to that of its views.
      view.superviewStorage?.contentSizeDidChange(of: view)
      return contentSizeIsStale(of: view)
    }
    let before = view.storage.measuredWidth
    if view.rewrapsText(at: width) { unsettled.append(view, in: self) }
    view.storage.measuredWidth = before
  }

  /// Passes the views whose sizes depend on themselves to the engine.
  func noteUnsettled() {
    var seen: Set<ObjectIdentifier> = []
    let changing = needsSolving ? moved.views(in: self) + takeContentThatChanges() : []
    let views = (unsettled.views(in: self) + changing)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    engine.noteUnsettled(views.map(\.engineItem))
    if activity.solves == 1, let view = changing.first { reportLoop(below: view) }
  }

  /// Removes the views whose content size is invalidated whenever it is read, which keep the last one.
  private func takeContentThatChanges() -> [UIView] {
    guard activity.solves == 1 else { return [] }
    let views = staleContent.take(in: self)
    for view in views { view.flags.contentSizeIsStale = false }
    needsSolving = !moved.isEmpty
    return views
  }
}
