import AutoLayout
import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

/// Changes that observations report.
@MainActor
@Suite struct KeyValueObservationTests {
  private final class Log<Value> {
    var entries: [(old: Value?, new: Value?)] = []
  }

  /// Observes a value and returns what is reported during `change`.
  private func changes<Object: UIView, Value>(
    of keyPath: KeyPath<Object, Value>, in object: Object,
    options: NSKeyValueObservingOptions = [.old, .new], _ change: () -> Void
  ) -> [(old: Value?, new: Value?)] {
    let log = Log<Value>()
    let token = object.observe(keyPath, options: options) { _, change in
      log.entries.append((change.oldValue, change.newValue))
    }
    change()
    token.invalidate()
    return log.entries
  }

  @Test func `a frame that is set is reported with the old one`() {
    let view = UIView()
    let new = CGRect(x: 1, y: 2, width: 30, height: 40)
    let found = changes(of: \.frame, in: view) { view.frame = new }
    #expect(found.map(\.old) == [.zero] && found.map(\.new) == [new])
  }

  @Test func `bounds that follow from constraints are reported`() {
    let window = UIWindow(BareScreen(width: 200, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let found = changes(of: \.bounds.size, in: view) { window.layoutIfNeeded() }
    #expect(found.last?.new == CGSize(width: 50, height: 20))
  }

  @Test func `content offset and size of a scroll view are reported`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sizes = changes(of: \.contentSize, in: view) {
      view.contentSize = CGSize(width: 100, height: 900)
    }
    #expect(sizes.map(\.new) == [CGSize(width: 100, height: 900)])
    let offsets = changes(of: \.contentOffset, in: view) {
      view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    }
    #expect(offsets.map(\.new) == [CGPoint(x: 0, y: 40)])
  }

  @Test func `states of controls and visibility are reported`() {
    let button = UIButton(type: .system)
    #expect(changes(of: \.isHighlighted, in: button) { button.isHighlighted = true }.count == 1)
    #expect(changes(of: \.isSelected, in: button) { button.isSelected = true }.count == 1)
    #expect(changes(of: \.isEnabled, in: button) { button.isEnabled = false }.count == 1)
    #expect(changes(of: \.isHidden, in: button) { button.isHidden = true }.count == 1)
    #expect(changes(of: \.alpha, in: button) { button.alpha = 0.5 }.map(\.new) == [0.5])
  }

  @Test func `a value that is set again is not reported`() {
    let view = UIView()
    #expect(changes(of: \.isHidden, in: view) { view.isHidden = false }.isEmpty)
  }

  @Test func `options choose the values, and prior is reported first`() {
    let view = UIView()
    var seen: [Bool] = []
    let token = view.observe(\.alpha, options: [.initial, .prior]) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      seen.append(change.isPrior)
    }
    view.alpha = 0.2
    #expect(seen == [false, true, false])
    _ = token
  }

  @Test func `an observation ends with its token`() {
    let view = UIView()
    var count = 0
    do {
      let token = view.observe(\.alpha) { _, _ in count += 1 }
      view.alpha = 0.2
      _ = token
    }
    view.alpha = 0.3
    #expect(count == 1)
  }

  @Test func `a handler can end its observation, and change the object`() {
    let view = UIView()
    var token: NSKeyValueObservation?
    var seen: [CGFloat] = []
    token = view.observe(\.alpha) { view, _ in
      seen.append(view.alpha)
      token?.invalidate()
      view.alpha = 1
    }
    view.alpha = 0.25
    #expect(seen == [0.25])
  }

  @Test func `bounds of layers are reported, also of a view's layer`() {
    let layer = CALayer()
    var seen: [CGSize] = []
    let token = layer.observe(\.bounds, options: .new) { _, change in
      seen.append(change.newValue?.size ?? .zero)
    }
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    let view = UIView()
    let other = view.layer.observe(\.bounds, options: .new) { _, change in
      seen.append(change.newValue?.size ?? .zero)
    }
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
    #expect(seen == [CGSize(width: 5, height: 6), CGSize(width: 7, height: 8)])
    _ = (token, other)
  }

  @Test func `text is reported, typed or set`() {
    let label = UILabel()
    #expect(changes(of: \.text, in: label) { label.text = "a" }.map(\.new) == ["a"])
    let window = UIWindow(BareScreen(width: 200, height: 300))
    let field = UITextField()
    window.addSubview(field)
    #expect(
      changes(of: \.text, in: field) { TextTyping.type("b", into: field) }.map(\.new) == ["b"])
  }

  @Test func `what is not reported is noted once`() {
    let view = UIView()
    var messages: [String] = []
    let log = LayoutLog()
    log.write = { messages.append($0) }
    LayoutEnvironment.with(LayoutEnvironment(log: log)) {
      _ = view.observe(\.frame) { _, _ in }
      _ = view.observe(\.tag) { _, _ in }
      _ = view.observe(\.tag) { _, _ in }
      _ = UILabel().observe(\.frame) { _, _ in }
      _ = UIScrollView().observe(\.alpha) { _, _ in }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("changes of this Int of UIView are not reported") == true)
  }
}
