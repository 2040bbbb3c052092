internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports constraints between a view and itself along one axis.
struct SelfConstraint: LintRule {
  let page = RulePage(
    "self-constraint", .housekeeping, .warning,
    "A constraint relates a view to itself",
    why: """
      UIKit accepts such a constraint. Between equal attributes it is always true and has no effect, or it \
      can never hold and conflicts with nothing but itself. Between two edges, or an edge and the center, it \
      determines the view's own width or height, which is a note. Usually another view was meant. A \
      constraint between width and height is an aspect ratio and is not reported. One that can never hold is \
      an error if it is required.
      """,
    mend: "Choose the view that was meant, use a width or height constraint, or delete it.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="8" id="box-leading"/>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="8" id="box-leading"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="box-top"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard let meaning = SelfRelation(constraint) else { return nil }
      let words = scene.words(constraint)
      switch meaning {
      case .holds:
        return finding(
          "\(words) is always true: it relates the view to itself.", constraint.element)
      case .fails:
        return finding(
          "\(words) can never hold: it relates the view to itself.", constraint.element,
          severity: constraint.isRequired ? .error : .warning)
      case .length(let length):
        let name = constraint.first.attribute.isHorizontal ? "width" : "height"
        let sign =
          switch length.relation {
          case .equal: "is"
          case .lessThanOrEqual: "is at most"
          case .greaterThanOrEqual: "is at least"
          }
        return finding(
          "\(words) relates the view to itself: its \(name) \(sign) \(length.bound.short).",
          constraint.element, severity: .note)
      }
    }
  }
}

/// What a constraint between two attributes of one item on one axis says.
enum SelfRelation: Equatable {
  /// It is always true.
  case holds
  /// It is never true.
  case fails
  /// It limits the length of the item along the axis.
  case length(Length)

  /// A relation of a length to a number of points.
  struct Length: Equatable {
    var relation: LayoutRelation
    var bound: Double
  }

  /// The numbers below which a coefficient is rounding of a multiplier such as 1/3, and a constant
  /// is rounding of a sum, in points.
  private static let (leastCoefficient, leastLength) = (1e-9, 1e-6)

  /// Creates the meaning of a constraint; nil if its items differ, or it relates more than a length.
  ///
  /// With *s* the near edge and *l* the length of the item, each side is p·s + q·l, so that the
  /// constraint is P·s + Q·l REL c, with P = p₁ − m·p₂ and Q = q₁ − m·q₂. In the coordinates of the
  /// item itself, if it holds the constraint, s is 0 (`constraints:C4.13`).
  init?(_ constraint: SceneConstraint) {
    guard let second = constraint.second, second.item == constraint.first.item,
      constraint.first.guide == nil
    else { return nil }
    let (one, other) = (constraint.first.attribute, second.attribute)
    let multiplier = constraint.element.multiplier.value
    let constant = constraint.element.constant
    let isOwn = constraint.holder == constraint.first.item
    var position = 0.0
    var length = 0.0
    if one == other, multiplier == 1 {
      // Also of margins and baselines.
    } else {
      guard one.isHorizontal == other.isHorizontal, let first = Self.place(one),
        let second = Self.place(other)
      else { return nil }
      position = isOwn ? 0 : first.position - multiplier * second.position
      length = first.length - multiplier * second.length
    }
    guard abs(position) < Self.leastCoefficient else { return nil }
    let relation = constraint.element.relation
    guard abs(length) >= Self.leastCoefficient else {
      self = Self.isTrue(0, relation, constant) ? .holds : .fails
      return
    }
    let bound = constant / length
    self = Self.meaning(
      of: Length(relation: length < 0 ? relation.reversed : relation, bound: bound))
  }

  /// A length is never negative.
  private static func meaning(of length: Length) -> SelfRelation {
    switch length.relation {
    case .greaterThanOrEqual where length.bound <= leastLength: .holds
    case .equal where length.bound < -leastLength: .fails
    case .lessThanOrEqual where length.bound < -leastLength: .fails
    case .equal, .lessThanOrEqual, .greaterThanOrEqual: .length(length)
    }
  }

  private static func isTrue(_ left: Double, _ relation: LayoutRelation, _ right: Double) -> Bool {
    switch relation {
    case .equal: abs(left - right) <= leastLength
    case .lessThanOrEqual: left <= right + leastLength
    case .greaterThanOrEqual: left >= right - leastLength
    }
  }

  private static func place(_ attribute: LayoutAttribute) -> (position: Double, length: Double)? {
    switch attribute {
    case .left, .leading, .top: (1, 0)
    case .right, .trailing, .bottom: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    case .width, .height: (0, 1)
    default: nil
    }
  }
}
