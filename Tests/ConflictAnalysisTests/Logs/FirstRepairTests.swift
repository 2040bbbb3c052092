import ConflictAnalysis
import TestSupport
import Testing

/// Which repair comes first, for the kinds of logs that people post.
@Suite(.late) struct FirstRepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The action and the number of the constraint, from 1; `ignore` where nobody should change any.
    var repair: String
    var reason: ConflictDiagnosis.Reason?
    var lines: [String]
    var testDescription: String { name }
  }

  private static let cell = "UITableViewCellContentView:0x7c"

  static let cases: [Case] = [
    Case(
      name: "a mask left on", repair: "mask 1", reason: .leftoverMask,
      lines: [
        "mask UIButton:0x7a'Go'.width == 0", "H:|-(20)-[UIButton:0x7a'Go']|UIView:0x7b",
        "UIButton:0x7a'Go'.trailing == UIView:0x7b.trailing - 20",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 375",
      ]),
    Case(
      name: "a mask left on, printed from the superview", repair: "mask 1", reason: .leftoverMask,
      lines: [
        "mask H:[UIButton:0x7a'Go']-(15)-|   |UIView:0x7b", "UIButton:0x7a'Go'.width == 230",
        "H:|-(20)-[UIButton:0x7a'Go']|UIView:0x7b",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 240",
      ]),
    Case(
      name: "a clip view keeps its mask", repair: "lower 3", reason: .neverYields,
      lines: [
        "mask NSClipView:0x7a.minX == 0|NSScrollView:0x7b",
        "mask H:[NSClipView:0x7a]-(15)-|   |NSScrollView:0x7b", "NSClipView:0x7a.width == 230",
        "NSScrollView:0x7b.width == 240",
      ]),
    Case(
      name: "a class of UIKit with a mangled name", repair: "ignore", reason: nil,
      lines: [
        "_TtCC5UIKit9Container6Button:0x7a.width <= 106.667",
        "'fittingSizeHTarget' _TtCC5UIKit9Container6Button:0x7a.width == 120",
      ]),
    Case(
      name: "the mask of a container that only contains", repair: "lower 3",
      reason: .againstFrame,
      lines: [
        "mask UIView:0x7b.height == 86", "V:|-(0)-[UIButton:0x7a'Go']|UIView:0x7b",
        "UIButton:0x7a'Go'.bottom == UIView:0x7b.bottom - 42", "UIButton:0x7a'Go'.height == 52",
      ]),
    Case(
      name: "a cell's height: the bottom pin, wherever it is listed", repair: "lower 1",
      reason: .cellHeight,
      lines: [
        "UIImageView:0x7a.bottom == \(cell).bottom - 8", "UIImageView:0x7a.height == 60",
        "V:|-(8)-[UIImageView:0x7a]|\(cell)",
        "'UIView-Encapsulated-Layout-Height' \(cell).height == 44",
      ]),
    Case(
      name: "a width of 0 before the first layout", repair: "lower 2", reason: .temporarySize,
      lines: [
        "H:|-(13)-[Demo.TagView:0x7a]|Demo.Header:0x7b",
        "Demo.TagView:0x7a.trailing == Demo.Header:0x7b.trailing - 13",
        "'UIView-Encapsulated-Layout-Width' Demo.Header:0x7b.width == 0",
      ]),
    Case(
      name: "a trial width, through a view that fills the container", repair: "lower 2",
      reason: .temporarySize,
      lines: [
        "H:|-(5)-[UITextField:0x7a]|UIView:0x7b",
        "UITextField:0x7a.trailing == UIView:0x7b.trailing - 5",
        "H:|-(0)-[UIView:0x7b]|Demo.InputBar:0x7c",
        "UIView:0x7b.trailing == Demo.InputBar:0x7c.trailing",
        "'_UITemporaryLayoutWidth' Demo.InputBar:0x7c.width == 0",
      ]),
    Case(
      name: "a width that a background hands to its container", repair: "relax 3",
      reason: .tooSmall,
      lines: [
        "H:|-(10)-[UILabel:0x7a'Hi']|UIView:0x7b", "H:[UILabel:0x7a'Hi']-(11)-|   |UIView:0x7b",
        "UIImageView:0x7c.width == 1", "UIImageView:0x7c.width == UIView:0x7b.width",
      ]),
    Case(
      name: "a frame that its mask makes negative", repair: "mask 2", reason: .shrunkFrame,
      lines: [
        "V:[UIScrollView:0x7a]-(64)-|   |UIView:0x7b",
        "mask Demo.Page:0x7c.height == UIScrollView:0x7a.height - 386",
        "mask UIView:0x7b.height == 480", "V:|-(45)-[UIScrollView:0x7a]|UIView:0x7b",
      ]),
    Case(
      name: "a mask's position, whose superview only a bar names", repair: "mask 1",
      reason: .leftoverMask,
      lines: [
        "mask UIImageView:0x7a.midX == + 14.5", "mask UIImageView:0x7a.width == 26",
        "H:|-(8)-[UIImageView:0x7a]|Demo.TagView:0x7b",
      ]),
    Case(
      name: "the content view of a cell that is 0 high", repair: "ignore", reason: nil,
      lines: [
        "mask UIView:0x7a.height == UICollectionViewCell:0x7b.height - 0.5",
        "'UIView-Encapsulated-Layout-Height' UICollectionViewCell:0x7b.height == 0",
      ]),
    Case(
      name: "a content view of a list, printed without identifiers", repair: "lower 1",
      reason: .temporarySize,
      lines: ["\(cell).width == 320", "\(cell).width == 0"]),
    Case(
      name: "margins before the first layout", repair: "lower 2", reason: .temporarySize,
      lines: [
        "UILabel:0x7a'Hi'.leading == UIView:0x7b.leadingMargin",
        "UIView:0x7b.trailingMargin == UILabel:0x7a'Hi'.trailing",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 0",
      ]),
    Case(
      name: "a view hidden by a stack view", repair: "lower 2", reason: .hidden,
      lines: [
        "V:|-(8)-[UILabel:0x7a'Hi']|UIView:0x7b",
        "UILabel:0x7a'Hi'.bottom == UIView:0x7b.bottom - 8",
        "'UISV-hiding' UIView:0x7b.height == 0",
      ]),
    Case(
      name: "a nested stack view that is hidden", repair: "spacing 4", reason: nil,
      lines: [
        "'UISV-canvas-connection' UIStackView:0x7a.top == UILabel:0x7b'T'.top",
        "'UISV-canvas-connection' V:[UILabel:0x7c'B']-(0)-|   |UIStackView:0x7a",
        "'UISV-hiding' UIStackView:0x7a.height == 0",
        "'UISV-spacing' V:[UILabel:0x7b'T']-(8)-[UILabel:0x7c'B']",
      ]),
    Case(
      name: "a pin beside a stack view's", repair: "remove 1", reason: .arrangedSubview,
      lines: [
        "UIView:0x7a.trailing == UIStackView:0x7c.trailing",
        "'UISV-canvas-connection' UIStackView:0x7c.trailing == UILabel:0x7b.trailing",
        "'UISV-spacing' H:[UIView:0x7a]-(10)-[UILabel:0x7b]",
        "'UISV-canvas-connection' UIStackView:0x7c.leading == UIView:0x7a.leading",
      ]),
    Case(
      name: "two constants", repair: "remove 1", reason: .duplicate,
      lines: ["UIView:0x7a.height == 200", "UIView:0x7a.height == 84"]),
    Case(
      name: "a collapsed height beside another", repair: "lower 1", reason: .collapsed,
      lines: ["UIView:0x7a.height == 120", "UIView:0x7a.height == 0"]),
    Case(
      name: "a collapsed control beside its height", repair: "lower 2", reason: .collapsed,
      lines: ["Demo.BannerView:0x7a.height == 0", "Demo.BannerView:0x7a.height == 50"]),
    Case(
      name: "a collapsed height below a minimum", repair: "lower 2", reason: .collapsed,
      lines: ["UIView:0x7a.height == 0", "UIView:0x7a.height >= 44"]),
    Case(
      name: "an equation below a minimum", repair: "constant 2", reason: .outOfRange,
      lines: ["Demo.Button:0x7a.height >= 44", "Demo.Button:0x7a.height == 20"]),
    Case(
      name: "a sign turned round", repair: "constant 3", reason: .wrongSign,
      lines: [
        "UILabel:0x7a.width == 300", "H:|-(16)-[UILabel:0x7a]|UIView:0x7b",
        "UILabel:0x7a.trailing == UIView:0x7b.trailing + 16",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 332",
      ]),
    Case(
      name: "two views, each below the other", repair: "remove 2", reason: .circle,
      lines: [
        "V:[UIView:0x7a]-(8)-[UIView:0x7b]", "V:[UIView:0x7b]-(8)-[UIView:0x7a]",
      ]),
    Case(
      name: "an edge at the screen's and at the safe area's", repair: "remove 2",
      reason: .screenEdge,
      lines: [
        "UIView:0x7a.bottom == UILayoutGuide:0x7b'UIViewSafeAreaLayoutGuide'.bottom",
        "UIView:0x7a.bottom == UIView:0x7c.bottom",
        "'UIViewSafeAreaLayoutGuide-bottom' UIView:0x7c.bottom == "
          + "UILayoutGuide:0x7b'UIViewSafeAreaLayoutGuide'.bottom + 34",
      ]),
    Case(
      name: "a width of another device", repair: "remove 1", reason: .overdetermined,
      lines: [
        "UIView:0x7a.width == 768", "UIView:0x7a.trailing == UIView:0x7b.trailing",
        "H:|-(0)-[UIView:0x7a]|UIView:0x7b",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 320",
      ]),
    Case(
      name: "the keyboard", repair: "ignore", reason: nil,
      lines: [
        "'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x7a.bottom == "
          + "_UIKBCompatInputView:0x7b.top",
        "'assistantHeight' UISystemInputAssistantView:0x7c.height == 45",
        "'assistantView.bottom' UISystemInputAssistantView:0x7c.bottom == "
          + "_UIKBCompatInputView:0x7b.top",
        "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x7a]-(0)-"
          + "[UISystemInputAssistantView:0x7c]",
      ]),
    Case(
      name: "an action sheet", repair: "ignore", reason: nil,
      lines: ["UIView:0x7a.width == - 16"]),
    Case(
      name: "a toolbar with an empty frame", repair: "ignore", reason: nil,
      lines: [
        "mask _UIToolbarContentView:0x7a.height == 0",
        "V:|-(0)-[_UIButtonBarStackView:0x7b]|_UIToolbarContentView:0x7a",
        "_UIButtonBarStackView:0x7b.bottom == _UIToolbarContentView:0x7a.bottom",
        "'UISV-canvas-connection' _UIButtonBarStackView:0x7b.top == _UIModernBarButton:0x7c.top",
        "_UIButtonBarStackView:0x7b.bottom >= _UIModernBarButton:0x7c.bottom + 8",
      ]),
    Case(
      name: "a keyboard extension's height", repair: "lower 1", reason: .cellHeight,
      lines: [
        "UIInputView:0x7a.height == 250",
        "'UIView-Encapsulated-Layout-Height' UIInputView:0x7a.height == 216",
      ]),
    Case(
      name: "Interface Builder's own", repair: "remove 1", reason: .prototype,
      lines: [
        "'IB auto generated at build time for view with fixed frame' "
          + "H:|-(20)-[UILabel:0x7a]|UIView:0x7b",
        "H:|-(100)-[UILabel:0x7a]|UIView:0x7b",
      ]),
    Case(
      name: "a height beside an aspect ratio", repair: "lower 2", reason: .overdetermined,
      lines: [
        "UIView:0x7a.width == 1.5*UIView:0x7a.height", "UIView:0x7a.height == 150",
        "H:|-(0)-[UIView:0x7a]|UIView:0x7b", "UIView:0x7a.trailing == UIView:0x7b.trailing",
        "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 414",
      ]),
    Case(
      name: "a stack view with a size of its own", repair: "lower 1", reason: .sizeFollows,
      lines: [
        "UIStackView:0x7a.height == 100", "UIView:0x7b.height == 60", "UIView:0x7c.height == 60",
        "'UISV-canvas-connection' UIStackView:0x7a.top == UIView:0x7b.top",
        "'UISV-canvas-connection' UIStackView:0x7a.bottom == UIView:0x7c.bottom",
        "'UISV-spacing' V:[UIView:0x7b]-(8)-[UIView:0x7c]",
      ]),
  ]

  private static func words(_ repair: Repair, _ diagnosis: LogDiagnosis) -> String {
    let place = diagnosis.listPlaces[repair.change.place] + 1
    return switch repair.change {
    case .lower: "lower \(place)"
    case .setConstant: "constant \(place)"
    case .relax: "relax \(place)"
    case .remove: "remove \(place)"
    case .moveAnchor: "anchor \(place)"
    case .setMultiplier: "multiplier \(place)"
    case .turnOffMask: "mask \(place)"
    case .resize: "size \(place)"
    case .closeSpacing: "spacing \(place)"
    }
  }

  @Test(arguments: cases)
  func `the first repair is the one people would take`(_ example: Case) throws {
    let diagnosis = try #require(Report.diagnosis(example.lines))
    #expect(diagnosis.report.unreadable == 0)
    let conflict = try #require(diagnosis.conflicts.first, "\(diagnosis)")
    #expect(conflict.repairs.first.map { Self.words($0, diagnosis) } ?? "ignore" == example.repair)
    #expect(conflict.suspect?.reason == example.reason)
  }

  @Test(arguments: cases)
  func `nothing that belongs to the system is weighed or edited`(_ example: Case) throws {
    let diagnosis = try #require(Report.diagnosis(example.lines))
    for conflict in diagnosis.conflicts {
      for suspect in conflict.suspects {
        let origin = diagnosis.system.statements[suspect.member].origin
        let isOfMask = suspect.reason == .leftoverMask || suspect.reason == .shrunkFrame
        #expect(origin == .author || origin == .mask && isOfMask)
      }
      for repair in conflict.repairs {
        #expect(diagnosis.system.applying(repair.change).isFeasible)
        guard case .setConstant(let place, let constant) = repair.change else { continue }
        #expect(constant >= 0 || diagnosis.system.statements[place].terms.count > 1)
      }
    }
  }

  @Test func `a content view's mask is left on`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "mask \(Self.cell).height == 43", "\(Self.cell).height >= 60",
      ]))
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(!conflict.repairs.contains { if case .turnOffMask = $0.change { true } else { false } })
  }
}
