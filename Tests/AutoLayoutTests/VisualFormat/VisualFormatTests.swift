import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct VisualFormatTests {
  let parent = TestItem("S")
  let views: [String: Any]
  let metrics: [String: Any] = ["m": 12, "p": 750.0, "n": NSNumber(value: -5)]

  init() {
    var views: [String: Any] = ["guide": TestGuide("guide", in: parent), "x": TestItem("x")]
    for name in ["a", "b", "c", "d"] { views[name] = TestItem(name, in: parent) }
    self.views = views
  }

  private func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ more: [String: Any] = [:]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try NSLayoutConstraint.constraints(
      checkingVisualFormat: format, options: options,
      metrics: metrics.merging(more) { $1 }, views: views)
  }

  private func mistake(
    in format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ more: [String: Any] = [:]
  ) -> VisualFormatError? {
    do {
      _ = try read(format, options, more)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    .rules(
      "vfl:F1.1, F1.3, F1.6, F1.11, F1.12, F2.1–F2.6, F2.8, F3.2, F3.5, F4.1, F4.2",
      "vfl:F4.4, V1–V70"), arguments: VisualFormatTable.rows)
  func `each format means its constraints, in order`(_ row: VisualFormatTable.Row) throws {
    #expect(try read(row.format, row.options).map(\.plainText) == row.constraints)
  }

  @Test(
    .rules("vfl:F1.1, F1.2, F1.5, F1.8, F1.11, F6.1, F6.3–F6.18, V71–V110"),
    arguments: VisualFormatErrorTable.rows)
  func `each mistake has Apple's words and caret`(_ row: VisualFormatErrorTable.Row) throws {
    let error = try #require(mistake(in: row.format, row.options))
    #expect(error.message == row.message)
    #expect(error.column == row.column)
  }

  @Test(.rules("vfl:F1.3, F6.5, F6.19"))
  func `the caret stands below the mistake`() {
    let error = mistake(in: "H:  [self.arrows]")
    let text = """
      Unable to parse constraint format: \

      self is not a key in the views dictionary. \

      H:[self.arrows] \

             ^
      """

    #expect(error?.description == text)
    #expect(error?.problem.exceptionName == "NSInvalidArgumentException")
    #expect(error?.offset == 9)
  }

  @Test(.rules("vfl:F6.1, F6.2"))
  func `mistakes without a place have one line`() {
    #expect(
      mistake(in: " \t")?.description == "Unable to parse constraint format: It's an empty string.")
    #expect(
      mistake(in: "[ä]")?.description
        == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  @Test(arguments: [
    ("[a]-5-", "Expected more input", 6), ("[a]-(5)", "Expected more input", 7),
    ("[a]-(5", "Expected ')' or ','", 6), ("[a(1.2.3)]", "Expected ')' or ','", 6),
    ("||", "Expected a view", 1), ("|5[a]", "Expected a view", 1), ("H[a]", "Expected a view", 0),
    (
      "[a(.)]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 3
    ),
    (
      "[a()]",
      "Expected a number or key from the metrics dictionary, but encountered something else", 3
    ),
  ])
  func `what the table leaves out follows its neighbours`(
    _ format: String, _ message: String, _ column: Int
  ) {
    let error = mistake(in: format)
    #expect(error?.message == message)
    #expect(error?.column == column)
  }

  @Test(.rules("vfl:F6.20"))
  func `superviews are asked for before options`() {
    #expect(mistake(in: "|[x]|", .alignAllLeading)?.kind == .noSuperview)
    #expect(mistake(in: "[x][x]", .alignAllLeading)?.kind == .alignsHorizontally)
  }

  @Test(.rules("vfl:F2.9"))
  func `each bar uses the superview of its own neighbour`() throws {
    let (one, two) = (TestItem("one"), TestItem("two"))
    let (a, b) = (TestItem("a", in: one), TestItem("b", in: two))
    let constraints = try NSLayoutConstraint.constraints(
      checkingVisualFormat: "|[a][b]|", views: ["a": a, "b": b])

    #expect(
      constraints.map(\.plainText) == [
        "a.leading = one.leading", "b.leading = a.trailing", "two.trailing = b.trailing",
      ])
  }

  @Test(.rules("vfl:F4.1", "constraints:C5.6, C11.8"))
  func `the standard space is a symbol until it is set`() throws {
    let gap = try #require(try read("[a]-[b]").first)
    #expect(gap.description.contains("-(NSSpace(8))-"))

    gap.constant = 10
    #expect(gap.description.contains("-(10)-"))
    gap.constant = 8
    #expect(gap.description.contains("-(8)-"))
  }

  @Test(.rules("vfl:F4.3"))
  func `older systems put 20 points beside the superview`() throws {
    let constraints = try NSLayoutConstraint.constraints(
      checkingVisualFormat: "|-[a]-(>=5)-|", views: views, superviewSpacing: .points20)

    #expect(
      constraints.map(\.plainText) == ["a.leading = S.leading + 20", "S.trailing ≥ a.trailing + 5"])
    #expect(constraints.first?.description.contains("H:|-(NSSpace(20))-[") == true)
  }

  @Test(.rules("vfl:F4.2"))
  func `the standard space beside the superview keeps nothing but the margin`() throws {
    // No symbol, for the constant is zero.
    let constraint = try #require(try read("|-[a]").first)
    #expect(constraint.secondAttribute == .leadingMargin)
    #expect(!constraint.description.contains("NSSpace"))
  }

  @Test(.rules("vfl:F1.4, F1.5"))
  func `a format is ASCII, and dots are not part of names`() {
    #expect(mistake(in: "[ä]")?.message.contains("non-ASCII") == true)
    #expect(mistake(in: "[self.a]")?.message.contains("self") == true)
    #expect(mistake(in: "h:[a]") != nil)
  }

  @Test(.rules("vfl:F3.4"))
  func `an alignment has no effect on a single view, whatever its axis`() throws {
    // Published code passes alignAllTop with "V:|-[v]".
    #expect(try read("V:|-[a]", .alignAllTop).map(\.plainText) == read("V:|-[a]").map(\.plainText))
    #expect(mistake(in: "H:|-[a]-|", .alignAllLeading) == nil)
  }

  @Test(.rules("vfl:F1.10"))
  func `a format has no multipliers`() {
    #expect(mistake(in: "[a(2*b)]")?.message == "Expected ')' or ','")
    #expect(mistake(in: "[a(b*2)]")?.message == "Expected ')' or ','")
  }

  @Test(.rules("vfl:F3.2–F3.4"))
  func `several alignments work, across the format's axis only`() throws {
    let aligned = try read("[a][b][c]", [.alignAllTop, .alignAllBottom]).map(\.plainText)
    #expect(aligned.count == 2 + 4)
    for edge in ["top", "bottom"] {
      #expect(aligned.contains("a.\(edge) = b.\(edge)"), "\(aligned)")
      #expect(aligned.contains("b.\(edge) = c.\(edge)"), "\(aligned)")
    }
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllLeading, .alignAllLeft, .alignAllCenterX,
    ] {
      #expect(mistake(in: "[a][b]", option)?.kind == .alignsHorizontally)
      #expect(mistake(in: "V:[a][b]", option) == nil)
    }
  }

  @Test(.rules("vfl:F4.6, F6.21"))
  func `a view may stand twice, and its superview between views`() throws {
    #expect(try read("[a][b][a]").count == 2)
    let gap = try #require(
      try NSLayoutConstraint.constraints(
        checkingVisualFormat: "[s]-[a]", views: views.merging(["s": parent]) { $1 }
      ).first)
    #expect(gap.secondItem === parent || gap.firstItem === parent)
  }

  @Test(.rules("vfl:F2.7"))
  func `all constraints are fresh`() throws {
    for constraint in try read("|-[a(>=b@20)]-m-[b]-|", .alignAllTop) {
      #expect(constraint.multiplier == 1)
      #expect(constraint.identifier == nil)
      #expect(!constraint.isActive)
      #expect(!constraint.shouldBeArchived)
    }
  }

  @Test(.rules("vfl:F1.9"))
  func `a metric is any number`() throws {
    let sevens: [Any] = [
      7, 7.0, Float(7), CGFloat(7), Int8(7), UInt64(7), NSNumber(value: 7), UILayoutPriority(7),
      Decimal(7),
    ]
    for seven in sevens {
      #expect(try read("[a(k)]", [], ["k": seven]).map(\.plainText) == ["a.width = 7"])
    }
  }

  @Test(.rules("vfl:F1.9"))
  func `a metric that is no number is missing`() {
    #expect(mistake(in: "[a(k)]", [], ["k": "7"])?.kind == .unknownMetric("k"))
  }

  @Test(.rules("vfl:F1.7"))
  func `metrics hide views`() throws {
    #expect(try read("[a(b)]", [], ["b": 3]).map(\.plainText) == ["a.width = 3"])
  }

  @Test(.rules("vfl:F1.13", "constraints:C6.1"))
  func `a priority of 1000 or more is required, one of 0 or less is illegal`() throws {
    #expect(try read("[a(5@1001)]").first?.priority == .required)
    #expect(try read("[a(5@999.5)]").first?.priority == UILayoutPriority(999.5))
    for format in ["[a(5@0)]", "[a]-5@0-[b]", "[a(5@-1)]", "[a(5@n)]"] {
      let problem = try #require(mistake(in: format)?.problem)
      #expect(problem.exceptionName == "NSInternalInconsistencyException")
      #expect(problem.reason.hasPrefix("It's illegal to set priority:"))
    }
  }

  @Test(.rules("constraints:C5.1"))
  func `an infinite metric is no constant`() throws {
    let problem = try #require(mistake(in: "[a(k)]", [], ["k": Double.infinity])?.problem)
    #expect(problem.reason.hasPrefix("NSLayoutConstraint constant is not finite!"))
    #expect(mistake(in: "[a(5@k)]", [], ["k": Double.nan]) != nil)
  }

  @Test(.rules("vfl:F1.12", "constraints:C4.7"))
  func `something that is no item cannot be constrained`() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(checkingVisualFormat: "[a(5)]", views: ["a": "a"])
    }
    #expect(
      error?.problem.reason.hasSuffix("Constraint items must each be a view or layout guide.")
        == true)
  }

  @Test(.rules("vfl:F3.1"))
  func `raw values are Apple's`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let options: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .alignmentMask, .directionLeadingToTrailing, .directionLeftToRight,
      .directionRightToLeft, .directionMask, .spacingEdgeToEdge, .spacingBaselineToBaseline,
      .spacingMask,
    ]
    #expect(
      options.map(\.rawValue) == [
        2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 0xFFFF, 0, 0x10000, 0x20000, 0x30000, 0,
        0x80000, 0x80000,
      ])
    #expect(Options.alignAllBaseline == .alignAllLastBaseline)
  }

  @Test func `a format that cannot be read stops the program in Apple's words`() async {
    // vfl: §6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[z]", metrics: nil, views: [:])
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("'NSInvalidArgumentException', reason: 'Unable to parse constraint"))
    #expect(output.contains("z is not a key in the views dictionary. \n[z] \n  ^"))
  }
}
