internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UITextView {
  private var sideInsets: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func layout(width: CGFloat) -> TextLayout {
    content.paragraph.lineBreakMode = textContainer.lineBreakMode
    return content.layout(
      width: Double(width - sideInsets), lines: textContainer.maximumNumberOfLines,
      in: layoutEnvironment)
  }

  /// Returns the size of the text and its insets; an empty text view is one line high.
  func fittingText(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    var size = pixelSize(layout.size)
    if layout.lines.isEmpty {
      size.height = CGFloat(
        textGrid.ceil(
          layoutEnvironment.metrics(of: content.font).lineHeight + content.font.textFont.lineSpacing
        ))
    }
    return CGSize(
      width: size.width + sideInsets,
      height: size.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Returns a baseline of text that begins below the top inset.
  func baseline(_ line: (TextLayout) -> Double) -> TextBaseline {
    let layout = layout(width: storage.measuredWidth ?? .infinity)
    let ascent =
      layout.lines.isEmpty ? layoutEnvironment.metrics(of: content.font).ascender : line(layout)
    return TextBaseline(
      fraction: 0, offset: Double(textContainerInset.top) + textGrid.round(ascent))
  }

  /// Returns all lines of the text, in the view's coordinates, visible or not.
  package func laidOutLines() -> [LaidOutLine] {
    let layout = layout(width: bounds.width)
    let box = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: 0,
      width: bounds.width - sideInsets, height: 0)
    return content.lines(
      in: box, top: textContainerInset.top, layout: layout,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, grid: textGrid)
  }
}
