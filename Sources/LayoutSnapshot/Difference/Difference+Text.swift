internal import LayoutGeometry

extension LayoutSnapshot.Difference: CustomStringConvertible {
  /// The difference as text with one change per line; empty if nothing changed.
  ///
  ///     ~ UILabel Title "Hello"     16   40  343   41   y +20, height +20.5
  ///     + UIButton "Skip"           16  601  343   50
  ///     - UILabel Hint              16  120  343   20
  public var description: String {
    var lines: [String] = []
    if let canvas {
      lines.append("canvas \(Self.text(canvas.old)) → \(Self.text(canvas.new))")
    }
    var table = TextTable()
    for view in removed { table.add("- " + view.caption, view.frame) }
    for view in added { table.add("+ " + view.caption, view.frame) }
    for change in changed {
      table.add("~ " + change.caption, change.frame?.new, note: Self.note(on: change))
    }
    lines += table.lines()
    lines += removedConstraints.map { "- constraint  \($0)" }
    lines += addedConstraints.map { "+ constraint  \($0)" }
    lines += removedFindings.map { "- \($0.severity.rawValue): \($0.message) [\($0.id)]" }
    lines += addedFindings.map { "+ \($0.severity.rawValue): \($0.message) [\($0.id)]" }
    return lines.printedLines
  }

  private static func note(on change: ViewChange) -> String {
    var notes: [String] = []
    if let frame = change.frame {
      let steps = [
        ("x", frame.new.minX - frame.old.minX), ("y", frame.new.minY - frame.old.minY),
        ("width", frame.new.width - frame.old.width),
        ("height", frame.new.height - frame.old.height),
      ]
      for (name, step) in steps where step != 0 {
        notes.append("\(name) \(step > 0 ? "+" : "")\(TextColumns.number(step))")
      }
    }
    if let superview = change.superview {
      notes.append(
        "moved from \(superview.old ?? "the canvas") to \(superview.new ?? "the canvas")")
    }
    if let text = change.text { notes.append("text was \(quoted(text.old))") }
    if let isHidden = change.isHidden { notes.append(isHidden.new ? "now hidden" : "now shown") }
    if change.hasOtherChanges { notes.append("looks or priorities changed") }
    return notes.joined(separator: ", ")
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "\"" + LayoutSnapshot.singleLine($0) + "\"" } ?? "absent"
  }

  private static func text(_ size: LayoutSnapshot.Size) -> String {
    TextColumns.number(size.width) + " × " + TextColumns.number(size.height)
  }
}
