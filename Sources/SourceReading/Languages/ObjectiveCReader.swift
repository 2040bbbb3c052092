/// Reads the declarations of an Objective-C file, and the names that its code gives to UIKit.
///
/// It is tolerant: macros are not expanded, and what it does not know is skipped.
struct ObjectiveCReader {
  private let list: TokenList
  private var facts: SourceFacts

  static func facts(of list: TokenList, file: String) -> SourceFacts {
    var reader = ObjectiveCReader(list, file)
    reader.run()
    var facts = reader.facts
    NameUses.add(from: list, to: &facts)
    facts.codeFindings = LayoutMessages(list).findings
    return facts
  }

  private init(_ list: TokenList, _ file: String) {
    self.list = list
    facts = SourceFacts(file: file, language: .objectiveC)
  }

  private mutating func run() {
    var index = 0
    while let token = list[index] {
      switch token.text {
      case _ where token.kind == .string:
        facts.literals.insert(token.text)
        readConstant(index)
      case "@interface", "@implementation", "@protocol":
        index = readType(token.text, index + 1)
        continue
      case "@compatibility_alias":
        if let name = list.word(index + 1), let type = list.word(index + 2) {
          facts.aliases[name, default: []].insert(type)
        }
      case "#define":
        if let name = list.word(index + 1), let value = list[index + 2], value.kind == .number,
          list[index + 3]?.startsLine != false
        {
          facts.numbers[name, default: []].insert(value.text)
        }
      case "@import":
        if let name = list.word(index + 1) { facts.imports.insert(name) }
      case "#import", "#include":
        // <Module/Header.h>
        if list.is(index + 1, "<"), let name = list.word(index + 2) {
          facts.imports.insert(name)
          if list.is(index + 3, "/"), let header = list.word(index + 4) {
            facts.libraryHeaders.insert(header)
          }
        }
        if let token = list[index + 1], token.kind == .string {
          facts.headers.insert(token.text.split(separator: "/").last.map(String.init) ?? "")
        }
      default: break
      }
      index += 1
    }
  }

  // MARK: Constants

  /// Reads `#define kName @"…"`, `NSString *const kName = @"…"`.
  private mutating func readConstant(_ index: Int) {
    let text = list.tokens[index].text
    if list.is(index - 1, "="), let name = list.word(index - 2) {
      facts.constants[name, default: []].insert(text)
    } else if let name = list.word(index - 1), list.is(index - 2, "#define") {
      facts.constants[name, default: []].insert(text)
    }
  }

  // MARK: Types

  /// Reads a part of a class up to `@end`, and returns the index after it.
  private mutating func readType(_ word: String, _ index: Int) -> Int {
    guard let name = list.word(index) else { return index }
    // `@protocol A, B;` and `@protocol(A)` declare nothing.
    if word == "@protocol", list.is(index + 1, ";") || list.is(index + 1, ",") { return index }
    var type = SourceType(
      name: name, kind: word == "@protocol" ? .protocol : .extension,
      place: list.tokens[index].place, language: .objectiveC)
    var next = list.afterGenerics(index + 1)
    if word == "@interface" {
      if list.is(next, "(") {
        next = list.after(next)
      } else {
        type.kind = .class
        if list.is(next, ":"), let superclass = list.word(next + 1) {
          type.inherited.append(superclass)
          next += 2
        }
      }
      next = list.afterGenerics(next)
    }
    if list.is(next, "{") {
      readVariables(next, into: &type)
      next = list.after(next)
    }
    while let token = list[next], token.text != "@end" || token.kind == .string {
      switch token.text {
      case "@interface", "@implementation":
        facts.types.append(type)
        return next
      case "@property" where token.kind == .attribute:
        next = readProperty(next + 1, into: &type)
        continue
      case "-", "+":
        if token.startsLine, list.is(next + 1, "(") {
          next = readMethod(next, into: &type)
          continue
        }
      default:
        if token.kind == .string {
          facts.literals.insert(token.text)
          readConstant(next)
        } else if word == "@interface", token.startsLine, token.kind == .word,
          list.is(next + 1, "("),
          token.text == token.text.uppercased()
        {
          addMacro(next, into: &type)
        }
      }
      next += 1
    }
    facts.types.append(type)
    return next + 1
  }

  /// Adds a property for each name that a macro is called with, as it may declare one: `OUTLET(UILabel, title)`.
  private mutating func addMacro(_ index: Int, into type: inout SourceType) {
    for place in (index + 2)..<list.after(index + 1) where list[place]?.kind == .word {
      let name = list.tokens[place].text
      type.members.append(
        SourceMember(
          kind: .property, name: name, writtenName: name, isExposed: true, isOutlet: false,
          type: nil, isCollection: false, place: list.tokens[place].place))
    }
  }

  private mutating func readVariables(_ brace: Int, into type: inout SourceType) {
    let end = min(list.partner[brace], list.count)
    var (start, next) = (brace + 1, brace + 1)
    while next < end {
      if list.is(next, ";") {
        addProperty(start..<next, into: &type)
        start = next + 1
      } else if list[next]?.kind == .attribute {
        // @private
        start = next + 1
      }
      next = list.after(next)
    }
  }

  private mutating func readProperty(_ index: Int, into type: inout SourceType) -> Int {
    let start = list.is(index, "(") ? list.after(index) : index
    let end = self.end(from: start)
    let before = type.members.count
    addProperty(start..<end, into: &type)
    let isOptional = (index..<end).contains {
      list[$0].map { $0.is("nullable") || $0.is("_Nullable") } ?? false
    }
    for member in before..<type.members.count { type.members[member].isOptional = isOptional }
    // `readonly` can be set by its variable.
    return end
  }

  private func end(from index: Int) -> Int {
    var next = index
    while let token = list[next], !token.is(";"), token.kind != .attribute || token.is("@") {
      next = list.after(next)
    }
    return min(next, list.count)
  }

  /// Adds the properties of a declaration such as `IBOutlet UILabel *one, *other`.
  private mutating func addProperty(_ range: Range<Int>, into type: inout SourceType) {
    var (isOutlet, isCollection, element, name, isBlock): (Bool, Bool, String?, String?, Bool) =
      (false, false, nil, nil, false)
    var names: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound, let token = list[index] {
      switch token.text {
      case "IBOutlet": isOutlet = true
      case "IBOutletCollection":
        (isOutlet, isCollection) = (true, true)
        element = list.word(index + 2)
        index = list.after(index + 1)
        continue
      case "<":
        if name == "NSArray" || name == "NSMutableArray" {
          isCollection = true
          element = element ?? list.word(index + 1)
        }
        index = max(list.afterGenerics(index), index + 1)
        continue
      case "(":
        // Attributes such as `NS_SWIFT_NAME(…)` and blocks.
        isBlock = isBlock || list.is(index + 1, "^")
        if list.is(index + 1, "^"), list.word(index + 2) != nil { names = [index + 2] }
        index = list.after(index)
        continue
      case "=": index = range.upperBound
      default:
        guard token.kind == .word, !Self.qualifiers.contains(token.text) else { break }
        let isLast =
          [",", "=", ";"].contains(list[index + 1]?.text ?? ";")
          || index + 1 >= range.upperBound
          || list[index + 1]?.kind == .word
            && list[index + 1]?.text == list[index + 1]?.text.uppercased()
        if name == nil,
          !isLast || names.isEmpty && list.word(index + 1) != nil || list.is(index + 1, "*")
            || list.is(index + 1, "<")
        {
          name = token.text
        } else if isLast {
          names.append(index)
        } else if name != nil, list.is(index + 1, "*") || list.word(index + 1) != nil {
          // `unsigned int`, or a macro before the type.
          name = token.text
        }
      }
      index += 1
    }
    guard !names.isEmpty else { return }
    if name == "NSArray" || name == "NSMutableArray" { isCollection = true }
    for index in names {
      type.members.append(
        SourceMember(
          kind: .property, name: list.tokens[index].text, writtenName: list.tokens[index].text,
          isExposed: true, isOutlet: isOutlet,
          type: isBlock ? nil : isCollection ? element : name == "id" ? nil : name,
          isCollection: isCollection, place: list.tokens[index].place))
    }
  }

  private static let qualifiers: Set = [
    "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__weak",
    "__strong", "__unsafe_unretained", "__kindof", "const", "volatile", "IBInspectable", "extern",
    "static", "struct", "enum", "__block", "unsigned", "signed", "UI_APPEARANCE_SELECTOR",
  ]

  private mutating func readMethod(_ index: Int, into type: inout SourceType) -> Int {
    let result = list.word(index + 2)
    var next = list.after(index + 1)
    guard let first = list.word(next) else { return next }
    var method = SourceMember(
      kind: .method, name: first, writtenName: first, isExposed: true,
      isAction: result == "IBAction", isStatic: list.is(index, "+"), place: list.tokens[next].place)
    if list.is(next + 1, ":") {
      method.name = ""
      while let part = list[next], part.kind == .word || part.is(":") {
        let label = part.kind == .word ? part.text : ""
        let colon = part.kind == .word ? next + 1 : next
        guard list.is(colon, ":") else { break }
        method.name += label + ":"
        next = colon + 1
        var parameter = ""
        if list.is(next, "(") {
          let words = (next + 1..<min(list.partner[next], list.count)).compactMap { list.word($0) }
          parameter = words.first { !Self.qualifiers.contains($0) } ?? ""
          next = list.after(next)
        }
        method.parameters.append(parameter == "id" ? "" : parameter)
        while let word = list.word(next), ["__unused", "_Nullable"].contains(word) { next += 1 }
        next += 1
      }
    }
    type.members.append(method)
    return next
  }
}
