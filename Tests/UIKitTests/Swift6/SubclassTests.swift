// Nothing but UIKit, in Swift 6 mode, as a new app would be written.
import Testing
import UIKit

/// A view with an intrinsic size of its own and a label on its margins.
final class BadgeView: UIView {
  let label = UILabel()
  var count = 0 {
    didSet {
      label.text = "\(count)"
      invalidateIntrinsicContentSize()
    }
  }
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Badges are made in code.") }

  override var intrinsicContentSize: CGSize { CGSize(width: 20 + 10 * count, height: 30) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A button that inherits the initializers without a frame, as in Apple's UIKit.
private final class RoundButton: UIButton {
  private(set) var isSetUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .boldSystemFont(ofSize: 30)
    isSetUp = true
  }

  required init?(coder: NSCoder) { fatalError("Buttons are made in code.") }
}

@MainActor
@Suite struct ButtonSubclassTests {
  @Test func `a subclass that overrides init(frame:) inherits the other initializers`() {
    let plain = RoundButton()
    #expect(plain.isSetUp && plain.buttonType == .custom)
    let system = RoundButton(type: .system)
    #expect(system.isSetUp && system.buttonType == .system)
    #expect(system.titleLabel?.font.pointSize == 30)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }
}

/// A controller that puts a badge at the trailing top of its safe area.
final class BadgeViewController: UIViewController {
  let badge = BadgeView()
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalToSystemSpacingBelow: safeArea.topAnchor, multiplier: 1),
      safeArea.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    events.append("will lay out")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    events.append("did lay out")
  }
}

@MainActor
@Suite struct SubclassTests {
  @Test func `a view's own intrinsic size counts and follows its changes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = BadgeViewController()
    window.rootViewController = controller
    controller.badge.count = 1
    window.makeKeyAndVisible()
    #expect(controller.badge.frame.size == CGSize(width: 30, height: 30))
    #expect(controller.badge.frame.maxX == window.bounds.maxX - 12)

    controller.badge.count = 3
    window.layoutIfNeeded()
    #expect(controller.badge.frame.size == CGSize(width: 50, height: 30))
    #expect(controller.badge.frame.maxX == window.bounds.maxX - 12)
    #expect(controller.badge.layouts > 0)
  }

  @Test func `a controller hears of loading and of layout in order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = BadgeViewController()
    #expect(controller.events.isEmpty)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.events == ["load", "will lay out", "did lay out"])
  }
}
