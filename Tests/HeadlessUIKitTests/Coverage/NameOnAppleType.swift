import Foundation

/// A public member of one of Apple's types, and whether another's code can have the same name.
///
/// `Documentation/Decisions/names-on-apple-types.md` is the rule.
struct NameOnAppleType: Hashable, Comparable {
  /// The type that the member belongs to: `UIView`.
  let type: String
  /// The member as Swift writes its full name: `insertSubview(_:at:)`.
  let name: String
  /// The words that the types of its parameters begin with.
  let parameterTypes: Set<String>

  /// Reads a member's signature, as `SourceScan` prints it.
  init(type: String, signature: String) {
    self.type = type
    // A keyword in backticks is a name like any other.
    let plain = signature.replacingOccurrences(of: "`", with: "")
    var text = Substring(plain)
    for word in ["static ", "class ", "mutating ", "indirect "] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    let isFunction = ["func ", "init", "subscript"].contains { text.hasPrefix($0) }
    if !text.hasPrefix("init"), !text.hasPrefix("subscript"), let blank = text.firstIndex(of: " ") {
      text = text[text.index(after: blank)...]
    }
    guard isFunction, let open = text.firstIndex(of: "(") else {
      name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      parameterTypes = []
      return
    }
    let parameters = Self.parameters(text[text.index(after: open)...])
    let isOperator = text.first.map { !$0.isLetter } ?? false
    let base = text[..<open].prefix { isOperator || $0 != "<" && $0 != "?" }
      .trimmingCharacters(in: .whitespaces)
    name = base + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    parameterTypes = Set(parameters.flatMap { Self.words(in: $0.type) })
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.type, one.name) < (other.type, other.name)
  }

  /// Whether nobody else can declare the member: its name begins with ours, or it is an overload
  /// that takes one of our types.
  func cannotCollide(ours: Set<String>) -> Bool {
    name.hasPrefix("purlin") || !parameterTypes.isDisjoint(with: ours)
  }

  /// The labels and types between the parentheses of a declaration.
  private static func parameters(_ text: Substring) -> [(label: Substring, type: Substring)] {
    var depth = 0
    var parts: [Substring] = []
    var start = text.startIndex
    for place in text.indices {
      switch text[place] {
      case "(", "[", "<": depth += 1
      case ">" where text[..<place].last == "-": break
      case "]", ">": depth -= 1
      case ")" where depth > 0: depth -= 1
      case ")", ",":
        guard depth == 0 else { continue }
        parts.append(text[start..<place])
        start = text.index(after: place)
        if text[place] == ")" { return parts.compactMap(parameter) }
      default: break
      }
    }
    return parts.compactMap(parameter)
  }

  private static func parameter(_ text: Substring) -> (label: Substring, type: Substring)? {
    guard let colon = text.firstIndex(of: ":"),
      let label = text[..<colon].split(separator: " ").first
    else { return nil }
    return (label, text[text.index(after: colon)...])
  }

  /// The names in a type, of each path `A.B` only the first.
  private static func words(in type: Substring) -> [String] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .compactMap { $0.split(separator: ".").first.map(String.init) }
  }
}
