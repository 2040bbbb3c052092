extension SourceAdaptation {
  /// The name of the file that dispatches the messages of a module.
  public static let moduleFileName = "PurlinMessages.swift"

  /// The names of the adapted files, each different: files of one module may share a name with another
  /// in another folder, and the compiler refuses that.
  ///
  /// The plugin's code names its outputs by the same rule.
  public static func outputNames(for paths: [String]) -> [String] {
    paths.enumerated().map { index, path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "Adapted\(index)-\(name)"
    }
  }
}
