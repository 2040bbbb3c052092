/// Finds the views that the code of a file constrains, and those on which it calls methods that may.
struct ConstrainedViewsInCode {
  private let list: TokenList
  private let language: SourceLanguage
  /// The type around the present token, its end, and the method of an extension.
  private var owners: [(type: TokenList.DeclaredType, method: String?)] = []
  private let usesVisualFormat: Bool
  private var found: Set<ConstrainedView> = []

  /// Returns the views.
  static func found(in list: TokenList, _ language: SourceLanguage) -> Set<ConstrainedView> {
    var reader = ConstrainedViewsInCode(list, language)
    for index in list.tokens.indices { reader.read(index) }
    return reader.found
  }

  private init(_ list: TokenList, _ language: SourceLanguage) {
    (self.list, self.language) = (list, language)
    usesVisualFormat = list.tokens.contains {
      $0.is("withVisualFormat") || $0.is("constraintsWithVisualFormat")
    }
  }

  private static let setMask = "setTranslatesAutoresizingMaskIntoConstraints"
  /// The beginnings of messages of Masonry and PureLayout, which constrain the view that gets them.
  private static let libraries = [
    "mas_makeC", "mas_remakeC", "mas_updateC", "autoPin", "autoSetDimension", "autoCenter",
    "autoAlign", "autoMatch",
  ]

  private mutating func read(_ index: Int) {
    while let last = owners.last, last.type.end <= index { owners.removeLast() }
    if let type = list.type(at: index, language) {
      if language == .objectiveC { owners = [] }
      owners.append((type, nil))
    }
    switch language {
    case .swift: readSwift(index)
    case .objectiveC: readObjectiveC(index)
    }
  }

  // MARK: Swift

  private mutating func readSwift(_ index: Int) {
    guard let word = list.word(index) else {
      if usesVisualFormat { readEntry(index) }
      return
    }
    switch word {
    case "func": begin(list.word(index + 1))
    case ViewUse.mask: readMask(index, off: "false")
    case "constraint":
      if let call = ConstraintCall(at: index, in: list) { add(call.base, at: index) }
    case "item" where list.is(index + 1, ":") && list.word(index - 2) == "NSLayoutConstraint":
      let argument = list.arguments(of: index - 1).first
      add(argument.flatMap { list.chain($0.dropFirst(2)) }, at: index)
    case "snp"
    where list.is(index + 1, ".") && list.word(index + 2)?.hasSuffix("Constraints") == true:
      add(list.base(before: index).name, at: index)
    case "constrain" where list.is(index + 1, "(") && !list.is(index - 1, "."):
      for argument in list.arguments(of: index + 1) { add(list.chain(argument), at: index) }
    case _ where list.is(index + 1, "="): readAlias(word, index, .swift)
    default:
      guard list.is(index + 1, "(") || list.is(index + 1, "{"), !list.is(index - 1, "func"),
        word.first?.isUppercase == false, list[index + 1]?.startsLine != true
      else { return }
      guard !isOfResult(index) else { return }
      add(list.base(before: index).name, at: index, by: method(word))
    }
  }

  /// Whether a method is called on the result of a call or subscript, so that the work is proportional to a chain.
  private func isOfResult(_ index: Int) -> Bool {
    var next = index - 1
    while let token = list[next], token.is(".") || token.is("?") || token.is("!") { next -= 1 }
    while next < index - 1, list.word(next) != nil, list.is(next - 1, ".") {
      next -= 2
      while list.is(next, "?") || list.is(next, "!") { next -= 1 }
    }
    return next < index - 1 && (list.is(next, ")") || list.is(next, "]"))
  }

  /// Reads an entry of the views for a visual format, `"label": label`.
  private mutating func readEntry(_ index: Int) {
    guard list[index]?.kind == .string, list.is(index + 1, ":"),
      list.is(index - 1, "[") || list.is(index - 1, ",")
    else { return }
    let end = (index + 2..<min(index + 20, list.count)).first {
      list.is($0, ",") || list.is($0, "]")
    }
    add(end.flatMap { list.chain(index + 2..<$0) }, at: index)
  }

  // MARK: Objective-C

  private mutating func readObjectiveC(_ index: Int) {
    if list.is(index, "-") || list.is(index, "+"), list[index]?.startsLine == true,
      list.is(index + 1, "(")
    {
      return begin(list.word(list.after(index + 1)))
    }
    if list.word(index) == ViewUse.mask { return readMask(index, off: "NO") }
    if let word = list.word(index), list.is(index + 1, "=") { readAlias(word, index, .objectiveC) }
    if list.word(index) == "NSDictionaryOfVariableBindings", list.is(index + 1, "(") {
      for argument in list.arguments(of: index + 1) {
        add(list.objectiveCChain(argument), at: index)
      }
    }
    guard let message = ObjectiveCMessage(at: index, in: list), let part = message.parts.first
    else { return }
    let receiver = list.objectiveCChain(message.receiver)
    switch part.name {
    case Self.setMask:
      if list.word(part.argument.lowerBound) == "NO" { add(receiver, at: index) }
    case "constraintWithItem": add(list.objectiveCChain(part.argument), at: index)
    case _ where part.name.hasPrefix("constraint") && receiver?.hasSuffix("Anchor") == true:
      let parts = receiver?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
      add(parts.isEmpty ? "self" : parts, at: index)
    default: add(receiver, at: index, by: method(part.name))
    }
  }

  // MARK: Views

  private mutating func begin(_ method: String?) {
    if let last = owners.last, last.type.isExtension { owners[owners.count - 1].method = method }
  }

  /// The method that has to constrain views for a call to do so; nil for one of a library that does.
  private func method(_ name: String) -> String? {
    Self.libraries.contains(where: name.hasPrefix) ? nil : name
  }

  private mutating func readMask(_ index: Int, off: String) {
    guard list.is(index + 1, "="), list.word(index + 2) == off else { return }
    let base = list.base(before: index).name
    for name in elements(base, at: index) ?? [base] { add(name, at: index) }
  }

  /// Returns what the variable of a loop over a list stands for, `for view in [a, b] {` or `[a, b].forEach {`; nil for
  /// another variable.
  private func elements(_ name: String?, at index: Int) -> [String?]? {
    guard let name,
      let brace = (max(0, index - 40)..<index).last(where: {
        list.is($0, "{") && list.partner[$0] > index
      })
    else { return nil }
    let isEach = name == "$0" && list.is(brace - 2, ".") && list.word(brace - 1) == "forEach"
    let close = isEach ? brace - 3 : brace - 1
    guard list.is(close, "]"), list.partner[close] >= 0 else { return nil }
    let open = list.partner[close]
    guard isEach || list.word(open - 1) == "in" && list.word(open - 2) == name else { return nil }
    return list.arguments(of: open).map { list.chain($0) }
  }

  /// Reads `bubbleView = mainBubbleView` or `self.bubbleView = self.mainBubbleView`, at the first name: what code does with
  /// the variable it does with the outlet.
  private mutating func readAlias(_ name: String, _ index: Int, _ language: SourceLanguage) {
    guard !list.is(index + 2, "="), let owner = owners.last,
      !list.is(index - 1, ".") || list.word(index - 2) == "self"
    else { return }
    let value = list.statement(from: index + 2, language)
    guard value.count <= 4 else { return }
    let chain = language == .swift ? list.chain(value) : list.objectiveCChain(value)
    guard let chain, !chain.contains("."), !["self", "nil", "true", "false"].contains(chain) else {
      return
    }
    let names = [name, chain].map { $0.first == "_" ? String($0.dropFirst()) : $0 }
    guard names[0] != names[1], names[1].first?.isLowercase == true else { return }
    found.insert(
      ConstrainedView(
        container: owner.type.name, subject: .variable(names[1]), alias: names[0]))
  }

  private mutating func add(_ chain: String?, at index: Int, by method: String? = nil) {
    guard let chain else { return }
    let owner = owners.last
    guard chain != "self" else {
      guard let owner, let name = owner.method, name != method else { return }
      found.insert(
        ConstrainedView(
          container: owner.type.name, subject: .owner(method: name), method: method))
      return
    }
    let names = chain.split(separator: ".").map { String($0.first == "_" ? $0.dropFirst() : $0) }
    guard let name = names.last, name.first?.isUppercase == false else { return }
    found.insert(
      ConstrainedView(
        container: names.count == 1 ? owner?.type.name : nil, subject: .variable(name),
        method: method))
  }
}
