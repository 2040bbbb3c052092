internal import Foundation

/// The lines in which two texts differ.
package enum TextDifference {
  /// Returns the changed lines with two lines around them, `-` the old and `+` the new ones.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - tolerance: The accepted difference between two numbers at the same place.
  /// - Returns: The lines, or nil if the texts are equal within the tolerance.
  /// - Complexity: O(*n* + *m* · *k*) where *m* lines differ and *k* is the size of the larger change.
  package static func lines(from old: String, to new: String, tolerance: Double) -> String? {
    guard old != new else { return nil }
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func isEqual(_ one: String, _ other: String) -> Bool {
      one == other || tolerance > 0 && areNear(one, other, tolerance)
    }
    if before.count == after.count, zip(before, after).allSatisfy(isEqual) { return nil }
    let changes = after.difference(from: before, by: isEqual)
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    // The lines of both texts in order, with their signs.
    var all: [(sign: Character, line: String)] = []
    var (place, other) = (0, 0)
    while place < before.count || other < after.count {
      if let line = removed[place] {
        all.append(("-", line))
        place += 1
      } else if let line = inserted[other] {
        all.append(("+", line))
        other += 1
      } else if place < before.count {
        all.append((" ", before[place]))
        place += 1
        other += 1
      } else {
        break
      }
    }
    let changed = all.indices.filter { all[$0].sign != " " }
    var text: [String] = []
    var last = -1
    for (index, entry) in all.enumerated()
    where changed.contains(where: { abs($0 - index) <= 2 }) {
      if index > last + 1, last >= 0 { text.append("  …") }
      text.append("\(entry.sign) \(entry.line)")
      last = index
    }
    return text.joined(separator: "\n")
  }

  /// Whether two lines differ only in numbers, and in each by at most a tolerance.
  static func areNear(_ one: String, _ other: String, _ tolerance: Double) -> Bool {
    let (a, b) = (pieces(of: one), pieces(of: other))
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { left, right in
      switch (left, right) {
      case (.number(let x), .number(let y)): abs(x - y) <= tolerance + 1e-9
      case (.text(let x), .text(let y)):
        // How far numbers are apart depends on how many digits they have.
        x.filter { $0 != " " } == y.filter { $0 != " " }
      default: false
      }
    }
  }

  private enum Piece {
    case text(String)
    case number(Double)
  }

  private static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var digits = ""
    func end() {
      guard !digits.isEmpty else { return }
      if let number = Double(digits) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.number(number))
      } else {
        text += digits
      }
      digits = ""
    }
    for character in line {
      if character.isASCII,
        character.isNumber || character == "." && !digits.isEmpty
          || character == "-" && digits.isEmpty
      {
        digits.append(character)
      } else {
        end()
        text.append(character)
      }
    }
    end()
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}
