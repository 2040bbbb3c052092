/// Parses generated tables of words and numbers separated by white space.
///
/// The tables are part of the package and tested, so an invalid number is a programming error.
enum NumberList {
  static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  static func number(_ word: some StringProtocol) -> Double {
    guard let value = Double(word) else {
      preconditionFailure("The generated font table contains “\(word)” instead of a number")
    }
    return value
  }

  /// Parses pairs `x:y`.
  static func curve(_ text: String) -> Curve {
    Curve(
      points: words(text).map { word in
        let parts = word.split(separator: ":")
        return (x: number(parts[0]), y: number(parts[1]))
      })
  }
}

/// A piecewise linear function through points, constant before the first and after the last.
struct Curve: Sendable {
  private let xs: [Double]
  private let ys: [Double]

  init(points: [(x: Double, y: Double)]) {
    xs = points.map { $0.x }
    ys = points.map { $0.y }
  }

  func callAsFunction(_ x: Double) -> Double {
    guard let above = xs.firstIndex(where: { $0 > x }) else { return ys[ys.count - 1] }
    guard above > 0 else { return ys[0] }
    let share = (x - xs[above - 1]) / (xs[above] - xs[above - 1])
    return ys[above - 1] + (ys[above] - ys[above - 1]) * share
  }
}
