extension Double {
  /// The number in points, with at most two decimals.
  package var inPoints: String {
    guard abs(self) < 1e13 else { return isFinite ? "\(self)" : self > 0 ? "∞" : "−∞" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let digits =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "−" : "") + "\(whole)\(digits)"
  }
}
