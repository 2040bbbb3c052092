internal import Foundation
internal import IsolatedWork
internal import LayoutProof

/// The assertions about a document: those in the file beside it, `Login.assertions` for `Login.storyboard`, and
/// those of `--assert`.
struct DocumentAssertions {
  /// The file's path; nil if there is none.
  let path: String?
  /// The file's contents, for keys of cached results.
  let text: String
  private let list: AssertionList
  private let given: [LayoutAssertion]

  /// Reads the file beside a document.
  ///
  /// - Parameters:
  ///   - document: The document's path.
  ///   - options: The values of `--assert`.
  ///   - collects: Whether lines that cannot be read are left to whoever uses the list.
  /// - Throws: ``CommandFailure`` with the line and character of the first error.
  init(beside document: String, and options: [String] = [], collects: Bool = false) throws {
    given = try options.map { try Self.assertion($0) }
    let place = (document as NSString).deletingPathExtension + ".assertions"
    guard FileManager.default.fileExists(atPath: place) else {
      (path, text, list) = (nil, "", AssertionList())
      return
    }
    path = place
    text = try Files.text(place)
    list = AssertionList(collecting: text)
    if !collects, let failure = list.failures.first { throw Self.failure(failure, in: place) }
  }

  /// The assertions of the file, and those of the option.
  var all: AssertionList {
    var all = list
    for assertion in given { all.add(assertion) }
    return all
  }

  /// Returns the assertions about a scene, each once.
  func assertions(about scene: String, rootID: String) -> [LayoutAssertion] {
    var seen: Set<String> = []
    return (list.assertions(about: scene, rootID: rootID) + given).filter {
      seen.insert($0.text).inserted
    }
  }

  /// Throws an error for the first assertion of the file that applies to no scene.
  func check(_ scenes: [(name: String, rootID: String, outcomes: [AssertionOutcome])]) throws {
    guard let path, let failure = list.failures(of: scenes).first else { return }
    throw Self.failure(failure, in: path)
  }

  /// The help for `--assert`.
  static let help =
    "Also prove this, such as 'Pay.bottom <= safeArea.bottom' or touch-targets; can be repeated."

  /// Reads a value of `--assert`.
  static func assertion(_ text: String) throws -> LayoutAssertion {
    do throws(LayoutAssertionError) { return try .named(text) } catch {
      throw CommandFailure.usage("--assert, \(error)")
    }
  }

  /// Throws an error for the first value of `--assert` that applies to no scene.
  static func check(_ options: [String], _ outcomes: [AssertionOutcome]) throws {
    for option in options {
      let text = try assertion(option).text
      let found = outcomes.filter { $0.text == text }
      guard let problem = found.compactMap(\.problem).first,
        found.allSatisfy({ $0.problem != nil })
      else { continue }
      throw CommandFailure.input("--assert, \(problem)")
    }
  }

  static func failure(_ failure: AssertionList.Failure, in path: String) -> CommandFailure {
    .input("\(path):\(failure.line):\(failure.column): \(failure.message)")
  }
}
