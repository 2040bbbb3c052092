import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit

/// A fault that a screen can have, and the rules that find it.
struct SeededFault {
  var name: String
  /// All rules that find something other than a note.
  var rules: Set<ScreenRule>

  init(_ name: String, _ rules: Set<ScreenRule>) {
    self.name = name
    self.rules = rules
  }
}

/// A screen that is correct, or has one seeded fault.
@MainActor
class SeededScreen: UIViewController {
  /// The name of the fault; nil for the correct screen.
  let fault: String?
  /// The faults that the screen knows.
  class var faults: [SeededFault] { [] }

  required init(fault: String? = nil) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fault = nil
    super.init(coder: coder)
  }

  func has(_ fault: String) -> Bool {
    precondition(Self.faults.contains { $0.name == fault }, "\(Self.self) has no fault '\(fault)'")
    return self.fault == fault
  }

  /// Everything scrolls, as it must at the largest text sizes.
  let scrollView = UIScrollView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    let safe = view.safeAreaLayoutGuide
    let inner = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -16),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -16),
      content.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    build()
  }

  func build() {}

  // MARK: Parts

  func label(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// A button whose title wraps and makes it higher.
  func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 0.6, green: 0.75, blue: 1, alpha: 1)
          : UIColor(red: 0, green: 0.25, blue: 0.6, alpha: 1)
      }, for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    guard let label = button.titleLabel else { return button }
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    button.layoutIfNeeded()
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: button.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
    ])
    return button
  }

  func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.translatesAutoresizingMaskIntoConstraints = false
    return field
  }

  func add(_ views: UIView...) {
    for view in views { content.addSubview(view) }
  }

  /// Constraints of a view to both sides of the content.
  func fill(_ view: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ]
  }

  /// Constraints of views below each other, the first at the top and the last at the bottom.
  func column(_ views: UIView..., spacing: CGFloat = 12) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (one, other) in zip(views, views.dropFirst()) {
      constraints.append(other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: spacing))
    }
    if let first = views.first, let last = views.last {
      constraints += [
        first.topAnchor.constraint(equalTo: content.topAnchor),
        last.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    }
    return constraints
  }
}
