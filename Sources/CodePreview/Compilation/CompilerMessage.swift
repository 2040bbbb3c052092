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

extension CompilerMessage {
  /// Returns messages with equal ones as one at the place of the first, with their number; errors and parts that are
  /// left out keep their lines.
  package static func joiningEqual(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    var counts: [[String]: Int] = [:]
    func kind(_ message: CompilerMessage) -> [String] { [message.severity.rawValue, message.text] }
    func keepsLine(_ message: CompilerMessage) -> Bool {
      message.severity == .error || message.isAboutLeftOutPart
    }
    for message in messages where !keepsLine(message) { counts[kind(message), default: 0] += 1 }
    return messages.compactMap { message in
      guard !keepsLine(message) else { return message }
      guard let count = counts.removeValue(forKey: kind(message)) else { return nil }
      var message = message
      if count > 1 { message.text += " (\(count) times)" }
      return message
    }
  }
}

extension CompilerMessage: CustomStringConvertible {
  /// The message in the format of compilers, which Xcode and other editors read.
  package var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(text)" }
}

extension CompilerMessage {
  /// How a message about a crash of the compiler begins.
  static let crash = "the compiler crashed on this file"

  /// Whether it is about a crash of the compiler.
  var isCrash: Bool { text.hasPrefix(Self.crash) }

  /// The file that a compiler was working on when it crashed.
  ///
  /// - Parameters:
  ///   - text: What it printed; the innermost of what it was doing is the last line with `While`.
  ///   - paths: The names of each file.
  /// - Returns: The index of the file; nil if the text names none.
  static func crashedFile(in text: String, of paths: [[String]]) -> Int? {
    for line in text.split(separator: "\n").reversed() where line.contains("While ") {
      let found = paths.firstIndex { names in
        names.contains { name in
          // A longer name can begin with it.
          line.ranges(of: name).contains { range in
            line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
          }
        }
      }
      if let found { return found }
    }
    return nil
  }
}
