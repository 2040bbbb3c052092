internal import Foundation

extension UINavigationBar {
  /// The row of the title and the items, above a large title and a search bar.
  var titleRow: CGRect {
    let prompt = topItem?.prompt == nil ? 0 : controlSizes.promptHeight
    return CGRect(
      x: 0, y: prompt, width: bounds.width, height: min(standardBarHeight, bounds.height))
  }

  private var leadingItems: [UIBarButtonItem] {
    let items =
      topItem?.leftBarButtonItems ?? topItem?.leadingItemGroups.flatMap(\.barButtonItems) ?? []
    return items.filter { !$0.isHidden }
  }

  private var trailingItems: [UIBarButtonItem] {
    let items =
      topItem?.rightBarButtonItems ?? topItem?.trailingItemGroups.flatMap(\.barButtonItems) ?? []
    return items.filter { !$0.isHidden }
  }

  /// Puts the custom views of the items and the title view into the bar, at their places (*estimates*).
  func placeCustomViews() {
    guard placesCustomViews else { return }
    let items = showsTitleRow ? leadingItems + trailingItems : []
    let titleView = showsTitleRow ? topItem?.titleView : nil
    let views = takeCustomViews(items.compactMap(\.customView) + (titleView.map { [$0] } ?? []))
    guard !views.isEmpty else { return }
    let back = backButton.map { [$0.frame] } ?? []
    let (leading, trailing) = (places(isTrailing: false), places(isTrailing: true))
    for place in leading + trailing {
      guard let view = place.item.customView?.superview as? BarItemView else { continue }
      if view.frame != place.frame { view.frame = place.frame }
    }
    guard let view = titleView?.superview as? BarItemView else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, last) = (back + leading.map(\.frame), trailing.map(\.frame))
    let (left, right) = isMirrored ? (last, first) : (first, last)
    let gap = UIBarButtonItem.spacing
    let start = left.map { $0.maxX + gap }.max() ?? margins.left
    let end = right.map { $0.minX - gap }.min() ?? bounds.width - margins.right
    let room = CGRect(
      x: start, y: titleRow.minY, width: max(end - start, 0), height: titleRow.height)
    let size = view.contentSize(in: room.size)
    // In the middle of the bar, or as near as the items allow.
    let x = min(max(bounds.midX - size.width / 2, room.minX), room.maxX - size.width)
    let frame = CGRect(
      x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  var margins: (left: CGFloat, right: CGFloat) {
    let own: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return (safeAreaInsets.left + own, safeAreaInsets.right + own)
  }

  /// Returns the places of the items at one side, from the edge to the middle.
  private func places(isTrailing: Bool) -> [PlacedBarItem] {
    let isAtRight = isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let row = titleRow
    var offset = isAtRight ? margins.right : margins.left
    if !isTrailing, let back = backButton?.frame {
      offset = (isAtRight ? bounds.width - back.minX : back.maxX) + UIBarButtonItem.textSpacing
    }
    return (isTrailing ? trailingItems : leadingItems).map { item in
      let size = item.size(in: row.size)
      let frame = CGRect(
        x: isAtRight ? bounds.width - offset - size.width : offset,
        y: row.midY - size.height / 2, width: size.width, height: size.height)
      let gap = item.customView == nil ? UIBarButtonItem.textSpacing : UIBarButtonItem.spacing
      offset += size.width + gap
      return PlacedBarItem(item: item, frame: frame)
    }
  }

  /// The items for pictures, with places where a custom view is among them.
  var describedItems: [ViewDescription.Item] {
    let back = describedBackButton
    let hasViews = !back.isEmpty || placesItems(leadingItems + trailingItems)
    return back
      + [false, true].flatMap { isTrailing in
        places(isTrailing: isTrailing).map { place in
          var item = ViewDescription.Item(
            inNavigationBar: place.item, showsSystemItems: placesCustomViews)
          item.placement = isTrailing ? "trailing" : "leading"
          if hasViews { item.frame = place.frame }
          return item
        }
      }
  }

  // MARK: Appearance

  /// The appearance of a bar whose content is not scrolled.
  private var edgeAppearance: UINavigationBarAppearance? {
    topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The color of the background; nil on a document's canvas.
  var barColor: UIColor? {
    guard placesCustomViews else { return nil }
    let standard = topItem?.standardAppearance ?? standardAppearance
    var isAtEdge = contentEnds(at: .top)
    // Bars with large titles had no background at the edge before others.
    if !isAtEdge, layoutEnvironment.generation == .iOS13 || layoutEnvironment.generation == .iOS14 {
      isAtEdge = showsLargeTitle
    }
    return BarBackground(
      standard: standard, edge: edgeAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      isDark: isDarkBar(barStyle), hasEmptyImage: backgroundImage(for: .default)?.size == .zero,
      isAtEdge: isAtEdge
    ).color
  }

  /// The color of the title.
  var titleColor: UIColor {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let appearance = contentEnds(at: .top) ? edgeAppearance ?? standard : standard
    let attributes =
      showsLargeTitle ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
    let old = showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
    let color = attributes[.foregroundColor] ?? old?[.foregroundColor]
    return color as? UIColor ?? (placesCustomViews && barStyle == .black ? .white : .label)
  }
}
