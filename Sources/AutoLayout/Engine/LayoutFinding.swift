/// A finding of the engine: a limit that was reached, or a constraint that is not applied.
///
/// A finding means that the rectangles are not an exact solution of the constraints. Conflicts and
/// ambiguity are reported separately; see ``LayoutEngine/conflicts`` and
/// ``LayoutEngine/ambiguousAttributes(of:)``.
public struct LayoutFinding {
  /// A kind of finding.
  public enum Kind: Hashable, Sendable {
    /// A size was still changing when layout stopped, because it depends on itself.
    case unsettledSize
    /// An active constraint is not applied, because an item is no longer in the view that owns the
    /// constraint.
    case unformedConstraint
    /// An active constraint is not applied, because the solver cannot represent its numbers, for
    /// the given reason.
    case unusableConstraint(reason: String)
    /// A number that is not finite or exceeds ±10⁹ points was replaced by the nearest supported
    /// number.
    case limitedNumber(Double)
    /// A constant that exceeds ±10⁶ points was replaced by this limit, as in UIKit.
    case cutConstant
    /// A term was omitted, because its coefficient is too small to have an effect.
    case droppedTerm(coefficient: Double)
    /// Solving stopped before all constraints were handled: the frames may not be optimal.
    case unfinished
    /// The constraint is neither satisfied nor broken because of a conflict; the value is its error
    /// in points.
    case inaccurateConstraint(by: Double)
    /// Lengths of the items are negative, by at most this many points.
    case outOfBounds(by: Double)
    /// The frames of the items may differ from the exact ones by at most this many points.
    case impreciseFrame(by: Double)

    /// The name of the kind in snapshots and documentation.
    public var id: String {
      switch self {
      case .unsettledSize: "unsettled-size"
      case .unformedConstraint: "unformed-constraint"
      case .unusableConstraint: "unusable-constraint"
      case .limitedNumber: "limited-number"
      case .cutConstant: "cut-constant"
      case .droppedTerm: "dropped-term"
      case .unfinished: "unfinished-layout"
      case .inaccurateConstraint: "inaccurate-constraint"
      case .outOfBounds: "out-of-bounds"
      case .impreciseFrame: "imprecise-frame"
      }
    }

    /// Whether a constraint is not applied, or not satisfied by the frames.
    public var isError: Bool {
      switch self {
      case .unformedConstraint, .unusableConstraint, .unfinished, .inaccurateConstraint,
        .outOfBounds, .impreciseFrame:
        true
      case .unsettledSize, .limitedNumber, .cutConstant, .droppedTerm: false
      }
    }
  }

  /// The kind of finding.
  public let kind: Kind
  /// The constraint or implicit constraint concerned; nil for a finding about items.
  public let origin: ConstraintOrigin?
  /// The items concerned; empty for a finding about the whole layout.
  public let items: [EngineItem]

  /// Creates a finding about a constraint.
  init(_ kind: Kind, _ origin: ConstraintOrigin) {
    self.kind = kind
    self.origin = origin
    items = origin.item.map { [$0] } ?? []
  }

  /// Creates a finding about items.
  public init(_ kind: Kind, items: [EngineItem]) {
    self.kind = kind
    origin = nil
    self.items = items
  }

  /// Returns the message of the finding.
  ///
  /// - Parameters:
  ///   - constraint: Returns the name of a constraint.
  ///   - item: Returns the name of an item.
  /// - Returns: One line, without a period.
  public func text(
    constraint: (ConstraintOrigin) -> String, item: (EngineItem) -> String
  ) -> String {
    let subject = origin.map(constraint) ?? Self.list(items.map(item))
    return switch kind {
    case .unsettledSize:
      "the size of \(subject) did not settle: it depends on itself, and layout stops after two "
        + "passes, as UIKit does"
    case .unformedConstraint:
      "the constraint \(subject) is not applied: an item no longer lies in the view that owns it"
    case .unusableConstraint(let reason):
      "the constraint \(subject) is not applied: \(reason)"
    case .limitedNumber(let number):
      "\(subject) asks for \(number) points; layout used "
        + (number.isNaN ? "0" : "the nearest number within ±1e9")
    case .cutConstant:
      "the constant of the constraint \(subject) was beyond ±1000000 points; layout cut it, as UIKit "
        + "does"
    case .droppedTerm(let coefficient):
      "\(subject) has a term with the factor \(coefficient), which is too small to be used; layout "
        + "left it out"
    case .unfinished:
      "layout ended before all constraints were handled, so frames may not be optimal; "
        + Self.remedy
    case .inaccurateConstraint(let error):
      "the constraint \(subject) is neither broken nor holds: it is off by \(Self.points(error)); "
        + Self.remedy
    case .outOfBounds(let error):
      "the size of \(subject) is below zero by \(Self.points(error)); " + Self.remedy
    case .impreciseFrame(let error):
      (error.isFinite
        ? "the frame of \(subject) may be off by \(Self.points(error)); "
        : "the frame of \(subject) is too large to be exact; ") + Self.remedy
    }
  }

  /// The advice for numbers of very different magnitude.
  private static let remedy =
    "multipliers of very different magnitude depend on each other: bring them nearer to 1"

  /// Returns the first names and the number of the others.
  private static func list(_ names: [String]) -> String {
    let shown = names.count > 4 ? 3 : names.count
    return names.prefix(shown).joined(separator: ", ")
      + (names.count > shown ? " and \(names.count - shown) others" : "")
  }

  /// Returns a length rounded to two significant digits.
  private static func points(_ length: Double) -> String {
    guard length.isFinite, length > 0 else { return "\(length) points" }
    if length >= 100 { return "\(length.rounded()) points" }
    var unit = 10.0
    while length < unit { unit /= 10 }
    let step = unit / 10
    return "\((length / step).rounded() * step) points"
  }
}

extension ConstraintOrigin {
  /// The item of an implicit constraint; nil for a constraint.
  var item: EngineItem? {
    switch self {
    case .constraint: nil
    case .placement(let item, _, _), .hugging(let item, _), .compression(let item, _): item
    }
  }
}
