internal import DocumentEditing
internal import InterfaceBuilder

/// Documents in the form in which Interface Builder writes them: which ones are in it already, and whether
/// formatting is idempotent and keeps what they say.
package struct FormatSurvey {
  /// The number of documents.
  package private(set) var count = 0
  /// The first line of each document that is written otherwise.
  package private(set) var differences: [String] = []
  /// The documents that formatting twice changes twice, or of which it changes a fact.
  package private(set) var failures: [String] = []

  /// Creates an empty survey.
  package init() {}

  /// Formats a document.
  package mutating func add(_ bytes: [UInt8], file: String) {
    count += 1
    do throws(XMLError) {
      let formatted = try DocumentFormat.canonical(bytes)
      guard formatted != bytes else { return }
      let (old, new) = (Self.lines(bytes), Self.lines(formatted))
      let index =
        zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      differences.append(
        "\(file):\(index + 1): \(index < old.count ? Self.text(old[index]) : "the end")")
      let (before, after) = (try DocumentFacts(bytes), try DocumentFacts(formatted))
      if try DocumentFormat.canonical(formatted) != formatted {
        failures.append("\(file): formatting twice is not formatting once")
      }
      if !before.difference(from: after).isEmpty || before.orders != after.orders {
        failures.append("\(file): formatting changes what it says")
      }
    } catch {
      failures.append("\(file):\(error.position): \(error.message)")
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(String(decoding: line, as: UTF8.self).prefix(200))
  }

  /// The figures as text.
  package var table: String {
    """
    \(count) documents, \(count - differences.count) unchanged, \(failures.count) failures
    \(failures.map { $0 + "\n" }.joined())
    """
  }
}
