import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

@testable import PreviewRunner

@MainActor @Suite struct PreviewLayoutTests {
  /// What a body shows with traits.
  private func shown(
    _ traits: PreviewTrait..., parts: Set<PreviewRequest.Part> = [],
    _ make: @escaping @MainActor () -> UIResponder
  ) throws -> ShownPreview {
    let declared = DeclaredPreview(name: "Card", traits: traits, make: make)
    let request = PreviewRequest(library: "", symbols: [], parts: parts, devices: ["iPhone 17"])
    return try PreviewLayout("card", declared, for: request, AppResources(in: [])).shown()
  }

  private func label() -> UIView {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    return view
  }

  @Test func `traits determine the size`() throws {
    #expect(try shown { self.label() }.width == 402)
    #expect(try shown(.landscapeLeft) { self.label() }.width == 874)
    let fixed = try shown(.fixedLayout(width: 200, height: 80)) { self.label() }
    #expect((fixed.width, fixed.height) == (200, 80))
    let fitting = try shown(.sizeThatFitsLayout) { self.label() }
    #expect((fitting.width, fitting.height) == (120, 50))
  }

  @Test func `conflicts are findings`() throws {
    let findings = try #require(try shown(parts: [.findings]) { self.label() }.findings)
    #expect(findings.contains { $0.rule == "conflicting-constraints" })
    #expect(
      try shown(.sizeThatFitsLayout, parts: [.findings]) { self.label() }.findings == [])
  }

  /// A controller whose view is at least 600 high, in the middle.
  private func high() -> UIViewController {
    let controller = UIViewController()
    let box = UIButton()
    box.setTitle("Pay", for: .normal)
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      box.heightAnchor.constraint(equalToConstant: 600),
    ])
    return controller
  }

  @Test func `windows of other sizes are proven`() throws {
    let devices = try shown(parts: [.findings]) { self.high() }
    #expect(devices.findings == [])
    let all = try #require(try shown(parts: [.findings, .sizes]) { self.high() }.findings)
    #expect(all.map(\.rule) == ["resizing"])
    let text = try #require(all.first?.text)
    #expect(
      text
        == "\"Card\" breaks when resized: below 600 points of height: 'Pay' extends beyond the bottom edge of UIView; 1 more like it at some sizes."
    )
    // A view's size is that of its superview, and a preview can have a size of its own.
    #expect(
      try shown(parts: [.findings, .sizes]) { self.high().view }.findings == [])
    #expect(
      try shown(.fixedLayout(width: 400, height: 700), parts: [.findings, .sizes]) {
        self.high()
      }.findings == [])
  }

  @Test func `what a device has is not told of windows again`() throws {
    let findings = try #require(
      try shown(.landscapeLeft, parts: [.findings, .sizes]) { self.high() }.findings)
    #expect(findings.map(\.rule) == ["outside-superview", "outside-safe-area"])
  }

  @Test func `the app is proven unless its controllers are shown by themselves`() throws {
    let declared = DeclaredPreview(name: "App", traits: []) { self.high() }
    for (others, isProven) in [([], true), (["purlin_class_0"], false)] {
      let request = PreviewRequest(
        library: "", symbols: others + ["purlin_app"], parts: [.findings, .sizes],
        devices: ["iPhone 17"])
      let layout = PreviewLayout("purlin_app", declared, for: request, AppResources(in: []))
      #expect(try layout.shown().findings?.isEmpty == !isProven)
    }
  }

  @Test func `the last call declares the preview`() {
    showPreview("One", traits: .portrait) { UIView() }
    #expect(DeclaredPreview.last?.name == "One")
    showPreview { UIViewController() }
    #expect(DeclaredPreview.last?.make() is UIViewController)
  }

  @Test func `a view of a fixed size keeps it, and another fills the screen`() throws {
    func fixed(width: CGFloat?, height: CGFloat) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    let avatar = try shown(parts: [.findings]) { fixed(width: 48, height: 48) }
    #expect((avatar.width, avatar.height) == (48, 48))
    #expect(avatar.findings == [])
    let line = try shown(parts: [.findings]) { fixed(width: nil, height: 1) }
    #expect((line.width, line.height) == (402, 1))
    #expect(line.findings == [])
    #expect(try shown(.landscapeLeft) { fixed(width: nil, height: 1) }.width == 874)
    let sized = try shown(.fixedLayout(width: 90, height: 90)) { fixed(width: 48, height: 48) }
    #expect(sized.width == 90)
  }

  @Test func `code of a preview reads the traits of its screen, also while it is measured`() throws
  {
    var sizes: [UIContentSizeCategory] = []
    _ = try shown(.sizeThatFitsLayout) {
      sizes.append(UITraitCollection.current.preferredContentSizeCategory)
      return UIView()
    }
    #expect(sizes == [.large, .large])
  }
}
