/// The differences between two versions of a text in the format of `diff -u`.
public struct UnifiedDifference: Sendable {
  private enum Line {
    case both(Substring)
    case old(Substring)
    case new(Substring)
  }

  private let lines: [Line]

  /// Compares two versions line by line.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines, and O(*m* · *d*) for each run of *m* lines, *d* of
  ///   them different, among which no line occurs once in both versions.
  public init(from old: [UInt8], to new: [UInt8]) {
    let old = Self.lines(String(decoding: old, as: UTF8.self))
    let new = Self.lines(String(decoding: new, as: UTF8.self))
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

  /// Returns the diff, with three lines around each change; empty if there are no changes.
  public func text(oldName: String, newName: String) -> String {
    let changed = lines.indices.filter { if case .both = lines[$0] { false } else { true } }
    guard !changed.isEmpty else { return "" }
    var text = "--- \(oldName)\n+++ \(newName)\n"
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
      var body = ""
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
      text += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n" + body
      oldLine += oldCount
      newLine += newCount
      index = hunk.upperBound
    }
    return text
  }

  private static func row(_ mark: String, _ line: Substring) -> String {
    line.hasSuffix("\n") || line.hasSuffix("\r\n")
      ? mark + line : mark + line + "\n\\ No newline at end of file\n"
  }

  /// Returns the lines with their line endings.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end =
        text[start...].firstIndex { $0 == "\n" || $0 == "\r\n" }.map { text.index(after: $0) }
        ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
