import TestSupport
import Testing

@testable import ConflictAnalysis

/// The numbers and words of an answer agree with each other.
@Suite(.late) struct ConflictWordsTests {
  private func answer(_ text: String) -> String {
    ConsoleReader.reports(in: Array(text.utf8)).map { LogDiagnosis($0).text() }.joined()
  }

  /// The numbers after some words, up to a word.
  private func number(_ words: String, _ text: Substring) -> Double? {
    guard let start = text.firstRange(of: words)?.upperBound else { return nil }
    let digits = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }

  /// The value of a sum as it is printed.
  private func value(_ sum: Substring) -> Double? {
    var total = 0.0
    var (sign, product) = (1.0, 1.0)
    var isDivided = false
    for word in sum.split(separator: " ") {
      switch word {
      case "+", "−":
        total += sign * product
        (sign, product) = (word == "+" ? 1 : -1, 1)
      case "×": continue
      case "÷": isDivided = true
      default:
        guard let number = Double(word.replacing("−", with: "-")) else { return nil }
        product = isDivided ? product / number : product * number
        isDivided = false
      }
    }
    return total + sign * product
  }

  @Test(arguments: Cause.all.indices)
  func `the sum, the shortage and the repairs agree in printed numbers`(_ index: Int) throws {
    for seed in 0..<UInt64(Rounds.areAll ? 200 : 1) {
      let lines = Cause.all[index].lines(seed: UInt64(index * 100_000) + seed)
      let log = LogWriter.report(lines, breaking: lines.first)
      let diagnosis = try #require(
        ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
      guard diagnosis.conflicts.count == 1, let sum = diagnosis.conflicts[0].sum else { continue }
      let text = diagnosis.text()
      let close = 1e-3
      var shortage: Double?
      for line in text.split(separator: "\n") {
        if shortage == nil, line.contains(" points too ") || line.contains(" point too ") {
          let end = try #require(
            line.firstRange(of: line.contains("points too") ? " points too" : " point too"))
          let words = line[..<end.lowerBound]
          shortage = words.split(separator: " ").last.flatMap { Double($0) }
          #expect(shortage != nil, "\(line)")
          if let equals = line.firstRange(of: " = "), let but = line.firstRange(of: ", but "),
            let stated = words.split(separator: " ").dropLast().last.flatMap({
              Double($0.dropLast())
            }),
            let written = value(line[..<equals.lowerBound]),
            let implied = Double(line[equals.upperBound..<but.lowerBound])
          {
            #expect(abs(written - implied) < close, "\(line)")
            #expect(abs(abs(stated - implied) - (shortage ?? 0)) < close, "\(line)")
          }
        }
        guard let shortage, sum.factors.allSatisfy({ abs($0) == 1 }),
          // Half of a size counts.
          !text.contains("centre")
        else { continue }
        guard !line.contains("other listed constraints") else { continue }
        if let off = number("it will then be ", line) {
          #expect(abs(off - shortage) < close, "\(text)")
        }
        if line.contains("Change the constant"), let old = number(" from ", line),
          let new = number(" to ", line), !line.contains("= to")
        {
          #expect(abs(abs(new - old) - shortage) < close || new == -old || new == 0, "\(text)")
        }
      }
    }
  }

  @Test func `a lower bound is what a constant has to be`() {
    let text = answer(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 V:|-(10)-[UILabel:0x71]   (active, names: '|':UIView:0x70 )>",
          "<NSLayoutConstraint:0x62 V:[UILabel:0x71]-(20)-[UIButton:0x72]   (active)>",
          "<NSLayoutConstraint:0x63 V:|-(4)-[UIButton:0x72]   (active, names: '|':UIView:0x70 )>"
      )
      """)
    #expect(text.contains(" has to be at least 30, but it is 4: 26 points too few."))
  }

  /// A view in another one with two pins and a width: what is seen is known by construction.
  @Test(arguments: 0..<30)
  func `what is seen on screen is the layout without the broken constraint`(
    _ seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let isVertical = Bool.random(using: &random)
    let (start, end, size) =
      isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    let (lead, trail) = (
      Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random)
    )
    let (inner, outer) = (
      Int.random(in: 50...400, using: &random), Int.random(in: 100...400, using: &random)
    )
    guard lead + inner + trail != outer else { return }
    let lines = [
      "<NSLayoutConstraint:0x61 UILabel:0x7a.\(start) == CardView:0x7b.\(start) + \(lead)   (active)>",
      "<NSLayoutConstraint:0x62 UILabel:0x7a.\(size) == \(inner)   (active)>",
      "<NSLayoutConstraint:0x63 CardView:0x7b.\(end) == UILabel:0x7a.\(end) + \(trail)   (active)>",
      "<NSLayoutConstraint:0x64 CardView:0x7b.\(size) == \(outer)   (active, names: '|':UIView:0x7c )>",
      "<NSLayoutConstraint:0x65 H:|-(0)-[UILabel:0x7a]   (active, names: '|':CardView:0x7b )>",
    ]
    let list = lines[..<4].shuffled(using: &random)
    func first(_ broken: Int) -> String {
      let other = isVertical ? lines[4] : lines[4].replacing("H:", with: "V:")
      let text =
        "Unable to simultaneously satisfy constraints.\n(\n"
        + (list + [other]).map { "    \"\($0)\"" }.joined(separator: ",\n")
        + "\n)\n\nWill attempt to recover by breaking constraint \n\(lines[broken])\n"
      return String(answer(text).prefix { $0 != "\n" })
    }
    func points(_ count: Int) -> String { count == 1 ? "1 point" : "\(count) points" }
    let word = isVertical ? "high" : "wide"
    // Without the width.
    let room = outer - lead - trail
    if room >= 0 {
      #expect(first(1).contains("so UILabel is \(room) \(word) instead of \(inner): a conflict"))
    }
    // Without the far pin.
    let inset = outer - lead - inner
    let far = first(2)
    if inset < 0 {
      #expect(
        far.contains("so UILabel ends \(points(-inset)) outside CardView: a conflict"), "\(far)")
    } else if inset > 0 {
      #expect(
        far.contains("so UILabel ends \(points(inset)) before the \(end) edge of CardView: "),
        "\(far)")
    }
    // Without the size of the outer view.
    #expect(
      first(3).contains("so CardView is \(lead + inner + trail) \(word) instead of \(outer): "))
  }

  @Test func `AppKit is named by its views`() {
    let text = answer(
      """
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x61 NSView:0x71.width == 10   (active)>",
          "<NSLayoutConstraint:0x62 NSView:0x71.width == 20   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x62 NSView:0x71.width == 20   (active)>
      """)
    #expect(
      text.hasPrefix(
        "Line 1: AppKit broke number 2, so NSView is 10 wide instead of 20: a conflict"))
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasPrefix("Likely mistake: either number 1 or number 2. "))
    #expect(text.contains("NSView is 0x71."))
  }

  @Test func `a mask is the view's whose frame it keeps, not the superview's`() throws {
    let mask = "h=-&- v=-&- V:[CardView:0x71]-(0)-|   (active, names: '|':UIView:0x72 )"
    let text = answer(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x61 \(mask)>",
          "<NSLayoutConstraint:0x62 CardView:0x71.bottom == UIView:0x72.bottom - 20   (active)>"
      )

      """)
    #expect(text.contains("It comes from the frame of CardView: "), "\(text)")
    #expect(text.contains("Set translatesAutoresizingMaskIntoConstraints of CardView to false."))
  }

  @Test func `the size of a scroll view's content is no action sheet's`() {
    let text = answer(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<_UIScrollViewAutomaticContentSizeConstraint:0x61 UITableView:0x71.contentHeight{id: 1} == -5>"
      )

      """)
    #expect(text.contains("Not yours: this constraint is made by the scroll view"), "\(text)")
    #expect(text.contains("1. the height of the content of UITableView is -5"), "\(text)")
    #expect(text.contains("UITableView is 0x71.") && !text.contains("content of UITableView is 0"))
    #expect(!text.contains("sheet"), "\(text)")
  }

  @Test func `a repair is off by what is printed, as far as that agrees`() throws {
    let text = answer(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UIImageView:0x71.height == 19   (active)>",
          "<NSLayoutConstraint:0x62 V:|-(10.5)-[UIImageView:0x71]   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x63 V:[UIImageView:0x71]-(10.5)-|   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x64 UIView:0x72.height == 49   (active)>"
      )

      """)
    #expect(text.contains(" to priority 999; it will then be 9 points off."), "\(text)")
    #expect(!text.contains("8.99"), "\(text)")
  }

  @Test func `a sum of more than eight terms is grouped`() {
    func sum(_ parts: [Double], factor: Double = 1) -> String {
      ConflictProse(ConstraintSystem()).arithmetic(
        ConflictSum(
          member: 0, parts: parts, factors: parts.map { $0 < 0 ? -factor : factor },
          implied: parts.reduce(0, +), stated: 0, bounds: []))
    }
    #expect(sum([20, 100, -8, 100]) == "20 + 100 − 8 + 100")
    let chain = (0..<101).map { $0 % 2 == 0 ? 44.0 : 8 }
    #expect(sum(chain) == "51 × 44 + 50 × 8")
    #expect(
      sum((1...20).map { Double($0) }) == "14 + 15 + 16 + 17 + 18 + 19 + 20 + 91 (13 other terms)")
    #expect(sum((1...10).map { Double(-$0) }).hasSuffix(" − 6 (3 other terms)"))
    #expect(sum([90 / 0.5625], factor: 1 / 0.5625) == "90 ÷ 0.5625")
    #expect(sum([45], factor: 0.5) == "0.5 × 90")
  }

  @Test func `two constraints that may as well be changed are both named`() throws {
    let text = answer(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(0)-[UIView:0x71]   (active, names: '|':UITableViewCellContentView:0x72 )>",
          "<NSLayoutConstraint:0x62 UIView:0x71.height == 80   (active)>",
          "<NSLayoutConstraint:0x63 UIView:0x71.bottom == UITableViewCellContentView:0x72.bottom   (active)>",
          "<NSLayoutConstraint:0x64 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x72.height == 50   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x62 UIView:0x71.height == 80   (active)>
      """)
    let lines = text.split(separator: "\n")
    #expect(
      lines[1].hasPrefix("Change first: either number 3 or number 2. The list sets a row height"))
    #expect(lines[1].contains("With priority 999 either of them yields"))
    let repairs = lines.filter { $0.hasPrefix("  - ") }
    #expect(repairs[0].hasPrefix("  - Lower number 3 "))
    #expect(repairs[1].hasPrefix("  - Lower number 2 "))
  }

  @Test func `a label that has no height does not lose it by a repair`() {
    let text = answer(
      """
      (
          "<NSLayoutConstraint:0x61 V:|-(0)-[UILabel:0x71]   (active, names: '|':UIView:0x70 )>",
          "<NSLayoutConstraint:0x62 UILabel:0x71.height == 40   (active)>",
          "<NSLayoutConstraint:0x63 V:[UILabel:0x71]-(0)-[UILabel:0x72]   (active)>",
          "<NSLayoutConstraint:0x64 UILabel:0x72.height == 0   (active)>",
          "<NSLayoutConstraint:0x65 V:[UILabel:0x72]-(0)-|   (active, names: '|':UIView:0x70 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x66 h=--& v=--& UIView:0x70.height == 34   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x62 UILabel:0x71.height == 40   (active)>
      """)
    #expect(text.contains("Lower number "))
    #expect(!text.contains("has no size"), "\(text)")
  }
}
