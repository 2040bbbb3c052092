extension RulePage {
  /// The pages of what `purlin explain` reports of a log.
  public static let logs: [RulePage] = [
    RulePage(
      "logged-conflict", .conflict, .error, "A log reports constraints that conflict",
      why: """
        UIKit or AppKit printed that it breaks a constraint, and the printed constraints cannot be satisfied \
        together. A report that proves no conflict, or whose constraints are all the system's, is a note.
        """,
      mend: "Change the constraint that 'purlin explain' names first.",
      example: """
        <constraint firstItem="lbl-aa-001" firstAttribute="width" constant="300" id="wid-aa-001"/>
        """)
  ]

  /// The page of a rule about logs.
  public static func log(_ id: String) -> RulePage? { logs.first { $0.id == id } }
}
