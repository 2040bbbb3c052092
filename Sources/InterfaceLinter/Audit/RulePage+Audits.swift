internal import LayoutAudit

extension RulePage {
  /// The pages of the rules of `purlin audit`, in the order of their findings.
  public static let audits: [RulePage] = [
    RulePage(
      "hit-area", .accessibility, .warning, "A hit area is smaller than 44 × 44 points",
      why: """
        Smaller controls are hard to touch. For a custom class the finding is a note, because its code \
        may accept touches outside its bounds. Controls whose size Apple sets, such as a switch, are not \
        reported, nor buttons that do nothing: without an action, segue, menu or outlet. \
        Unless the rule is selected, `check` makes it a note in a document that gives no view \
        an accessibility label.
        """,
      mend: "Make the control higher and wider, or give it a minimum size with constraints.",
      example: """
        <button buttonType="system" id="close">
          <rect key="frame" x="16" y="40" width="30" height="30"/>
          <constraints>
            <constraint firstAttribute="width" constant="30" id="width"/>
            <constraint firstAttribute="height" constant="30" id="height"/>
          </constraints>
          <state key="normal" title="×"/>
          <connections>
            <action selector="close:" destination="controller" eventType="touchUpInside" id="action"/>
          </connections>
        </button>
        """,
      corrected: """
        <button buttonType="system" id="close">
          <rect key="frame" x="16" y="40" width="44" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="44" id="width"/>
            <constraint firstAttribute="height" constant="44" id="height"/>
          </constraints>
          <state key="normal" title="×"/>
          <connections>
            <action selector="close:" destination="controller" eventType="touchUpInside" id="action"/>
          </connections>
        </button>
        """),
    RulePage(
      "missing-label", .accessibility, .warning, "A control has no accessibility label",
      why: """
        VoiceOver reads a switch without a label as "on". Buttons that show only an image are reported; \
        for one of Apple's symbols, which have descriptions, and for a view of which code sets the label, the finding is a \
        note. Unless the rule is selected, `check` makes it a note in a document that gives no view \
        an accessibility label.
        """,
      mend: "Set the accessibility label in the identity inspector, or in code.",
      example: """
        <switch on="YES" id="switch"/>
        """,
      corrected: """
        <switch on="YES" id="switch">
          <accessibility key="accessibilityConfiguration" label="Notifications"/>
        </switch>
        """),
    RulePage(
      "contrast", .accessibility, .warning, "Text has too little contrast",
      why: """
        Both colors are known, and their contrast ratio is below the minimum of WCAG 2.1, level AA: 4.5:1, \
        or 3:1 for bold text and from 18 points on. From 3:1 on the finding is a note, because Apple's own \
        accent color on white has such a ratio. It is also a note if an image, an effect or nothing opaque \
        is behind the text. \
        Unless the rule is selected, `check` makes it a note in a document that gives no view \
        an accessibility label. In dark appearance, it is a note in a document of Xcode 10 and earlier, and \
        is not reported in an app that is always light: by its property list, or because its delegate makes \
        its window light and no code sets another appearance.
        """,
      mend: "Choose a darker or lighter color, in dark appearance as well.",
      example: """
        <label text="Name" id="name">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <color key="textColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </label>
        """,
      corrected: """
        <label text="Name" id="name">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <color key="textColor" white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </label>
        """),
    RulePage(
      "dynamic-type", .accessibility, .warning, "Text does not follow the preferred text size",
      why: """
        The font has the same size at every text size. If the font has a text style and does not follow a \
        change while the text is shown, the finding is a note. So it is if code sets the font or passes the outlet \
        to a function for fonts, and for buttons of classes of their own. Characters of icon fonts are not reported. \
        Unless the rule is selected, `check` makes it a note in a document of which less than half of \
        the fonts have text styles.
        """,
      mend: "Choose a text style, and select Automatically Adjusts Font.",
      example: """
        <label text="Name" id="name">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """,
      corrected: """
        <label text="Name" adjustsFontForContentSizeCategory="YES" id="name">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """),
    RulePage(
      "clipped-at-large-sizes", .accessibility, .warning,
      "Text is clipped at the largest text size",
      why: """
        The text is clipped at the largest text size, AX5, and not at the default one. If code sets the text, its font or \
        its frame, and for buttons of classes of their own, the finding is a note. A line without letters that descend, \
        such as one of capitals, needs no height for them.
        """,
      mend: "Allow more lines, remove fixed heights, and let the screen scroll.",
      example: """
        <label text="A title of medium length" lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" id="title">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="title-top"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="title-leading"/>
        <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" constant="16" id="safe-trailing"/>
        """,
      corrected: """
        <label text="A title of medium length" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="title">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="title-top"/>
        <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="title-leading"/>
        <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" constant="16" id="safe-trailing"/>
        """),
    RulePage(
      "truncated-translation", .localization, .warning, "Text is clipped in a longer language",
      why: """
        The text is clipped in a language that the app has or that is given with --languages, and not in the language \
        of the document. Where no translation of the text is known, it is a note: with the length that translations into \
        the app's languages usually have, or doubled, as in Xcode's double-length pseudolanguage, if no other language \
        is known. Chinese, Japanese, Korean, Arabic, Hebrew, Persian and Thai texts are not longer than English ones. Not \
        lengthened are texts in other letters than English ones, texts that code sets, data such as amounts and \
        addresses, and the texts of a document that is not translated while others are.
        """,
      mend: "Allow more lines, or let the view grow with its text.",
      example: """
        <label text="Save" lineBreakMode="tailTruncation" id="save">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <constraints>
            <constraint firstAttribute="width" constant="44" id="width"/>
          </constraints>
        </label>
        """,
      corrected: """
        <label text="Save" lineBreakMode="tailTruncation" id="save">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <constraints>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44" id="width"/>
          </constraints>
        </label>
        """),
    RulePage(
      "unmirrored", .localization, .warning, "A view is not mirrored from right to left",
      why: """
        In the right-to-left layout the view is not at the mirrored position. Views whose semantic content \
        attribute prevents mirroring, and their subviews, are not reported. \
        Unless the rule is selected, `check` makes it a note in an app without a language that is written \
        from right to left. A language counts if the app has texts in it, and not only a library.
        """,
      mend: "Use leading and trailing instead of left and right.",
      example: """
        <label text="Name" id="name"/>
        <constraint firstItem="name" firstAttribute="left" secondItem="safe" secondAttribute="left" constant="16" id="name-left"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
        """,
      corrected: """
        <label text="Name" id="name"/>
        <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="name-top"/>
        """),
  ]

  /// The page of a rule of the audit.
  package static func audit(_ id: String) -> RulePage? { audits.first { $0.id == id } }

  /// The page of a rule of the linter, of the audit, of sizes, of sources or of logs.
  package static func described(_ id: String) -> RulePage? {
    named(id) ?? audit(id) ?? size(id) ?? source(id) ?? log(id)
  }

  /// The pages of the rules of `purlin check`, in the order in which they are listed.
  package static let checks: [RulePage] = all + audits + sizes + sources + logs
}
