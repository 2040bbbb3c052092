internal import LayoutAudit

extension RulePage {
  /// The pages of what `purlin audit` asks, in the order of their findings.
  public static let audits: [RulePage] = [
    RulePage(
      "hit-area", .accessibility, .warning, "Something to touch is smaller than 44 × 44 points",
      why: """
        People miss what is smaller. A view that takes touches beyond its bounds in code of the app is \
        reported as a note where its class is the app's own. Controls whose size is Apple's own, such as \
        a switch, are left out.
        """,
      mend: "Make the control higher and wider, or give it a minimum size with constraints.",
      example: """
        <button id="btn-aa-001"><rect key="frame" x="20" y="20" width="30" height="30"/></button>
        """),
    RulePage(
      "missing-label", .accessibility, .warning, "A control has no accessibility label",
      why: """
        VoiceOver reads a switch without a label as "on". Buttons with an image alone are reported; those \
        with a symbol of Apple's, which has a description, as a note.
        """,
      mend: "Set the accessibility label in the identity inspector, or in code.",
      example: """
        <switch id="swt-aa-001" on="YES"/>
        """),
    RulePage(
      "contrast", .accessibility, .warning, "Text has too little contrast",
      why: """
        Both colors are known and their ratio is below what WCAG 2.1 asks for at level AA: 4.5:1, from 18 \
        points on and for bold text 3:1. From 3:1 on it is a note, as Apple's own accent color on white \
        is. Where an image, an effect or nothing opaque is behind a text, that is a note as well.
        """,
      mend: "Choose a darker or lighter color, in dark appearance as well.",
      example: """
        <label text="Name" id="lbl-aa-001"><color key="textColor" white="0.8" alpha="1"/></label>
        """),
    RulePage(
      "dynamic-type", .accessibility, .warning, "Text does not follow the reader's text size",
      why: """
        The font has the same size at every text size. A text style that does not follow a change while \
        the text is shown is a note.
        """,
      mend: "Choose a text style, and tick Automatically Adjusts Font.",
      example: """
        <label text="Name" id="lbl-aa-001">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """),
    RulePage(
      "clipped-at-large-sizes", .accessibility, .warning,
      "Text is clipped at the largest text size",
      why: "It shows whole at the default text size and not at the largest, AX5.",
      mend: "Allow more lines, and no fixed height; let the screen scroll.",
      example: """
        <label text="A long title" numberOfLines="1" id="lbl-aa-001"/>
        """),
    RulePage(
      "truncated-translation", .localization, .warning, "Text is clipped in a longer language",
      why: """
        It shows whole as it is, and not in a language given with --languages or with each text twice, \
        as Xcode's double-length pseudolanguage has it.
        """,
      mend: "Allow more lines, or let the view grow with its text.",
      example: """
        <label text="Save" id="lbl-aa-001"><rect key="frame" x="0" y="0" width="40" height="21"/></label>
        """),
    RulePage(
      "unmirrored", .localization, .warning, "A view stays on its side from right to left",
      why: """
        Laid out from right to left it is not where it would be mirrored. Views whose semantic content \
        attribute keeps them, and what is in them, are left out.
        """,
      mend: "Use leading and trailing instead of left and right.",
      example: """
        <constraint firstItem="lbl-aa-001" firstAttribute="left" secondItem="root" secondAttribute="left"/>
        """),
  ]

  /// The page of a rule of the audit.
  public static func audit(_ id: String) -> RulePage? { audits.first { $0.id == id } }

  /// The page of a rule of the linter or of the audit.
  public static func described(_ id: String) -> RulePage? { named(id) ?? audit(id) }
}
