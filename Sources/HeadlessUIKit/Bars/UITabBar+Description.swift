internal import Foundation

extension UITabBar {
  /// The appearance for the content at its present position.
  private var shownAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard contentEnds(at: .bottom) else { return standard }
    return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// The color of the background; nil on a document's canvas.
  var barColor: UIColor? {
    guard placesCustomViews else { return nil }
    return BarBackground(
      standard: selectedItem?.standardAppearance ?? standardAppearance,
      edge: selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance, tint: barTintColor,
      isTranslucent: isTranslucent, isDark: isDarkBar(barStyle),
      hasEmptyImage: backgroundImage?.size == .zero, isAtEdge: contentEnds(at: .bottom)
    ).color
  }

  private func titleColor(of item: UITabBarItem, _ isSelected: Bool) -> UIColor? {
    let state: UIControl.State = isSelected ? .selected : .normal
    let attributes =
      item.titleTextAttributes(for: state)
      ?? AppearanceProxies.item(UITabBarItem.self)?.titleTextAttributes(for: state)
    return attributes?[.foregroundColor] as? UIColor
  }

  /// Describes a tab with its color and badge.
  func describe(_ item: UITabBarItem, isSelected: Bool) -> ViewDescription.Item {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    var shown = ViewDescription.Item(title: item.title, image: image?.name)
    guard placesCustomViews else { return shown }
    if let system = item.systemItem {
      shown.title = system.title
      shown.image = image?.name ?? system.symbolName
    }
    let tabs = shownAppearance.stackedLayoutAppearance
    let state = isSelected ? tabs.selected : tabs.normal
    let own = image.flatMap(\.originalColor)
    shown.tint =
      own ?? state.iconColor ?? state.titleTextAttributes[.foregroundColor] as? UIColor
      ?? titleColor(of: item, isSelected)
      ?? (isSelected ? nil : unselectedItemTintColor)
    shown.isOriginal = image?.renderingMode == .alwaysOriginal && own == nil
    if let image, !image.isSymbolImage, image.size.width > 0, let items,
      let index = items.firstIndex(where: { $0 === item })
    {
      // Images are not scaled; symbols have the size of the system.
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = CGFloat(isMirrored ? items.count - 1 - index : index)
      let x = bounds.width / CGFloat(items.count) * (place + 0.5)
      shown.frame = CGRect(
        x: x - image.size.width / 2, y: 18 - image.size.height / 2, width: image.size.width,
        height: image.size.height)
    }
    shown.badge = item.badgeValue
    shown.badgeColor = item.badgeColor ?? tabs.normal.badgeBackgroundColor
    return shown
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .topRated: "Top Rated"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    default: "\(self)".capitalized
    }
  }

  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
