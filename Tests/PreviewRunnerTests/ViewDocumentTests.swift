import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import LayoutSnapshot
import Testing

@testable import PreviewRunner

@MainActor @Suite struct ViewDocumentTests {
  /// A card with what layouts depend on: guides, margins, priorities, a stack view, a masked view.
  private func card() -> UIView {
    let card = UIView()
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 24, bottom: 12, trailing: 10)
    let title = UILabel()
    title.text = "Departures & \"arrivals\""
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    title.setContentHuggingPriority(UILayoutPriority(260), for: .vertical)
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20, weight: .semibold)
    let stack = UIStackView(arrangedSubviews: [UISwitch(), button])
    stack.spacing = 7
    stack.alignment = .center
    let badge = UIView(frame: CGRect(x: 250, y: 4, width: 30, height: 20))
    badge.autoresizingMask = .flexibleLeftMargin
    for view in [title, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [title, stack, badge] { card.addSubview(view) }
    let top = title.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 9)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
      top, stack.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5.5),
      stack.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      stack.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    return card
  }

  /// The views of content that is laid out, as elements of a document.
  private func written(_ content: UIResponder) throws -> WrittenViews {
    _ = LaidOutScreen(in: LayoutConfiguration(screen: .size(300, 200))) { content }
    return try #require(ViewDocument.written(content, named: "Card", prefix: "p-"))
  }

  private func snapshot(
    _ make: () -> UIResponder, in configuration: LayoutConfiguration
  ) -> LayoutSnapshot {
    LaidOutScreen(in: configuration, make).snapshot(name: "")
  }

  @Test(arguments: [
    LayoutConfiguration(screen: .size(300, 200)),
    LayoutConfiguration(screen: .size(500, 400), isRightToLeft: true),
    LayoutConfiguration(screen: .iPhone17.landscape),
  ])
  func `the written views have the layout of the views`(
    configuration: LayoutConfiguration
  ) throws {
    let views = try written(card())
    #expect(views.omissions == [])
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>\(views.elements)</objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let old = snapshot({ card() }, in: configuration)
    let new = snapshot(
      { nib.instantiate(withOwner: nil).first as? UIView ?? UIView() }, in: configuration)
    // A document's views are constrained in the order of its constraints, and have its names.
    let difference = new.difference(from: old, tolerance: 0.01)
    #expect(difference.moved.isEmpty)
    #expect(old.root.subviews.count == new.root.subviews.count)
  }

  private final class Badge: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
  }

  @Test func `what a document does not have is said of its view`() throws {
    let card = UIView()
    let stack = UIStackView(arrangedSubviews: [Badge(), UILabel()])
    stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let views = try written(card)
    #expect(
      views.omissions.map { "\($0.id): \($0.text) \($0.affectsLayout)" } == [
        "p-view0: the gesture recognizers false",
        "p-view0: a layout guide with its constraints true",
        "p-view1: custom spacing after arranged views true",
        "p-view2: the content size and the drawing of the class Badge true",
      ])
    #expect(!views.elements.contains("constraint "))
  }

  private final class PresentingController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      present(
        UIAlertController(title: "Tide", message: nil, preferredStyle: .alert), animated: false)
    }
  }

  @Test func `a presented controller is not in the document, which is said of the view`() throws {
    let views = try written(PresentingController())
    #expect(
      views.omissions.map { "\($0.id): \($0.text) \($0.affectsLayout)" }
        == ["p-view0: the presented controller UIAlertController true"])
    #expect(try written(UIViewController()).omissions == [])
  }

  @Test func `a controller of other controllers has no views of its own`() {
    let controller = UINavigationController(rootViewController: UIViewController())
    #expect(ViewDocument.written(controller, named: nil, prefix: "") == nil)
  }
}
