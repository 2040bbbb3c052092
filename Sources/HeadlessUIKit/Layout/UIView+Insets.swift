internal import AutoLayout
internal import Foundation

extension UIView {
  /// The layout guide for the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The layout guide for the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The layout guide for the margins, with a limited, readable width.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  private func systemGuide(_ inset: EngineItem.Inset) -> UILayoutGuide {
    if let guide = storage.systemGuides[inset] { return guide }
    let guide = UILayoutGuide(.inset(inset), in: self)
    storage.systemGuides[inset] = guide
    if let tree { tree.engine.attach(guide.engineItem) }
    // The insets for readable content follow the width, and are not updated while no guide has them.
    if inset == .readable { insetsMayHaveChanged() }
    return guide
  }

  func insetsMayHaveChanged() { tree?.insetsMayHaveChanged(of: self) }

  func setMargins(_ margins: ViewStorage.Margins) {
    guard storage.margins != margins else { return }
    storage.margins = margins
    if tree == nil, storage.effectiveMargins != marginsWithoutSurroundings() {
      storage.setInsets(margins: marginsWithoutSurroundings(), safeArea: storage.safeAreaInsets)
      if NotificationNesting.begin("layoutMarginsDidChange()", about: self) {
        layoutMarginsDidChange()
        NotificationNesting.end()
      }
    }
    insetsMayHaveChanged()
    markNeedsLayout()
  }

  /// Passes the known insets to the engine before a constraint reads them, because most of them do
  /// not change.
  func presetInsets() {
    let margins = LayoutInsets(storage.effectiveMargins)
    engineItem.setInsets(
      margins: margins, safeArea: LayoutInsets(storage.safeAreaInsets), readable: margins,
      topBarLength: engineItem.topBarLength, bottomBarLength: engineItem.bottomBarLength)
  }

  /// Computes the safe area and the margins; returns whether they changed.
  func updateInsets() -> Bool {
    let safeArea = currentSafeArea()
    let safeAreaChanged = safeArea != storage.safeAreaInsets
    let margins = currentMargins(safeArea: safeArea)
    let marginsChanged = margins != storage.effectiveMargins
    storage.setInsets(margins: margins, safeArea: safeArea)
    let old = (engineItem[.safeArea], engineItem[.margins], engineItem[.readable])
    let oldBars = (engineItem.topBarLength, engineItem.bottomBarLength)
    engineItem.setInsets(
      margins: LayoutInsets(margins), safeArea: LayoutInsets(safeArea),
      readable: LayoutInsets(readableInsets(margins)),
      topBarLength: Double(topGuideLength ?? safeArea.top),
      bottomBarLength: Double(bottomGuideLength ?? safeArea.bottom))
    noteDependenceOnFrame()
    let keyboardMoved = updateKeyboardGuide()
    if safeAreaChanged {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if marginsChanged {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
    return keyboardMoved
      || old != (engineItem[.safeArea], engineItem[.margins], engineItem[.readable])
      || oldBars != (engineItem.topBarLength, engineItem.bottomBarLength)
  }

  /// Notes whether the insets must be computed again when the frame changes: most views are not near
  /// an edge of the safe area, and have the standard margins.
  private func noteDependenceOnFrame() {
    let isInSafeArea = superviewStorage.map { $0.safeAreaInsetsForSubviews == .zero } ?? false
    flags[.insetsFollowFrame] =
      !isInSafeArea || preservesSuperviewLayoutMargins || standardMarginsFollowWidth
      || viewController != nil || storage.systemGuides[.readable] != nil
      || storage.keyboardGuide != nil
    // The margins of this view follow the size of its superview, even if it does not move itself.
    if preservesSuperviewLayoutMargins { superviewStorage?.flags[.insetsFollowFrame] = true }
  }

  private var topGuideLength: CGFloat? { viewController?.topLayoutGuideLength }
  private var bottomGuideLength: CGFloat? { viewController?.bottomLayoutGuideLength }

  // MARK: Safe area

  /// Returns the part of the superview's safe area insets that overlaps this view (`measured:M18`).
  private func currentSafeArea() -> UIEdgeInsets {
    var insets: UIEdgeInsets
    if let simulated = viewController?.simulatedSafeAreaInsets {
      insets = simulated
    } else if let superview = superviewStorage {
      insets = overlap(of: superview.safeAreaInsetsForSubviews, in: superview)
    } else {
      insets = safeAreaOfRoot
    }
    if let extra = viewController?.addedSafeAreaInsets {
      insets.top = max(0, insets.top + extra.top)
      insets.left = max(0, insets.left + extra.left)
      insets.bottom = max(0, insets.bottom + extra.bottom)
      insets.right = max(0, insets.right + extra.right)
    }
    return insets
  }

  private func overlap(of outer: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let distance = distances(in: superview)
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(inset - distance, 0), inset)
    }
    return UIEdgeInsets(
      top: rest(outer.top, distance.top), left: rest(outer.left, distance.left),
      bottom: rest(outer.bottom, distance.bottom), right: rest(outer.right, distance.right))
  }

  /// What the superview's safe area and margins can add to the view's insets at each edge: as much as
  /// overlaps the view.
  var surroundingInsets: LayoutInsets {
    guard viewController?.simulatedSafeAreaInsets == nil, let superview = superviewStorage else {
      return .zero
    }
    var insets = LayoutInsets(superview.safeAreaInsetsForSubviews)
    guard preservesSuperviewLayoutMargins else { return insets }
    let margins = superview.marginsForSubviews
    insets.top = max(insets.top, Double(margins.top))
    insets.left = max(insets.left, Double(margins.left))
    insets.bottom = max(insets.bottom, Double(margins.bottom))
    insets.right = max(insets.right, Double(margins.right))
    return insets
  }

  /// Returns the distances of the view's edges from those of its superview, according to the
  /// engine.
  private func distances(in superview: UIView) -> UIEdgeInsets {
    let frame = tree?.solvedFrame(of: self) ?? geometry.untransformedFrame
    let outer = tree?.solvedFrame(of: superview).size ?? superview.bounds.size
    let origin = superview.bounds.origin
    return UIEdgeInsets(
      top: frame.minY - origin.y, left: frame.minX - origin.x,
      bottom: outer.height - (frame.maxY - origin.y), right: outer.width - (frame.maxX - origin.x))
  }

  // MARK: Margins

  /// Returns the specified margins with left and right edges, without the influence of the
  /// superview.
  private func marginsWithoutSurroundings() -> UIEdgeInsets {
    switch storage.margins {
    case .standard: standardMargins
    case .physical(let insets): insets
    case .directional(let insets): physical(insets)
    }
  }

  /// Returns the effective margins (`anchors:A5.3`, `measured:M17`, `M19`).
  private func currentMargins(safeArea safe: UIEdgeInsets) -> UIEdgeInsets {
    var margins = marginsWithoutSurroundings()
    if let minimum = viewController?.minimumMargins {
      margins.left = max(margins.left, minimum.left)
      margins.right = max(margins.right, minimum.right)
    }
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview = superviewStorage {
      let outer = superview.marginsForSubviews
      let distance = distances(in: superview)
      // Outside the superview there is no margin to preserve. Without this limit, a view whose size
      // depends on its margins could grow without end.
      func preserved(_ own: CGFloat, _ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
        distance < 0 || outer == 0 ? own : max(own, outer - distance)
      }
      margins.top = preserved(margins.top, outer.top, distance.top)
      margins.left = preserved(margins.left, outer.left, distance.left)
      margins.bottom = preserved(margins.bottom, outer.bottom, distance.bottom)
      margins.right = preserved(margins.right, outer.right, distance.right)
    }
    return margins
  }

  /// Returns the margins, increased so that text is at most 920 points wide if the view is wider
  /// than 1008 (`measured:M20`).
  private func readableInsets(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let width = tree?.solvedFrame(of: self).width ?? bounds.width
    let room = width - margins.left - margins.right
    let readable: CGFloat = 920
    guard width > FrameFacts.widthWithReadableLimit, room > readable else { return margins }
    var insets = margins
    insets.left += (room - readable) / 2
    insets.right += (room - readable) / 2
    return insets
  }

  func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
  }
}
