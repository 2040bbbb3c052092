/// The assertions of a file beside a document, one in each line.
///
///     # Login.assertions
///     touch-targets
///     [Login]
///     Pay.bottom <= safeArea.bottom - 8
///     Title.isWhole where screen.width >= 375
///
/// Lines that begin with `#` are comments. Assertions below the name or id of a scene in brackets are about that
/// scene; others are about each scene that has their views.
public struct AssertionList: Sendable, Hashable {
  /// An assertion with its place.
  struct Entry: Sendable, Hashable {
    var assertion: LayoutAssertion
    /// The name or id of the scene; nil for any.
    var scene: String?
    /// The line, from 1; 0 if it is in no file.
    var line: Int
    /// The number of characters before the assertion.
    var indent: Int
  }

  private(set) var entries: [Entry] = []
  /// The lines that cannot be read, in their order.
  public private(set) var failures: [Failure] = []

  /// What is wrong with a line.
  public struct Failure: Error, Sendable, Hashable {
    /// The line, from 1; 0 if the assertion is in no file.
    public var line: Int
    /// The character, from 1.
    public var column: Int
    /// What is wrong.
    public var message: String
  }

  /// Creates a list without assertions.
  package init() {}

  /// Reads the text of a file.
  ///
  /// - Throws: The first line that is wrong.
  package init(_ text: String) throws(Failure) {
    self.init(collecting: text)
    if let failure = failures.first { throw failure }
  }

  /// Reads the text of a file; lines that cannot be read are ``failures``.
  package init(collecting text: String) {
    var scene: String?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let indent = line.prefix(while: \.isWhitespace).count
      var content = line.dropFirst(indent)
      while content.last?.isWhitespace == true { content.removeLast() }
      guard let first = content.first, first != "#" else { continue }
      if first == "[" {
        guard content.last == "]", content.count > 2 else {
          failures.append(
            Failure(line: index + 1, column: indent + 1, message: "']' is missing after the scene"))
          continue
        }
        scene = String(content.dropFirst().dropLast())
        continue
      }
      do throws(LayoutAssertionError) {
        entries.append(
          Entry(
            assertion: try .named(String(content)), scene: scene, line: index + 1, indent: indent))
      } catch {
        failures.append(
          Failure(line: index + 1, column: indent + error.column, message: error.message))
      }
    }
  }

  /// Adds an assertion that is in no file, about each scene that has its views.
  public mutating func add(_ assertion: LayoutAssertion) {
    entries.append(Entry(assertion: assertion, scene: nil, line: 0, indent: 0))
  }

  /// Returns the assertions about a scene.
  package func assertions(about scene: String, rootID: String) -> [LayoutAssertion] {
    entries.filter { $0.scene == nil || $0.scene == scene || $0.scene == rootID }.map(\.assertion)
  }

  /// Returns what is wrong with the assertions that apply to none of the scenes.
  public func failures(
    of scenes: [(name: String, rootID: String, outcomes: [AssertionOutcome])]
  ) -> [Failure] {
    var failures: [Failure] = []
    for entry in entries {
      let meant = scenes.filter {
        entry.scene == nil || entry.scene == $0.name || entry.scene == $0.rootID
      }
      if let scene = entry.scene, meant.isEmpty {
        let near = SubjectNames.near(scene, among: scenes.map(\.name))
        failures.append(
          Failure(
            line: entry.line, column: 1,
            message: "no scene is called '\(scene)'"
              + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?")))
        continue
      }
      let outcomes = meant.flatMap(\.outcomes).filter { $0.text == entry.assertion.text }
      guard !outcomes.isEmpty, let problem = outcomes.compactMap(\.problem).first,
        outcomes.allSatisfy({ $0.problem != nil })
      else { continue }
      failures.append(
        Failure(line: entry.line, column: entry.indent + problem.column, message: problem.message))
    }
    return failures
  }
}
