// What is said of the heights that lists give to their rows.
extension ConflictProse {
  /// Whether a height is imposed that is not 0, but less than any that can be seen.
  var hasLeastHeight: Bool {
    system.statements.contains { statement in
      statement.origin == .imposed && statement.sized?.isVertical == true
        && statement.constant > 0 && statement.constant < 0.3
    }
  }

  /// Whether a plain view or a collection view's cell has the width of an item whose size nobody set.
  var hasFlowItemSize: Bool {
    system.statements.contains { statement in
      guard statement.origin == .imposed, let sized = statement.sized, !sized.isVertical else {
        return false
      }
      return statement.constant == GivenSize.flowItemLength
    }
  }

  /// Describes a maximum that is less than a row needs, by a number of points if it is known.
  func maximum(orAnother: Bool, by excess: Double?) -> String {
    let by = excess.map { " by \(Self.points($0))" } ?? ""
    let head =
      orAnother
      ? "The \(row) is higher than the content may be\(by): there is a maximum, perhaps left over"
      : "It is a maximum that the \(row) exceeds\(by), perhaps left over"
    return
      "\(head) from another item: remove it, or set it whenever the \(row) is configured. With "
      + "priority 999 \(orAnother ? "either of them" : "it") yields"
      + (hasMeasuredHeight ? "." : " until the content is measured.")
  }

  /// Whether the height that a list gives was measured, and is no estimate.
  ///
  /// It has a fraction, and not because a separator is added to or taken from a round number or the
  /// usual height of 44.
  var hasMeasuredHeight: Bool {
    system.statements.contains { statement in
      guard statement.origin == .imposed || statement.origin == .mask,
        statement.sized?.isVertical == true
      else { return false }
      func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 0.01 }
      let height = statement.constant
      guard !isWhole(2 * height) else { return false }
      return ![height - 1 / 3, height + 1 / 3].contains { rest in
        isWhole(rest) && (rest.rounded() == 44 || isWhole(rest / 5))
      }
    }
  }

  /// The word for what a list measures, or for another container.
  var row: String {
    !isInCell ? "container" : isInItem ? "cell" : isInHeader ? "header" : "row"
  }

  /// The owners of the cells among the items, or of views of classes that are not public, which may be cells.
  private var cellOwners: [String] {
    system.items.compactMap { OwnershipRule.first($0, [.cell])?.owner }
  }

  var isInCell: Bool { !cellOwners.isEmpty }

  /// Whether it is the view above or below a section of a table view.
  var isInHeader: Bool { isInCell && cellOwners.allSatisfy { $0.contains("section header") } }

  /// Whether it is a collection view's.
  var isInItem: Bool { isInCell && cellOwners.allSatisfy { $0.contains("collection") } }
}
