internal import AutoLayout

/// Finds where in a cell linear inequalities between rectangles hold.
struct PieceJudge<Cell: LayoutCell> {
  let cell: Cell

  /// A finding in a part of the cell.
  struct Sight {
    var kind: RangeProof.Kind
    /// The indices of the views among the cell's subjects.
    var subjects: [Int]
    /// A value that distinguishes findings of the same subjects.
    var detail: String
    var constraints: [NamedConstraint] = []
    var part: Cell.Part
    /// The reason for which the part ends within the cell.
    var why: RangeProof.Cause?
    /// For a clipped text, the length that it needs.
    var needed: Double?
  }

  init(_ cell: Cell) { self.cell = cell }

  /// The edges of a subject's bounds, in its own coordinates.
  func bounds(_ index: Int) -> (left: Double, top: Double, right: Cell.Number, bottom: Cell.Number)
  {
    let (box, insets) = (cell.box(index), cell.subjects[index].item.alignmentInsets)
    let origin = cell.origin(index)
    return (
      origin.x, origin.y, box.width - -(origin.x + insets.left + insets.right),
      box.height - -(origin.y + insets.top + insets.bottom)
    )
  }
}

/// Tolerances far below a pixel, within which differences are ignored.
enum ProofTolerance {
  static let slack = 0.001
}
