import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor @Suite struct UIButtonTests {
  private func button(_ title: String?, size: CGFloat? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  @Test(.rules("measured:M7"))
  func `a title takes whole points and six above and below`() {
    let heights: [(CGFloat, CGFloat)] = [
      (12, 27), (13, 28), (14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
    ]
    for (size, height) in heights {
      #expect(button("Button", size: size).intrinsicContentSize.height == height)
    }
    #expect(button("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
  }

  @Test func `a button without content is thirty points wide`() {
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func `the smallest content inset drops the six points`() {
    let button = button("Button")
    button.contentEdgeInsets = UIEdgeInsets(top: 0.01, left: 0, bottom: 0, right: 0)
    #expect(abs(button.intrinsicContentSize.height - 18.01) < 1e-9)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 86, height: 38))
  }

  @Test func `an image alone is as large as it is`() {
    let button = button(nil)
    button.setImage(UIImage(blankOfSize: CGSize(width: 24, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
  }

  @Test(.rules("engine:E6.1", "engine:E6.2"))
  func `the alignment insets of a background image are the button's`() {
    let button = UIButton(type: .custom)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(blankOfSize: CGSize(width: 40, height: 60))
    button.setBackgroundImage(image.withAlignmentRectInsets(insets), for: .normal)

    #expect(button.alignmentRectInsets == insets)
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 56))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 60))

    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      button.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      button.heightAnchor.constraint(equalToConstant: 30),
    ])
    container.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 8, y: 9, width: 40, height: 34))

    button.configuration = .plain()
    #expect(button.alignmentRectInsets == .zero)
  }

  @Test func `image and title stand side by side without padding`() {
    TextMeasuring.with(TestFont()) {
      let button = button("Go", size: 10)
      button.setImage(UIImage(blankOfSize: CGSize(width: 24, height: 20)), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 44, height: 20))
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      #expect(button.intrinsicContentSize == CGSize(width: 44, height: 20))
      button.frame = CGRect(x: 0, y: 0, width: 64, height: 40)
      button.layoutSubviews()
      #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 24, height: 20))
      #expect(button.titleLabel?.frame == CGRect(x: 42, y: 15, width: 20, height: 10))
    }
  }

  @Test func `title and image change sides from right to left`() {
    TextMeasuring.with(TestFont()) {
      let button = button("Go", size: 10)
      button.semanticContentAttribute = .forceRightToLeft
      button.setImage(UIImage(blankOfSize: CGSize(width: 24, height: 20)), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 20)
      button.layoutSubviews()
      #expect(button.titleLabel?.frame.minX == 0)
      #expect(button.imageView?.frame.minX == 20)
    }
  }

  @Test func `a state without title shows the normal one`() {
    let button = button("Normal")
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: .highlighted) == "Normal")
    #expect(button.currentTitle == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected")
    #expect(button.titleLabel?.text == "Selected")
  }

  @Test func `a plain configuration is body text with its insets`() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    let size = button.intrinsicContentSize
    #expect(abs(size.height - 103.0 / 3) < 1e-6)  // 34.33, as documents store it
    #expect(abs(size.width - 75) < 0.67)
  }

  @Test func `a configuration counts image padding and subtitle`() {
    TextMeasuring.with(TestFont()) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.titleFont = .systemFont(ofSize: 10)
      configuration.image = UIImage(blankOfSize: CGSize(width: 20, height: 30))
      configuration.imagePadding = 5
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      #expect(button.intrinsicContentSize == CGSize(width: 51, height: 34))
      button.configuration?.imagePlacement = .top
      #expect(button.intrinsicContentSize == CGSize(width: 26, height: 49))
      button.configuration?.image = nil
      button.configuration?.subtitle = "there"
      button.configuration?.subtitleFont = .systemFont(ofSize: 8)
      #expect(button.intrinsicContentSize == CGSize(width: 46, height: 23))
    }
  }

  @Test func `a configuration's font follows the window's text size`() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 2))
    window.screen.traitOverrides = UITraitCollection(
      preferredContentSizeCategory: .extraExtraExtraLarge)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height == 34.5)
    window.addSubview(button)
    #expect(button.intrinsicContentSize.height == 41.5)  // 23 points: 27.5 + 14
  }

  @Test func `a button's baseline is its title's`() {
    TextMeasuring.with(TestFont()) {
      let button = button("Go", size: 10)
      let line = button.ownFirstBaseline
      #expect(line.fraction * 22 + line.offset == 14)  // 6 + 8
      button.contentVerticalAlignment = .top
      #expect(button.ownFirstBaseline == TextBaseline(fraction: 0, offset: 8))
      button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
      #expect(button.ownFirstBaseline == TextBaseline(fraction: 0, offset: 13))
    }
  }

  @Test func `an image has no baseline but its edges`() {
    let button = button(nil)
    button.setImage(UIImage(blankOfSize: CGSize(width: 24, height: 20)), for: .normal)
    #expect(button.ownFirstBaseline == .top)
    #expect(button.ownLastBaseline == .bottom)
  }

  @Test func `actions run when their events are sent`() {
    var runs = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(runs == 0)
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func `targets are remembered by event`() {
    let button = button("Go")
    button.addTarget(self as Any, action: "never", for: .valueChanged)
    let target = NSObject()
    button.addTarget(target, action: "tapped:", for: .touchUpInside)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
    button.removeTarget(target, action: nil, for: .allEvents)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }
}
