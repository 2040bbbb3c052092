extension RulePage {
  /// The pages of what `purlin check` reports of sizes, from the certificate of `purlin prove --resizable`.
  public static let sizes: [RulePage] = [
    RulePage(
      "resizing", .appearance, .warning, "A screen breaks when its window is resized",
      why: """
        At some sizes from 320 × 320 to 1366 × 1366 points the screen has a conflict, an ambiguity, an \
        overlap, a clipped text or a view outside its superview, and at others it has not. What holds at every \
        size is reported by other rules. Rows of table views, and cells in xibs, are checked at the widths that windows give \
        the table. Each screen has one finding for each of these kinds. In an app that supports \
        one orientation only, or requires the full screen, it is a note unless a device as it comes, older ones \
        included, has such a size; `purlin prove --resizable` counts it in any case. A required constraint that holds at \
        one size only is reported as canvas-only-constraint.
        """,
      mend: """
        Let the screen scroll, allow more lines of text, or replace a required constant by an inequality; \
        'purlin explain' lists the sizes and tries repairs.
        """,
      example: """
        <view id="map"/>
        <constraint firstItem="map" firstAttribute="top" secondItem="safe" secondAttribute="top" id="map-top"/>
        <constraint firstItem="map" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="map-leading"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="map" secondAttribute="trailing" id="safe-trailing"/>
        <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="map" secondAttribute="bottom" id="safe-bottom"/>
        <constraint firstItem="map" firstAttribute="height" constant="620" id="map-height"/> <!-- windows can be lower -->
        """,
      corrected: """
        <view id="map"/>
        <constraint firstItem="map" firstAttribute="top" secondItem="safe" secondAttribute="top" id="map-top"/>
        <constraint firstItem="map" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="map-leading"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="map" secondAttribute="trailing" id="safe-trailing"/>
        <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="map" secondAttribute="bottom" id="safe-bottom"/>
        <constraint firstItem="map" firstAttribute="height" constant="620" priority="750" id="map-height"/>
        """),
    RulePage(
      "assertion", .appearance, .error, "An assertion does not hold at every size",
      why: """
        A file beside the document, of the same name with the extension .assertions, states what must hold at \
        every size from 320 × 320 to 1366 × 1366 points, and it does not at some that windows have.
        """,
      mend: """
        Change the constraints that 'purlin explain' lists, or limit the assertion to the sizes that are meant: \
        Title.isWhole where screen.width >= 375
        """,
      example: """
        <button buttonType="system" id="pay" userLabel="Pay">
          <state key="normal" title="Pay"/>
        </button>
        <constraint firstItem="pay" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="pay-leading"/>
        <constraint firstItem="pay" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="600" id="pay-top"/>
        <!-- beside the document: Pay.bottom <= safeArea.bottom - 8 -->
        """,
      corrected: """
        <button buttonType="system" id="pay" userLabel="Pay">
          <state key="normal" title="Pay"/>
        </button>
        <constraint firstItem="pay" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="pay-leading"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="pay" secondAttribute="bottom" constant="8" id="safe-bottom"/>
        <!-- beside the document: Pay.bottom <= safeArea.bottom - 8 -->
        """),
  ]

  /// The page of a rule about sizes.
  public static func size(_ id: String) -> RulePage? { sizes.first { $0.id == id } }
}
