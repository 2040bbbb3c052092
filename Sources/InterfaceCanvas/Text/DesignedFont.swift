internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

/// The font that a label of the app's own class gives itself, from the size that the document keeps of
/// the label.
///
/// Interface Builder keeps the size of the text without wrapping. In a layout such a label wraps, so its
/// height depends on its font.
@MainActor
struct DesignedFont {
  /// The system font in which the text has the size; nil if there is none.
  let font: UIFont?

  /// Finds the font of a label: its own, or that of the size and weight in which the text is nearest to
  /// a size, by at most half a point.
  init(of label: UILabel, with size: CGSize) {
    guard let text = label.text, !text.isEmpty else {
      font = nil
      return
    }
    func distance(_ font: UIFont) -> CGFloat {
      var content = TextContent(font: font)
      content.source = .plain(text)
      let measured = content.layout(lines: 0, in: .current).size
      // The size in the document is rounded up.
      return max(
        abs(CGFloat(measured.width) + 0.25 - size.width),
        abs(CGFloat(measured.height) + 0.25 - size.height))
    }
    if let own = label.font, distance(own) <= 0.5 {
      font = own
      return
    }
    var best: (font: UIFont, distance: CGFloat)?
    for points in 8...60 {
      for weight in [UIFont.Weight.regular, .medium, .semibold, .bold] {
        let candidate = UIFont.systemFont(ofSize: CGFloat(points), weight: weight)
        let away = distance(candidate)
        if away <= 0.5, away < best?.distance ?? .infinity { best = (candidate, away) }
      }
    }
    font = best?.font
  }
}
