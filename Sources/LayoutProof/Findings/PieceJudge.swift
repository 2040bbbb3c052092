internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

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

    /// The ids of a conflict's members: the same constraint can be broken because of others.
    var members: [String] { kind == .conflict ? constraints.map(\.id).sorted() : [] }
  }

  init(_ cell: Cell) { self.cell = cell }

  /// The rectangles that bound the visible content of a subject, the smallest last.
  ///
  /// For a control, this is its whole rectangle. For a text, only the glyphs can be covered or
  /// outside, and not the empty part of the label.
  func shown(_ index: Int) -> [LinearBox<Cell.Number>] {
    let box = cell.box(index)
    guard cell.items[index].role == .text, let need = cell.items[index].need else {
      return [box]
    }
    var letters = box
    if let length = need.lineLength {
      let room = min(LayoutTolerance.letters, length / 4)
      letters.x = box.x + need.alignment * (box.width - length) + room
      letters.width = (length - 2 * room) - 0 * box.width
    }
    let room = min(LayoutTolerance.letters, need.height / 4)
    letters.y = box.y + 0.5 * (box.height - need.height) + room
    letters.height = (need.height - 2 * room) - 0 * box.height
    return [box, letters]
  }

  /// The edges of a subject's bounds, in its own coordinates.
  func bounds(_ index: Int) -> (left: Double, top: Double, right: Cell.Number, bottom: Cell.Number)
  {
    let (box, insets) = (cell.box(index), cell.items[index].insets)
    let origin = cell.origin(index)
    return (
      origin.x, origin.y, box.width + (origin.x + insets.left + insets.right),
      box.height + (origin.y + insets.top + insets.bottom)
    )
  }
}
