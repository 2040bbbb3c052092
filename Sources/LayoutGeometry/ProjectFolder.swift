/// What the name of a folder says about its files.
package enum ProjectFolder {
  /// The folders into which package managers put dependencies.
  package static let dependencies: Set<String> = ["Pods", "Carthage", "SourcePackages"]

  /// The folders of dependencies and of build products.
  package static let foreign = dependencies.union(["DerivedData"])

  /// Whether a folder is one of dependencies or build products, or a localization that Xcode exported.
  package static func isForeign(_ name: some StringProtocol) -> Bool {
    foreign.contains(String(name)) || name.hasSuffix(".xcloc")
  }

  /// Whether a folder has no sources of an app: a foreign one, one of tests, or one of other tools.
  package static func isWithoutSources(_ name: some StringProtocol) -> Bool {
    isForeign(name) || ["build", "node_modules", "vendor", "fastlane"].contains(String(name))
      || name.hasSuffix("Tests") || name.hasSuffix(".playground")
  }

  /// Whether a folder of a library has sources that show or measure it.
  package static func isOfExamples(_ name: some StringProtocol) -> Bool {
    ["Example", "Examples", "Demo", "Benchmarks"].contains(String(name))
  }
}
