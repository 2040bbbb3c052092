/// What a process printed: its beginning, its end, and how much there was.
struct PrintedText {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var tail: [UInt8] = []
  /// The greatest number of bytes that are kept.
  static let longest = 64 << 10

  mutating func add(_ piece: [UInt8]) {
    count += piece.count
    bytes += piece.prefix(max(0, Self.longest - bytes.count))
    tail = Array((tail + piece).suffix(Self.longest))
  }

  /// The text without what the runtime prints about a fatal error, and with a line about what was left out.
  var text: String {
    var isTrace = false
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        if line.contains("Fatal error") || line == "Current stack trace:" {
          isTrace = true
          return false
        }
        isTrace = isTrace && Self.isFrame(line)
        return !isTrace
      }
    let text = lines.joined(separator: "\n")
    guard count > bytes.count else { return text }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(text)\(end)… \(count - bytes.count) more bytes were printed and left out\n"
  }

  /// The text without the notes about an app's files that another process printed as well.
  ///
  /// - Parameter earlier: What the processes before have printed.
  /// - Returns: The text.
  func text(without earlier: String) -> String {
    let known = Set(
      earlier.split(separator: "\n").filter { $0.hasPrefix("note: ") })
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !known.contains($0) }.joined(separator: "\n")
  }

  /// Whether a line is one of the runtime's stack trace: a number, a library, an address.
  private static func isFrame(_ line: Substring) -> Bool {
    line.first?.isNumber == true && line.contains(" 0x")
  }

  /// A fatal error that the runtime printed: `App/Card.swift:12: Fatal error: Index out of range`.
  struct FatalError: Equatable {
    var reason: String
    /// The file of the module, and the line; of another module for errors inside the standard library.
    var file: String?
    var line: Int?
  }

  /// The fatal error that was printed last.
  var fatalError: FatalError? {
    let text = String(decoding: tail, as: UTF8.self)
    guard let line = text.split(separator: "\n").last(where: { $0.contains("Fatal error: ") }),
      let mark = line.firstRange(of: "Fatal error: ")
    else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 2, let number = Int(place[1]) else {
      return FatalError(reason: String(line[mark.upperBound...]))
    }
    return FatalError(
      reason: String(line[mark.upperBound...]), file: String(place[0]), line: number)
  }
}
