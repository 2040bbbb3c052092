internal import HeadlessUIKit
internal import IsolatedWork

/// The values of options that say for which sizes something is proven.
enum ProofRange {
  /// Returns the lengths of an option such as `--width`.
  static func lengths(_ text: String, _ option: String) throws -> ClosedRange<Double> {
    guard let (low, high) = ends(text), low >= 1, high <= 10_000 else {
      throw CommandFailure.usage(
        "\(option) is a range of points from 1 to 10000, such as 320...1366, not '\(text)'")
    }
    guard low < high else {
      throw CommandFailure.usage("\(option) must end above its beginning, unlike '\(text)'")
    }
    return low...high
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
    ends(text).flatMap { $0 <= $1 ? $0...$1 : nil }
  }

  /// Returns the numbers before and after the dots.
  private static func ends(_ text: String) -> (Double, Double)? {
    guard let dots = text.firstRange(of: "..."), let low = Double(text[..<dots.lowerBound]),
      let high = Double(text[dots.upperBound...]), low.isFinite, high.isFinite
    else { return nil }
    return (low, high)
  }
}
