internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UITextField {
  /// The space between the border and the text on each side (`controls.md` §1).
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var leftWidth: CGFloat {
    leftView.map { leftViewMode.showsWithoutEditing ? naturalSize(of: $0).width : 0 } ?? 0
  }

  private var rightWidth: CGFloat {
    rightView.map { rightViewMode.showsWithoutEditing ? naturalSize(of: $0).width : 0 } ?? 0
  }

  /// Returns the size of a side view: its present size, or its fitting size if that is zero.
  private func naturalSize(of view: UIView) -> CGSize {
    guard view.bounds.size == .zero else { return view.bounds.size }
    let natural =
      view.translatesAutoresizingMaskIntoConstraints
      ? view.intrinsicContentSize
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(natural.width, 0), height: max(natural.height, 0))
  }

  /// The visible text: bullets for secure text, the placeholder for empty text.
  var shownContent: TextContent {
    guard !content.isEmpty else { return hint }
    guard isSecureTextEntry else { return content }
    var hidden = content
    hidden.source = .plain(String(repeating: "•", count: content.string.count))
    return hidden
  }

  var naturalSize: CGSize {
    var shown = shownContent
    let width =
      shown.isEmpty ? 0 : textGrid.ceil(shown.layout(lines: 1, in: layoutEnvironment).size.width)
    return CGSize(
      width: CGFloat(width) + 2 * sideInset + leftWidth + rightWidth, height: naturalHeight)
  }

  /// The height of the line in whole points, with the padding of the border and the generation.
  private var naturalHeight: CGFloat {
    let sizes = controlSizes
    let line = CGFloat(
      PixelGrid.wholePoints.ceil(layoutEnvironment.metrics(of: content.font).lineHeight))
    switch borderStyle {
    case .none: return line + sizes.fieldLinePadding
    case .line, .bezel: return line + sizes.fieldLinePadding + 4
    case .roundedRect: return max(sizes.roundedFieldHeight, line + sizes.roundedFieldPadding)
    }
  }

  /// Whether the button that clears the text is shown: in a running app, and instead of a trailing view.
  var showsClearButton: Bool {
    placesCustomViews && clearButtonMode.showsWithoutEditing && !content.isEmpty && rightWidth == 0
  }

  func innerRect(_ bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The text ends before the button, which is 5 points from the edge.
    let trailing = showsClearButton ? clearButtonRect(forBounds: bounds).width + 5 : rightWidth
    let left = sideInset + (isRightToLeft ? trailing : leftWidth)
    let right = sideInset + (isRightToLeft ? leftWidth : trailing)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }

  /// Places a side view: by its frame, or by constraints if its own constraints determine its size.
  func place(_ view: UIView, in rect: CGRect) {
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      view.frame = rect
      return
    }
    var pins = constraints.filter { $0.isSystem && $0.firstItem === view }
    if pins.isEmpty {
      pins = [
        view.leftAnchor.constraint(equalTo: leftAnchor),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
      for pin in pins { pin.isSystem = true }
      NSLayoutConstraint.activate(pins)
    }
    let offsets = [rect.minX, rect.midY - bounds.midY]
    for (pin, offset) in zip(pins, offsets) where pin.constant != offset { pin.constant = offset }
  }

  func sideRect(_ view: UIView?, _ isLeading: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = naturalSize(of: view)
    let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The baseline of the line, which is centered in the field (`engine:E12.3`).
  var textBaseline: TextBaseline {
    let ascent = textGrid.round(layoutEnvironment.metrics(of: content.font).ascender)
    let height = textGrid.ceil(layoutEnvironment.metrics(of: content.font).lineHeight)
    switch contentVerticalAlignment {
    case .center, .fill: return TextBaseline(fraction: 0.5, offset: ascent - height / 2)
    case .top: return TextBaseline(fraction: 0, offset: ascent)
    case .bottom: return TextBaseline(fraction: 1, offset: ascent - height)
    }
  }

  /// Returns the line that the field shows in its bounds: text or placeholder.
  package func laidOutLines() -> [LaidOutLine] {
    var shown = shownContent
    guard !shown.isEmpty else { return [] }
    let rect = content.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    shown.paragraph.lineBreakMode = .byTruncatingTail
    shown.paragraph.alignment = textAlignment
    let layout = shown.layout(width: Double(rect.width), lines: 1, in: layoutEnvironment)
    let line = textBaseline
    let baseline = Double(bounds.height) * line.fraction + line.offset
    let top = baseline - textGrid.round(layout.firstBaseline)
    return shown.lines(
      in: rect, top: bounds.minY + CGFloat(top), layout: layout,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, grid: textGrid)
  }
}
