internal import LayoutGeometry

extension LayoutSnapshot {
  /// Returns the frames as an indented tree, followed by the findings.
  ///
  ///     Login · iPhone SE (2nd generation) · 375 × 667 @2x
  ///     UIView                            0    0  375  667
  ///     ├─ UILabel Title "Welcome"       16   40  343   41
  ///     └─ UIButton "Sign in"            16  601  343   50  ambiguous
  ///
  /// Columns are x, y, width and height in points, in the superview's coordinates.
  public func textTree() -> String {
    var text = ""
    printTextTree(to: &text)
    return text
  }

  /// Prints ``textTree()`` line by line.
  public func printTextTree(to text: inout some TextOutputStream) {
    var printer = TextTreePrinter()
    forEachView { printer.fit($0.view, depth: $0.depth) }
    text.write(heading + "\n")
    forEachView { placed in
      let view = placed.view
      text.write(printer.line(view, depth: placed.depth, subviewCount: view.subviews.count))
    }
    guard !findings.isEmpty else { return }
    var names: [String: String] = [:]
    forEachView { names[$0.view.id] = $0.view.displayName }
    text.write("\n")
    printFindings(findings, names: names, to: &text)
  }

  /// The name, device, canvas and scale on one line.
  public var heading: String {
    var parts = [name]
    if let device { parts.append(device.name) }
    parts.append(
      "\(Number.text(canvas.width)) × \(Number.text(canvas.height)) @\(Number.text(scale))x")
    if device?.orientation == .landscape { parts.append("landscape") }
    if direction == .rightToLeft { parts.append("right to left") }
    return parts.joined(separator: " · ").printable
  }

  /// Returns the class, name and text of a view: `UILabel Title "Welcome"`.
  static func caption(of view: View) -> String {
    var caption = view.className
    if let name = view.name { caption += " " + singleLine(name) }
    if let text = view.text, !text.string.isEmpty {
      caption += " \"" + singleLine(text.string) + "\""
    }
    return caption.printable
  }

  /// Returns a text without line breaks, shortened for a caption.
  static func singleLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 28 ? line.prefix(27) + "…" : line
  }

  fileprivate static func notes(of view: View) -> String {
    var notes: [String] = []
    if view.isHidden { notes.append("hidden") }
    if view.alpha != 1 { notes.append("alpha \(Number.text(view.alpha))") }
    if view.layout.isAmbiguous { notes.append("ambiguous") }
    if view.text?.isTruncated == true { notes.append("truncated") }
    if view.boundsOrigin != .zero {
      notes.append(
        "scrolled \(Number.text(view.boundsOrigin.x)), \(Number.text(view.boundsOrigin.y))")
    }
    return notes.joined(separator: ", ")
  }

  /// Prints findings, of which ``constraints`` contains the constraints, with the names of views by id.
  public func printFindings(
    _ findings: [Finding], names: [String: String], to text: inout some TextOutputStream
  ) {
    var texts: [String: String] = [:]
    for constraint in constraints { texts[constraint.id] = constraint.text }
    for finding in findings {
      var lines = ["\(finding.severity.rawValue): \(finding.message) [\(finding.id)]"]
      if !finding.views.isEmpty {
        lines.append("  in " + finding.views.map { names[$0] ?? $0 }.joined(separator: ", "))
      }
      lines += finding.constraints.map { "  · \(texts[$0] ?? $0)" }
      text.write(lines.printedLines)
    }
  }
}

/// The lines of ``LayoutSnapshot/textTree()``, each made from one view.
///
/// The widths of the columns depend on all views, so each view is given twice, in the same order: first to
/// ``fit(_:depth:)``, then to ``line(_:depth:subviewCount:)``. The tree itself is not needed.
package struct TextTreePrinter {
  private var columns = TextColumns()
  // For each depth, whether the enclosing view is the last of its siblings.
  private var lastAtDepth: [Bool] = []
  private var remaining: [Int] = []

  /// The number of characters before a caption for each superview.
  private static let prefixLength = 3

  /// Creates a printer for one tree.
  package init() {}

  /// Widens the columns for a view with so many superviews in the tree.
  package mutating func fit(_ view: LayoutSnapshot.View, depth: Int) {
    let caption = LayoutSnapshot.caption(of: view)
    columns.fit(caption.count + Self.prefixLength * depth, view.frame)
  }

  /// Returns the line of a view, with its end.
  package mutating func line(
    _ view: LayoutSnapshot.View, depth: Int, subviewCount: Int
  ) -> String {
    var prefix = ""
    if depth > 0 {
      remaining.removeLast(remaining.count - depth)
      remaining[depth - 1] -= 1
      let isLast = remaining[depth - 1] == 0
      lastAtDepth.removeLast(lastAtDepth.count - (depth - 1))
      prefix = lastAtDepth.map { $0 ? "   " : "│  " }.joined() + (isLast ? "└─ " : "├─ ")
      lastAtDepth.append(isLast)
    }
    remaining.append(subviewCount)
    return columns.line(
      prefix + LayoutSnapshot.caption(of: view), view.frame, note: LayoutSnapshot.notes(of: view))
      + "\n"
  }
}
