internal import LayoutGeometry

/// Text that may be written: nothing in it acts on a terminal, a log viewer or the runner of a workflow.
///
/// Made from literals, in which everything that is interpolated stays on one line:
///
///     StandardError.line("\(path): permission denied")
///
/// and from the text of a report or a file format with ``init(_:as:)``. The streams accept nothing else, so
/// text from a document, log, path or setting cannot be written as it is.
package struct OutputText: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What characters that would be acted on become, which depends on what reads the text.
  package enum Syntax: Sendable {
    /// A report for people, line by line: escapes as in Swift.
    case lines
    /// Workflow commands of GitHub, one on each line.
    case workflowCommands
    /// JSON, in whose strings alone such characters can be.
    case json
    /// SVG, HTML and other XML.
    case markup
  }

  /// The text for ``StandardOutput``, ``StandardError`` and ``FileDraft``.
  package let text: String

  /// Makes a text of a syntax harmless; a harmless one is unchanged.
  ///
  /// Line feeds are those of the syntax: a report is made of lines, each of which is one line
  /// (`printedLines`).
  package init(_ text: String, as syntax: Syntax) {
    self.text = Self.clean(text, as: syntax)
  }

  /// Text of the command's own.
  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: Interpolation) {
    text = Self.withoutCommands(stringInterpolation.text, as: .lines)
  }

  private init(clean text: String) { self.text = text }

  /// Returns the text with colors and links, which are the command's own.
  package func styled(_ style: TerminalStyle?) -> OutputText {
    style.map { OutputText(clean: $0.applied(to: text)) } ?? self
  }

  package static let empty: OutputText = ""

  package static func + (left: Self, right: Self) -> Self { Self(clean: left.text + right.text) }

  package static func += (left: inout Self, right: Self) { left = left + right }

  /// A literal and what is interpolated in it.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate private(set) var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description.printable
    }

    package mutating func appendInterpolation(_ value: OutputText) { text += value.text }
  }
}

extension Sequence<OutputText> {
  /// Returns the texts with another one between each two.
  package func joined(separator: OutputText = "") -> OutputText {
    var whole = OutputText.empty
    for (index, text) in enumerated() { whole += index == 0 ? text : separator + text }
    return whole
  }
}

// MARK: - Making a text harmless

extension OutputText {
  private static func clean(_ text: String, as syntax: Syntax) -> String {
    guard mayAct(text) else { return text }
    let plain = text.replacingControls { scalar in
      switch (scalar, syntax) {
      case ("\n", _): "\n"
      case (_, .lines), (_, .workflowCommands): scalar.escape
      case (_, .json): scalar.jsonEscape
      // Tabs and carriage returns only indent and end lines of markup.
      case ("\t", .markup), ("\r", .markup): String(scalar)
      case (_, .markup): scalar.markupText
      }
    }
    return withoutCommands(plain, as: syntax)
  }

  /// Whether a text has a character or mark that may be acted on; most texts do not.
  private static func mayAct(_ text: String) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      let isControl =
        switch (before, last) {
        // In UTF-8, C1 is C2 80 to C2 9F, and U+061C is D8 9C.
        case (_, 0xC2): byte < 0xA0
        case (_, 0xD8): byte == 0x9C
        // U+200E, U+200F, U+2028 to U+202E; U+2066 to U+206F.
        case (0xE2, 0x80): byte == 0x8E || byte == 0x8F || (0xA8...0xAE).contains(byte)
        case (0xE2, 0x81): (0xA6...0xAF).contains(byte)
        default: byte < 0x20 && byte != 0x0A || byte == 0x7F
        }
      // Two marks begin a command.
      let isMark = byte == last && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
      if isControl || isMark { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  /// Returns a text in which no line is a command for the runner of a workflow.
  ///
  /// GitHub's runner acts on lines that begin with `::`, after blanks, and on `##[` anywhere; Azure's on
  /// `##vso[`, TeamCity on `##teamcity[`. One of the two marks becomes an escape.
  ///
  /// Source: actions/runner, `ActionCommand.TryParseV2` and `TryParse`; microsoft/azure-pipelines-agent,
  /// `Command.TryParse`.
  private static func withoutCommands(_ text: String, as syntax: Syntax) -> String {
    guard text.contains("##") || text.contains("::") else { return text }
    var result = String.UnicodeScalarView()
    var isAtStart = true
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isMark: Bool =
        switch scalar {
        case ":":
          // In other syntaxes a line cannot begin with text of others.
          syntax == .lines && isAtStart && index + 1 < scalars.count && scalars[index + 1] == ":"
        case "#": index > 0 && scalars[index - 1] == "#" && isCommand(scalars[(index + 1)...])
        default: false
        }
      if isMark {
        result.append(contentsOf: escape(of: scalar, in: syntax).unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Whether what follows `##` makes it a command: a word, or none, and a bracket.
  private static func isCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first { !$0.properties.isAlphabetic } == "["
  }

  private static func escape(of mark: Unicode.Scalar, in syntax: Syntax) -> String {
    switch syntax {
    case .lines, .workflowCommands: "\\u{" + String(mark.value, radix: 16, uppercase: true) + "}"
    case .json: mark.jsonEscape
    case .markup: "&#\(mark.value);"
    }
  }
}
