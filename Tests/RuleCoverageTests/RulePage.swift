/// A page of `Documentation/Rules`.
struct RulePage {
  struct Rule {
    /// The rule as it is cited: `engine:E3.2`.
    var id: String
    var number: String
    /// M measured, D documented, O observed, I inferred or our choice, – a remark; `?` if recalled.
    var marks: String
    /// The first sentence, or the cells of a row, in Markdown for a table's cell.
    var title: String

    /// Rules that Apple's behaviour backs need a test or a place among the differences.
    var isBacked: Bool { marks.contains { "MDO".contains($0) } }
  }

  /// The file's name without its extension.
  let name: String
  private(set) var title = ""
  private(set) var rules: [Rule] = []
  /// The numbers of the page's sections, as in `## 3. Conflicts`.
  private var sections: Set<String> = []

  /// Reads the rules: items `- **E3.2** [O, I; Logs] Text.` and rows `| **T1** | [–] | … |`.
  init(name: String, text: String) {
    self.name = name
    // Nil while no rule is read.
    var open: (number: String, marks: String, text: String)?
    func close() {
      guard let rule = open else { return }
      add(rule.number, rule.marks, title: Self.firstSentence(of: rule.text))
      open = nil
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("- **") {
        close()
        if let (head, rest) = Self.head(content.dropFirst(2)) { open = (head.0, head.1, rest) }
      } else if content.hasPrefix("| **") {
        close()
        let cells = Self.cells(of: content)
        if cells.count > 2, let (head, _) = Self.head("\(cells[0]) \(cells[1])") {
          let told = cells.dropFirst(2).filter { $0 != "–" && !$0.isEmpty }
          add(head.0, head.1, title: Self.cut(told.joined(separator: "; ")))
        }
      } else if content.isEmpty || "|#`".contains(content.first ?? "#") && open == nil {
        close()
        if line.hasPrefix("# ") { title = String(line.dropFirst(2)) }
        if line.hasPrefix("## ") { sections.insert(String(line.dropFirst(3).prefix { $0 != "." })) }
      } else if open != nil {
        open?.text += " " + content
      }
    }
    close()
  }

  /// Whether a number without a point names a section with rules of these letters.
  func hasSection(_ number: String) -> Bool {
    let letters = number.prefix { $0.isLetter }
    return sections.contains(String(number.dropFirst(letters.count)))
      && rules.contains { $0.number.hasPrefix(letters) && $0.number.contains(".") }
  }

  private mutating func add(_ number: String, _ marks: String, title: String) {
    rules.append(Rule(id: "\(name):\(number)", number: number, marks: marks, title: title))
  }

  /// Splits `**E3.2** [O, I; Logs] Text` into number, marks and text.
  private static func head(_ text: some StringProtocol) -> ((String, String), String)? {
    let form = /^\*\*([A-Z]+\d+[.\da-z]*)\*\* \[([^\];]*)[^\]]*\] ?(.*)$/
    return String(text).firstMatch(of: form).map { ((String($0.1), String($0.2)), String($0.3)) }
  }

  /// The cells of a row; a bar within one is written `\|`.
  private static func cells(of row: some StringProtocol) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    return cells.dropFirst().dropLast().map { $0.trimmed() }
  }

  private static func firstSentence(of text: String) -> String {
    var isCode = false
    var sentence = ""
    for character in text {
      if character == "`" { isCode.toggle() }
      if character == " ", !isCode, sentence.hasSuffix(".") || sentence.hasSuffix(":") { break }
      sentence.append(character)
    }
    if sentence.hasSuffix(".") || sentence.hasSuffix(":") { sentence.removeLast() }
    return cut(sentence.replacing("|", with: "\\|"))
  }

  /// Cuts a title to about a hundred characters, between words and outside code.
  private static func cut(_ title: String) -> String {
    guard title.count > 110 else { return title }
    var words = title.prefix(110).split(separator: " ").dropLast()
    while words.joined(separator: " ").count(where: { $0 == "`" }) % 2 == 1 { words.removeLast() }
    return words.joined(separator: " ") + " …"
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate func trimmed() -> String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
