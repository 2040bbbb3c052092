/// The reports of a log that have one cause: they list the same constraints between the same kinds of views.
///
/// Neither addresses, nor the order of the list, nor the texts of views count.
public struct LogCause: Sendable {
  /// The first report.
  public let report: ConsoleReport
  /// The shape of the listed set, equal for reports of the same cause.
  private let shape: LogShape
  /// The number of reports.
  public private(set) var count = 1
  /// The lines in which the first ones begin, at most `mostLines`.
  public private(set) var lines: [Int]
  /// The names of the first tests during which they were printed, at most `mostTests`, in their order.
  public private(set) var tests: [String] = []
  /// The test during which the first one was printed.
  package private(set) var firstTest: String?
  /// The number of tests during which they were printed.
  package var testCount: Int { knownTests.count }
  /// The number of reports that were printed while several tests ran at once.
  package private(set) var countDuringSeveralTests = 0
  /// The texts of views in later reports that differ from those of the first, at most ``mostTexts`` of them.
  package private(set) var otherTexts: [String] = []

  /// The greatest number of lines that are kept.
  package static let mostLines = 100
  /// The greatest number of tests whose names are kept.
  package static let mostTests = 100
  /// The greatest number of texts that are kept.
  package static let mostTexts = 3

  private var knownTests: Set<Int> = []
  private let texts: [String]

  init(_ report: ConsoleReport, _ shape: LogShape) {
    self.report = report
    self.shape = shape
    lines = [report.line]
    texts = Self.texts(of: report)
  }

  /// Notes that a report was printed while a test ran.
  mutating func note(_ test: (id: Int, name: String)?, isDuringSeveral: Bool) {
    if isDuringSeveral { countDuringSeveralTests += 1 }
    if count == 1 { firstTest = test?.name }
    guard let test, knownTests.insert(test.id).inserted else { return }
    if tests.count < Self.mostTests { tests.append(test.name) }
  }

  /// Adds a report of the same cause that begins in a line.
  mutating func repeats(at line: Int) {
    count += 1
    if lines.count < Self.mostLines { lines.append(line) }
  }

  /// Notes the texts of another report of the same cause.
  mutating func note(textsOf other: ConsoleReport) {
    guard otherTexts.count < Self.mostTexts else { return }
    for text in Self.texts(of: other)
    where !texts.contains(text) && !otherTexts.contains(text) && otherTexts.count < Self.mostTexts {
      otherTexts.append(text)
    }
  }

  private static func texts(of report: ConsoleReport) -> [String] {
    var texts: [String] = []
    for case let text? in report.constraints.flatMap({ $0.items }).map({ $0.text })
    where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  /// Sixteen digits for the shape, which are the same in every log.
  package var fingerprint: String {
    let digits = String(shape.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The classes of the views, each once.
  public var classes: [String] {
    var classes: Set<String> = []
    for item in report.constraints.flatMap({ $0.items }) where !item.className.isEmpty {
      classes.insert(PrintedClass(item.className).name)
    }
    return classes.sorted()
  }
}
