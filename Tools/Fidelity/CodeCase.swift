package import Foundation
internal import InterfaceBuilder

/// A class of written code, with the document and the layout root from which it comes.
@MainActor
package struct CodeCase {
  let path: String
  let rootID: String
  let make: () -> NSObject

  /// Creates a case; `make` creates an object of the class.
  package init(path: String, rootID: String, make: @escaping () -> NSObject) {
    (self.path, self.rootID, self.make) = (path, rootID, make)
  }

  /// Compares the cases of each document, and prints the differences and the number of equal documents.
  package static func runAll(_ documents: [[CodeCase]]) {
    var (equal, frames, differing, open) = (0, 0, 0, 0)
    for cases in documents {
      guard let path = cases.first?.path,
        let data = FileManager.default.contents(atPath: path),
        let document = try? InterfaceDocument(parsing: [UInt8](data))
      else { continue }
      // A trap ends the run here.
      FileHandle.standardOutput.write(Data("# \(path)\n".utf8))
      var comparison = CodeComparison(document)
      for entry in cases { comparison.compare(rootID: entry.rootID, make: entry.make) }
      frames += comparison.frameCount
      open += comparison.openCount
      differing += Set(comparison.differences.map { $0.situation + $0.id }).count
      if comparison.differences.isEmpty { equal += 1 }
      for difference in comparison.differences.prefix(6) {
        FileHandle.standardOutput.write(
          Data("  \(difference.situation): \(difference.text)\n".utf8))
      }
      if comparison.differences.count > 6 { print("  … \(comparison.differences.count) in all") }
    }
    print(
      "\(equal) of \(documents.count) documents equal; \(frames - differing) of \(frames) views, "
        + "of which \(open) are ambiguous or in conflict in the document and have another frame in the code"
    )
  }
}
