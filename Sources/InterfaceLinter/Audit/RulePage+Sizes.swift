extension RulePage {
  /// The pages of what `purlin check` reports of sizes, from the certificate of `purlin prove --resizable`.
  public static let sizes: [RulePage] = [
    RulePage(
      "resizing", .appearance, .warning, "A screen breaks when its window is resized",
      why: """
        At some sizes from 320 × 320 to 1366 × 1366 points the screen has a conflict, an ambiguity, an \
        overlap, a clipped text or a view outside its superview, and at others it has not. What holds at every \
        size is reported by other rules. Each screen has one finding for each of these kinds.
        """,
      mend: """
        Let the screen scroll, allow more lines of text, or replace a required constant by an inequality; \
        'purlin explain' lists the sizes and tries repairs.
        """,
      example: """
        <constraint firstItem="box-aa-001" firstAttribute="height" constant="600" id="hei-aa-001"/>
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
        Pay.bottom <= safeArea.bottom - 8
        """),
  ]

  /// The page of a rule about sizes.
  public static func size(_ id: String) -> RulePage? { sizes.first { $0.id == id } }
}
