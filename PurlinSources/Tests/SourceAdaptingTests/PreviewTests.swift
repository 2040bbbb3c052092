import SourceAdapting
import Testing

@Suite struct PreviewTests {
  private let source = """
    import UIKit
    class Card: UIView {}
    class Plain: UIViewController {}
    class Titled: UIViewController {
      init(title: String) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Derived: Plain { convenience init(number: Int) { self.init() } }
    """

  private func adapt(
    _ source: String, showing classes: Set<String>?
  ) -> SourceAdaptation {
    var options = SourceAdaptation.Options()
    if let classes { options.previews = .shown(classes: classes) }
    return SourceAdaptation([("A.swift", source)], options: options)
  }

  @Test func `a preview becomes a function on its lines`() throws {
    let preview = """
      #Preview("Card \\("a")", traits: .landscapeLeft) {
        Card()
      }
      """
    let adaptation = adapt(source + "\n" + preview, showing: [])
    let text = try #require(adaptation.files.first?.text)
    #expect(
      text.contains(
        "public func purlin_preview_0() { PreviewRunner.showPreview(\"Card \\(\"a\")\", traits: .landscapeLeft) {"
      ))
    #expect(text.contains("\n  Card()\n} }\n"))
    #expect(adaptation.previews.map(\.line) == [9])
  }

  @Test func `without a runner, previews become spaces`() throws {
    let text = try #require(
      adapt("@available(iOS 17, *)\n#Preview { A() }\n", showing: nil).files.first?.text)
    #expect(!text.contains("Preview") && !text.contains("@available"))
  }

  @Test func `without previews, controllers with an initializer without arguments are shown`() {
    #expect(adapt(source, showing: []).previews.map(\.className) == ["Plain", "Derived"])
    #expect(adapt(source, showing: ["Card", "Titled"]).previews.map(\.className) == ["Card"])
  }
}
