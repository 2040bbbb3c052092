/// The answer to a whole log: the analysis of each report of a conflict, or else the views that the
/// log describes.
public struct LogExplanation: Sendable {
  /// The analyses of the reports, in their order.
  public let diagnoses: [LogDiagnosis]
  /// The views that the log describes.
  public let views: ViewListing
  /// The other messages of Auto Layout's.
  public let messages: [LogMessage]
  private let lineCount: Int

  /// Reads and analyses a log.
  ///
  /// - Parameters:
  ///   - log: The bytes of the log, which can contain anything else.
  ///   - limit: The greatest number of conflicts to find in each report.
  /// - Complexity: O(*n*) in the length of the log, and the search in each report.
  public init(_ log: [UInt8], limit: Int = 12) {
    let text = LogText(log)
    let views = ViewListing(readFrom: text)
    self.views = views
    messages = LogMessage.all(in: text)
    diagnoses = ConsoleReader.reports(in: text.sources).map {
      LogDiagnosis($0, views: views, limit: limit)
    }
    lineCount = log.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  /// Whether a conflict is proven that an author can remove.
  public var hasConflict: Bool { diagnoses.contains { $0.isAuthors } }

  /// Whether there is no report, but descriptions of views.
  public var describesViewsOnly: Bool {
    diagnoses.isEmpty && messages.isEmpty && !views.views.isEmpty
  }

  /// Returns the answer, optionally with the ranking for each conflict; it ends with a line break.
  ///
  /// Reports with the same answer, as of a cell that is made again and again, are explained once.
  public func text(withRanking: Bool = false) -> String {
    if describesViewsOnly { return views.description }
    // A build log without conflicts is a success, not an error.
    guard !diagnoses.isEmpty || !messages.isEmpty else {
      let lines = "\(lineCount) line\(lineCount == 1 ? "" : "s")"
      return "Read as a log: no report of a conflict in \(lines).\n"
    }
    var answers: [(text: String, lines: [Int])] = []
    var places: [String: Int] = [:]
    for diagnosis in diagnoses {
      let text = diagnosis.answer(withRanking: withRanking)
      if let place = places[text] {
        answers[place].lines.append(diagnosis.report.line)
      } else {
        places[text] = answers.count
        answers.append((text, [diagnosis.report.line]))
      }
    }
    let reports = answers.map {
      "Line \($0.lines[0]): \($0.text)" + Self.repeats($0.lines.dropFirst())
    }
    return (reports + told).joined(separator: "\n")
  }

  /// The other messages, each kind once.
  private var told: [String] {
    LogMessage.Kind.allCases.compactMap { kind in
      let lines = messages.filter { $0.kind == kind }
      guard let first = lines.first else { return nil }
      return "Line \(first.line): \(first)\n" + Self.repeats(lines.dropFirst().map { $0.line }[...])
    }
  }

  /// The other lines with the same answer.
  private static func repeats(_ lines: ArraySlice<Int>) -> String {
    guard lines.count > 1 else {
      return lines.isEmpty ? "" : "The same at line \(lines.first ?? 0).\n"
    }
    var words = lines.prefix(5).map { "\($0)" }
    if lines.count > 5 { words.append("\(lines.count - 5) more") }
    return "The same at lines \(words.inWords).\n"
  }
}
