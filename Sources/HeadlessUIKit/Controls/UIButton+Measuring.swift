internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UIButton {
  /// The insets of the content, with left and right.
  var insetsInEffect: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return physical(configuration.contentInsetsInEffect)
  }

  var naturalSize: CGSize {
    guard let configuration else { return classicSize }
    var size = configuredSize(configuration, textWidth: .infinity)
    let width = measuredTextWidth
    if width.isFinite { size.height = configuredSize(configuration, textWidth: width).height }
    return size
  }

  /// The size since iOS 15: the text, the image and the padding between them, within the content
  /// insets.
  func configuredSize(_ configuration: Configuration, textWidth: CGFloat) -> CGSize {
    let content = contentSize(imagePadding: configuration.imagePadding, textWidth: textWidth)
    let insets = configuration.contentInsetsInEffect
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The size before iOS 15: title and image side by side, and padding for a title without image
  /// (`measured:M7`).
  private var classicSize: CGSize {
    let sizes = controlSizes
    var size = contentSize(imagePadding: 0, textWidth: .infinity)
    let hasImage = picture.image != nil
    if contentEdgeInsets == .zero {
      if !hasImage {
        size.height += 2 * sizes.buttonTitlePadding
        size.width = max(size.width, sizes.buttonMinimumWidth)
      }
    } else {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    if let background = currentBackgroundImage {
      let smallest = background.alignmentRectSize
      size.width = max(size.width, smallest.width)
      size.height = max(size.height, smallest.height)
    }
    return size
  }

  /// The alignment insets of the background image, which are those of a button without a configuration.
  ///
  /// Source: 19 frames that Interface Builder saved, all of one app, of buttons with a symbol as background
  /// image; they differ from the constraints by the insets that image views with the symbol have.
  var backgroundInsets: UIEdgeInsets {
    guard configuration == nil else { return .zero }
    return currentBackgroundImage?.alignmentRectInsets ?? .zero
  }

  private func contentSize(imagePadding: CGFloat, textWidth: CGFloat) -> CGSize {
    let text = textSize(width: textWidth)
    guard let image = picture.shownImage?.size else { return text }
    guard text.width > 0 else {
      // Without a configuration, the empty title has a line: a custom button with a small image is
      // 22 points high.
      let line = PixelGrid.wholePoints.ceil(
        layoutEnvironment.metrics(of: label.content.font).lineHeight)
      return configuration == nil
        ? CGSize(width: image.width, height: max(image.height, line)) : image
    }
    if imageIsBesideText {
      return CGSize(
        width: text.width + imagePadding + image.width, height: max(text.height, image.height))
    }
    return CGSize(
      width: max(text.width, image.width), height: text.height + imagePadding + image.height)
  }

  var imageIsBesideText: Bool {
    guard let placement = configuration?.imagePlacement else { return true }
    return placement == .leading || placement == .trailing
  }

  /// Returns the size of the title in lines of a width: in whole points without a configuration, in pixels
  /// with one.
  func titleSize(width: CGFloat) -> CGSize {
    guard !label.content.isEmpty else {
      // An empty button is as high as one with a title.
      let height = PixelGrid.wholePoints.ceil(
        layoutEnvironment.metrics(of: label.content.font).lineHeight)
      let isEmpty = picture.image == nil && configuration == nil
      return CGSize(width: 0, height: isEmpty ? height : 0)
    }
    let size = titleLayout(width: width).size
    guard configuration == nil else { return pixelSize(size, pointRounding) }
    let rounded = PixelGrid.wholePoints.ceil(size)
    return CGSize(width: rounded.width, height: rounded.height)
  }

  private func titleLayout(width: CGFloat) -> TextLayout {
    label.content.layout(
      width: label.numberOfLines == 1 ? .infinity : Double(width), lines: label.numberOfLines,
      in: layoutEnvironment)
  }

  private func subtitleSize(width: CGFloat) -> CGSize {
    guard configuration != nil, !detail.content.isEmpty else { return .zero }
    let layout = detail.content.layout(
      width: detail.numberOfLines == 1 ? .infinity : Double(width), lines: detail.numberOfLines,
      in: layoutEnvironment)
    return pixelSize(layout.size, pointRounding)
  }

  /// Returns the size of the title and the subtitle below it, in lines of a width.
  func textSize(width: CGFloat) -> CGSize {
    let (title, subtitle) = (titleSize(width: width), subtitleSize(width: width))
    guard subtitle.height > 0 else { return title }
    guard title.height > 0, let configuration else { return subtitle }
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + configuration.titlePadding + subtitle.height)
  }

  // MARK: Layout of the parts

  func placeParts() {
    let content = contentRect(forBounds: bounds)
    if label.superview === self { label.frame = titleRect(forContentRect: content) }
    if picture.superview === self { picture.frame = imageRect(forContentRect: content) }
    if detail.superview === self { detail.frame = parts(in: content).subtitle }
  }

  struct Parts {
    var title = CGRect.zero
    var image = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Lays out the image and the text as a group, according to the content alignment.
  func parts(in content: CGRect) -> Parts {
    var image = picture.shownImage?.size ?? .zero
    if configuration == nil {
      // Without a configuration, a large image has the size of the content.
      image.width = min(image.width, max(content.width, 0))
      image.height = min(image.height, max(content.height, 0))
    }
    let lineWidth =
      configuration == nil ? .infinity : textWidth(inContentOf: content.width)
    var text = textSize(width: lineWidth)
    if label.content.isEmpty && detail.superview == nil { text = .zero }
    let padding =
      image.width > 0 && text.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let beside = imageIsBesideText
    text.width = min(
      text.width, max(content.width - (beside ? image.width + padding : 0), 0))
    let group =
      beside
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
    let x = content.minX + (content.width - group.width) * horizontalShare
    var parts = Parts()
    var textRect: CGRect
    if beside {
      let imageFirst = imageStandsLeft
      parts.image.origin.x = imageFirst ? x : x + text.width + padding
      textRect = CGRect(
        x: imageFirst ? x + image.width + padding : x, y: place(text.height, in: content),
        width: text.width, height: text.height)
      parts.image.origin.y = place(image.height, in: content)
    } else {
      let y = place(group.height, in: content)
      let imageFirst = configuration?.imagePlacement == .top
      parts.image.origin = CGPoint(
        x: x + (group.width - image.width) / 2,
        y: imageFirst ? y : y + text.height + padding)
      textRect = CGRect(
        x: x + (group.width - text.width) / 2, y: imageFirst ? y + image.height + padding : y,
        width: text.width, height: text.height)
    }
    parts.image.size = image
    parts.title = textRect
    parts.title.size.height =
      label.content.isEmpty ? 0 : min(titleSize(width: lineWidth).height, text.height)
    parts.subtitle = textRect
    let subtitle = subtitleSize(width: lineWidth)
    parts.subtitle.size.height = subtitle.height
    parts.subtitle.origin.y = textRect.maxY - subtitle.height
    if configuration == nil {
      parts.title = shifted(parts.title, by: titleEdgeInsets)
      parts.image = shifted(parts.image, by: imageEdgeInsets)
    }
    return parts
  }

  private func place(_ height: CGFloat, in content: CGRect) -> CGFloat {
    content.minY + (content.height - height) * verticalShare
  }

  /// Returns a frame moved by insets: by half of their difference if it is centered, otherwise by
  /// the inset at its edge.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    let x = insets.left * (1 - horizontalShare) - insets.right * horizontalShare
    let y = insets.top * (1 - verticalShare) - insets.bottom * verticalShare
    return CGRect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height)
  }

  private var imageStandsLeft: Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (configuration?.imagePlacement == .trailing) == isRightToLeft
  }

  /// The fraction of the free width that is on the left.
  private var horizontalShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: 0
    case .right: 1
    case .center, .leading, .trailing: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// The title's baseline, as an affine function of the button's height.
  var titleBaseline: TextBaseline? {
    guard !label.content.isEmpty else { return nil }
    let share = Double(verticalShare)
    let insets = insetsInEffect
    let text = textSize(width: measuredTextWidth)
    let beside = imageIsBesideText
    var group = Double(text.height)
    var above = 0.0
    if !beside, let image = picture.shownImage?.size {
      let padding = Double(configuration?.imagePadding ?? 0)
      group += Double(image.height) + padding
      if configuration?.imagePlacement == .top { above = Double(image.height) + padding }
    }
    var offset =
      Double(insets.top) * (1 - share) - Double(insets.bottom) * share - group * share + above
    if configuration == nil {
      offset +=
        Double(titleEdgeInsets.top) * (1 - share) - Double(titleEdgeInsets.bottom) * share
    }
    let ascent = titleLayout(width: measuredTextWidth).firstBaseline
    return TextBaseline(fraction: share, offset: offset + textGrid.round(ascent))
  }
}
