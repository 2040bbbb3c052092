import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

/// What reaches beyond its superview, and how severe that is.
@MainActor
@Suite struct OutsideTests {
  private let root = UIView()

  private func findings(_ rules: Set<ScreenRule> = [.outside]) -> [ScreenFinding] {
    LaidOutScreen(root, in: LayoutConfiguration(screen: .size(320, 480, scale: 3))).findings(rules)
  }

  /// Adds a view at the top that is 200 × 200 and reaches beyond the trailing edge.
  private func add(_ view: UIView, beyond distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  @Test(arguments: [0.33, 0.5])
  func `a pixel is no finding`(distance: Double) {
    let view = UIView(frame: CGRect(x: 220, y: 0, width: 100 + distance, height: 100))
    root.addSubview(view)
    #expect(findings().isEmpty == (distance < 0.34))
  }

  @Test func `a picture that a great constant places beyond the edge is a note`() {
    add(UIImageView(), beyond: 170)
    #expect(findings().map(\.severity) == [.note])
  }

  @Test func `a small constant can be a margin with the wrong sign`() {
    add(UIImageView(), beyond: 16)
    #expect(findings().map(\.severity) == [.error])
  }

  @Test func `other views and pictures at a place that no constant says are errors`() {
    add(UIView(), beyond: 170)
    root.addSubview(UIImageView(frame: CGRect(x: 300, y: 200, width: 100, height: 100)))
    #expect(findings().map(\.severity) == [.error, .error])
  }

  /// A view of 100 × 100 in the middle, with one of a class that reaches beyond its right edge by 20 points.
  private func box(with view: UIView) -> UIView {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.frame = CGRect(x: 60, y: 20, width: 60, height: 40)
    box.addSubview(view)
    root.addSubview(box)
    return box
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Harbour"
    label.textAlignment = .right
    return label
  }

  @Test func `beyond a view that draws nothing, text is a note`() {
    let box = box(with: label())
    #expect(findings().map(\.severity) == [.note])
    root.backgroundColor = .white
    box.backgroundColor = .white
    #expect(findings().map(\.severity) == [.note])
  }

  @Test func `text that leaves a card is an error, a picture over its edge is a note`() {
    let card = box(with: label())
    card.backgroundColor = .yellow
    #expect(findings().map(\.severity) == [.error])
    card.backgroundColor = nil
    card.layer.borderWidth = 1
    #expect(findings().map(\.severity) == [.error])
    card.subviews[0].removeFromSuperview()
    let picture = UIView(frame: CGRect(x: 60, y: -20, width: 60, height: 60))
    card.addSubview(picture)
    #expect(findings().map(\.severity) == [.note])
    // What the picture contains leaves the card as well.
    let name = label()
    name.frame = picture.bounds
    picture.addSubview(name)
    #expect(findings().map(\.severity) == [.error])
  }

  @Test func `what takes no touches, or is cut off, is an error`() {
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    let box = box(with: button)
    #expect(findings().map(\.severity) == [.error])
    button.removeFromSuperview()
    let text = label()
    text.frame = CGRect(x: 60, y: 20, width: 60, height: 40)
    box.addSubview(text)
    box.clipsToBounds = true
    #expect(findings().map(\.severity) == [.error])
    box.clipsToBounds = false
    box.frame.origin.x = 210
    // Now it is beyond the edge of the screen, too.
    #expect(findings().map(\.severity) == [.error])
  }

  @Test func `what leaves a row lies in another, and is an error if it is text`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
    let text = label()
    text.frame = CGRect(x: 20, y: 20, width: 100, height: 60)
    cell.contentView.addSubview(text)
    root.addSubview(cell)
    #expect(findings().map(\.severity) == [.error])
  }

  @Test func `a control that fills the screen is not beyond the safe area`() {
    let screen = LaidOutScreen(
      UIButton(type: .system), in: LayoutConfiguration(screen: .iPhone17))
    #expect(screen.findings([.safeArea]).isEmpty)
  }

  @Test func `a view by itself has margins of its own`() {
    // As in the reference pictures of BSWInterfaceKit, whose tests draw bare views.
    root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let screen = LaidOutScreen(root, in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(screen.root.layoutMargins == root.layoutMargins)
    let plain = LaidOutScreen(UIView(), in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(plain.root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let controller = UIViewController()
    let whole = LaidOutScreen(controller, in: LayoutConfiguration(screen: .size(100, 100)))
    #expect(whole.root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
