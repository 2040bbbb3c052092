/// Finds mistakes in Objective-C code that makes constraints, as ``LayoutCode`` does in Swift.
///
/// It knows no types: where a view is given to code that it does not know, nothing is said about it.
struct LayoutMessages {
  private let list: TokenList
  private let enclosing: [Int]
  private let calls: [ConstraintCall]
  private(set) var findings: [CodeFinding] = []

  init(_ list: TokenList) {
    self.list = list
    let isUseful = list.tokens.contains {
      $0.is("NSLayoutConstraint") || $0.kind == .word && $0.text.hasPrefix("constraintEqualTo")
    }
    guard isUseful else {
      (enclosing, calls) = ([], [])
      return
    }
    enclosing = LayoutCode.enclosing(in: list)
    calls = list.tokens.indices.compactMap {
      ObjectiveCMessage(at: $0, in: list).flatMap { Self.call($0, list) }
    }
    findings += calls.compactMap(inactive)
    findings += calls.repeated(in: list, enclosing, activation: activation) { range, call, _ in
      isReplaced(call.base, range)
    }
    for index in list.tokens.indices where list.is(index, "{") && enclosing[index] < 0 {
      findings += foreign(in: index..<list.after(index))
    }
    findings += views()
    findings.sort { $0.place < $1.place }
  }

  // MARK: Calls

  private static func call(_ message: ObjectiveCMessage, _ list: TokenList) -> ConstraintCall? {
    guard let part = message.parts.first else { return nil }
    if part.name == "constraintWithItem" {
      guard list.objectiveCChain(message.receiver) == "NSLayoutConstraint",
        let base = list.objectiveCChain(part.argument),
        let attribute = message.argument("attribute").flatMap(list.objectiveCChain)
      else { return nil }
      let other = message.argument("toItem").flatMap(list.objectiveCChain)
      // The constant and multiplier may differ, and both attributes have the same name: nothing is compared.
      // The constant and multiplier may differ, and both attributes have the same name: nothing is compared.
      var call = ConstraintCall(message.range, first: "\(base).\(attribute)", of: base)
      call.secondBase = other == "nil" ? nil : other
      return call
    }
    let beginnings = ["constraintEqualTo", "constraintGreaterThan", "constraintLessThan"]
    guard beginnings.contains(where: part.name.hasPrefix),
      let first = list.objectiveCChain(message.receiver), first.hasSuffix("Anchor")
    else { return nil }
    var call = ConstraintCall(message.range, first: first)
    call.isConstant = part.name == "constraintEqualToConstant"
    if !call.isConstant { call.relate(to: list.objectiveCChain(part.argument) ?? "") }
    let isPlain = message.parts.dropFirst().allSatisfy { $0.name == "constant" }
    call.isEquality =
      call.isConstant
      || part.name == "constraintEqualToAnchor" && isPlain && !call.second.isEmpty
    return call
  }

  /// Whether a range is a whole statement.
  private func isStatement(_ range: Range<Int>) -> Bool {
    guard list.is(range.upperBound, ";") else { return false }
    let before = range.lowerBound - 1
    return list.is(before, ";") || list.is(before, "{") || list.is(before, "}")
  }

  /// Returns the statement or the element of a list that activates a constraint; nil if it is not active at once.
  private func activation(of call: ConstraintCall) -> Int? {
    let (start, end) = (call.range.lowerBound, call.range.upperBound)
    let yes = ["YES", "true", "TRUE"]
    if list.is(end, "."), list.word(end + 1) == "active", list.is(end + 2, "="),
      yes.contains(list.word(end + 3) ?? "")
    {
      return start
    }
    if list.is(start - 1, "["), list.word(end) == "setActive", list.is(end + 1, ":"),
      yes.contains(list.word(end + 2) ?? "")
    {
      return start - 1
    }
    let bracket = enclosing[start]
    let isListed =
      list.is(bracket, "[") && list.is(bracket - 1, "@") && list.is(bracket - 2, ":")
      && list.word(bracket - 3) == "activateConstraints"
      && (list.is(start - 1, ",") || start - 1 == bracket)
      && (list.is(end, ",") || list.is(end, "]"))
    return isListed ? start : nil
  }

  // MARK: Rules

  private func inactive(_ call: ConstraintCall) -> CodeFinding? {
    guard isStatement(call.range) else { return nil }
    return CodeFinding(
      kind: .inactiveConstraint, subject: call.first,
      place: list.tokens[call.range.lowerBound].place)
  }

  /// Whether a variable gets another value, the code may end, or another case begins.
  private func isReplaced(_ name: String, _ range: Range<Int>) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return range.contains { index in
      guard let word = list.word(index) else { return false }
      return ["return", "case", "default"].contains(word)
        || (word == last || word == "_" + last) && list.is(index + 1, "=")
    }
  }

  private func foreign(in body: Range<Int>) -> [CodeFinding] {
    let messages = body.compactMap { ObjectiveCMessage(at: $0, in: list) }
    var added = AddedViews()
    for message in messages where message.parts[0].name == "addSubview" {
      guard let child = list.objectiveCChain(message.parts[0].argument),
        let parent = list.objectiveCChain(message.receiver)
      else { continue }
      added.superviews[child] = parent
    }
    var found: [CodeFinding] = []
    for message in messages
    where ["addConstraint", "addConstraints"].contains(message.parts[0].name) {
      guard let holder = list.objectiveCChain(message.receiver) else { continue }
      let argument = message.parts[0].argument
      let items = calls.filter { argument.contains($0.range.lowerBound) }
        .flatMap(\.views)
      guard let item = items.first(where: { added.isAncestor($0, of: holder) }) else { continue }
      found.append(
        CodeFinding(
          kind: .foreignConstraint, subject: holder, other: item,
          place: list.tokens[message.selectorStart].place))
    }
    return found
  }

  // MARK: Views

  private static let setMask = "setTranslatesAutoresizingMaskIntoConstraints"

  private func views() -> [CodeFinding] {
    let views = list.tokens.indices.compactMap(newView)
    let names = Set(views.map(\.name))
    // A function or loop may turn off the mask of any view.
    let isCertain = list.tokens.indices.allSatisfy { index in
      switch list.word(index) {
      case ViewUse.mask?: names.contains(list.word(index - 2) ?? "")
      case Self.setMask?: names.contains(list.word(index - 1) ?? "")
      default: true
      }
    }
    return views.compactMap { view in
      use(of: view.name, declared: view.index, in: view.scope).finding(
        about: view.name, at: list.tokens[view.index].place, isCertain: isCertain)
    }
  }

  /// Returns the variable of `UILabel *label = [[UILabel alloc] init…];` or `[UILabel new]`, if its class is at an
  /// index.
  private func newView(_ index: Int) -> (name: String, index: Int, scope: Range<Int>)? {
    guard let type = list.word(index), AppleClasses.isView(type), list.is(index + 1, "*"),
      let name = list.word(index + 2), list.is(index + 3, "="),
      let message = ObjectiveCMessage(at: index + 4, in: list),
      list.is(message.range.upperBound, ";"), list.is(enclosing[index], "{")
    else { return nil }
    let made = message.parts[0].name
    let inner = ObjectiveCMessage(at: index + 5, in: list)
    let isNew =
      made == "new" && list.objectiveCChain(message.receiver) == type
      || made.hasPrefix("init") && inner?.parts[0].name == "alloc"
        && inner.flatMap { list.objectiveCChain($0.receiver) } == type
    let brace = enclosing[index]
    return isNew ? (name, index + 2, index..<list.after(brace)) : nil
  }

  private func use(of name: String, declared: Int, in scope: Range<Int>) -> ViewUse {
    var use = ViewUse()
    for index in scope where index != declared && list.word(index) == name {
      // Another object's member, or a part of a selector.
      if list.is(index - 1, ".") || list.is(index + 1, ":") && !list.is(index - 1, "?") { continue }
      if list.is(index - 1, "*") {
        use.isUnknown = true
      } else if list.is(index + 1, "."), let member = list.word(index + 2) {
        if member == ViewUse.mask { use.clearsMask = true }
        if member.hasSuffix("Anchor") { use.isConstrained = use.isConstrained || isFirst(index) }
      } else if list.is(index - 1, "["), let member = list.word(index + 1) {
        if member == Self.setMask {
          use.clearsMask = true
        } else if member.hasSuffix("Anchor") {
          use.isConstrained = use.isConstrained || isFirst(index - 1)
        } else if !member.hasPrefix("set"), !Self.harmless.contains(member) {
          use.isUnknown = true
        }
      } else {
        noteArgument(index, &use)
      }
    }
    return use
  }

  /// Whether the anchor that begins at an index is that which receives the message for a constraint.
  private func isFirst(_ index: Int) -> Bool {
    calls.contains { $0.range.lowerBound + 1 == index }
  }

  private func noteArgument(_ index: Int, _ use: inout ViewUse) {
    guard list.is(index - 1, ":") else {
      use.isUnknown = true
      return
    }
    switch list.word(index - 2) ?? "" {
    case "addSubview", "insertSubview": use.isAdded = true
    case "constraintWithItem": use.isConstrained = true
    case "toItem", "bringSubviewToFront", "sendSubviewToBack", "aboveSubview", "belowSubview":
      break
    default: use.isUnknown = true
    }
  }

  /// Messages to views that neither add the view nor change its constraints.
  private static let harmless: Set = [
    "addSubview", "insertSubview", "addTarget", "addGestureRecognizer", "addConstraint",
    "addConstraints", "addArrangedSubview", "registerClass", "registerNib", "reloadData",
    "layoutIfNeeded", "sizeToFit", "startAnimating", "stopAnimating", "layer",
  ]
}
