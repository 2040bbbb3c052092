package import Foundation

extension FileManager {
  /// Returns the paths of everything in a folder and its subfolders, relative to it; none if it cannot be read.
  package func paths(below folder: String) -> [String] {
    enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  }

  /// Returns the sorted names of what is directly in a folder; none if it cannot be read.
  package func names(in folder: String) -> [String] {
    ((try? contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
