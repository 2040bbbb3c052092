import ConflictAnalysis
import Testing

/// What is said of views in a container of given size.
struct ContainerAdviceTests {
  @Test(arguments: [
    "Continue:0x71", "UIButton:0x71", "UIImageView:0x71",
  ])
  func `a view whose class is not printed may have a size of its own`(_ view: String) throws {
    let isNamed = !view.hasPrefix("UI")
    let name = isNamed ? "Continue" : view
    let names = isNamed ? ", names: \(view) " : ""
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60 \(name).top == UIView:0x70.top + 90   (active\(names))>",
          "<NSLayoutConstraint:0x61 UIView:0x70.bottom == \(name).bottom + 610   (active\(names))>",
          "<NSLayoutConstraint:0x62 'UIView-Encapsulated-Layout-Height' UIView:0x70.height == 667>"
      )
      """
    let diagnosis = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    let repairs = try #require(diagnosis.conflicts.first).repairs
    #expect(repairs.first?.harm == nil)
    for repair in repairs {
      switch repair.change {
      case .relax, .remove: #expect(repair.harm == nil)
      default: #expect(repair.harm != nil, "\(repair)")
      }
    }
    #expect(diagnosis.description.contains("then has no size."))
  }

  @Test(arguments: [
    "V:[UIView:0x70]-(0)-[UIImageView:0x71]", "UIView:0x70.bottom == UIImageView:0x71.top",
  ])
  func `a gap between a view and its superview is meant for neighbors`(_ gap: String) throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(12)-[UIImageView:0x71]|UIView:0x70", gap, "UIView:0x70.height == 300",
      ]))
    #expect(found.suspectedLines == [1])
    #expect(found.description.contains("It places UIImageView beyond UIView, which contains it"))
    #expect(found.description.contains("- Remove number"))
  }

  @Test(arguments: [("UITableViewCellContentView", "row"), ("Demo.Panel", "frame")])
  func `what is squeezed in a row or a frame is no damage`(
    _ container: (String, String)
  ) throws {
    let view = "\(container.0):0x70"
    let text = try #require(
      Report.diagnosis([
        "V:|-(16)-[UILabel:0x71]|\(view)", "V:[UILabel:0x71]-(10)-[UITextView:0x72]",
        "UITextView:0x72.height == 900", "V:[UITextView:0x72]-(16)-|   |\(view)",
        "mask \(view).height == 40",
      ])
    ).description
    #expect(text.contains("Repairs (each verified):"))
    #expect(!text.contains("; but "))
    #expect(text.contains(" a height of at least 942, with the other listed constraints"))
    #expect(text.contains("Give the \(container.1)"))
    #expect(text.contains("The report also says that the height of UITextView is 900: by itself"))
  }

  @Test func `a limit between two pins leaves space at one end`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "H:|-(0)-[Demo.Bubble:0x71]|Demo.Chat:0x70", "Demo.Bubble:0x71.width <= 240",
        "Demo.Bubble:0x71.trailing == Demo.Chat:0x70.trailing",
        "'UIView-Encapsulated-Layout-Width' Demo.Chat:0x70.width == 390",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .limitBetweenPins)
    let text = diagnosis.description
    #expect(text.contains("Change number 3 from = to ≤."), "\(text)")
    #expect(!text.contains("one too many"))
  }

  @Test(arguments: [("331.3", "402"), ("331", "401.667")])
  func `a width that fits but for rounding is superfluous`(_ sizes: (String, String)) throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "H:|-(8)-[UIImageView:0x71]|Demo.Row:0x70", "UIImageView:0x71.width == 54",
        "H:[UIImageView:0x71]-(8)-[UILabel:0x72]", "UILabel:0x72.width == \(sizes.0)",
        "UILabel:0x72.trailing == Demo.Row:0x70.trailing",
        "'UIView-Encapsulated-Layout-Width' Demo.Row:0x70.width == \(sizes.1)",
      ]))
    #expect(diagnosis.suspectedLines.first == 3)
    #expect(diagnosis.conflicts.first?.suspect?.reason == .sizeRounding)
    #expect(diagnosis.description.contains("- Remove number 4."))
  }

  @Test(arguments: ["2.22507e-308", "1.17549e-38", "0.01"])
  func `a height of almost 0 means that there is no header`(_ height: String) throws {
    let text = try #require(
      Report.diagnosis([
        "V:|-(12)-[UILabel:0x71]|Demo.Header:0x70",
        "UILabel:0x71.bottom == Demo.Header:0x70.bottom - 6",
        "'UIView-Encapsulated-Layout-Height' Demo.Header:0x70.height == \(height)",
      ])
    ).description
    #expect(text.contains("such as CGFloat.leastNormalMagnitude, tells the list"), "\(text)")
  }

  @Test func `two chains have a sum of their own each`() throws {
    let text = try #require(
      Report.diagnosis([
        "V:|-(6)-[UIImageView:0x71]|\(Self.cell)", "UIImageView:0x71.height == 20",
        "UIImageView:0x71.bottom == \(Self.cell).bottom - 6", "V:|-(0)-[UILabel:0x72]|\(Self.cell)",
        "UILabel:0x72.height == 30", "V:[UILabel:0x72]-(10)-[UIView:0x73]",
        "UIView:0x73.bottom == \(Self.cell).bottom",
      ])
    ).description
    #expect(text.contains(" make the height of UITableViewCellContentView 32, but numbers "))
    #expect(text.contains(" make it at least 40: 8 points apart."), "\(text)")
  }

  private static let cell = "UITableViewCellContentView:0x7c"

  @Test func `of two arrangements of one view either may be the wrong one`() throws {
    let lines = [
      "V:|-(9)-[UIStackView:0x71]|Demo.Header:0x70", "V:[UILabel:0x73]-(7)-[UIView:0x72]",
      "V:|-(0)-[UIView:0x72]|Demo.Header:0x70", "V:[UIStackView:0x71]-(5)-[UILabel:0x73]",
    ]
    let log =
      Report.text(lines)
      + "Will attempt to recover by breaking constraint\n"
      + "<NSLayoutConstraint:0x610 \(lines[1])   (active)>\n"
    let diagnosis = try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
    #expect(diagnosis.suspectedLines.sorted() == [1, 2], "\(diagnosis)")
    #expect(diagnosis.description.contains("deactivate one before you activate the other"))
  }
}
