internal import Foundation

/// The back button of a navigation bar: an arrow, and the title of the previous item.
struct BackButton {
  var title: String?
  var image: String
  var tint: UIColor?
  /// The place of the arrow in the bar's bounds.
  var arrow: CGRect
  /// The place of the title, which is empty without one.
  var text: CGRect

  /// The place of both.
  var frame: CGRect { text.isEmpty ? arrow : arrow.union(text) }
}

extension UINavigationBar {
  /// The arrow and its distances, in points; *estimates* that tutorials with the view hierarchy of iOS 11 to 18
  /// agree on.
  private static let arrow = (
    edge: CGFloat(8), size: CGSize(width: 13, height: 21), gap: CGFloat(6)
  )
  /// The side of the round button without a title (iOS 26).
  private static let roundSide: CGFloat = 44

  /// Whether the bar has a back button: there is a previous item, and nothing replaces the button.
  private var showsBackButton: Bool {
    guard let top = topItem, backItem != nil, !top.hidesBackButton, showsTitleRow else {
      return false
    }
    let hasLeading = top.leftBarButtonItems?.isEmpty == false || !top.leadingItemGroups.isEmpty
    return !hasLeading || top.leftItemsSupplementBackButton
  }

  /// The back button; nil if there is none.
  ///
  /// A title that has no space beside that of the bar is "Back", or nothing.
  var backButton: BackButton? {
    guard showsBackButton, let previous = backItem else { return nil }
    let item = previous.backBarButtonItem
    let row = titleRow
    let isRound = layoutEnvironment.generation >= .iOS26
    let size = isRound ? CGSize(width: 24, height: 24) : Self.arrow.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    let start = edge + (isRound ? margins.left - edge + (Self.roundSide - 24) / 2 : Self.arrow.edge)
    var button = BackButton(
      title: nil, image: item?.image?.name ?? "chevron.backward",
      tint: item?.tintColor,
      arrow: CGRect(
        x: start, y: row.midY - size.height / 2, width: size.width, height: size.height),
      text: .zero)
    if !isRound, item?.image == nil {
      let x = start + size.width + Self.arrow.gap
      for title in backTitles(of: previous) {
        let size = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        guard x + size.width <= endOfRoomForBackTitle else { continue }
        button.title = title
        button.text = CGRect(
          x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        break
      }
    }
    guard isMirrored else { return button }
    button.arrow.origin.x = bounds.width - button.arrow.maxX
    if !button.text.isEmpty { button.text.origin.x = bounds.width - button.text.maxX }
    return button
  }

  /// The titles from the longest to the shortest.
  private func backTitles(of item: UINavigationItem) -> [String] {
    guard item.backButtonDisplayMode != .minimal else { return [] }
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
    // An app removes the title by an empty one.
    if own?.isEmpty == true { return [] }
    let isGeneric = item.backButtonDisplayMode == .generic
    return (isGeneric ? [] : own.map { [$0] } ?? []) + ["Back"]
  }

  /// Where the title of the bar begins, in the middle.
  private var endOfRoomForBackTitle: CGFloat {
    var width: CGFloat = 0
    if let view = topItem?.titleView?.superview as? BarItemView {
      width = view.contentSize(in: titleRow.size).width
    } else if !showsLargeTitle, let title = topItem?.title {
      let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      width = title.size(withAttributes: [.font: font]).width
    }
    guard width > 0 else { return bounds.width / 2 }
    // A title or a view that fills the bar leaves the button the width of a word.
    return max(bounds.midX - width / 2 - UIBarButtonItem.spacing, min(80, bounds.width / 4))
  }

  /// The items that show the back button in a picture.
  var describedBackButton: [ViewDescription.Item] {
    guard let back = backButton else { return [] }
    var arrow = ViewDescription.Item(
      image: back.image, placement: "leading", frame: back.arrow, tint: back.tint)
    arrow.isOriginal = false
    guard let title = back.title else { return [arrow] }
    return [
      arrow,
      ViewDescription.Item(
        title: title, placement: "leading", frame: back.text, tint: back.tint),
    ]
  }

  /// What assistive technology reads of the back button; nil if there is none.
  package var backButtonElement: UIAccessibilityElement? {
    guard let back = backButton else { return nil }
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityIdentifier = "BackButton"
    element.accessibilityLabel = back.title ?? backItem?.title ?? "Back"
    element.accessibilityTraits = .button
    element.accessibilityFrameInContainerSpace = back.frame
    return element
  }
}
