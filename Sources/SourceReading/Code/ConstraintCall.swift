/// An expression that makes a constraint, such as `label.topAnchor.constraint(equalTo: view.topAnchor)`.
struct ConstraintCall {
  /// Its tokens.
  let range: Range<Int>
  /// The first anchor as it is written, without `self`, or the first item and its attribute.
  let first: String
  /// The view of the first anchor; `self` for none.
  let base: String
  /// The second anchor; empty if it is none that can be read.
  private(set) var second = ""
  /// The view of the second anchor; nil if there is none that can be read.
  var secondBase: String?
  /// Whether it is an equation whose terms can be read, without a multiplier.
  var isEquality = false
  /// Whether it is `equalToConstant:`.
  var isConstant = false

  /// The views.
  var views: [String] { [base] + [secondBase].compactMap(\.self) }

  init(_ range: Range<Int>, first: String, of base: String? = nil) {
    self.range = range
    self.first = first
    self.base = base ?? Self.view(of: first)
  }

  /// Reads a call whose word `constraint` is at an index.
  init?(at index: Int, in list: TokenList) {
    guard list.word(index) == "constraint", list.is(index - 1, "."), list.is(index + 1, "("),
      let anchor = list.word(index - 2), anchor.hasSuffix("Anchor")
    else { return nil }
    let chain = list.base(before: index)
    guard let name = chain.name else { return nil }
    self.init(chain.start..<list.after(index + 1), first: name)
    let arguments = list.arguments(of: index + 1)
    guard let argument = arguments.first, list.is(argument.lowerBound + 1, ":") else { return }
    guard list.word(argument.lowerBound) != "equalToConstant" else {
      (isEquality, isConstant) = (true, true)
      return
    }
    relate(to: list.chain(argument.dropFirst(2)) ?? "")
    let others = arguments.dropFirst().map { list.word($0.lowerBound) }
    isEquality =
      list.word(argument.lowerBound) == "equalTo" && !second.isEmpty
      && others.allSatisfy { $0 == "constant" }
  }

  /// Sets the second anchor.
  mutating func relate(to anchor: String) {
    second = anchor
    secondBase = anchor.hasSuffix("Anchor") ? Self.view(of: anchor) : nil
  }

  private static func view(of anchor: String) -> String {
    anchor.lastIndex(of: ".").map { String(anchor[..<$0]) } ?? "self"
  }
}

extension [ConstraintCall] {
  /// Finds the equations that are active at once although one of the same attribute is.
  ///
  /// - Parameters:
  ///   - list: The tokens.
  ///   - enclosing: The index of the bracket around each.
  ///   - activation: Where a constraint is activated; nil if it is not active at once.
  ///   - separates: Whether the code in a range may have ended, or makes the constraint another's.
  /// - Returns: A finding for each such equation.
  func repeated(
    in list: TokenList, _ enclosing: [Int], activation: (ConstraintCall) -> Int?,
    separates: (_ range: Range<Int>, _ call: ConstraintCall, _ bracket: Int) -> Bool
  ) -> [CodeFinding] {
    var known: [String: ConstraintCall] = [:]
    return filter(\.isEquality).compactMap { call in
      guard let place = activation(call) else { return nil }
      let bracket = enclosing[place]
      let key = "\(bracket) \(call.first) \(call.isConstant ? "constant" : call.second)"
      guard let other = known[key], !separates(other.range.upperBound..<place, call, bracket) else {
        known[key] = call
        return nil
      }
      return CodeFinding(
        kind: .repeatedConstraint, subject: call.first, other: call.second,
        place: list.tokens[call.range.lowerBound].place)
    }
  }
}

/// The superviews that a function gives to views, by their names.
struct AddedViews {
  var superviews: [String: String] = [:]

  func isAncestor(_ name: String, of view: String) -> Bool {
    var (next, steps) = (superviews[view], 0)
    while let superview = next, steps < 50 {
      if superview == name { return true }
      (next, steps) = (superviews[superview], steps + 1)
    }
    return false
  }
}

/// What code does with a view.
struct ViewUse {
  static let mask = "translatesAutoresizingMaskIntoConstraints"

  var isConstrained = false
  var isAdded = false
  /// Whether it leaves the code that is seen.
  var isUnknown = false
  /// Whether its autoresizing mask is turned off.
  var clearsMask = false

  /// Finds the mistake in how the view is used.
  ///
  /// - Parameters:
  ///   - name: The variable.
  ///   - place: Where it is declared.
  ///   - isLocal: Whether no other function can add it.
  ///   - isCertain: Whether no other code turns off its mask.
  /// - Returns: The mistake; nil if there is none that is certain.
  func finding(
    about name: String, at place: SourcePlace, isLocal: Bool = true, isCertain: Bool
  ) -> CodeFinding? {
    guard !isUnknown, isConstrained else { return nil }
    if isLocal, !isAdded { return CodeFinding(kind: .viewNotAdded, subject: name, place: place) }
    guard isCertain, isAdded, !clearsMask else { return nil }
    return CodeFinding(kind: .translatedMask, subject: name, place: place)
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
