internal import AutoLayout

/// A part of the sizes in which every rectangle is linear: what the judge of findings asks of it.
///
/// ``LayoutPiece`` is one along a single length, ``RegionCell`` one of widths and heights.
protocol LayoutCell {
  /// A number that is linear in the cell.
  associatedtype Number: LinearNumber
  /// A part of the cell.
  associatedtype Part

  var subjects: [ProofSubject] { get }
  var conflicts: [LayoutConflictNote] { get }
  /// For each subject the attributes that an optimal layout could choose otherwise.
  var ambiguous: [[NSLayoutConstraint.Attribute]] { get }

  /// The alignment rectangle of a subject in its parent's bounds.
  func box(_ index: Int) -> LinearBox<Number>
  /// Where the bounds of a subject begin, which differs from zero where it scrolls.
  func origin(_ index: Int) -> (x: Double, y: Double)

  var whole: Part { get }
  /// Where all numbers are above zero; nowhere if one is never above more than nothing.
  func allPositive(_ numbers: [Number]) -> Part?
  /// Where a length is nothing.
  func vanishing(_ length: Number) -> Part?
  /// What of a part is left outside another.
  func subtract(_ hole: Part?, from part: Part) -> [Part]
}

/// A conflict as a cell keeps it.
struct LayoutConflictNote {
  var setAside: ProofConstraint
  var members: [ProofConstraint]
}

/// A number that is linear in one or more lengths.
protocol LinearNumber {
  static func - (one: Self, two: Self) -> Self
  static func + (one: Self, two: Self) -> Self
  static func - (one: Self, number: Double) -> Self
  static func - (number: Double, one: Self) -> Self
}

/// A rectangle whose numbers are linear.
struct LinearBox<Number: LinearNumber> {
  var x: Number
  var y: Number
  var width: Number
  var height: Number
  var maxX: Number { x + width }
  var maxY: Number { y + height }
}
