/// A fact about a layout that its rectangles do not show: a limit that was reached, or a constraint
/// that takes no part.
///
/// Conflicts and ambiguity are answers to the constraints and have methods of their own; see
/// ``LayoutEngine/conflicts`` and ``LayoutEngine/ambiguousAttributes(of:)``. A finding says that the
/// numbers are not the answer to what was asked.
public struct LayoutFinding {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A size was still changing when layout stopped: it depends on itself.
    case unsettledSize
    /// An active constraint is not applied, as an item no longer lies in the constraint's holder.
    case unformedConstraint
    /// An active constraint is not applied: the solver cannot use its numbers, for that reason.
    case unusableConstraint(reason: String)
    /// A number that is not finite or beyond 10⁹ points was replaced by the nearest that is used.
    case limitedNumber(Double)
    /// A constant beyond ±10⁶ points was cut to it, as UIKit does.
    case cutConstant
    /// A coefficient too small to move anything was left out.
    case droppedTerm(coefficient: Double)
    /// Layout ended before it had dealt with every constraint: frames are not proven best.
    case unfinished
    /// The constraint neither holds nor is broken by a conflict: it is violated by this much, in points.
    case inaccurateConstraint(by: Double)
    /// Lengths of the items are below zero, by this many points at most.
    case outOfBounds(by: Double)
    /// The items' frames may differ from the exact ones, by this many points at most.
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

    /// Whether a constraint is not applied at all, or frames do not satisfy it.
    public var isError: Bool {
      switch self {
      case .unformedConstraint, .unusableConstraint, .unfinished, .inaccurateConstraint,
        .outOfBounds, .impreciseFrame:
        true
      case .unsettledSize, .limitedNumber, .cutConstant, .droppedTerm: false
      }
    }
  }

  /// What happened.
  public let kind: Kind
  /// The constraint, or what an item implies, that it happened to; nil if it happened to an item.
  public let origin: ConstraintOrigin?
  /// The items it happened to; empty if it happened to the layout as a whole.
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

  /// The finding in a sentence.
  ///
  /// - Parameters:
  ///   - constraint: Returns the name of a constraint.
  ///   - item: What an item is called.
  /// - Returns: One line without a full stop.
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
      "the constant of the constraint \(subject) exceeds 1000000 points; layout used 1000000, as "
        + "UIKit does"
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

  /// What to do where numbers of very different size meet.
  private static let remedy =
    "multipliers of very different magnitude depend on each other: bring them nearer to 1"

  /// The first names, and how many there are besides.
  private static func list(_ names: [String]) -> String {
    let shown = names.count > 4 ? 3 : names.count
    return names.prefix(shown).joined(separator: ", ")
      + (names.count > shown ? " and \(names.count - shown) others" : "")
  }

  /// A length to two significant digits.
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
  /// The item that implies the row; nil for a constraint.
  var item: EngineItem? {
    switch self {
    case .constraint: nil
    case .placement(let item, _, _), .hugging(let item, _), .compression(let item, _): item
    }
  }
}
