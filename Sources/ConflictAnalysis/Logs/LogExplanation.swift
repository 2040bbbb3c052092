/// The answer to a whole log: the analysis of each cause of reports of conflicts, or else the views that the
/// log describes.
public struct LogExplanation: Sendable {
  /// One cause, and the analysis of its first report.
  public struct Cause: Sendable {
    /// The reports.
    public let reports: LogCause
    /// The analysis.
    public let diagnosis: LogDiagnosis

    /// Analyses a cause, with the views that the log describes.
    package init(_ reports: LogCause, views: ViewListing, limit: Int = 12) {
      self.init(reports, LogDiagnosis(reports.report, views: views, limit: limit), limit)
    }

    private let limit: Int

    private init(_ reports: LogCause, _ diagnosis: LogDiagnosis, _ limit: Int) {
      self.reports = reports
      self.diagnosis = diagnosis
      self.limit = limit
    }

    /// The cause, if other reports show that the author's constraints place the views with these keys.
    fileprivate func placing(_ placed: Set<String>, _ views: ViewListing) -> Self {
      let masked = diagnosis.viewsWithMasks.intersection(placed)
      guard !masked.isEmpty, diagnosis.viewsWithLeftoverMasks.isDisjoint(with: masked) else {
        return self
      }
      return Self(
        reports, LogDiagnosis(reports.report, views: views, limit: limit, placed: masked), limit)
    }

    /// The cause with the reports that were read since it was analysed.
    package func counted(_ reports: LogCause) -> Self { Self(reports, diagnosis, limit) }
  }

  /// The causes with constraints, then those without; the most frequent first, then in the order of their lines.
  public package(set) var causes: [Cause]
  /// What was read.
  public let log: LogReader

  /// The analyses of the causes, in the order of their first reports.
  public var diagnoses: [LogDiagnosis] {
    causes.map { $0.diagnosis }.sorted { $0.report.line < $1.report.line }
  }
  /// The views that the log describes.
  public var views: ViewListing { log.views }
  /// The first other messages of Auto Layout's, of each kind.
  public var messages: [LogMessage] { log.messages }

  /// Reads and analyses a log.
  ///
  /// - Parameters:
  ///   - log: The bytes of the log, which can contain anything else.
  ///   - limit: The greatest number of conflicts to find in each report.
  /// - Complexity: O(*n*) in the length of the log, and the search for each cause.
  public init(_ log: [UInt8], limit: Int = 12) {
    var reader = LogReader()
    reader.read(log)
    reader.finish()
    self.init(reader, limit: limit)
  }

  /// Analyses what was read.
  public init(_ log: LogReader, limit: Int = 12) {
    self.init(log, log.causes.map { Cause($0, views: log.views, limit: limit) })
  }

  /// Creates the answer from the analyses of all causes.
  package init(_ log: LogReader, _ causes: [Cause]) {
    self.log = log
    // A view that one report shows to be placed by constraints needs no frame in the others.
    let placed = causes.reduce(into: Set<String>()) {
      $0.formUnion($1.diagnosis.viewsWithLeftoverMasks)
    }
    self.causes = placed.isEmpty ? causes : causes.map { $0.placing(placed, log.views) }
    self.causes.sort { a, b in
      let (one, two) = (a.reports, b.reports)
      // A line about a broken constraint without its list, where a log begins, comes last.
      let (lacksOne, lacksTwo) = (one.report.constraints.isEmpty, two.report.constraints.isEmpty)
      if lacksOne != lacksTwo { return lacksTwo }
      return one.count != two.count ? one.count > two.count : one.report.line < two.report.line
    }
  }

  /// Whether a conflict is proven that has a constraint of an author's.
  public var hasConflict: Bool { causes.contains { $0.diagnosis.isAuthors } }

  /// Whether there is no report, but descriptions of views.
  public var describesViewsOnly: Bool { log.describesViewsOnly }
}

extension LogReader {
  /// Whether there is no report, but descriptions of views.
  package var describesViewsOnly: Bool {
    causes.isEmpty && messages.isEmpty && !views.views.isEmpty
  }
}
