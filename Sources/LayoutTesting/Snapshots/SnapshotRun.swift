internal import Foundation

/// The comparisons of this process.
final class SnapshotRun: @unchecked Sendable {
  static let shared = SnapshotRun()

  // Guarded by the lock: tests of other actors may run at the same time.
  private let lock = NSLock()
  private var texts: [String: String] = [:]
  private var tests: [String: Set<String>] = [:]

  /// Records a comparison; returns an error if another one in this run had the same file
  /// and another text.
  func note(_ file: SnapshotFile, _ text: String) -> String? {
    lock.withLock {
      tests[file.folder, default: []].insert(file.test)
      if let former = texts[file.path], former != text {
        return "two layouts of this test would have the same snapshot, \(file.name); "
          + "tell them apart with 'named:'"
      }
      texts[file.path] = text
      return nil
    }
  }

  /// Removes all comparisons, for the tests of this module.
  func reset() {
    lock.withLock {
      texts = [:]
      tests = [:]
    }
  }

  /// The files of a test of this process that it has not read.
  func unread(in folder: String) -> [String] {
    let (read, tests) = lock.withLock { (Set(texts.keys), self.tests[folder] ?? []) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      guard let test = name.split(separator: ".").first.map(String.init) else { return false }
      return tests.contains(test) && !read.contains(folder + "/" + name)
    }
  }
}
