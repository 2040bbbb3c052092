import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Which of two equally strong constraints holds (`measured:M10`).
@MainActor
@Suite struct TieTests {
  let window = UIWindow(screen: UIScreen(size: CGSize(width: 300, height: 600), scale: 2))

  private func place(_ first: UIView, _ second: UIView) {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      window.trailingAnchor.constraint(equalTo: second.trailingAnchor),
      first.topAnchor.constraint(equalTo: window.topAnchor),
      second.topAnchor.constraint(equalTo: window.topAnchor),
    ])
  }

  private func prefer(_ length: CGFloat, of views: UIView...) -> [NSLayoutConstraint] {
    let constraints = views.map { $0.widthAnchor.constraint(equalToConstant: length) }
    for constraint in constraints { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private func widths(_ views: UIView...) -> [CGFloat] {
    window.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test func `of preferred widths with space to give the first view stretches`() {
    let (first, second) = (UIView(), UIView())
    place(first, second)
    _ = prefer(50, of: first, second)
    #expect(widths(first, second) == [250, 50])
  }

  @Test func `of preferred widths with too little space the last view is compressed`() {
    let (first, second) = (UIView(), UIView())
    place(first, second)
    _ = prefer(200, of: first, second)
    #expect(widths(first, second) == [200, 100])
  }

  @Test func `the order in which preferences are activated makes no difference`() {
    let (first, second) = (UIView(), UIView())
    place(first, second)
    _ = prefer(50, of: second, first)
    #expect(widths(first, second) == [250, 50])
  }

  @Test func `a preferred width that changes keeps its place`() {
    let (first, second) = (UIView(), UIView())
    place(first, second)
    let preferences = prefer(50, of: first, second)
    #expect(widths(first, second) == [250, 50])
    preferences[1].constant = 200
    preferences[0].constant = 200
    #expect(widths(first, second) == [200, 100])
    preferences[0].priority = .required
    preferences[0].constant = 30
    #expect(widths(first, second) == [30, 270])
    preferences[0].priority = .defaultLow
    preferences[1].constant = 30
    #expect(widths(first, second) == [270, 30])
    preferences[0].priority = .defaultHigh
    #expect(widths(first, second) == [30, 270])
  }

  @Test func `a preferred width misses by what the layout leaves it`() throws {
    let (first, second) = (UIView(), UIView())
    place(first, second)
    let preferences = prefer(50, of: first, second)
    _ = widths(first)
    let snapshot = preferences.map { $0.isActive }
    #expect(snapshot == [true, true])
    #expect(first.constraintsAffectingLayout(for: .horizontal).contains(preferences[1]))
  }

  private func label(_ lines: Int) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.numberOfLines = lines
    return label
  }

  @Test func `of labels with one line the first stretches, of wrapping labels the last`() {
    var (first, second) = (label(1), label(1))
    place(first, second)
    let natural = second.intrinsicContentSize.width
    #expect(widths(first, second) == [300 - natural, natural])
    first.removeFromSuperview()
    second.removeFromSuperview()

    (first, second) = (label(0), label(0))
    place(first, second)
    #expect(widths(first, second) == [natural, 300 - natural])
  }
}
