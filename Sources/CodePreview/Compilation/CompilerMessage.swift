/// A message of the compiler or the adapter about a place in a file.
package struct CompilerMessage: Hashable, Sendable, Codable {
  /// The severity.
  package enum Severity: String, Hashable, Sendable, Codable {
    case error, warning, note
  }

  /// The path of the file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// The severity.
  package var severity: Severity
  /// What the compiler says.
  package var text: String

  /// Creates a message.
  package init(path: String, line: Int, column: Int, severity: Severity, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
  }

  /// Reads a line `path:line:column: severity: text`; nil for others, such as source lines and carets.
  init?(_ line: some StringProtocol) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      self.init(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        severity: severity, text: String(line[mark.upperBound...]))
      return
    }
    return nil
  }

  /// The messages in the text that a compiler printed, each once.
  static func all(in text: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return text.split(separator: "\n").compactMap { CompilerMessage($0) }
      .filter { seen.insert($0).inserted }
  }
}

extension CompilerMessage {
  /// Whether it is about a part of a file that was left out, because a name is missing.
  package var isAboutLeftOutPart: Bool { severity == .warning && text.hasPrefix("left out: ") }

  /// Whether it is the adapter's about a view that is created and never added to another one.
  package var isAboutUnaddedView: Bool {
    severity == .warning && text.hasSuffix("' is created and never added to a view")
  }
}

extension CompilerMessage: CustomStringConvertible {
  /// The message in the format of compilers, which Xcode and other editors read.
  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}
