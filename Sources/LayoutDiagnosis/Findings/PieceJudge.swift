internal import AutoLayout

/// Finds out where in a cell its linear inequalities hold.
struct PieceJudge<Cell: LayoutCell> {
  let cell: Cell

  /// A finding in a part of the cell.
  struct Sight {
    var kind: RangeProof.Kind
    /// The places of the views concerned among the cell's subjects.
    var subjects: [Int]
    /// Tells findings of the same subjects apart.
    var detail: String
    var constraints: [NamedConstraint] = []
    var part: Cell.Part
    /// Why the part ends where the cell does not.
    var why: RangeProof.Cause?
    /// Of a clipped text, what it needs of the length.
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

/// Less than this is nothing: far below a pixel, and what text may lack without being cut.
enum ProofTolerance {
  static let slack = 0.001
}
