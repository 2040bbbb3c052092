internal import ConstraintSolver

/// The equations for an autoresizing mask and a frame along one axis (`engine:E7.3`).
///
/// With `o` the frame's start, `s` its length, `T` the container's length and `a = T − o − s`:
/// flexible parts keep their proportion to the container, and fixed parts their length.
public enum AutoresizingEquation: Hashable, Sendable {
  /// `start == share × T + offset`
  case start(share: Double, offset: Double)
  /// `length == share × T + offset`
  case length(share: Double, offset: Double)
  /// `T == end + a`: the far margin keeps its length.
  case trailing(Double)

  static func equations(
    start o: Double, length s: Double, container T: Double?,
    flags: (min: Bool, size: Bool, max: Bool)
  ) -> [AutoresizingEquation] {
    guard let T else { return [.start(share: 0, offset: o), .length(share: 0, offset: s)] }
    let a = T - o - s
    /// Returns the share of a flexible part in the sum of the flexible parts. If the sum is 0, or
    /// if the share is too large for the solver, the part keeps its present length.
    func share(_ part: Double, of whole: Double) -> Double {
      abs(part) <= abs(whole) * 0x1p20 && whole != 0 ? part / whole : 0
    }
    switch flags {
    case (false, false, _):
      return [.start(share: 0, offset: o), .length(share: 0, offset: s)]
    case (true, false, false):
      return [.trailing(a), .length(share: 0, offset: s)]
    case (false, true, false):
      return [.start(share: 0, offset: o), .trailing(a)]
    case (true, false, true):
      let k = share(o, of: o + a)
      return [.length(share: 0, offset: s), .start(share: k, offset: o - k * T)]
    case (true, true, false):
      let k = share(s, of: o + s)
      return [.trailing(a), .length(share: k, offset: s - k * T)]
    case (false, true, true):
      let k = share(s, of: s + a)
      return [.start(share: 0, offset: o), .length(share: k, offset: s - k * T)]
    case (true, true, true):
      let k = share(o, of: T)
      let m = share(s, of: T)
      return [.start(share: k, offset: o - k * T), .length(share: m, offset: s - m * T)]
    }
  }
}
