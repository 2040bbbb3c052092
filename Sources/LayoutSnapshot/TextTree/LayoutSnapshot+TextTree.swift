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
  package func printTextTree(to text: inout some TextOutputStream) {
    var columns = TextColumns()
    forEachView { placed in
      let caption = Self.caption(of: placed.view)
      columns.fit(caption.count + Self.prefixLength * placed.depth, placed.view.frame)
    }
    text.write(heading + "\n")
    // For each depth, whether the enclosing view is the last of its siblings.
    var lastAtDepth: [Bool] = []
    var remaining: [Int] = []
    forEachView { placed in
      let view = placed.view
      var prefix = ""
      if placed.depth > 0 {
        remaining.removeLast(remaining.count - placed.depth)
        remaining[placed.depth - 1] -= 1
        let isLast = remaining[placed.depth - 1] == 0
        lastAtDepth.removeLast(lastAtDepth.count - (placed.depth - 1))
        prefix = lastAtDepth.map { $0 ? "   " : "│  " }.joined() + (isLast ? "└─ " : "├─ ")
        lastAtDepth.append(isLast)
      }
      remaining.append(view.subviews.count)
      text.write(
        columns.line(prefix + Self.caption(of: view), view.frame, note: Self.notes(of: view)))
      text.write("\n")
    }
    for line in findingLines() { text.write(line + "\n") }
  }

  /// The number of characters before a caption for each superview.
  private static let prefixLength = 3

  /// The name, device, canvas and scale on one line.
  package var heading: String {
    var parts = [name]
    if let device { parts.append(device.name) }
    parts.append(
      "\(Number.text(canvas.width)) × \(Number.text(canvas.height)) @\(Number.text(scale))x")
    if device?.orientation == .landscape { parts.append("landscape") }
    if direction == .rightToLeft { parts.append("right to left") }
    return parts.joined(separator: " · ")
  }

  /// Returns the class, name and text of a view: `UILabel Title "Welcome"`.
  static func caption(of view: View) -> String {
    var caption = view.className
    if let name = view.name { caption += " " + singleLine(name) }
    if let text = view.text, !text.string.isEmpty {
      caption += " \"" + singleLine(text.string) + "\""
    }
    return caption
  }

  /// Returns a text without line breaks, shortened for a caption.
  static func singleLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 28 ? line.prefix(27) + "…" : line
  }

  private static func notes(of view: View) -> String {
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

  private func findingLines() -> [String] {
    guard !findings.isEmpty else { return [] }
    var names: [String: String] = [:]
    forEachView { names[$0.view.id] = $0.view.displayName }
    var texts: [String: String] = [:]
    for constraint in constraints { texts[constraint.id] = constraint.text }

    var lines = [""]
    for finding in findings {
      lines.append("\(finding.severity.rawValue): \(finding.message) [\(finding.id)]")
      if !finding.views.isEmpty {
        lines.append("  in " + finding.views.map { names[$0] ?? $0 }.joined(separator: ", "))
      }
      for constraint in finding.constraints {
        lines.append("  · \(texts[constraint] ?? constraint)")
      }
    }
    return lines
  }
}
