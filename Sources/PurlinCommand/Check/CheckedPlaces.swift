internal import ConflictAnalysis
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork
internal import SourceReading

/// What `purlin check` is called with: documents and folders, source files, logs, and standard input.
struct CheckedPlaces {
  /// The documents and folders; the current folder if nothing is named.
  private(set) var documents: [String] = []
  /// The source files, which are checked with the app around them.
  private(set) var sources: [String] = []
  /// The files that are logs by their content.
  private var logs: [String] = []
  private var readsStandardInput = false
  /// Whether there are source files, logs or standard input, which are no part of the documents that are divided.
  var hasOthers: Bool { readsStandardInput || !logs.isEmpty || !sources.isEmpty }

  init(_ places: [String]) {
    for place in places {
      if place == "-" {
        readsStandardInput = true
      } else if SourceLanguage(fileName: place) != nil, Files.isRegular(place),
        // Others are reported like documents that cannot be read.
        FileManager.default.isReadableFile(atPath: place)
      {
        sources.append(place)
      } else if Self.isLog(place) {
        logs.append(place)
      } else {
        documents.append(place)
      }
    }
    if places.isEmpty { documents = ["."] }
  }

  /// Reads standard input and the logs.
  ///
  /// - Returns: The document on standard input, if it is one, and the findings in the logs.
  func read() throws -> (document: [UInt8]?, logs: [LintResult]) {
    var document: [UInt8]?
    var results = try logs.map { try Self.result(of: ExplainedInput($0), named: $0) }
    if readsStandardInput {
      let input = try ExplainedInput("-")
      switch input.kind {
      case .log: results.append(try Self.result(of: input, named: ReportVerb.standardInput))
      case .document:
        var bytes: [UInt8] = []
        try input.read {
          bytes += $0
          guard bytes.count <= Files.longestDocument else {
            throw CommandFailure.input(
              "standard input: more than \(Files.longestDocument >> 20) MB")
          }
        }
        document = bytes
      }
    }
    return (document, results)
  }

  private static func result(of input: ExplainedInput, named file: String) throws -> LintResult {
    var reader = LogReader()
    try input.read { reader.read($0) }
    reader.finish()
    return LogFindings.result(of: LogExplanation(concurrently: reader, limit: 12), file: file)
  }

  /// Whether a regular file is a log, which its name does not say.
  private static func isLog(_ path: String) -> Bool {
    // A pipe can be read only once.
    guard !Files.isDocument(path), Files.isRegular(path), let input = try? ExplainedInput(path)
    else { return false }
    return input.kind == .log
  }
}
