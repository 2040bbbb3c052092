internal import AutoLayout
internal import LayoutScene

/// A range of sizes in which every rectangle is linear.
///
/// ``LayoutPiece`` is a cell along a single length, and ``RegionCell`` is a cell over widths and
/// heights.
protocol LayoutCell {
  /// A number that is linear in the cell.
  associatedtype Number: LinearNumber
  /// A part of the cell.
  associatedtype Part

  /// The items, with the geometry of one layout in the cell.
  var items: [Scene.Item] { get }
  /// The conflicts and the ambiguity, which are the same in the whole cell; nil if they are not reported.
  var verdict: Scene.Verdict? { get }

  /// The alignment rectangle of an item in its parent's bounds.
  func box(_ index: Int) -> LinearBox<Number>
  /// The origin of an item's bounds, which is not zero if it scrolls.
  func origin(_ index: Int) -> (x: Double, y: Double)

  /// The distances of the safe area from the edges of the outermost view.
  var safeAreaInsets: LayoutInsets { get }

  /// The least and the greatest value of a number in the cell.
  func limits(_ number: Number) -> (least: Double, greatest: Double)

  var whole: Part { get }
  /// Returns where all numbers are positive; nil if one is never positive.
  func allPositive(_ numbers: [Number]) -> Part?
  /// Returns the greatest value of a number in a part.
  func greatest(_ number: Number, in part: Part) -> Double
  /// Returns where a length is zero.
  func vanishing(_ length: Number) -> Part?
  /// Returns the part that lies outside another.
  func subtract(_ hole: Part?, from part: Part) -> [Part]
}

extension LayoutCell {
  /// Returns whether an item lies within another in the tree.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var next = items[inner].parent
    while let parent = next {
      if parent == outer { return true }
      next = items[parent].parent
    }
    return false
  }
}

/// A number that is linear in one or more lengths.
protocol LinearNumber: Sendable, Hashable {
  static func - (one: Self, two: Self) -> Self
  static func + (one: Self, two: Self) -> Self
  static func - (one: Self, number: Double) -> Self
  static func - (number: Double, one: Self) -> Self
  static func * (factor: Double, one: Self) -> Self
}

extension LinearNumber {
  static func + (one: Self, number: Double) -> Self { one - (-number) }
}

/// A rectangle whose numbers are linear.
package struct LinearBox<Number: Sendable & Hashable>: Sendable, Hashable {
  package var x: Number
  package var y: Number
  package var width: Number
  package var height: Number

  /// Creates a rectangle.
  package init(x: Number, y: Number, width: Number, height: Number) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension LinearBox where Number: LinearNumber {
  var maxX: Number { x + width }
  var maxY: Number { y + height }
}
