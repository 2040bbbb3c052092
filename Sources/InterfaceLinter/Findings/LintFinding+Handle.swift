extension LintFinding {
  /// Returns the finding in one line, after its place in a document.
  package func line(in file: String) -> String {
    "\(file):\(position): \(severity.rawValue): \(message) [\(ruleID)]"
  }

  /// The name of what a finding is about, such as `Main.storyboard#con-1`, which `purlin explain`, `why` and
  /// `show` accept; the document's path if the finding is about the document.
  ///
  /// - Parameter file: The document's path as it was passed.
  /// - Returns: The path, a number sign and the id.
  package func handle(in file: String) -> String {
    // A log has no ids: the finding has the names of classes instead.
    guard let objectID, RulePage.log(ruleID) == nil else { return file }
    return "\(file)#\(objectID)"
  }

  /// The command that says more about a finding.
  ///
  /// - Parameter file: The document's path; nil if it was read from standard input.
  /// - Returns: A line for a shell.
  func nextCommand(in file: String?) -> String {
    guard let file, objectID != nil else { return "purlin list rules \(ruleID)" }
    let words = ["purlin", "explain", handle(in: file).shellWord]
    guard RulePage.size(ruleID) != nil else {
      // An audit lays a screen out in its own combinations.
      let isFound =
        configurations.contains(LintConfiguration.saved.name) || RulePage.audit(ruleID) != nil
      let options = isFound ? [] : configurations.first.map(LintConfiguration.options) ?? []
      return (words + options.map(\.shellWord)).joined(separator: " ")
    }
    return (words + ["--width", "320...1366", "--height", "320...1366"]).joined(separator: " ")
  }
}

extension String {
  /// The text as one word for a shell.
  package var shellWord: String {
    let plain = unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || "0123456789_@%+=:,./#-".unicodeScalars.contains($0))
    }
    return plain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
