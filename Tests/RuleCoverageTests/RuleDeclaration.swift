/// The rules that a source of tests declares to test.
enum RuleDeclaration {
  /// The arguments of `.rules(…)` in the attributes `@Test(…)` and `@Suite(…)`, one list for each
  /// attribute.
  ///
  /// What must not compile has no attribute: there a line `// rules: anchors:A2.7` declares.
  static func all(in source: String) -> [[String]] {
    var found: [[String]] = []
    for line in source.split(separator: "\n") where line.hasPrefix("// rules: ") {
      found.append([String(line.dropFirst("// rules: ".count))])
    }
    for attribute in ["@Test(", "@Suite("] {
      var rest = Substring(source)
      while let range = rest.firstRange(of: attribute) {
        let isComment = rest[..<range.lowerBound].lastLine.contains("//")
        rest = rest[range.upperBound...]
        guard !isComment else { continue }
        let traits = rest.parenthesized
        if let declaration = traits.text.firstRange(of: ".rules(") {
          found.append(traits.text[declaration.upperBound...].parenthesized.literals)
        }
      }
    }
    return found
  }
}

extension Substring {
  fileprivate var lastLine: Substring { self[(lastIndex(of: "\n") ?? startIndex)...] }

  /// What comes before the parenthesis that closes, with its string literals.
  fileprivate var parenthesized: (text: Substring, literals: [String]) {
    var depth = 0
    var literals: [String] = []
    var literal: String?
    var isEscaped = false
    for (index, character) in zip(indices, self) {
      if let text = literal {
        if character == "\"", !isEscaped {
          literals.append(text)
          literal = nil
        } else {
          literal = text + String(character)
        }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": literal = ""
      case "(": depth += 1
      case ")" where depth == 0: return (self[..<index], literals)
      case ")": depth -= 1
      default: break
      }
    }
    return (self, literals)
  }
}
