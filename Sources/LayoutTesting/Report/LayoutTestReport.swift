internal import Foundation

/// The entry of a run's report for one snapshot.
struct ReportEntry: Codable, Hashable {
  var test: String
  /// The source's file and line.
  var place: String
  /// The snapshot's path.
  var snapshot: String
  /// The changed lines, or that it was recorded.
  var message: String
  /// The pictures, as SVG; nil without a picture.
  var before: String?
  var after: String?
}

/// The HTML report of a run: one page for all processes that a run starts.
///
/// It is written to `.build/LayoutTestReport` in the package of the tests, or to the folder that the
/// environment names as `LAYOUT_TEST_REPORT`; if that contains other files, to a folder in it. Each entry
/// is a file of its own, from which the page is made; entries of a former run are removed at the first of
/// a new one, from a folder that is marked as a report's.
final class LayoutTestReport: @unchecked Sendable {
  static let shared = LayoutTestReport()

  // Guarded by the lock.
  private let lock = NSLock()
  private var begun: Set<String> = []

  /// Adds an entry and writes the page again; returns the page's path.
  @discardableResult
  func add(_ entry: ReportEntry) -> String {
    let folder = Self.folder(for: entry.snapshot)
    return lock.withLock {
      let manager = FileManager.default
      if begun.insert(folder).inserted { Self.begin(folder) }
      try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let name = (entry.snapshot as NSString).lastPathComponent
      let file = ((entry.snapshot as NSString).deletingLastPathComponent as NSString)
        .lastPathComponent
      let stem = "\(folder)/\(file).\(name)"
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if let data = try? encoder.encode(entry) {
        try? data.write(to: URL(fileURLWithPath: stem + ".entry"), options: .atomic)
      }
      for (word, picture) in [("before", entry.before), ("after", entry.after)] {
        guard let picture else { continue }
        try? Data(picture.utf8).write(
          to: URL(fileURLWithPath: "\(stem).\(word).svg"), options: .atomic)
      }
      let page = folder + "/index.html"
      let entries = Self.entries(in: folder)
      try? Data(ReportPage(entries: entries).html.utf8).write(
        to: URL(fileURLWithPath: page), options: .atomic)
      return page
    }
  }

  /// The entries of a folder, sorted by file name.
  static func entries(in folder: String) -> [ReportEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".entry") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap {
        try? JSONDecoder().decode(ReportEntry.self, from: $0)
      }
    }
  }

  /// Removes the entries of another run.
  ///
  /// A run starts one process or more for each test library; they have the same parent.
  private static func begin(_ folder: String) {
    let manager = FileManager.default
    let mark = folder + "/" + markName
    if text(of: mark) == beginning + run { return }
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    where isReported(name) && isMarked(folder) {
      let path = "\(folder)/\(name)"
      let type = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeRegular { try? manager.removeItem(atPath: path) }
    }
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data((beginning + run).utf8).write(to: URL(fileURLWithPath: mark), options: .atomic)
  }

  /// Whether a report contains files of this name.
  private static func isReported(_ name: String) -> Bool {
    [".entry", ".before.svg", ".after.svg"].contains { name.hasSuffix($0) } || name == "index.html"
  }

  // MARK: The mark

  /// The file that marks a folder as a report's, and says of which run.
  private static let markName = ".run"
  private static let beginning = "LayoutTestReport\n"

  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isMarked(_ folder: String) -> Bool {
    guard let text = text(of: "\(folder)/\(markName)") else { return false }
    // Earlier versions wrote the number of the run only.
    return text.hasPrefix(beginning) || !text.isEmpty && text.allSatisfy(\.isNumber)
  }

  /// A folder for a report in one that the user names: itself, if nothing else is in it.
  private static func ownFolder(_ named: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: named)) ?? []
    // While another process writes the mark, there is a hidden file in the folder.
    let isFree = names.allSatisfy { $0.hasPrefix(".") && $0 != markName }
    return isFree || isMarked(named) ? named : named + "/LayoutTestReport"
  }

  private static var run: String {
    #if canImport(Glibc) || canImport(Darwin) || canImport(Musl)
    return "\(getppid())"
    #else
    return "\(ProcessInfo.processInfo.processIdentifier)"
    #endif
  }

  /// The folder of the report: that of the environment, or `.build` in the package that contains a file.
  static func folder(for file: String) -> String {
    if let folder = SnapshotSettings.environment["LAYOUT_TEST_REPORT"], !folder.isEmpty {
      return ownFolder(folder)
    }
    var place = URL(fileURLWithPath: file).deletingLastPathComponent()
    while place.path.count > 1 {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path)
      {
        return place.appendingPathComponent(".build/LayoutTestReport").path
      }
      place.deleteLastPathComponent()
    }
    return NSTemporaryDirectory() + "LayoutTestReport"
  }
}
