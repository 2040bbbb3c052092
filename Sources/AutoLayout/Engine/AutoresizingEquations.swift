internal import ConstraintSolver

/// The two equations that a mask and a frame amount to along one axis (`engine:E7.3`).
///
/// With `o` the frame's start, `s` its length, `T` the container's length and `a = T − o − s`:
/// what is flexible keeps its proportion to the container, what is not keeps its number.
public enum AutoresizingEquation: Hashable, Sendable {
  /// `start == share × T + offset`
  case start(share: Double, offset: Double)
  /// `length == share × T + offset`
  case length(share: Double, offset: Double)
  /// `T == end + a`: the far margin keeps its width.
  case trailing(Double)

  static func equations(
    start o: Double, length s: Double, container T: Double?,
    flags: (min: Bool, size: Bool, max: Bool)
  ) -> [AutoresizingEquation] {
    guard let T else { return [.start(share: 0, offset: o), .length(share: 0, offset: s)] }
    let a = T - o - s
    /// The share a flexible part has in the flexible whole; 0/0 keeps today's number, as does a part
    /// that is out of proportion to the whole, which no equation of the solver can represent.
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
