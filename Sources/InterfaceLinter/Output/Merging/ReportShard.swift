internal import Foundation

/// What a report of a part of the documents notes, so that the parts can be joined in order.
///
/// `purlin lint --shard 2/4` writes it at the end of its report: as the member `shard` in JSON, in the
/// properties of the run in SARIF, as a comment in JUnit.
package struct ReportShard: Sendable, Hashable, Codable {
  /// The number of the part, from 1.
  package var number: Int
  /// The number of parts.
  package var count: Int
  /// A digest of everything that the parts of one run have in common.
  package var run: String
  /// The number of documents in this part.
  package var documents: Int
  /// The exit status of this part.
  package var status = 0
  /// For each document that was processed: its position among the documents of all parts, and the
  /// number of its findings in the report.
  package var findings: [[Int]] = []
  /// The positions of the documents that could not be processed.
  package var unread: [Int] = []

  /// Creates a note without findings.
  package init(number: Int, count: Int, run: String, documents: Int) {
    self.number = number
    self.count = count
    self.run = run
    self.documents = documents
  }

  /// The note in one line of JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a note; nil if the text is none, or its numbers contradict each other.
  init?(json: some StringProtocol) {
    guard let note = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)),
      note.count >= 1, (1...note.count).contains(note.number),
      note.findings.allSatisfy({ $0.count == 2 && $0[0] >= 0 && $0[1] >= 0 }),
      note.unread.allSatisfy({ $0 >= 0 })
    else { return nil }
    self = note
  }
}

/// The reason for which reports cannot be joined.
package struct ReportMergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report; empty if the error is about all.
  package let file: String
  /// The reason and its correction, in one line.
  package let message: String

  /// Creates an error.
  package init(_ file: String, _ message: String) {
    self.file = file
    self.message = message
  }

  /// The message after the report's name.
  package var description: String { file.isEmpty ? message : "\(file): \(message)" }
}

extension ReportShard {
  /// Puts the parts of one run in order.
  ///
  /// - Parameters:
  ///   - parts: The parts with the names of their files.
  ///   - shard: Returns the note of a part.
  /// - Returns: The parts by their numbers.
  /// - Throws: ``ReportMergeError`` if parts are missing, occur twice, or are of different runs.
  package static func ordered<Part>(
    _ parts: [(file: String, part: Part)], _ shard: (Part) -> ReportShard
  ) throws(ReportMergeError) -> [Part] {
    guard let first = parts.first else {
      throw ReportMergeError("", "give the reports of all parts")
    }
    let (run, count) = (shard(first.part).run, shard(first.part).count)
    var found: [Int: (file: String, part: Part)] = [:]
    for entry in parts {
      let note = shard(entry.part)
      guard note.count == count else {
        throw ReportMergeError(
          entry.file,
          "is part \(note.number) of \(note.count), but \(first.file) is one of \(count) parts")
      }
      guard note.run == run else {
        throw ReportMergeError(
          entry.file,
          "is of another run than \(first.file): the documents, the settings or the version of Purlin "
            + "differ")
      }
      if let other = found[note.number] {
        throw ReportMergeError(
          entry.file, "is part \(note.number) of \(count), as is \(other.file)")
      }
      found[note.number] = entry
    }
    let missing = (1...count).filter { found[$0] == nil }
    guard missing.isEmpty else {
      let shown = missing.prefix(5).map(String.init).joined(separator: ", ")
      throw ReportMergeError(
        "",
        "the reports are not complete: part \(shown)\(missing.count > 5 ? " and others" : "") of "
          + "\(count) \(missing.count == 1 ? "is" : "are") missing")
    }
    return (1...count).compactMap { found[$0]?.part }
  }
}
