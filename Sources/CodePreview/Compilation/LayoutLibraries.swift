extension MissingNames {
  /// The modules of libraries that make the constraints of apps, or place views instead of constraints.
  private static let layoutLibraries: Set = [
    "Anchorage", "Cartography", "Constraint", "EasyAnchor", "EasyPeasy", "FlexLayout",
    "FrameLayoutKit", "LayoutKit", "Masonry", "Mortar", "Neon", "NorthLayout", "PinLayout",
    "PureLayout", "SnapKit", "Stevia", "SteviaLayout", "SuperLayout", "SwiftAutoLayout",
    "TinyConstraints", "YogaKit",
  ]

  /// The layout libraries without which parts of files were left out: what these files show lacks constraints.
  ///
  /// - Parameters:
  ///   - missing: The modules that each file imports and that are not here, by its path.
  ///   - messages: The messages about the files.
  /// - Returns: Their names, in alphabetical order.
  static func layoutLibraries(
    missing: [String: Set<String>], leftOut messages: [CompilerMessage]
  ) -> [String] {
    messages.filter(\.isAboutLeftOutPart)
      .reduce(into: Set<String>()) {
        $0.formUnion(missing[$1.path, default: []].intersection(layoutLibraries))
      }.sorted()
  }
}
