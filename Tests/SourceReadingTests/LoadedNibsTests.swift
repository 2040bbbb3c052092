import Testing

@testable import SourceReading

/// Which xibs something loads, and which types are used then.
@Suite struct LoadedNibsTests {
  private func nibs(
    _ nibs: [String: Set<String>], _ sources: String..., beside names: Set<String> = []
  ) -> LoadedNibs {
    let index = SourceIndex(
      sources.enumerated().map {
        SourceFacts(reading: Array($1.utf8), file: "\($0)", language: .swift)
      })
    return LoadedNibs(
      nibs.map { .init(file: $0.key, classes: $0.value) }, beside: names, in: index)
  }

  private let start = "class Delegate: UIResponder, UIApplicationDelegate { let home = HomeVC() }"
  private let home = "class HomeVC: UIViewController { let next = LoginVC() }"
  private let login = "class LoginVC: UIViewController {}"
  private let old = "class OldVC: UIViewController { let card = OldCard() }"
  private let card = "class OldCard: UIView {}"

  @Test func `a view controller that is used loads the xib of its name`() {
    let all: [String: Set<String>] = [
      "a/HomeVC.xib": ["HomeVC"], "a/LoginVC.xib": ["LoginVC"], "a/OldVC.xib": ["OldVC"],
      "a/OldCard.xib": ["OldCard"],
    ]
    let found = nibs(all, start, home, login, old, card)
    #expect(found.unloaded == ["a/OldVC.xib", "a/OldCard.xib"])
    #expect(found.unmentioned == [])
    #expect(found.unusedTypes == ["OldVC", "OldCard"])
    // The xib of a view is loaded by its name, and not because its class makes one.
    let used = "let old = OldVC()"
    #expect(nibs(all, start, home, login, old, card, used).unloaded == ["a/OldCard.xib"])
    #expect(
      nibs(all, start, home, login, old, card, beside: ["OldVC"]).unloaded == ["a/OldCard.xib"])
    for load in [
      "let nib = UINib(nibName: String(describing: type(of: self)), bundle: nil)",
      "let nib = UINib(nibName: \"OldCard\", bundle: nil)", "import Kit",
    ] {
      #expect(nibs(all, start, home, login, old, card, used, load).unloaded == [], "\(load)")
    }
  }

  @Test func `two that only name each other are both unused`() {
    let one = "class OneVC: UIViewController { let two = TwoVC() }"
    let two = "class TwoVC: UIViewController { let one = OneVC() }"
    let found = nibs(["OneVC.xib": ["OneVC"], "TwoVC.xib": ["TwoVC"]], start, home, one, two)
    #expect(found.unloaded == ["OneVC.xib", "TwoVC.xib"])
  }

  @Test func `the classes in a xib that is loaded are used`() {
    let row = "class Row: UIView { let mark = Badge() }"
    let badge = "class Badge: UIView {}"
    let all: [String: Set<String>] = ["List.xib": ["Row"], "Badge~ipad.xib": []]
    #expect(nibs(all, start, home, row, badge).unloaded == ["List.xib", "Badge~ipad.xib"])
    let loaded = nibs(all, start, home, row, badge, "let name = \"List\"")
    #expect(loaded.unloaded == ["Badge~ipad.xib"])
    #expect(!loaded.unusedTypes.contains("Badge"))
  }

  @Test func `only code that is used loads a xib by its name`() {
    let maker = "class Maker { func load() { _ = UINib(nibName: \"Card\", bundle: nil) } }"
    #expect(nibs(["Card.xib": []], start, home, maker).unloaded == ["Card.xib"])
    #expect(nibs(["Card.xib": []], start, home, maker, "let a = Maker()").unloaded == [])
    // Without its start, nothing is known of what an app uses.
    #expect(nibs(["Card.xib": []], home, maker).unloaded == [])
  }

  @Test(arguments: [
    ("let a = R.nib.theme.instantiate()", []), ("let a = \"Theme\"", []),
    ("let a = \"\\(kind)Theme\"", []),
    ("class ThemeController: UIViewController {}\nlet a = ThemeController()", []),
    ("class Theme: UIView {}", ["Theme.xib"]), ("let a = 1", ["Theme.xib"]),
  ])
  func `a text, a generated constant or a class loads a xib`(code: String, unloaded: [String]) {
    let found = nibs(["Theme.xib": []], start, home, code)
    #expect(found.unloaded == Set(unloaded))
    #expect(found.unmentioned == (code == "let a = 1" ? Set(unloaded) : []))
  }
}
