internal import ConflictAnalysis
internal import LayoutGeometry

extension ResizeCertificate {
  /// What causes findings on one or more screens, such as a fixed height.
  public struct Cause: Sendable, Hashable {
    /// The cause in a few words.
    public let words: String
    /// The screens with findings of this cause, in the order of the certificate.
    public let screens: [Screen]
    /// The number of findings.
    public let count: Int

    /// The cause in one line: `12 screens: a fixed height of 200`.
    public var line: String {
      let names = screens.prefix(3).map(\.name).joined(separator: ", ")
      let more = screens.count > 3 ? ", …" : ""
      return
        "\(screens.count) \(screens.count == 1 ? "screen" : "screens"): \(words) (\(names)\(more))"
    }
  }

  /// The causes of the new findings at sizes that windows have, the most frequent first.
  public var causes: [Cause] {
    var found: [String: (screens: [Int], count: Int)] = [:]
    for (index, screen) in screens.enumerated() {
      for finding in screen.findings where !finding.isKnown && finding.counts {
        let words = finding.cause
        if found[words]?.screens.last != index {
          found[words, default: ([], 0)].screens.append(index)
        }
        found[words]?.count += 1
      }
    }
    return found.map { words, place in
      Cause(words: words, screens: place.screens.map { screens[$0] }, count: place.count)
    }.sorted { ($1.screens.count, $0.words) < ($0.screens.count, $1.words) }
  }
}

extension ResizeCertificate.Finding {
  /// The cause without the names of views, so that it is the same on other screens.
  ///
  /// The greatest fixed length or distance among the constraints concerned is the cause where there is one: it takes
  /// the space that is then missing.
  var cause: String {
    switch kind {
    case .assertion: return "'\(detail)' does not hold"
    case .ambiguity:
      return ambiguity == .equalPriorities
        ? "constraints of equal priority that compete" : "a constraint that is missing"
    default: break
    }
    let fixed = constraints.compactMap { FixedNumber($0.text) }
    if let most = fixed.max(by: { $0.amount < $1.amount }), most.amount >= 40 {
      return "a fixed \(most.word) of \(most.amount.inPoints)"
    }
    switch kind {
    case .clipped:
      return detail == "lines"
        ? "a text with too few lines" : "a text that needs more \(detail) than it has"
    case .overlap: return "two views without a constraint between them"
    case .outside: return "content that is larger than its superview"
    case .collapsed: return "a view without a least \(detail)"
    default: return "content that needs more space than there is"
    }
  }
}

/// The number that a constraint fixes, read from its text: `Card.width = 480`, `Title.top = Header.bottom + 120`.
private struct FixedNumber {
  var word: String
  var amount: Double

  init?(_ text: String) {
    guard let sign = text.firstRange(of: " = ") ?? text.firstRange(of: " ≥ ") else { return nil }
    let attribute = text[..<sign.lowerBound].split(separator: ".").last ?? ""
    // A priority below required does not fix anything that matters.
    let parts = text[sign.upperBound...].split(separator: " ")
    guard parts.last?.hasPrefix("@") != true, let first = parts.first else { return nil }
    if parts.count == 1, let number = Double(first), attribute == "width" || attribute == "height" {
      (word, amount) = (String(attribute), number)
    } else if parts.count >= 3, let number = Double(parts[parts.count - 1]),
      ["+", "−"].contains(parts[parts.count - 2])
    {
      (word, amount) = ("distance", number)
    } else {
      return nil
    }
  }
}
