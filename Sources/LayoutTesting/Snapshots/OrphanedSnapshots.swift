internal import Foundation

/// Returns the snapshots beside a test file that no test records.
///
/// A snapshot is orphaned if its test file does not exist, or has no function of its name. The sources are
/// read, so it does not matter which tests run, or in which order. For tests that have run in this process
/// already, files that they did not read are orphaned as well.
///
/// - Parameter folder: The folder of the tests; folders below it are included.
/// - Returns: Sorted paths.
public func orphanedLayoutSnapshots(in folder: String) -> [String] {
  let manager = FileManager.default
  guard let walk = manager.enumerator(atPath: folder) else { return [] }
  var orphans: [String] = []
  for case let path as String in walk where path.hasSuffix("__Snapshots__") {
    let place = folder + "/" + path
    let sources = (place as NSString).deletingLastPathComponent
    let files = (try? manager.contentsOfDirectory(atPath: place)) ?? []
    for file in files.sorted() {
      let kept = place + "/" + file
      let snapshots = ((try? manager.contentsOfDirectory(atPath: kept)) ?? []).sorted()
      guard let source = try? String(contentsOfFile: "\(sources)/\(file).swift", encoding: .utf8)
      else {
        orphans += snapshots.map { "\(kept)/\($0)" }
        continue
      }
      let tests = functions(in: source)
      let unread = Set(SnapshotRun.shared.unread(in: kept))
      orphans += snapshots.filter { name in
        let test = name.split(separator: ".").first.map(String.init) ?? name
        return !tests.contains(test) || unread.contains(name)
      }.map { "\(kept)/\($0)" }
    }
  }
  return orphans
}

/// The functions of a source file, as they occur in the names of snapshots.
private func functions(in source: String) -> Set<String> {
  var names: Set<String> = []
  for line in source.split(separator: "\n") {
    guard let keyword = line.range(of: "func ") else { continue }
    names.insert(SnapshotFile.test(String(line[keyword.upperBound...])))
  }
  return names
}

/// Expects that no snapshot beside the test file, or in folders below, is orphaned.
///
///     @Test func snapshots() { expectNoOrphanedLayoutSnapshots() }
public func expectNoOrphanedLayoutSnapshots(
  file: StaticString = #filePath, line: UInt = #line
) {
  let folder = ("\(file)" as NSString).deletingLastPathComponent
  let orphans = orphanedLayoutSnapshots(in: folder)
  guard !orphans.isEmpty else { return }
  let shown = orphans.prefix(10).map { "\n  \($0)" }.joined()
  TestFailure.record(
    "\(orphans.count) snapshot\(orphans.count == 1 ? " belongs" : "s belong") to no test:\(shown)"
      + (orphans.count > 10 ? "\n  …" : ""),
    at: TestLocation(file, line))
}
