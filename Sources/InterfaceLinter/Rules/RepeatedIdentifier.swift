internal import InterfaceBuilder

/// Reports identifiers that two cells of one list, or two controllers of a storyboard, have.
struct RepeatedIdentifier: LintRule {
  let page = RulePage(
    "repeated-identifier", .document, .error,
    "Two cells of one list, or two view controllers, have the same identifier",
    why: """
      Code asks for a cell or a view controller by its identifier, which must belong to one. Xcode refuses to compile the \
      document: "Multiple Prototype collection view cells have the same identifier", "Two view controllers have the \
      same storyboard identifier". These are reported in https://github.com/aataraxiaa/scalingcarousel/issues/63 and \
      https://github.com/aryaxt/iOS-Slide-Menu/issues/25. It is caused by copies, and by merges. Cells of different \
      lists may have the same identifier.
      """,
    mend: "Give one of them another identifier, or delete the copy.",
    example: """
      <tableView dataMode="prototypes" rowHeight="44" id="table">
        <prototypes>
          <tableViewCell reuseIdentifier="Entry" rowHeight="44" id="entry">
            <tableViewCellContentView key="contentView" tableViewCell="entry" id="entry-content"/>
          </tableViewCell>
          <tableViewCell reuseIdentifier="Entry" rowHeight="44" id="copy">
            <tableViewCellContentView key="contentView" tableViewCell="copy" id="copy-content"/>
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
          <tableViewCell reuseIdentifier="Header" rowHeight="44" id="copy">
            <tableViewCellContentView key="contentView" tableViewCell="copy" id="copy-content"/>
          </tableViewCell>
        </prototypes>
      </tableView>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let cells = document.prototypeCells.flatMap {
      repeated($0, "reuseIdentifier", "Two cells of this list")
    }
    let controllers = document.markup.elements.filter {
      $0["sceneMemberID"]?.value == "viewController"
    }
    return cells + repeated(controllers, "storyboardIdentifier", "Two view controllers")
  }

  /// Returns a finding for each element that has the identifier of one before it.
  @MainActor
  private func repeated(
    _ elements: [MarkupIndex.Element], _ attribute: String, _ subject: String
  ) -> [LintFinding] {
    var known: [String: MarkupIndex.Element] = [:]
    return elements.compactMap { element in
      guard let identifier = element[attribute]?.value, !identifier.isEmpty else { return nil }
      guard let other = known[identifier] else {
        known[identifier] = element
        return nil
      }
      return finding(
        "\(subject) have the identifier '\(identifier)'.", element, detail: identifier,
        related: [.init(other, "the other one")])
    }
  }
}
