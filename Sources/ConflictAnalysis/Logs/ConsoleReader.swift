/// Extracts the reports of conflicts from the log of a console, a device or a build.
///
///     for report in ConsoleReader.reports(in: bytes) { print(LogDiagnosis(report)) }
///
/// Only the first line, the parentheses, the word "break" and the constraints are read, so
/// prefixes, comment marks, quotation marks and missing line breaks do not matter.
public enum ConsoleReader {
  /// Reads all reports, in their order.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  public static func reports(in log: [UInt8]) -> [ConsoleReport] {
    reports(in: LogText(log).sources)
  }

  /// Reads the reports of each source of a log, in the order of their lines.
  static func reports(in sources: [LogText]) -> [ConsoleReport] { read(sources).reports }

  /// Reads the reports of each source of a log, and whether all are complete: each source has reports, and the
  /// last one of each has its broken constraint.
  static func read(_ sources: [LogText]) -> (reports: [ConsoleReport], areComplete: Bool) {
    var reports: [ConsoleReport] = []
    var areComplete = true
    for source in sources {
      var scan = ConsoleScan(source)
      scan.run()
      reports += scan.reports
      let isComplete = scan.reports.last.map { $0.broken != nil && $0.hasEnd } ?? false
      areComplete = areComplete && isComplete
    }
    return (sources.count < 2 ? reports : reports.sorted { $0.line < $1.line }, areComplete)
  }

  /// Reads descriptions of views in a log, as printed by `_autolayoutTrace`, `recursiveDescription`
  /// or the debugger.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  public static func views(in log: [UInt8]) -> ViewListing { ViewListing(readFrom: LogText(log)) }
}
