internal import InterfaceBuilder

/// Reports prototype cells that code cannot ask for.
struct MissingIdentifier: LintRule {
  let page = RulePage(
    "missing-identifier", .document, .warning,
    "A prototype cell has no reuse identifier",
    why: """
      Code dequeues a prototype cell by its reuse identifier, so one without can never be shown. Xcode warns: \
      "Prototype table cells must have reuse identifiers". It is reported, for example, in \
      https://github.com/wordpress-mobile/WordPress-iOS/issues/8216. Static cells need none.
      """,
    mend: "Give the cell a reuse identifier, or delete it.",
    example: """
      <tableView dataMode="prototypes" rowHeight="44" id="table">
        <prototypes>
          <tableViewCell rowHeight="44" id="entry">
            <tableViewCellContentView key="contentView" tableViewCell="entry" id="entry-content"/>
          </tableViewCell>
        </prototypes>
      </tableView>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <tableView dataMode="prototypes" rowHeight="44" id="table">
        <prototypes>
          <tableViewCell reuseIdentifier="Entry" rowHeight="44" id="entry">
            <tableViewCellContentView key="contentView" tableViewCell="entry" id="entry-content"/>
          </tableViewCell>
        </prototypes>
      </tableView>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.prototypeCells.joined().compactMap { cell in
      guard (cell["reuseIdentifier"]?.value ?? "").isEmpty else { return nil }
      return finding("The prototype cell has no reuse identifier, so code cannot ask for it.", cell)
    }
  }
}
