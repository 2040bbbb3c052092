import SourceAdapting
import Testing

/// Uses of properties that nothing sets where Purlin makes the object: `var presenter: FeedPresenter!`.
@Suite struct UnsetPropertyTests {
  private func adapted(
    _ body: String, showing previews: SourceAdaptation.Options.Previews = .shown(classes: [])
  ) -> String {
    var options = SourceAdaptation.Options()
    options.previews = previews
    let source = """
      import UIKit
      class Feed: UITableViewController {
        var presenter: Presenter!
        @IBOutlet var label: UILabel!
        var limit: Limit! = Limit()
      \(body)
      }
      """
    return SourceAdaptation([("A.swift", source)], options: options).files.first?.text ?? ""
  }

  private let value = " ?? PreviewRunner.purlinLeftOut()"

  @Test(arguments: [
    ("presenter.load()", "presenter?.load()"),
    ("self.presenter.load()", "self.presenter?.load()"),
    ("presenter.rows[0].select()", "presenter?.rows[0].select()"),
    ("presenter.view = self", "presenter?.view = self"),
    ("_ = presenter.load()", "_ = presenter?.load()"),
    (
      "if let name = presenter.name { print(name) }",
      "if let name = presenter?.name { print(name) }"
    ),
    (
      "DispatchQueue.main.async { [weak self] in self?.presenter.load() }",
      "DispatchQueue.main.async { [weak self] in self?.presenter?.load() }"
    ),
  ])
  func `a statement has no effect`(statement: String, text: String) {
    #expect(adapted("func f() { \(statement); g() }").contains("{ \(text); g() }"))
  }

  @Test func `a value is empty where its type is known`() {
    #expect(
      adapted("func count() -> Int { presenter.count }").contains("{ presenter?.count\(value) }"))
    #expect(
      adapted("var count: Int { return presenter.count }")
        .contains("return presenter?.count\(value) }"))
    #expect(
      adapted("func f() { g(); title = presenter.title }").contains(
        "title = presenter?.title\(value) }"))
    #expect(
      adapted("func f() { if !presenter.isEmpty { g() } }").contains(
        "if !(presenter?.isEmpty\(value)) {"))
    #expect(
      adapted("func f() { for row in presenter.rows { g() } }").contains(
        "for row in (presenter?.rows\(value)) {"))
  }

  @Test(arguments: [
    // The type of these is not known, or they mean something else.
    "func f() { let count = presenter.count; g(count) }",
    "func f() { let count = { self.presenter.count }; g(count) }",
    "func f() { g(presenter.count) }",
    "func f(presenter: Presenter) { presenter.load(); g() }",
    "func f() { guard let presenter = presenter else { return }; presenter.load() }",
    "func f() { presenter?.load(); g() }",
    "func f() { other.presenter.load(); g() }",
    // A document sets an outlet, and the value is there.
    "func f() { label.text = nil; limit.count = 1 }",
  ])
  func `other uses are left as they are`(member: String) {
    #expect(adapted(member).contains(member))
  }

  @Test func `in sources with previews, and elsewhere, a missing value is a mistake`() {
    let member = "func f() { presenter.load(); g() }"
    #expect(adapted(member + "\n}\n#Preview { UIView() }\nclass Other {").contains(member))
    #expect(adapted(member, showing: .removed).contains(member))
  }
}
