extension Double {
  /// The number in points, with at most two decimals and a typographic minus sign, for sentences.
  package var inPoints: String {
    isInfinite ? self > 0 ? "∞" : "−∞" : text(decimals: 2, minus: "−")
  }

  /// The number with at most two decimals and a hyphen as the minus sign, as it is typed.
  package var short: String { text(decimals: 2) }

  /// The number with at most this many decimals, none of them a trailing zero.
  package func text(decimals: Int, minus: String = "-") -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (self * Double(unit)).rounded()
    guard abs(scaled) < 1e18 else { return "\(self)" }
    let count = Int(scaled)
    var (whole, rest) = ("\(abs(count) / unit)", abs(count) % unit)
    if rest != 0 {
      while rest % 10 == 0 { (rest, unit) = (rest / 10, unit / 10) }
      whole += "." + String("\(unit + rest)".dropFirst())
    }
    return (count < 0 ? minus : "") + whole
  }
}
