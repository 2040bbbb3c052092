/// Lines of at most 100 characters, broken where a formatter breaks them.
enum LineWrapping {
  private static let limit = 100

  /// Returns a statement on as many lines as it needs.
  static func wrapped(_ line: String) -> [String] {
    if line.allSatisfy({ $0 == " " }) { return [""] }
    guard line.count > limit, !line.drop(while: { $0 == " " }).hasPrefix("//") else {
      return [line]
    }
    let lines = brokenCall(line).flatMap(brokenClosure)
    if lines.allSatisfy({ $0.count <= limit }) { return lines }
    if let lines = brokenAssignment(line), lines.allSatisfy({ $0.count <= limit }) { return lines }
    return lines
  }

  /// Breaks between the arguments of the outermost call.
  private static func brokenCall(_ line: String) -> [String] {
    guard let call = call(in: line) else { return [line] }
    let indent = String(line.prefix { $0 == " " }) + "  "
    let head = String(line[..<call.start])
    let arguments = filled(call.arguments, indent)
    guard var last = arguments.last else { return [line] }
    last += call.end
    return [head] + arguments.dropLast() + [last]
  }

  /// Breaks after the sign of a declaration's value.
  private static func brokenAssignment(_ line: String) -> [String]? {
    guard let sign = line.firstRange(of: " = ") else { return nil }
    let head = line[..<sign.lowerBound]
    // Not a default value among arguments, but `private(set) var`.
    guard head.count(where: { $0 == "(" }) == head.count(where: { $0 == ")" }) else { return nil }
    let indent = String(line.prefix { $0 == " " }) + "  "
    return [head + " ="] + wrapped(indent + line[sign.upperBound...])
  }

  /// Writes a closure behind a call on lines of its own.
  private static func brokenClosure(_ line: String) -> [String] {
    guard line.count > limit, let start = line.firstRange(of: " { [weak self] _ in "),
      let end = line.lastIndex(of: "}"), start.upperBound < end
    else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    return [
      line[..<start.lowerBound] + " { [weak self] _ in",
      indent + "  " + line[start.upperBound..<end].trimmed, indent + line[end...],
    ]
  }

  /// The arguments of the outermost call, and the text around them.
  private static func call(
    in line: String
  ) -> (start: String.Index, arguments: [String], end: String)? {
    var depth = 0
    var isString = false
    var isEscaped = false
    var start: String.Index?
    var arguments: [String] = []
    var argument = ""
    for index in line.indices {
      let character = line[index]
      let isCode = !isString
      if isString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isString = false
        }
      } else if character == "\"" {
        isString = true
      }
      guard start != nil else {
        if isCode, character == "(" || character == "[", isWide(line[index...]) {
          start = line.index(after: index)
        }
        continue
      }
      if isCode, depth == 0, character == ")" || character == "]" {
        arguments.append(argument)
        return start.map { ($0, arguments, String(line[index...])) }
      }
      if isCode, character == "(" || character == "[" || character == "{" { depth += 1 }
      if isCode, character == ")" || character == "]" || character == "}" { depth -= 1 }
      if isCode, depth == 0, character == "," {
        arguments.append(argument + ",")
        argument = ""
      } else if !(argument.isEmpty && character == " ") {
        argument.append(character)
      }
    }
    return nil
  }

  /// Whether the brackets that begin here contain most of what is too long.
  private static func isWide(_ rest: Substring) -> Bool {
    var depth = 0
    var length = 0
    for character in rest {
      length += 1
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if depth == 0 { break }
    }
    return length > 24
  }

  /// As many arguments on each line as it has space for.
  private static func filled(_ arguments: [String], _ indent: String) -> [String] {
    var lines: [String] = []
    for argument in arguments {
      if let last = lines.last, last.count + argument.count + 4 <= limit {
        lines[lines.count - 1] = last + " " + argument
      } else {
        lines.append(indent + argument)
      }
    }
    return lines.flatMap { $0.count > limit && arguments.count > 1 ? wrapped($0) : [$0] }
  }
}

extension Substring {
  /// The text without blanks at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " { text = text.dropLast() }
    return text
  }
}
