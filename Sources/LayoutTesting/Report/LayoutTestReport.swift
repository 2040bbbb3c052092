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
/// environment names as `LAYOUT_TEST_REPORT`. Each entry is a file of its own, from which the page is
/// made; entries of a former run are removed at the first of a new one.
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
    let mark = folder + "/.run"
    let run = Self.run
    if manager.contents(atPath: mark).map({ String(decoding: $0, as: UTF8.self) }) == run { return }
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".entry") || name.hasSuffix(".svg") || name == "index.html" {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(run.utf8).write(to: URL(fileURLWithPath: mark))
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
      return folder
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
