internal import LayoutGeometry
internal import LayoutSnapshot

extension SVGText {
  /// Returns a number to a thousandth of a point, never with an exponent.
  ///
  /// - Precondition: The value is finite; shapes check that before they are drawn.
  static func number(_ value: Double) -> String {
    precondition(value.isFinite, "A picture cannot hold the number \(value)")
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return value < 0 ? "-1000000000000" : "1000000000000" }
    let whole = Int64(thousandths)
    let fraction = whole.magnitude % 1000
    let sign = whole < 0 ? "-" : ""
    guard fraction != 0 else { return "\(sign)\(whole.magnitude / 1000)" }
    let digits = String(fraction)
    var decimals = String(repeating: "0", count: 3 - digits.count) + digits
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole.magnitude / 1000).\(decimals)"
  }

  /// Returns text fit for content and attributes, on one line.
  static func escaped(_ text: String) -> String {
    text.replacingControls { ["\t", "\n", "\r"].contains($0) ? " " : String($0) }.markupText
  }
}

extension LayoutSnapshot.Rect {
  /// Whether viewers can display the rectangle: its coordinates are finite and not too large.
  var isDrawable: Bool {
    isFinite && [minX, minY, width, height].allSatisfy { abs($0) < 1e7 }
  }

  /// The rectangle inset by the same distance on all sides.
  ///
  /// Its size is never negative.
  func insetBy(_ distance: Double) -> Self {
    inset(by: .init(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// A rectangle around a center.
  init(centerX: Double, centerY: Double, width: Double, height: Double) {
    self.init(x: centerX - width / 2, y: centerY - height / 2, width: width, height: height)
  }
}
