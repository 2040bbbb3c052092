import AutoLayout
import Testing

/// The table of formats and what they mean (`vfl:V1`–`V70`).
enum VisualFormatTable {
  struct Row: CustomTestStringConvertible, Sendable {
    let number: Int
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let constraints: [String]

    init(
      _ number: Int, _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
      means constraints: [String]
    ) {
      self.number = number
      self.format = format
      self.options = options
      self.constraints = constraints
    }

    var testDescription: String { "vfl:V\(number) \(format)" }
  }

  static let rows: [Row] = [
    .init(1, "[a]", means: []),
    .init(2, "H:[a]", means: []),
    .init(3, "[a(100)]", means: ["a.width = 100"]),
    .init(4, "[a(==100)]", means: ["a.width = 100"]),
    .init(5, "[a(>=50)]", means: ["a.width ≥ 50"]),
    .init(6, "[a(<=50@250)]", means: ["a.width ≤ 50 @250"]),
    .init(7, "[a(>=50,<=100)]", means: ["a.width ≥ 50", "a.width ≤ 100"]),
    .init(
      8, "[a(>=50@20,<=100@p,==m)]",
      means: ["a.width ≥ 50 @20", "a.width ≤ 100 @750", "a.width = 12"]),
    .init(9, "[a(m)]", means: ["a.width = 12"]),
    .init(10, "[a(b)]", means: ["a.width = b.width"]),
    .init(11, "[a(==b)]", means: ["a.width = b.width"]),
    .init(12, "[a(>=b@700)]", means: ["a.width ≥ b.width @700"]),
    .init(13, "[a(-5)]", means: ["a.width = -5"]),
    .init(14, "[a(n)]", means: ["a.width = -5"]),
    .init(15, "[a(12.5)]", means: ["a.width = 12.5"]),
    .init(16, "[a(.5)]", means: ["a.width = 0.5"]),
    .init(17, "V:[a(44)]", means: ["a.height = 44"]),
    .init(18, "V:[a(==b)]", means: ["a.height = b.height"]),
    .init(19, "|[a]|", means: ["a.leading = S.leading", "S.trailing = a.trailing"]),
    .init(20, "|-[a]-|", means: ["a.leading = S.leadingMargin", "S.trailingMargin = a.trailing"]),
    .init(21, "|-0-[a]-0-|", means: ["a.leading = S.leading", "S.trailing = a.trailing"]),
    .init(22, "|-20-[a(100)]", means: ["a.leading = S.leading + 20", "a.width = 100"]),
    .init(
      23, "|-20-[a]-30-|", means: ["a.leading = S.leading + 20", "S.trailing = a.trailing + 30"]),
    .init(
      24, "H:|-m-[a]-m-|", means: ["a.leading = S.leading + 12", "S.trailing = a.trailing + 12"]),
    .init(25, "V:|[a]|", means: ["a.top = S.top", "S.bottom = a.bottom"]),
    .init(26, "V:|-[a]-|", means: ["a.top = S.topMargin", "S.bottomMargin = a.bottom"]),
    .init(27, "V:|-10-[a]-20-|", means: ["a.top = S.top + 10", "S.bottom = a.bottom + 20"]),
    .init(28, "[a]|", means: ["S.trailing = a.trailing"]),
    .init(29, "|[a]", means: ["a.leading = S.leading"]),
    .init(30, "[a]-|", means: ["S.trailingMargin = a.trailing"]),
    .init(31, "|-(>=20)-[a]", means: ["a.leading ≥ S.leading + 20"]),
    .init(
      32, "|-(>=20,<=40@300)-[a]",
      means: ["a.leading ≥ S.leading + 20", "a.leading ≤ S.leading + 40 @300"]),
    .init(33, "[a]-(>=10)-|", means: ["S.trailing ≥ a.trailing + 10"]),
    .init(34, "[a]-(-5)-|", means: ["S.trailing = a.trailing - 5"]),
    .init(35, "|-(n)-[a]", means: ["a.leading = S.leading - 5"]),
    .init(36, "|-n-[a]", means: ["a.leading = S.leading - 5"]),
    .init(37, "[a][b]", means: ["b.leading = a.trailing"]),
    .init(38, "[a]-[b]", means: ["b.leading = a.trailing + 8"]),
    .init(39, "[a]-10-[b]", means: ["b.leading = a.trailing + 10"]),
    .init(40, "[a]-m-[b]", means: ["b.leading = a.trailing + 12"]),
    .init(41, "[a]-10@250-[b]", means: ["b.leading = a.trailing + 10 @250"]),
    .init(42, "[a]-m@p-[b]", means: ["b.leading = a.trailing + 12 @750"]),
    .init(43, "[a]-(10)-[b]", means: ["b.leading = a.trailing + 10"]),
    .init(44, "[a]-(==10)-[b]", means: ["b.leading = a.trailing + 10"]),
    .init(45, "[a]-(>=8@750)-[b]", means: ["b.leading ≥ a.trailing + 8 @750"]),
    .init(
      46, "[a]-(>=8,<=20)-[b]",
      means: ["b.leading ≥ a.trailing + 8", "b.leading ≤ a.trailing + 20"]),
    .init(47, "[a]-(-8)-[b]", means: ["b.leading = a.trailing - 8"]),
    .init(48, "V:[a]-[b]", means: ["b.top = a.bottom + 8"]),
    .init(49, "V:[a]-12-[b]", means: ["b.top = a.bottom + 12"]),
    .init(
      50, "[a(100)]-[b(a)]",
      means: ["a.width = 100", "b.leading = a.trailing + 8", "b.width = a.width"]),
    .init(
      51, "|[a][b(a)][c(a)]|",
      means: [
        "a.leading = S.leading", "b.leading = a.trailing", "b.width = a.width",
        "c.leading = b.trailing", "c.width = a.width", "S.trailing = c.trailing",
      ]),
    .init(
      52, "|-[a(>=50)]-8-[b(a)]-|",
      means: [
        "a.leading = S.leadingMargin", "a.width ≥ 50", "b.leading = a.trailing + 8",
        "b.width = a.width", "S.trailingMargin = b.trailing",
      ]),
    .init(
      53, "V:|-20-[a(44)]-[b]-(>=0)-[c(b@999)]-20-|",
      means: [
        "a.top = S.top + 20", "a.height = 44", "b.top = a.bottom + 8", "c.top ≥ b.bottom",
        "c.height = b.height @999", "S.bottom = c.bottom + 20",
      ]),
    .init(
      54, " H: | - 20 - [ a ( 100 ) ] ", means: ["a.leading = S.leading + 20", "a.width = 100"]),
    .init(55, "[a]-0-[a]", means: ["a.leading = a.trailing"]),
    .init(56, "[guide]-[a]", means: ["a.leading = guide.trailing + 8"]),
    .init(57, "[a]-[b]", .alignAllTop, means: ["b.leading = a.trailing + 8", "a.top = b.top"]),
    .init(
      58, "[a]-[b]-[c]", [.alignAllTop, .alignAllBottom],
      means: [
        "b.leading = a.trailing + 8", "c.leading = b.trailing + 8", "a.top = b.top",
        "a.bottom = b.bottom", "b.top = c.top", "b.bottom = c.bottom",
      ]),
    .init(
      59, "[a]-[b]", .alignAllLastBaseline,
      means: ["b.leading = a.trailing + 8", "a.lastBaseline = b.lastBaseline"]),
    .init(
      60, "|-[a]-[b]-|", .alignAllCenterY,
      means: [
        "a.leading = S.leadingMargin", "b.leading = a.trailing + 8",
        "S.trailingMargin = b.trailing", "a.centerY = b.centerY",
      ]),
    .init(
      61, "V:[a]-[b]", .alignAllLeading, means: ["b.top = a.bottom + 8", "a.leading = b.leading"]),
    .init(
      62, "V:[a][b][c]", [.alignAllLeading, .alignAllTrailing],
      means: [
        "b.top = a.bottom", "c.top = b.bottom", "a.leading = b.leading", "a.trailing = b.trailing",
        "b.leading = c.leading", "b.trailing = c.trailing",
      ]),
    .init(63, "[a]", .alignAllTop, means: []),
    .init(
      64, "|-[a]-|", .alignAllTop,
      means: ["a.leading = S.leadingMargin", "S.trailingMargin = a.trailing"]),
    .init(
      65, "|-[a]-5-[b]|", .directionLeftToRight,
      means: ["a.left = S.leftMargin", "b.left = a.right + 5", "S.right = b.right"]),
    .init(
      66, "|-5-[a]-6-[b]-7-|", .directionRightToLeft,
      means: ["S.right = a.right + 5", "a.left = b.right + 6", "b.left = S.left + 7"]),
    .init(67, "|-[a]", .directionRightToLeft, means: ["S.rightMargin = a.right"]),
    .init(
      68, "V:|-5-[a]-6-[b]", .directionRightToLeft,
      means: ["a.top = S.top + 5", "b.top = a.bottom + 6"]),
    .init(
      69, "V:[a]-20-[b]", .spacingBaselineToBaseline,
      means: ["b.firstBaseline = a.lastBaseline + 20"]),
    .init(
      70, "V:|-20-[a]-20-[b]-20-|", .spacingBaselineToBaseline,
      means: [
        "a.top = S.top + 20", "b.firstBaseline = a.lastBaseline + 20", "S.bottom = b.bottom + 20",
      ]),
  ]
}
