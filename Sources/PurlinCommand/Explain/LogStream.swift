internal import ConflictAnalysis
internal import IsolatedWork

/// The answer to standard input: each new cause as soon as its report is complete, and a count at the end.
struct LogStream {
  private var reader = LogReader()
  private var answer: Answer

  /// What was printed so far.
  private struct Answer {
    var findings: LogFindings
    let limit: Int
    let withRanking: Bool
    /// The analyses of the causes so far, in their order.
    var causes: [LogExplanation.Cause] = []
    var kinds: Set<LogMessage.Kind> = []
    /// The number of described views when a cause was analysed that could not be decided.
    var undecided: [(cause: Int, viewCount: Int)] = []
    var suppressed: Set<Int> = []
    var hasPrinted = false
    var failure: (any Error)?

    /// Prints a text, after a blank line if it is not the first.
    mutating func print(_ text: String) {
      guard failure == nil else { return }
      do {
        try StandardOutput.write(OutputText((hasPrinted ? "\n" : "") + text, as: .lines))
      } catch { failure = error }
      hasPrinted = true
    }

    /// Explains what is new.
    mutating func tell(_ reader: LogReader) {
      while causes.count < reader.causes.count {
        let index = causes.count
        let cause = LogExplanation.Cause(reader.causes[index], views: reader.views, limit: limit)
        causes.append(cause)
        guard !findings.suppresses(cause) else {
          suppressed.insert(index)
          continue
        }
        switch cause.diagnosis.verdict {
        case .undecidable, .conflictInSuperviews:
          undecided.append((index, reader.views.views.count))
        default: break
        }
        print(cause.firstText(withRanking: withRanking))
      }
      for kind in LogMessage.Kind.allCases
      where reader.messageCounts[kind] != nil && kinds.insert(kind).inserted {
        print(reader.text(of: kind) ?? "")
      }
    }

    /// Explains what later lines describe views for, and prints the counts.
    mutating func finish(_ reader: LogReader) {
      for (index, viewCount) in undecided where viewCount < reader.views.views.count {
        let cause = LogExplanation.Cause(reader.causes[index], views: reader.views, limit: limit)
        guard cause.diagnosis.verdict != causes[index].diagnosis.verdict else { continue }
        print(
          "With the views that were printed later:\n" + cause.firstText(withRanking: withRanking))
        causes[index] = cause
      }
      if reader.describesViewsOnly {
        print(reader.views.description)
      } else if causes.isEmpty, kinds.isEmpty {
        print(reader.emptyText)
      }
      guard reader.reportCount > 1 else { return }
      let counted = zip(reader.causes, causes).enumerated()
        .filter { !suppressed.contains($0.offset) }
        .map { $0.element.1.counted($0.element.0) }
        .sorted {
          ($1.reports.count, $0.reports.report.line) < ($0.reports.count, $1.reports.report.line)
        }
      print(reader.countText + "\n" + counted.map { "  \($0.brief)\n" }.joined())
    }
  }

  init(_ findings: LogFindings, limit: Int, withRanking: Bool) {
    answer = Answer(findings: findings, limit: limit, withRanking: withRanking)
  }

  /// Reads the next bytes, and prints what they complete.
  mutating func read(_ bytes: [UInt8]) throws {
    reader.read(bytes) { answer.tell($0) }
    if let failure = answer.failure { throw failure }
  }

  /// Prints the rest; returns whether a conflict of the author's is proven.
  mutating func finish() throws -> Bool {
    reader.finish { answer.tell($0) }
    answer.finish(reader)
    if let failure = answer.failure { throw failure }
    if let remark = answer.findings.remark { StandardError.line("\(remark)") }
    return answer.causes.indices.contains {
      !answer.suppressed.contains($0) && answer.causes[$0].diagnosis.isAuthors
    }
  }
}
