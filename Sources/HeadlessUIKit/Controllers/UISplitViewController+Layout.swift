internal import Foundation

extension UISplitViewController {
  func place(_ controller: UIViewController?, in column: Column, wraps: Bool) {
    guard given[column] !== controller else { return }
    if let old = placed[column] {
      old.willMove(toParent: nil)
      shown.removeAll { $0 === old }
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    given[column] = controller
    placed[column] = nil
    if let controller {
      let wrapped =
        !wraps || controller is UINavigationController
        ? controller : UINavigationController(rootViewController: controller)
      placed[column] = wrapped
      addChild(wrapped)
      wrapped.didMove(toParent: self)
    }
    contentDidChange()
  }

  // MARK: Modes

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height
  }

  /// The display mode if the width is regular.
  var expandedMode: DisplayMode {
    let mode = askedMode ?? preferredDisplayMode
    guard mode == .automatic else {
      // In the two-column styles, at most one column is beside the secondary one.
      guard style != .tripleColumn else { return mode }
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
      case .twoOverSecondary: return .oneOverSecondary
      default: return mode
      }
    }
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  func reveal(_ column: Column) {
    if isCollapsed {
      topColumn = column
    } else {
      let tiles = isWide && preferredSplitBehavior != .overlay
      switch column {
      case .primary:
        askedMode =
          style == .tripleColumn
          ? (tiles ? .twoBesideSecondary : .twoOverSecondary)
          : (tiles ? .oneBesideSecondary : .oneOverSecondary)
      case .supplementary: askedMode = tiles ? .oneBesideSecondary : .oneOverSecondary
      case .secondary:
        if expandedMode == .oneOverSecondary || expandedMode == .twoOverSecondary {
          askedMode = .secondaryOnly
        }
      case .compact: break
      }
    }
    contentDidChange()
  }

  func conceal(_ column: Column) {
    if isCollapsed {
      if topColumn == column { topColumn = .primary }
    } else if column == .supplementary || column == .primary && style != .tripleColumn {
      askedMode = .secondaryOnly
    } else if column == .primary {
      switch expandedMode {
      case .twoBesideSecondary, .twoDisplaceSecondary: askedMode = .oneBesideSecondary
      case .twoOverSecondary: askedMode = .oneOverSecondary
      default: break
      }
    }
    contentDidChange()
  }

  /// The controller that is shown alone in compact width.
  var collapsedController: UIViewController? {
    if let compact = placed[.compact] { return compact }
    if let topColumn, let controller = placed[topColumn] { return controller }
    guard let secondary = placed[.secondary] else {
      return placed[.supplementary] ?? placed[.primary]
    }
    guard let primary = placed[.primary] else { return secondary }
    guard let delegate else { return secondary }
    if style == .unspecified {
      let isHandled = delegate.calls.splitViewController(
        self, collapseSecondary: secondary, onto: primary)
      topColumn = isHandled ? .primary : .secondary
    } else {
      topColumn = delegate.calls.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
    }
    return topColumn.flatMap { placed[$0] } ?? secondary
  }

  /// The columns beside or over the secondary one, from its far side.
  private var sideColumns: [Column] {
    switch expandedMode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary:
      style == .tripleColumn && placed[.supplementary] != nil ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary]
    }
  }

  private var isOver: Bool {
    expandedMode == .oneOverSecondary || expandedMode == .twoOverSecondary
  }

  /// Shows the controllers of the visible columns.
  func showColumns() {
    let state = (isCollapsed: isCollapsed, mode: displayMode)
    if let lastState, lastState.mode != state.mode {
      delegate?.calls.splitViewController(self, willChangeTo: state.mode)
    }
    let wasCollapsed = lastState?.isCollapsed
    lastState = state
    if state.isCollapsed {
      show(collapsedController.map { [$0] } ?? [], order: .oldFirst, animated: false)
      if wasCollapsed == false { delegate?.calls.splitViewControllerDidCollapse(self) }
    } else {
      topColumn = nil
      let columns = sideColumns + [.secondary]
      show(columns.compactMap { placed[$0] }, order: .oldFirst, animated: false)
      if wasCollapsed == true { delegate?.calls.splitViewControllerDidExpand(self) }
    }
  }

  // MARK: Widths

  /// Returns the width of a column: its preferred width, within its limits.
  ///
  /// The automatic width is 2/5 of the total width, at most 320 points, or 375 points if the total
  /// width is 1366 or more, as observed. The same is assumed for the supplementary column.
  func width(of column: Column) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? 0
    let isPrimary = column == .primary
    func set(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
    let limit: CGFloat = total >= 1366 ? 375 : 320
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = set(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth) ?? 0
    let most = set(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
    let wish = set(preferred) ?? set(fraction).map { $0 * total }
    let width = min(wish ?? min(total * 0.4, limit), most ?? (set(preferred) ?? limit))
    return min(max(width, least), total).rounded(.up)
  }

  /// Lays out the visible columns, with a line of one pixel between them.
  func placeColumns() {
    let bounds = view.bounds
    guard !isCollapsed else {
      for controller in shown { set(controller, bounds) }
      return
    }
    let line = CGFloat(1 / view.pixelScale)
    var start: CGFloat = 0
    for column in sideColumns {
      guard let controller = placed[column] else { continue }
      let width = width(of: column)
      set(controller, CGRect(x: start, y: 0, width: width, height: bounds.height))
      if isOver { view.bringSubviewToFront(controller.view) }
      start += width + line
    }
    guard let secondary = placed[.secondary] else { return }
    var rest = CGRect(
      x: start, y: 0, width: max(bounds.width - start, 0), height: bounds.height)
    if isOver { rest = bounds }
    if expandedMode == .twoDisplaceSecondary {
      rest.size.width = max(bounds.width - self.width(of: .supplementary) - line, 0)
    }
    set(secondary, rest)
  }

  private func set(_ controller: UIViewController, _ frame: CGRect) {
    guard let content = controller.viewIfLoaded else { return }
    var frame = frame
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isRightToLeft != (primaryEdge == .trailing) {
      frame.origin.x = view.bounds.width - frame.maxX
    }
    if content.frame != frame { content.frame = frame }
  }
}
