internal import LayoutGeometry

/// The differences between two versions of a text in the format of `diff -u`.
///
/// Lines are compared and written byte for byte.
package struct UnifiedDifference: Sendable {
  private typealias Text = ArraySlice<UInt8>

  private enum Line {
    case both(Text)
    case old(Text)
    case new(Text)
  }

  private let lines: [Line]

  /// Compares two versions line by line.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines, and O(*m* · *d*) for each run of *m* lines, *d* of
  ///   them different, among which no line occurs once in both versions.
  package init(from old: [UInt8], to new: [UInt8]) {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let (removed, inserted) = LineMatching(old, new).differences
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed[i] {
        lines.append(.old(old[i]))
        i += 1
      } else if j < new.count, inserted[j] {
        lines.append(.new(new[j]))
        j += 1
      } else {
        lines.append(.both(old[i]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  /// The number of lines of the new version that the old one does not have.
  package var newLineCount: Int {
    lines.count { if case .new = $0 { true } else { false } }
  }

  /// Returns the diff, with three lines around each change; empty if there are no changes.
  ///
  /// The lines of the text are as they are; the names are quoted where they have to be.
  package func text(oldName: String, newName: String) -> String {
    let changed = lines.indices.filter { if case .both = lines[$0] { false } else { true } }
    guard !changed.isEmpty else { return "" }
    var text = Array("--- \(Self.quoted(oldName))\n+++ \(Self.quoted(newName))\n".utf8)
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        hunks.append(range)
      }
    }
    var (oldLine, newLine, index) = (1, 1, 0)
    for hunk in hunks {
      while index < hunk.lowerBound {
        oldLine += 1
        newLine += 1
        index += 1
      }
      var body: [UInt8] = []
      var (oldCount, newCount) = (0, 0)
      for line in lines[hunk] {
        switch line {
        case .both(let text):
          body += Self.row(" ", text)
          oldCount += 1
          newCount += 1
        case .old(let text):
          body += Self.row("-", text)
          oldCount += 1
        case .new(let text):
          body += Self.row("+", text)
          newCount += 1
        }
      }
      text += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n".utf8
      text += body
      oldLine += oldCount
      newLine += newCount
      index = hunk.upperBound
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func row(_ mark: Unicode.Scalar, _ line: Text) -> [UInt8] {
    let row = [UInt8(ascii: mark)] + line
    return line.last == UInt8(ascii: "\n") ? row : row + "\n\\ No newline at end of file\n".utf8
  }

  /// Returns the lines with their line endings.
  private static func lines(_ bytes: [UInt8]) -> [Text] {
    var lines: [Text] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns a name as git writes it: in quotes, with octal escapes, if it has a character that ends a name
  /// or is not shown; otherwise followed by a tab if it has a blank.
  ///
  /// Source: git, `quote_c_style` and the option `core.quotePath`, which is off here for letters.
  private static func quoted(_ name: String) -> String {
    // "##" begins commands for the runners of workflows.
    let isPlain =
      !name.contains("##")
      && name.unicodeScalars.allSatisfy { !$0.isControl && $0 != "\"" && $0 != "\\" }
    guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "#": text += "\\043"
      case "\n", "\r", "\t": text += scalar.escape
      case _ where scalar.isControl:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: text += String(scalar)
      }
    }
    return text + "\""
  }
}
