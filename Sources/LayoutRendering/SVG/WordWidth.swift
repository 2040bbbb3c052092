/// Widths of words that the snapshot does not measure: segments, tabs, labels of constraints.
///
/// The widths are rounded averages for classes of similar letters of common sans-serif fonts. The
/// layout does not depend on them.
enum WordWidth {
  static func estimate(_ text: String, size: Double, weight: Int = 400) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += advance(of: scalar) }
    return ems * size * (weight >= 600 ? 1.06 : weight >= 500 ? 1.03 : 1)
  }

  /// Returns a text that fits into the given width, shortened in the middle if it is longer.
  static func shortened(_ text: String, size: Double, weight: Int = 400, room: Double) -> String {
    guard estimate(text, size: size, weight: weight) > room else { return text }
    let letters = Array(text)
    var count = min(letters.count - 1, max(0, Int(room / (0.2 * size))))
    while count > 0 {
      let head = letters.prefix((count + 1) / 2)
      let shorter = String(head + ["…"] + letters.suffix(count / 2))
      if estimate(shorter, size: size, weight: weight) <= room { return shorter }
      count -= 1
    }
    return "…"
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.27
    case "f", "t", "r", "(", ")", "-", "/": 0.36
    case "m", "w", "M", "W", "@", "%": 0.86
    case "0"..."9", "+", "=", "×", "≥", "≤", "−": 0.62
    case "A"..."Z": 0.68
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    case "\u{1100}"..., "\u{2E80}"...: 1
    default: 0.55
    }
  }
}
