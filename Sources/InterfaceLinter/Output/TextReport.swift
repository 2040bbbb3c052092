internal import InterfaceBuilder
internal import LayoutGeometry

/// Findings in the format of compilers, each with its line of the document and a caret.
struct TextReport: LintReport {
  /// Whether each finding ends with the command that says more.
  var namesCommands = false

  func text(of result: LintResult) -> String {
    result.findings.map { text(of: $0, in: result) }.joined()
  }

  private func text(of finding: LintFinding, in result: LintResult) -> String {
    var lines = [finding.line(in: result.file)]
    if let line = result.lines[finding.position.line] {
      lines += excerpt(line, column: finding.position.column)
    }
    var notes: [String] = []
    if let scene = finding.scene { notes.append("in \(scene.name)") }
    if finding.configurations.count > 1
      || finding.configurations.first.map({ $0 != "as saved" })
        == true
    {
      notes.append("on " + Self.list(of: finding.configurations))
    }
    if let id = finding.objectID { notes.append("id \(id)") }
    if !notes.isEmpty { lines.append("  " + notes.joined(separator: ", ")) }
    for place in finding.related {
      lines.append("  \(result.file):\(place.position): note: \(place.message)")
    }
    if namesCommands {
      let file = result.file == ReportVerb.standardInput ? nil : result.file
      lines.append("  " + finding.nextCommand(in: file))
    }
    return lines.printedLines
  }

  /// Returns the first configurations and the number of the others; there can be hundreds.
  private static func list(of configurations: [String]) -> String {
    let shown = 4
    guard configurations.count > shown + 1 else { return configurations.joined(separator: "; ") }
    return configurations.prefix(shown).joined(separator: "; ")
      + " and \(configurations.count - shown) more"
  }

  /// Returns the line, shortened around the column, and a line with a caret under the column.
  private func excerpt(_ line: String, column: Int) -> [String] {
    let width = 100
    let characters = Array(line.unicodeScalars)
    let index = min(column - 1, characters.count)
    var start = characters.prefix { $0 == " " || $0 == "\t" }.count
    // If a document has only one line, the column can be far from its beginning.
    if index - start > width - 20 { start = index - 20 }
    let end = min(characters.count, start + width)
    /// The characters as they are printed.
    func shown(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      for scalar in characters[range] { text.append(scalar == "\t" ? " " : scalar) }
      return String(text).printable
    }
    let head = start > 0 && characters[start - 1] != " " && characters[start - 1] != "\t" ? "…" : ""
    let tail = end < characters.count ? "…" : ""
    let before = shown(start..<max(start, min(index, end))).unicodeScalars.count
    let caret = String(repeating: " ", count: before + head.count) + "^"
    return ["    \(head)\(shown(start..<max(start, end)))\(tail)", "    \(caret)"]
  }
}
