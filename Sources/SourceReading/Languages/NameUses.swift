/// Finds the names that code gives to UIKit: the arguments of calls and messages.
enum NameUses {
  /// The labels of Swift's arguments and parts of Objective-C's selectors whose argument is such a name, with the
  /// beginnings of the functions to which a label belongs; none for a label that belongs to one kind only.
  private static let labels: [String: [(function: String?, kind: SourceUse.Kind)]] = [
    "withIdentifier": [
      ("performSegue", .segue), ("shouldPerformSegue", .segue),
      ("instantiateViewController", .storyboardIdentifier),
      ("dequeueReusable", .reuseIdentifier),
    ],
    "identifier": [("instantiateViewController", .storyboardIdentifier)],
    "withReuseIdentifier": [
      ("dequeueReusable", .reuseIdentifier), ("register", .registeredIdentifier),
    ],
    "forCellReuseIdentifier": [("register", .registeredIdentifier)],
    "forCellWithReuseIdentifier": [("register", .registeredIdentifier)],
    "forHeaderFooterViewReuseIdentifier": [("register", .registeredIdentifier)],
    "reuseIdentifier": [(nil, .registeredIdentifier)],
    "name": [("UIStoryboard", .storyboard), ("UIFont", .font)],
    "nibName": [(nil, .nib)],
    "named": [("UIImage", .image), ("UIColor", .color)],
    "resourceName": [("#imageLiteral", .image)],
    // Objective-C, and first arguments without a label.
    "performSegueWithIdentifier": [(nil, .segue)],
    "instantiateViewControllerWithIdentifier": [(nil, .storyboardIdentifier)],
    "storyboardWithName": [(nil, .storyboard)],
    "dequeueReusableCellWithIdentifier": [(nil, .reuseIdentifier)],
    "dequeueReusableCellWithReuseIdentifier": [(nil, .reuseIdentifier)],
    "dequeueReusableHeaderFooterViewWithIdentifier": [(nil, .reuseIdentifier)],
    "nibWithNibName": [(nil, .nib)], "initWithNibName": [(nil, .nib)],
    "loadNibNamed": [(nil, .nib)],
    "imageNamed": [(nil, .image)], "colorNamed": [(nil, .color)],
    "fontWithName": [(nil, .font)],
    "setRestorationIdentifier": [(nil, .assignedRestorationIdentifier)],
  ]

  static func add(from list: TokenList, to facts: inout SourceFacts) {
    // Within `@try`, code expects that UIKit does not know a name.
    var tried = 0
    for (index, token) in list.tokens.enumerated() {
      if token.text == "@try", token.kind == .attribute, list.is(index + 1, "{") {
        tried = min(list.partner[index + 1], list.count)
      }
      let isLiteral = token.text == "#imageLiteral"
      guard token.kind == .word || isLiteral, index >= tried else { continue }
      let first = facts.uses.count
      defer { note(madeBy: index, list, &facts.uses[first...], facts.language) }
      if facts.language == .swift {
        if list.is(index + 1, "("), list[index + 1]?.startsLine != true {
          addCall(token.text, at: index, list, &facts)
        }
      } else if list.is(index + 1, ":") {
        addMessage(token.text, at: index, list, &facts)
      }
      switch token.text {
      // Names that R.swift and SwiftGen generate from storyboards, in files that are often not checked in.
      case "StoryboardScene" where list.is(index + 1, "."),
        "storyboard" where list.is(index - 1, ".") && list.is(index - 2, "R"):
        for kind in [SourceUse.Kind.storyboard, .storyboardIdentifier] {
          facts.uses.append(SourceUse(kind: kind, value: .computed, place: token.place))
        }
      case "nib"
      where list.is(index - 1, ".") && list.is(index - 2, "R") && list.is(index + 1, "."):
        if let name = list.word(index + 2) { facts.nibConstants.insert(name) }
      case "identifier": addSegueComparison(at: index, list, &facts)
      case "restorationIdentifier": addRestoration(at: index, list, &facts)
      default: break
      }
    }
  }

  /// Notes the class of the view controller that a call with the name of a xib makes.
  private static func note(
    madeBy index: Int, _ list: TokenList, _ uses: inout ArraySlice<SourceUse>,
    _ language: SourceLanguage
  ) {
    guard uses.contains(where: { $0.kind == .nib }) else { return }
    let name: String? =
      switch language {
      case .swift: list.word(index)
      // `[[Settings alloc] initWithNibName:@"Settings" bundle:nil]`
      case .objectiveC:
        list.is(index - 1, "]") && list.word(index - 2) == "alloc" ? list.word(index - 3) : nil
      }
    guard let name, name.hasSuffix("Controller") else { return }
    for place in uses.indices { uses[place].made = name }
  }

  private static func addCall(
    _ function: String, at index: Int, _ list: TokenList, _ facts: inout SourceFacts
  ) {
    let isNib = function == "loadNibNamed"
    // Declarations have types as arguments.
    guard
      isNib || function == "#imageLiteral" || functions.contains(where: { function.hasPrefix($0) })
        || function == "init"
        || function.first?.isUppercase == true, !list.is(index - 1, "func")
    else { return }
    // `.init(named:)` has a type that is not written.
    let arguments = list.arguments(of: index + 1)
    for (number, argument) in arguments.enumerated() {
      let isLabeled = list.is(argument.lowerBound + 1, ":") && list.word(argument.lowerBound) != nil
      if !isLabeled {
        if number == 0, isNib {
          add(.nib, argument, list, &facts, hasBundle: false)
        }
        continue
      }
      for (prefix, kind) in labels[list.tokens[argument.lowerBound].text] ?? []
      where prefix.map({ function.hasPrefix($0) }) ?? true {
        // `UIFontDescriptor(name:)` is a font, too; `UIStoryboardSegue(identifier:)` no storyboard.
        if kind == .storyboard, function != "UIStoryboard" { continue }
        if [.image, .color].contains(kind), function.count > 7, prefix != function { continue }
        let others = arguments.dropFirst(number + 1)
        let bundle = others.first { ["in", "bundle"].contains(list.word($0.lowerBound) ?? "") }
        add(
          kind, argument.dropFirst(2), list, &facts,
          hasBundle: bundle.map { isOtherBundle($0, list) } ?? false)
      }
    }
  }

  private static let functions = [
    "performSegue", "shouldPerformSegue", "instantiateViewController", "dequeueReusable",
    "register",
  ]

  /// Whether a bundle is not the app's: neither `nil` nor `.main`.
  private static func isOtherBundle(_ argument: Range<Int>, _ list: TokenList) -> Bool {
    guard let last = argument.last.flatMap({ list[$0] }) else { return false }
    return !(last.is("nil") || last.is("main"))
  }

  private static func addMessage(
    _ part: String, at index: Int, _ list: TokenList, _ facts: inout SourceFacts
  ) {
    guard let kinds = labels[part], !swiftLabels.contains(part) else { return }
    // The argument ends before the next part of the selector, or with the message.
    var end = index + 2
    while let token = list[end], !token.is("]"), !token.is(";"), !token.is("}") {
      if token.kind == .word, list.is(end + 1, ":"), end > index + 2 { break }
      end = list.after(end)
    }
    let isRegistered =
      kinds.count > 1
      && (max(0, index - 20)..<index).contains { list.word($0)?.hasPrefix("register") == true }
    guard let kind = (isRegistered ? kinds.last : kinds.first)?.kind, index + 2 < end else {
      return
    }
    add(kind, index + 2..<end, list, &facts)
  }

  /// Labels that belong to a function of Swift.
  private static let swiftLabels: Set = [
    "name", "named", "identifier", "nibName", "withIdentifier",
  ]

  /// Adds the name that a restoration identifier is compared with, or that it is given.
  private static func addRestoration(
    at index: Int, _ list: TokenList, _ facts: inout SourceFacts
  ) {
    guard
      [".", "["].contains(list[index - 1]?.text ?? "")
        || ["=", "]"].contains(list[index + 1]?.text ?? "")
    else {
      return
    }
    if list.is(index + 1, "=") {
      let end = end(of: index + 2, list)
      add(.assignedRestorationIdentifier, index + 2..<end, list, &facts)
    } else {
      addComparison(.restorationIdentifier, after: index, list, &facts)
    }
  }

  /// Adds the names with which the identifier of a segue is compared.
  private static func addSegueComparison(
    at index: Int, _ list: TokenList, _ facts: inout SourceFacts
  ) {
    let before =
      list.is(index - 1, ".") ? (list.is(index - 2, "?") ? index - 3 : index - 2) : index - 1
    guard list.word(before)?.lowercased().hasSuffix("segue") == true else { return }
    addComparison(.comparedSegue, after: index, list, &facts)
    if list.is(index + 1, "{"), list.word(before - 1) == "switch" {
      var next = index + 1
      let close = min(list.partner[next], list.count)
      next += 1
      while next < close {
        if list.word(next) == "case" {
          let end = (next..<close).first { list.is($0, ":") } ?? close
          for part in split(next + 1..<end, list) { add(.comparedSegue, part, list, &facts) }
        }
        next = list.after(next)
      }
    }
  }

  /// Adds the name with which a value whose last word is at an index is compared.
  private static func addComparison(
    _ kind: SourceUse.Kind, after index: Int, _ list: TokenList, _ facts: inout SourceFacts
  ) {
    var next = index + 1
    // `[[segue identifier] isEqualToString:@"…"]`
    while list.is(next, "]") || list.is(next, "?") || list.is(next, "!") { next += 1 }
    if list.is(next, "==") || list.is(next, "!=") {
      add(kind, next + 1..<end(of: next + 1, list), list, &facts)
    } else if list.word(next) == "isEqualToString", list.is(next + 1, ":") {
      var end = next + 2
      while let token = list[end], !token.is("]") { end = list.after(end) }
      add(kind, next + 2..<end, list, &facts)
    }
  }

  private static func split(_ range: Range<Int>, _ list: TokenList) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, next) = (range.lowerBound, range.lowerBound)
    while next < range.upperBound {
      if list.is(next, ",") {
        parts.append(start..<next)
        start = next + 1
      }
      next = list.after(next)
    }
    return parts + (start < range.upperBound ? [start..<range.upperBound] : [])
  }

  /// The end of an operand: a text, or names with dots.
  private static func end(of start: Int, _ list: TokenList) -> Int {
    guard list[start]?.kind != .string else { return start + 1 }
    var next = start
    while list.is(next, ".") || list.word(next) != nil {
      if list.word(next) != nil, next > start, !list.is(next - 1, ".") { break }
      next += 1
    }
    return next
  }

  private static func add(
    _ kind: SourceUse.Kind, _ argument: Range<Int>, _ list: TokenList, _ facts: inout SourceFacts,
    hasBundle: Bool = false
  ) {
    guard let first = argument.first, let token = list[first] else { return }
    facts.uses.append(
      SourceUse(
        kind: kind, value: value(in: argument, of: list),
        isOptional: kind == .image && OptionalImage.isOptional(first, list, facts.language),
        hasBundle: hasBundle, place: token.place))
  }

  /// Returns the name that an expression stands for.
  static func value(in range: Range<Int>, of list: TokenList) -> SourceUse.Value {
    guard let first = range.first, let token = list[first] else { return .computed }
    if token.kind == .string {
      guard range.count == 1 || ends(range, first + 1, list) else { return .computed }
      if token.isInterpolated {
        // "\(Cell.self)"
        let text = token.text
        if text.hasPrefix("\\("), text.hasSuffix(".self)"), text.filter({ $0 == "(" }).count == 1 {
          return .type(String(text.dropFirst(2).dropLast(6)))
        }
        return .computed
      }
      return .text(token.text)
    }
    // String(describing: Cell.self) and NSStringFromClass([Cell class])
    if token.is("String"), list.is(first + 1, "("), list.word(first + 2) == "describing",
      let name = list.word(first + 4), list.is(first + 5, "."), list.word(first + 6) == "self"
    {
      return name == "Self" || name.first?.isUppercase == false ? .computed : .type(name)
    }
    if token.is("NSStringFromClass"), list.is(first + 2, "["), let name = list.word(first + 3),
      list.word(first + 4) == "class"
    {
      return name == "self" ? .computed : .type(name)
    }
    // The last of names with dots, of a type or a case; the value of a variable is not known.
    var (next, name): (Int, String?) = (first, nil)
    if list.is(next, ".") { next += 1 }
    let isConstant =
      next > first || token.text.first?.isUppercase == true
      || (token.text.hasPrefix("k") && token.text.dropFirst().first?.isUppercase == true)
    guard isConstant else {
      let other: SourceUse.Value = isVariable(range, of: list) ? .variable : .computed
      guard let name = list.word(first), ends(range, first + 1, list) else { return other }
      return localValue(of: name, before: first, isConstant: true, list) ?? other
    }
    var owner: String?
    while next < range.upperBound, let word = list.word(next) {
      if word != "rawValue", word != "self" { (owner, name) = (name, word) }
      next += 1
      guard next < range.upperBound, list.is(next, ".") || list.is(next, "-") else { break }
      next += 1
    }
    guard let name, next >= range.upperBound || ends(range, next, list) else { return .computed }
    if next == first + 1, let value = localValue(of: name, before: first, list) { return value }
    // `Scene.details.identifier` is what one case or object has, and not a constant of a type.
    return owner?.first?.isLowercase == true && owner?.hasPrefix("k") == false
      ? .computed : .constant(name)
  }

  /// Whether an expression is a variable, or names with periods of which the last one is that of a name.
  private static func isVariable(_ range: Range<Int>, of list: TokenList) -> Bool {
    guard let first = range.first else { return false }
    var last = first
    while list.word(last) != nil, list.is(last + 1, "."), list.word(last + 2) != nil { last += 2 }
    guard let name = list.word(last), ends(range, last + 1, list) else { return false }
    return last == first || isName(name)
  }

  /// Whether a property with a name gives the name of something, as one like `capitalized` does not.
  static func isName(_ property: String) -> Bool {
    let property = property.lowercased()
    return ["name", "identifier", "storyboard", "rawvalue"].contains(where: property.contains)
  }

  /// The tokens before a name among which its variable is looked for, so that the time is linear in the file.
  private static let longestScope = 20_000

  /// Returns the value of a variable, or only of a constant, of the blocks around an index, which hides others of its
  /// name; nil if they have none.
  private static func localValue(
    of name: String, before index: Int, isConstant: Bool = false, _ list: TokenList
  ) -> SourceUse.Value? {
    var place = index - 1
    let least = max(0, index - longestScope)
    while place >= least {
      if list.is(place, "}") {
        // What is declared in a block that has ended is not visible.
        place = min(list.partner[place], place) - 1
        continue
      }
      // A parameter hides a constant.
      if isConstant, list.word(place) == name, list.is(place + 1, ":") || list.is(place + 1, "in") {
        return .variable
      }
      if list.word(place) == name, list.is(place + 1, "="),
        list.is(place - 1, "*") || list.word(place - 1) != nil
      {
        guard let value = list[place + 2], value.kind == .string, !value.isInterpolated,
          !isConstant || list.is(place - 1, "let")
        else { return .computed }
        return .text(value.text)
      }
      place -= 1
    }
    return nil
  }

  /// Whether an expression ends before an index of its range: a new line follows.
  private static func ends(_ range: Range<Int>, _ index: Int, _ list: TokenList) -> Bool {
    index >= range.upperBound || (list[index]?.startsLine == true && !list.is(index, "."))
  }
}
