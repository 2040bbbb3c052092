internal import Foundation
internal import TextMetrics

extension UITableViewCell {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of the accessory and its margin.
  var accessoryWidth: CGFloat {
    let sizes = controlSizes
    let margin = content.sideMargin
    if let accessoryView { return accessoryView.bounds.width + margin }
    switch accessoryType {
    case .none: return 0
    case .disclosureIndicator: return margin + sizes.disclosureWidth
    case .detailDisclosureButton: return margin + sizes.detailDisclosureWidth
    case .checkmark: return margin + sizes.checkmarkWidth
    case .detailButton: return margin + sizes.detailButtonWidth
    }
  }

  func placeContentView() {
    guard !storage.keepsContentFrame else { return mirrorContentView() }
    let taken = accessoryWidth
    let frame = CGRect(
      x: isRightToLeft ? taken : 0, y: 0, width: max(bounds.width - taken, 0),
      height: max(bounds.height - separatorHeight, 0))
    content.stopsShort = taken > 0
    if content.frame != frame { content.frame = frame }
  }

  /// Moves a content view whose frame is that of a document, which is laid out from left to right, beside an accessory
  /// at the left.
  private func mirrorContentView() {
    let after = bounds.width - content.frame.maxX
    guard isRightToLeft, accessoryWidth > 0, content.frame.minX < after else { return }
    content.frame.origin.x = after
  }

  func placeAccessory() {
    guard let accessoryView else { return }
    let size = accessoryView.bounds.size
    let margin = content.sideMargin
    accessoryView.frame = CGRect(
      x: isRightToLeft ? margin : bounds.width - margin - size.width,
      y: (bounds.height - separatorHeight - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The ends of the separator, which begins at the text if an image precedes it; nil for those of the system.
  var separator: (left: CGFloat, right: CGFloat)? {
    let standard = UITableView.standardSeparatorInset
    var insets = [separatorInset, (superview as? UITableView)?.separatorInset].compactMap(\.self)
      .first { $0 != standard }
    if insets == nil, usesLabels, pictureIfMade?.image != nil {
      let frame = titleLabel.convert(titleLabel.bounds, to: self)
      insets = standard
      insets?.left = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }
    guard let insets else { return nil }
    // The left inset is that of the leading edge.
    return isRightToLeft
      ? (insets.right, bounds.width - insets.left) : (insets.left, bounds.width - insets.right)
  }

  // MARK: Labels

  var titleFont: UIFont {
    style == .value2 ? .systemFont(ofSize: 13) : .preferredFont(forTextStyle: .body)
  }

  var valueFont: UIFont {
    switch style {
    case .subtitle: .preferredFont(forTextStyle: .caption1)
    case .value2: .systemFont(ofSize: 13)
    case .default, .value1: .preferredFont(forTextStyle: .body)
    }
  }

  /// Whether the detail text is shown.
  private var hasValue: Bool { style != .default && usesLabels && !valueLabel.content.isEmpty }

  /// The height of the labels, margins and separator, at least that of a standard row.
  var heightOfLabels: CGFloat {
    var height: CGFloat = 0
    if usesLabels {
      height = titleLabel.intrinsicContentSize.height
      if hasValue {
        let value = valueLabel.intrinsicContentSize.height
        height =
          style == .subtitle
          ? height + controlSizes.subtitleGap + value : max(height, value)
      }
    }
    return max(height + 2 * controlSizes.cellVerticalMargin + separatorSpace, 44)
  }

  /// Lays out the image and the labels according to the style, with top edges on whole points.
  func placeLabels() {
    guard usesLabels else { return }
    let margins = content.standardMargins
    let box = content.bounds
    let gap = controlSizes.accessoryGap
    let hasAccessory = accessoryWidth > 0
    var start = content.sideMargin
    start += CGFloat(indentationLevel) * indentationWidth
    let end = box.width - (hasAccessory ? gap : margins.right)
    if let picture = pictureIfMade, let image = picture.image {
      // An image that is higher than the row is scaled down.
      let scale = min(1, box.height / max(image.size.height, 1))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      picture.frame = placed(
        CGRect(x: start, y: (box.height - size.height) / 2, width: size.width, height: size.height))
      start += size.width + 15
    }
    let title = titleLabel.intrinsicContentSize
    let value = hasValue ? valueLabel.intrinsicContentSize : .zero
    switch style {
    case .default:
      titleLabel.frame = placed(
        CGRect(x: start, y: 0, width: max(end - start, 0), height: box.height))
    case .value1:
      let width = min(value.width, max(end - start, 0))
      valueLabel.frame = placed(
        CGRect(x: end - width, y: top(value.height), width: width, height: value.height))
      titleLabel.frame = placed(
        CGRect(
          x: start, y: top(title.height), width: min(title.width, max(end - width - start, 0)),
          height: title.height))
    case .value2:
      if titleLabel.textAlignment != .right { titleLabel.textAlignment = .right }
      titleLabel.frame = placed(
        CGRect(x: start, y: top(title.height), width: 91, height: title.height))
      valueLabel.frame = placed(
        CGRect(
          x: start + 97, y: top(value.height), width: min(value.width, max(end - start - 97, 0)),
          height: value.height))
    case .subtitle:
      let gap = hasValue ? controlSizes.subtitleGap : 0
      let y = top(title.height + gap + value.height)
      titleLabel.frame = placed(
        CGRect(
          x: start, y: y, width: min(title.width, max(end - start, 0)), height: title.height))
      valueLabel.frame = placed(
        CGRect(
          x: start, y: y + title.height + gap, width: min(value.width, max(end - start, 0)),
          height: value.height))
    }
  }

  /// Returns the top of a centered view, rounded up to whole points as in documents.
  private func top(_ height: CGFloat) -> CGFloat {
    CGFloat(PixelGrid.wholePoints.ceil(Double(content.bounds.height - height) / 2))
  }

  private func placed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: content.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
