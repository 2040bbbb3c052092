internal import Foundation

/// Colors and links in a report on a terminal, added after its text was made harmless.
///
/// A pipe or file gets none, and nobody does who sets `NO_COLOR`.
///
/// Source: no-color.org; ECMA-48, "Select Graphic Rendition"; the OSC 8 escape sequence for hyperlinks.
package struct TerminalStyle: Sendable {
  /// The folder that relative paths in the report begin at.
  private let folder: String

  package init(folder: String) { self.folder = folder }

  /// Returns the style of a stream; nil if it is not to have one.
  package static func style(
    of descriptor: Int32,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle? {
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb",
      isatty(descriptor) != 0
    else { return nil }
    return TerminalStyle(folder: FileManager.default.currentDirectoryPath)
  }

  /// Returns a report with styles: `path:line:column: severity: message [rule]`, the caret below a line of
  /// the document, and the command that says more.
  package func applied(to text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("    "), line.hasSuffix("^"), line.dropLast().allSatisfy({ $0 == " " }) {
        return line.dropLast() + styled("^", 32)
      }
      if line.hasPrefix("  purlin ") { return "  " + styled(String(line.dropFirst(2)), 2) }
      return line.hasPrefix(" ") ? String(line) : heading(line)
    }.joined(separator: "\n")
  }

  private func heading(_ line: Substring) -> String {
    for (word, color) in [("error", 31), ("warning", 33), ("note", 36)] {
      guard let found = line.range(of: ": \(word): ") else { continue }
      let place = String(line[..<found.lowerBound])
      var message = line[found.upperBound...]
      var rule = ""
      if message.hasSuffix("]"), let bracket = message.range(of: " [", options: .backwards) {
        rule = " " + styled(String(message[bracket.lowerBound...].dropFirst()), 2)
        message = message[..<bracket.lowerBound]
      }
      return "\(linked(place)): \(styled(word, color)): \(message)\(rule)"
    }
    return String(line)
  }

  /// Returns the path and position as a link to the file.
  private func linked(_ place: String) -> String {
    let parts = place.split(separator: ":")
    let path = parts.count > 2 ? parts.dropLast(2).joined(separator: ":") : place
    // A path with an escape is not that of the file.
    guard !path.contains("\\"), path != "standard input" else { return styled(place, 1) }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    let url = URL(fileURLWithPath: whole).absoluteString
    return "\u{1B}]8;;\(url)\u{1B}\\" + styled(place, 1) + "\u{1B}]8;;\u{1B}\\"
  }

  private func styled(_ text: String, _ code: Int) -> String {
    "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
