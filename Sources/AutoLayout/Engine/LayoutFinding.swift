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
    /// A coefficient too small to move anything was left out.
    case droppedTerm(coefficient: Double)

    /// The name of the kind in snapshots and documentation.
    public var id: String {
      switch self {
      case .unsettledSize: "unsettled-size"
      case .unformedConstraint: "unformed-constraint"
      case .unusableConstraint: "unusable-constraint"
      case .limitedNumber: "limited-number"
      case .droppedTerm: "dropped-term"
      }
    }

    /// Whether what was asked for is not applied at all.
    public var isError: Bool {
      switch self {
      case .unformedConstraint, .unusableConstraint: true
      case .unsettledSize, .limitedNumber, .droppedTerm: false
      }
    }
  }

  /// What happened.
  public let kind: Kind
  /// The constraint, or what an item implies, that it happened to; nil if it happened to an item.
  public let origin: ConstraintOrigin?
  /// The items it happened to.
  public let items: [EngineItem]

  /// Makes a finding about a constraint.
  init(_ kind: Kind, _ origin: ConstraintOrigin) {
    self.kind = kind
    self.origin = origin
    items = origin.item.map { [$0] } ?? []
  }

  /// Makes a finding about items.
  public init(_ kind: Kind, items: [EngineItem]) {
    self.kind = kind
    origin = nil
    self.items = items
  }

  /// The finding in a sentence.
  ///
  /// - Parameters:
  ///   - constraint: What a constraint is called.
  ///   - item: What an item is called.
  /// - Returns: One line without a full stop.
  public func text(
    constraint: (ConstraintOrigin) -> String, item: (EngineItem) -> String
  ) -> String {
    let subject = origin.map(constraint) ?? items.map(item).joined(separator: ", ")
    return switch kind {
    case .unsettledSize:
      "the size of \(subject) did not settle: it depends on itself, and layout stops after two "
        + "passes, as UIKit does"
    case .unformedConstraint:
      "the constraint \(subject) is not applied: an item no longer lies in the view that keeps it"
    case .unusableConstraint(let reason):
      "the constraint \(subject) is not applied: \(reason)"
    case .limitedNumber(let number):
      "\(subject) asks for \(number) points; layout used "
        + (number.isNaN ? "0" : "the nearest number within ±1e9")
    case .droppedTerm(let coefficient):
      "\(subject) has a term with the factor \(coefficient), which is too small to be used; layout "
        + "left it out"
    }
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
