import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutSnapshot
import Testing
import ViewAnalysis

@MainActor
@Suite struct SnapshotCaptureTests {
  @Test func `a label brings its lines`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let label = UILabel()
    label.text = "Two words"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 60),
    ])
    let taken = LayoutSnapshot(of: window, name: "Label")

    #expect(taken.root.subviews[0].text?.lines.map(\.text) == ["Two", "words"])
    #expect(taken.root.subviews[0].frame.height == 41)
    #expect(taken.device?.name == "iPhone 8")
  }

  @Test func `findings of views made by code name properties, views and constraints`() {
    final class Screen: UIViewController {
      let badge = UIView()
      private lazy var counter = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        for part in [badge, counter] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
        NSLayoutConstraint.activate([
          badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          badge.topAnchor.constraint(equalTo: view.topAnchor),
          badge.heightAnchor.constraint(equalToConstant: 20),
          badge.widthAnchor.constraint(equalToConstant: 40),
          badge.widthAnchor.constraint(equalToConstant: 60),
          counter.topAnchor.constraint(equalTo: badge.bottomAnchor),
          counter.widthAnchor.constraint(equalToConstant: 10),
          counter.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    let window = UIWindow(screen: UIScreen(device: .standard))
    window.rootViewController = Screen()
    let taken = LayoutSnapshot(of: window, name: "Screen")
    let conflict = taken.findings.first { $0.id == "conflicting-constraints" }
    #expect(conflict?.message.contains("badge.width = ") == true, "\(taken.findings)")
    #expect(conflict?.views == ["root/0/0"])
    let texts = taken.constraints.filter { conflict?.constraints.contains($0.id) == true }
    #expect(texts.map(\.constant) == [40, 60])
    let open = taken.findings.first { $0.id == "ambiguous-layout" }
    #expect(open?.message.hasPrefix("counter ") == true, "\(taken.findings)")
    #expect(open?.views == ["root/0/1"])
  }

  @Test func `a picture shows a layer's edges`() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    let shown = LayoutSnapshot(of: window, name: "edges").root.subviews[0]
    #expect(shown.appearance.cornerRadius == 8)
    #expect(shown.appearance.borderWidth == 2)
    #expect(shown.appearance.borderColor != nil)
  }

  @Test func `a label that holds its lines shows them whole, whatever space its font adds`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.text = "One two three"
    let width =
      ["One ", "two ", "three"].map { word in
        let part = UILabel()
        part.font = label.font
        part.text = word
        return part.intrinsicContentSize.width
      }.max() ?? 0
    label.frame.size = label.sizeThatFits(CGSize(width: width, height: 1000))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(label)
    let text = LayoutSnapshot(of: window, name: "lines").root.subviews[0].text
    #expect(text?.lines.map(\.text) == ["One", "two", "three"])
    #expect(text?.isTruncated == false)
  }

  @Test func `a configuration's background colour is the button's`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    configuration.baseBackgroundColor = .red
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(button)
    let shown = LayoutSnapshot(of: window, name: "button").root.subviews[0]
    button.configuration = nil
    button.backgroundColor = .red
    let plain = LayoutSnapshot(of: window, name: "plain").root.subviews[0]
    #expect(shown.appearance.backgroundColor != nil)
    #expect(shown.appearance.backgroundColor == plain.appearance.backgroundColor)
    #expect(shown.appearance.cornerRadius == 8)
  }

  @Test func `what a layer draws is scaled with its view`() throws {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: view.bounds).cgPath
    view.layer.addSublayer(shape)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.addSubview(view)
    let taken = try #require(LayoutSnapshot(of: window, name: "Scaled").root.subviews.first)
    #expect(taken.frame.width == 50)
    #expect(taken.shapes.map(\.path) == ["M0 0L50 0L50 20L0 20Z"])
  }

  @Test func `a content that breaks a conflict is named without an address`() {
    final class Avatar: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 48, height: 48) }
    }
    let window = UIWindow(screen: UIScreen(device: .standard))
    let view = Avatar()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    let messages = LayoutSnapshot(of: window, name: "").findings.map(\.message)
    #expect(!messages.isEmpty)
    #expect(!messages.contains { $0.contains("0x") })
  }
}
