import Foundation

/// The public declarations of Apple's types in Swift files, read line by line.
///
/// It knows our own sources and their formatting, not Swift: a declaration begins a line, a type's
/// braces are balanced over lines, documentation stands before.
struct SourceScan {
  struct Member: Hashable {
    var signature: String
    var summary: String
  }

  struct TypeEntry {
    var kind = "extension"
    var summary = ""
    /// What the type's comment says it leaves out or does otherwise.
    var limits: [String] = []
    var members: [Member] = []
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// Functions, constants and other names of types, which belong to no type.
  private(set) var globals: [Member] = []

  /// The members of Apple's types, and the types in them.
  var namesOnAppleTypes: [NameOnAppleType] {
    types.flatMap { type, entry in
      let path = type.split(separator: ".").map(String.init)
      let nested =
        path.count > 1
        ? [
          NameOnAppleType(
            type: path.dropLast().joined(separator: "."), signature: "type \(path[path.count - 1])")
        ] : []
      // The scan takes these for Apple's by their first letters.
      return type.hasPrefix("JW") || type == "SelectorReceiver"
        ? [] : nested + entry.members.map { NameOnAppleType(type: type, signature: $0.signature) }
    }
  }

  private struct Scope {
    var name: String
    var depth: Int
    var isImplicitlyPublic: Bool
  }

  /// Adds the declarations of a file.
  mutating func read(_ source: String) {
    var scopes: [Scope] = []
    var depth = 0
    var comment: [String] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      let line = lines[index].trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces))
        index += 1
        continue
      }
      if line.isEmpty || line.hasPrefix("//") || isAttribute(line) {
        if line.isEmpty { comment.removeAll() }
        index += 1
        continue
      }
      // What is said of a declaration on its own line is not part of it.
      var text = line
      for word in ["@MainActor ", "nonisolated ", "@preconcurrency "] where text.hasPrefix(word) {
        text.removeFirst(word.count)
      }
      // A declaration may run over lines until its parentheses close and its body begins.
      let isType = typeName(in: line) != nil && !line.hasPrefix("case ")
      if isType || declares(text, in: scopes.last) {
        while index + 1 < lines.count {
          let next = lines[index + 1].trimmingCharacters(in: .whitespaces)
          // A result may stand on a line of its own, and the rest of a long name.
          let isRest = next.hasPrefix(".") && text.contains(" typealias ")
          guard
            !isComplete(text) || isType && !text.contains("{") || next.hasPrefix("->") || isRest
          else { break }
          index += 1
          text += (isRest ? "" : " ") + next
        }
        text = text.replacingOccurrences(of: "( ", with: "(")
          .replacingOccurrences(of: " )", with: ")")
        if declares(text, in: scopes.last) { note(text, comment, in: scopes.last) }
      }
      if let scope = scope(of: text, outer: scopes.last?.name, depth: depth) {
        scopes.append(scope)
      }
      comment.removeAll()
      depth += balance(text)
      while let scope = scopes.last, depth <= scope.depth { scopes.removeLast() }
      index += 1
    }
  }

  // MARK: Reading a line

  private func isAttribute(_ line: String) -> Bool {
    line.hasPrefix("@")
      && ![
        " class ", " func ", " var ", " let ", " protocol ", " struct ", " enum ", " typealias ",
      ]
      .contains { line.contains($0) }
  }

  private func balance(_ text: String) -> Int {
    text.count { $0 == "{" } - text.count { $0 == "}" }
  }

  private func declares(_ line: String, in scope: Scope?) -> Bool {
    if line.hasPrefix("public ") || line.hasPrefix("open ") { return !line.contains(" import ") }
    guard scope?.isImplicitlyPublic == true else { return false }
    return ["case ", "func ", "var ", "static ", "init(", "subscript"].contains {
      line.hasPrefix($0)
    }
  }

  private func isComplete(_ text: String) -> Bool {
    let open = text.count { $0 == "(" } - text.count { $0 == ")" }
    return open <= 0
  }

  private func words(_ text: String) -> [Substring] { text.split(separator: " ") }

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]

  private func scope(of text: String, outer: String?, depth: Int) -> Scope? {
    guard text.contains("{"), let (kind, name) = typeName(in: text) else { return nil }
    let full = kind == "extension" ? name : [outer, name].compactMap { $0 }.joined(separator: ".")
    let isPublic = text.hasPrefix("public ") || text.hasPrefix("open ")
    return Scope(
      name: full, depth: depth,
      isImplicitlyPublic: isPublic && (kind == "protocol" || kind == "enum"))
  }

  private func typeName(in text: String) -> (kind: String, name: String)? {
    let words = words(text)
    guard let place = words.firstIndex(where: { Self.kinds.contains($0) }),
      place + 1 < words.count, !words[..<place].contains(where: { $0.contains("(") })
    else { return nil }
    // `class func` and `class var` declare members.
    if ["func", "var"].contains(words[place + 1]) { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return (String(words[place]), String(name))
  }

  private mutating func note(_ text: String, _ comment: [String], in scope: Scope?) {
    let summary = firstSentence(comment)
    if let (kind, name) = typeName(in: text), !text.hasPrefix("case ") {
      let full = [scope?.name, name].compactMap { $0 }.joined(separator: ".")
      guard Self.isApples(full) else { return }
      let left = limits(comment)
      types[full, default: TypeEntry()].kind = kind
      types[full]?.summary = summary
      types[full]?.limits = left
      return
    }
    let member = Member(signature: signature(text), summary: summary)
    guard let owner = scope?.name else {
      if !globals.contains(member) { globals.append(member) }
      return
    }
    // An extension's file may be read before its type's.
    guard Self.isApples(owner), types[owner]?.members.contains(member) != true else { return }
    types[owner, default: TypeEntry()].members.append(member)
  }

  /// Whether a name is one of Apple's, or an extension of one of Foundation's.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CG", "IndexPath", "CA", "JW", "Selector", "objc_", "AccessibleObject"]
      .contains { name.hasPrefix($0) }
  }

  private func firstSentence(_ comment: [String]) -> String {
    let paragraph = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    // Links of the documentation compiler mean nothing in a list.
    return paragraph.replacingOccurrences(of: "``", with: "`")
  }

  private func limits(_ comment: [String]) -> [String] {
    var found: [String] = []
    var isLimit = false
    for line in comment {
      if line.hasPrefix("Not implemented:") || line.hasPrefix("Differs from Apple:") {
        found.append(line)
        isLimit = true
      } else if line.isEmpty {
        isLimit = false
      } else if isLimit {
        found[found.count - 1] += " " + line
      }
    }
    return found
  }

  private func signature(_ text: String) -> String {
    var text = text
    for word in [
      "public internal(set) ", "public private(set) ", "open internal(set) ", "open private(set) ",
      "public ", "open ", "nonisolated ", "convenience ", "override ", "lazy ",
      "private(set) ", "weak ", "unowned ", "final ",
    ] {
      while let range = text.range(of: word) { text.removeSubrange(range) }
    }
    // A priority has the name of the modifier.
    text = text.replacingOccurrences(of: "required init", with: "init")
    // The body and the first value say how, not what.
    var depth = 0
    var end = text.endIndex
    var place = text.startIndex
    while place < text.endIndex {
      switch text[place] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0 && !text[place...].hasPrefix("{ get"): end = min(end, place)
      case "="
      where depth == 0 && text[place...].hasPrefix("= ") && !text.hasPrefix("static func")
        && !text.hasPrefix("typealias"):
        end = min(end, place)
      default: break
      }
      place = text.index(after: place)
    }
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }
}
