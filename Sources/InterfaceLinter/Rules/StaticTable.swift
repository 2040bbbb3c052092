internal import InterfaceBuilder

/// Reports static tables outside table view controllers.
struct StaticTable: LintRule {
  let page = RulePage(
    "static-table", .compatibility, .error,
    "A table view with static cells is not the view of a table view controller",
    why: """
      Only a table view controller supplies static cells. Xcode refuses to compile the document: "Static table views are \
      only valid when embedded in UITableViewController instances". It is reported, for example, in \
      https://github.com/Tencent/QMUI_iOS/issues/720.
      """,
    mend: """
      Embed a table view controller in a container view, or choose dynamic prototypes and supply the cells in code.
      """,
    example: """
      <tableView dataMode="static" rowHeight="44" id="table"/>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <tableView dataMode="prototypes" rowHeight="44" id="table"/>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let elements = document.markup.elements
    return elements.compactMap { table in
      guard table.name == "tableView", table["dataMode"]?.value == "static",
        let owner = table.parent.map({ elements[$0].name }), owner != "tableViewController"
      else { return nil }
      return finding(
        "The table view has static cells, which only the view of a table view controller can have.",
        table)
    }
  }
}
