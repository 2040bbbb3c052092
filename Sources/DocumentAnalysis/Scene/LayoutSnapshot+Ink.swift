package import LayoutSnapshot

extension LayoutSnapshot.PlacedView {
  /// The rectangle that the text covers, in the coordinates of the frame; nil without text.
  package var ink: LayoutRect? {
    guard let text = view.text, !text.lines.isEmpty else { return nil }
    let size = text.font.size
    var left = Double.infinity
    var right = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity
    for line in text.lines where line.width > 0 {
      let x = line.x ?? 0
      left = min(left, x)
      right = max(right, x + line.width)
      top = min(top, line.baseline - size * 0.75)
      bottom = max(bottom, line.baseline + size * 0.2)
    }
    guard left < right else { return nil }
    return LayoutRect(
      x: frame.x + left, y: frame.y + top, width: right - left, height: bottom - top)
  }
}
