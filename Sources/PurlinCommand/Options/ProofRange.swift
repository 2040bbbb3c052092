internal import HeadlessUIKit

/// The values of options that say for which sizes something is proven.
enum ProofRange {
  /// Returns the lengths of an option such as `--width`.
  static func lengths(_ text: String, _ option: String) throws -> ClosedRange<Double> {
    guard let range = range(text), range.lowerBound >= 1, range.upperBound <= 10_000,
      range.lowerBound < range.upperBound
    else {
      throw CommandFailure.usage(
        "\(option) is a range of points from 1 to 10000, such as 320...1366, not '\(text)'")
    }
    return range
  }

  /// Returns the regime with a name.
  static func regime(_ name: String) throws -> WindowRegime {
    guard let found = WindowRegime(rawValue: name) else {
      let known = WindowRegime.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure.usage("--regime is one of \(known), not '\(name)'")
    }
    return found
  }

  /// Returns a range of numbers; nil if the text is none.
  static func range(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "..."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low <= high
    else { return nil }
    return low...high
  }
}
