extension RulePage {
  /// The pages of what `purlin explain` reports of a log.
  package static let logs: [RulePage] = [
    RulePage(
      "logged-conflict", .conflict, .error, "A log reports constraints that conflict",
      why: """
        UIKit or AppKit printed that it breaks a constraint, and the printed constraints cannot be satisfied \
        together. A report that proves no conflict, or whose constraints are all the system's, is a note.
        """,
      mend: "Change the constraint that 'purlin explain' names first.",
      example: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600001 UILabel:0x7f8001.width == 300   (active)>",
            "<NSLayoutConstraint:0x600002 UILabel:0x7f8001.width == 280   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600002 UILabel:0x7f8001.width == 280   (active)>
        """,
      corrected: """
        2026-01-01 12:00:00.000 App[1:1] The screen is shown without a report.
        """)
  ]

  /// The page of a rule about logs.
  public static func log(_ id: String) -> RulePage? { logs.first { $0.id == id } }
}
