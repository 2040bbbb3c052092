internal import LayoutGeometry

extension ProjectFolder {
  /// Whether a folder has apps that show a library: it is beside the library, or its podspec.
  static func isOfSamples(_ name: String, beside entries: [String]) -> Bool {
    (isOfExamples(name) || ["Sample", "Samples", "Demos"].contains(name))
      && entries.contains { entry in
        [".framework", ".xcframework", ".podspec"].contains(where: entry.hasSuffix)
      }
  }
}
