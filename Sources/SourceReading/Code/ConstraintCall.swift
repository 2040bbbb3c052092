/// A call such as `label.topAnchor.constraint(equalTo: view.topAnchor)`.
struct ConstraintCall {
  /// The index of its first token.
  let start: Int
  /// The index after its parenthesis.
  let end: Int
  /// The first anchor as it is written, without `self`.
  let first: String
  /// The view of the first anchor; `self` for none.
  let base: String
  /// The second anchor; empty if it is none that can be read.
  private(set) var second = ""
  /// Whether it is an equation whose terms can be read, without a multiplier.
  private(set) var isEquality = false
  /// Whether it is `equalToConstant:`.
  private(set) var isConstant = false

  /// The view of the second anchor; nil if there is none that can be read.
  var secondBase: String? {
    guard second.hasSuffix("Anchor") else { return nil }
    return second.lastIndex(of: ".").map { String(second[..<$0]) } ?? "self"
  }

  /// Reads a call whose word `constraint` is at an index.
  init?(at index: Int, in list: TokenList) {
    guard list.word(index) == "constraint", list.is(index - 1, "."), list.is(index + 1, "("),
      let anchor = list.word(index - 2), anchor.hasSuffix("Anchor")
    else { return nil }
    let chain = list.base(before: index)
    guard let name = chain.name else { return nil }
    (start, end, first) = (chain.start, list.after(index + 1), name)
    let dot = name.lastIndex(of: ".")
    base = dot.map { String(name[..<$0]) } ?? "self"
    let arguments = list.arguments(of: index + 1)
    guard let argument = arguments.first, list.is(argument.lowerBound + 1, ":") else { return }
    switch list.word(argument.lowerBound) {
    case "equalToConstant": (isEquality, isConstant) = (true, true)
    case "equalTo":
      second = list.chain(argument.dropFirst(2)) ?? ""
      let others = arguments.dropFirst().map { list.word($0.lowerBound) }
      isEquality = !second.isEmpty && others.allSatisfy { $0 == "constant" }
    default: second = list.chain(argument.dropFirst(2)) ?? ""
    }
  }
}

extension TokenList {
  /// Returns names with dots as one text, without `self` and marks of optionals; nil for another expression.
  func chain(_ range: Range<Int>) -> String? {
    var names: [String] = []
    var expectsName = true
    for index in range {
      guard let token = self[index] else { return nil }
      if token.is("?") || token.is("!") { continue }
      guard expectsName ? token.kind == .word : token.is(".") else { return nil }
      if expectsName, token.text != "self" || range.count == 1 { names.append(token.text) }
      expectsName.toggle()
    }
    return expectsName || names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Returns the expression before `.name`, where `name` is at an index, and where it begins; no name if it is not of
  /// names only, and `self` if there is no expression.
  func base(before index: Int) -> (name: String?, start: Int) {
    guard self.is(index - 1, ".") else { return ("self", index) }
    var start = index - 1
    var isReadable = true
    while let token = self[start - 1] {
      if token.is(".") || token.is("?") || token.is("!") {
        start -= 1
      } else if token.is(")") || token.is("]") {
        // A line that ends with a call is a statement of its own.
        guard partner[start - 1] >= 0, [".", "?", "!", "(", "["].contains(self[start]?.text ?? ""),
          self[start]?.startsLine != true || self.is(start, ".")
        else { break }
        isReadable = false
        start = partner[start - 1]
      } else if token.kind == .word,
        self.is(start, ".") || self.is(start, "?") || self.is(start, "!")
          || self.is(start, "(") || self.is(start, "[")
      {
        if ["return", "in", "try", "await", "else", "case"].contains(token.text) { break }
        start -= 1
      } else {
        break
      }
    }
    return (isReadable ? chain(start..<index - 1) : nil, start)
  }
}
