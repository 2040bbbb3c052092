/// The tests that run at a place of a log.
///
/// Their beginnings and ends are read as XCTest, Swift Testing and `xcodebuild` print them:
///
///     Test Case '-[AppTests.LoginTests testLogin]' started.
///     ◇ Test example() started.
///     Test case 'LoginTests.testLogin()' passed on 'iPhone 17' (0.1 seconds)
struct RunningTests {
  private var running: [(name: String, isCase: Bool)] = []

  /// The greatest number of tests that are remembered.
  private static let most = 256

  /// The names of the running tests, in the order in which they began.
  var names: [String] { running.map { $0.name } }

  /// The test that runs, if it is the only one.
  var name: String? { running.count == 1 ? running[0].name : nil }

  /// Whether several tests run at once.
  var areSeveral: Bool { running.count > 1 }

  /// Reads a line of a log.
  mutating func read(_ line: ArraySlice<UInt8>) {
    guard let event = Self.event(in: line) else { return }
    running.removeAll { $0.name == event.name || event.isCase && event.begins && $0.isCase }
    if event.begins, running.count < Self.most { running.append((event.name, event.isCase)) }
  }

  private static func event(
    in line: ArraySlice<UInt8>
  ) -> (name: String, begins: Bool, isCase: Bool)? {
    var index = line.startIndex
    while let start = line.place(of: "Test ", from: index) {
      index = start + 5
      // The word is not the end of another one.
      guard start == line.startIndex || !LogConstraintParser.isWord(line[start - 1]) else {
        continue
      }
      let rest = line[index...]
      if rest.starts(with: "Case '".utf8) || rest.starts(with: "case '".utf8) {
        let name = rest.dropFirst(6)
        guard let end = name.firstIndex(of: UInt8(ascii: "'")),
          let begins = begins(name[(end + 1)...])
        else { continue }
        return (LogConstraintParser.string(name[..<end]), begins, true)
      }
      // Of other things that start, a test has parentheses or quotation marks.
      for word in [" started", " passed", " failed", " skipped"] {
        guard let end = rest.place(of: word), end > rest.startIndex,
          rest[end - 1] == UInt8(ascii: ")") || rest[end - 1] == UInt8(ascii: "\""),
          !rest.starts(with: "case ".utf8), let begins = begins(rest[end...])
        else { continue }
        return (LogConstraintParser.string(rest[..<end]), begins, false)
      }
    }
    return nil
  }

  /// Returns whether the text after a name says that the test begins, or ends; nil if it says something else.
  private static func begins(_ text: ArraySlice<UInt8>) -> Bool? {
    if text.starts(with: " started".utf8) { return true }
    return [" passed", " failed", " skipped"].contains { text.starts(with: $0.utf8) } ? false : nil
  }
}
