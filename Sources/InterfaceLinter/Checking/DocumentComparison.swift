internal import InterfaceBuilder
internal import LayoutGeometry
package import LayoutProof

/// Two versions of a document: what changed in its layout, and the findings that only one of them has.
package struct DocumentComparison: Sendable {
  /// The document's path.
  package let file: String
  /// What changed in the layout.
  package let layout: LayoutComparison
  /// The findings of the new version that the old one does not have.
  package let newFindings: [LintFinding]
  /// The number of findings of the old version that the new one does not have.
  package let goneCount: Int

  /// Compares the findings of two versions.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - layout: What changed in the layout.
  ///   - old: The findings of the old version; nil if there was none.
  ///   - new: The findings of the new version; nil if there is none.
  package init(file: String, layout: LayoutComparison, from old: LintResult?, to new: LintResult?) {
    self.file = file
    self.layout = layout
    // As in a baseline, lines may change.
    var known: [LintFinding.Identity: Int] = [:]
    for finding in old?.findings ?? [] { known[finding.identity, default: 0] += 1 }
    newFindings = (new?.findings ?? []).filter { finding in
      guard let count = known[finding.identity], count > 0 else { return finding.severity > .note }
      known[finding.identity] = count - 1
      return false
    }
    goneCount = known.values.reduce(0, +)
  }

  /// Whether neither layout nor findings changed.
  package var isEmpty: Bool { layout.isEmpty && newFindings.isEmpty && goneCount == 0 }
}

extension DocumentComparison: Encodable {
  private enum Key: CodingKey { case file, scenes, newFindings, goneFindings }

  /// Encodes the file, the scenes that differ, the new findings, and the number of those that are gone.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try container.encode(layout.scenes, forKey: .scenes)
    try container.encode(
      newFindings.map { FindingFacts($0, .handle(file: file)) }, forKey: .newFindings)
    try container.encode(goneCount, forKey: .goneFindings)
  }
}

extension DocumentComparison: CustomStringConvertible {
  /// The comparison for a terminal.
  package var description: String {
    var lines = newFindings.map {
      "  + \($0.severity.rawValue): \($0.message) [\($0.ruleID)] "
        + "(purlin explain \($0.handle(in: file).shellWord))"
    }
    if goneCount > 0 {
      lines.append("  - \(goneCount) finding\(goneCount == 1 ? "" : "s") no longer there")
    }
    return ["\(file)"].printedLines + layout.description
      + (lines.isEmpty ? "" : (["findings"] + lines).printedLines)
  }

  /// The comparison as Markdown for a pull request: new findings, then a table of the frames that moved.
  ///
  /// - Parameter limit: The greatest number of frames in the table.
  /// - Returns: A heading with its paragraphs.
  package func markdown(limit: Int = 40) -> String {
    var text = "### \(Self.plain(file))\n\n"
    if !newFindings.isEmpty {
      text += "**\(newFindings.count) new finding\(newFindings.count == 1 ? "" : "s")**\n\n"
      for finding in newFindings {
        text += "- line \(finding.position.line), \(finding.severity.rawValue): "
        text += "\(Self.plain(finding.message)) (`\(finding.ruleID)`)\n"
      }
      text += "\n"
    }
    if goneCount > 0 {
      text += "\(goneCount) finding\(goneCount == 1 ? " is" : "s are") no longer there.\n\n"
    }
    for scene in layout.scenes where scene.change != .changed {
      text += "Scene \(Self.plain(scene.name)) was \(scene.change.rawValue).\n\n"
    }
    let rows = layout.scenes.flatMap { scene in
      scene.moves.flatMap { move in
        move.places.map { place in
          "| \([scene.name, move.name, place.name].map(Self.plain).joined(separator: " | ")) "
            + "| \(Self.frame(place.old)) | \(Self.frame(place.new)) |\n"
        }
      }
    }
    if !rows.isEmpty {
      text += "| scene | view | on | before | after |\n|---|---|---|---|---|\n"
      text += rows.prefix(limit).joined()
      if rows.count > limit { text += "\n\(rows.count - limit) more frames moved.\n" }
      text += "\n"
    }
    if newFindings.isEmpty, goneCount == 0, rows.isEmpty, layout.scenes.isEmpty {
      text += "The layout is the same.\n\n"
    }
    return text
  }

  private static func frame(_ numbers: [Double]) -> String {
    guard numbers.count == 4 else { return "" }
    return "\(numbers[0].inPoints), \(numbers[1].inPoints), \(numbers[2].inPoints) × "
      + "\(numbers[3].inPoints)"
  }

  /// Returns a text in which nothing is markup, a mention or a link.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text.printable {
      switch character {
      case "&": plain += "&amp;"
      case "<": plain += "&lt;"
      case "@", "#": plain += "&#\(character.asciiValue ?? 0);"
      case "\\", "`", "*", "_", "[", "]", "|", "~", ">": plain += "\\\(character)"
      default: plain.append(character)
      }
    }
    return plain
  }
}
