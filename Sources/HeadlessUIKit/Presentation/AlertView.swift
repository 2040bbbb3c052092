internal import AutoLayout
internal import Foundation

/// The card of an alert, or the groups of an action sheet.
///
/// Sizes are those that iOS 13 to 18 are known for and are not measured
/// (Documentation/Differences.md).
final class AlertView: UIView {
  /// The width of an alert, in points.
  static let alertWidth: CGFloat = 270
  /// The distance of an action sheet from the edges and between its groups, in points.
  static let sheetMargin: CGFloat = 8

  private unowned let alert: UIAlertController
  private var isSheet: Bool { alert.preferredStyle == .actionSheet }

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    let cancel = isSheet ? alert.actions.first { $0.style == .cancel } : nil
    let words = self.words
    let others = alert.actions.filter { $0 !== cancel }
    var groups = [group(words + rows(others, belowWords: !words.isEmpty))]
    if let cancel {
      let own = group([AlertButton(cancel, of: alert, height: rowHeight)])
      own.backgroundColor = .secondarySystemGroupedBackground
      groups.append(own)
    }
    let stack = UIStackView(arrangedSubviews: groups)
    stack.axis = .vertical
    stack.spacing = Self.sheetMargin
    pin(stack, to: self)
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  private func group(_ views: [UIView]) -> UIView {
    let group = UIView()
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 14
    group.clipsToBounds = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    pin(stack, to: group)
    return group
  }

  private func pin(_ view: UIView, to container: UIView, _ insets: UIEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom),
    ])
  }

  /// Creates the title, the message and the text fields.
  private var words: [UIView] {
    var views: [UIView] = []
    func add(_ text: String?, _ font: UIFont, _ color: UIColor) {
      guard let text, !text.isEmpty else { return }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      views.append(label)
    }
    if isSheet {
      add(alert.title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel)
      add(alert.message, .systemFont(ofSize: 13), .secondaryLabel)
    } else {
      add(alert.title, .systemFont(ofSize: 17, weight: .semibold), .label)
      add(alert.message, .systemFont(ofSize: 13), .label)
    }
    let fields = alert.textFields ?? []
    for field in fields {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      if field.font == nil { field.font = .systemFont(ofSize: 13) }
      views.append(field)
    }
    guard !views.isEmpty else { return [] }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = isSheet ? 12 : 4
    if let last = views.last(where: { $0 is UILabel }), !fields.isEmpty {
      stack.setCustomSpacing(16, after: last)
    }
    let padded = UIView()
    pin(
      stack, to: padded,
      isSheet
        ? UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        : UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16))
    return [padded]
  }

  /// The buttons with lines above them; two short ones of an alert are side by side.
  private func rows(_ actions: [UIAlertAction], belowWords hasWords: Bool) -> [UIView] {
    if !isSheet, actions.count == 2 {
      // As in UIKit, the cancel button is at the leading side.
      let sorted = actions[1].style == .cancel ? [actions[1], actions[0]] : actions
      let buttons = sorted.map { AlertButton($0, of: alert, height: rowHeight) }
      if buttons.allSatisfy({ $0.fits(width: (Self.alertWidth - 1) / 2) }) {
        let line = AlertLine(.vertical)
        let row = UIStackView(arrangedSubviews: [buttons[0], line, buttons[1]])
        buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
        return (hasWords ? [AlertLine(.horizontal)] : []) + [row]
      }
    }
    // A cancel button is the last one below others.
    let sorted = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    return sorted.enumerated().flatMap { index, action in
      let button = AlertButton(action, of: alert, height: rowHeight)
      return index > 0 || hasWords ? [AlertLine(.horizontal), button] : [button]
    }
  }
}

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private weak var alert: UIAlertController?
  private let label = UILabel()

  init(_ action: UIAlertAction, of alert: UIAlertController, height: CGFloat) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    let isBold =
      action === alert.preferredAction
      || alert.preferredAction == nil && action.style == .cancel
    let isSheet = alert.preferredStyle == .actionSheet
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    accessibilityIdentifier = action.accessibilityIdentifier
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func fits(width: CGFloat) -> Bool { label.intrinsicContentSize.width <= width - 16 }

  private func run() { if let alert { AlertDriver.tap(action, of: alert) } }
}

/// A line of one pixel between the parts of an alert.
private final class AlertLine: UIView {
  init(_ axis: NSLayoutConstraint.Axis) {
    super.init(frame: .zero)
    backgroundColor = .separator
    let length = 1 / UIScreen.main.scale
    let anchor = axis == .vertical ? widthAnchor : heightAnchor
    anchor.constraint(equalToConstant: length).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

extension UIAlertController {
  /// Places the alert's view: an alert in the middle of what the keyboard leaves, an action sheet above the
  /// bottom.
  func placeCard(in container: UIView) {
    guard view.superview === container, view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let (margin, keyboard) = (AlertView.sheetMargin, container.keyboardLayoutGuide)
    view.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
    guard preferredStyle == .alert else {
      let bottom = view.bottomAnchor.constraint(equalTo: keyboard.topAnchor)
      let edge = view.bottomAnchor.constraint(
        lessThanOrEqualTo: container.bottomAnchor, constant: -margin)
      // Without a Home indicator, the margin applies.
      bottom.priority = UILayoutPriority(999)
      let width = view.widthAnchor.constraint(
        equalToConstant: min(container.bounds.width, container.bounds.height) - 2 * margin)
      NSLayoutConstraint.activate([bottom, edge, width])
      return
    }
    let room = UILayoutGuide()
    container.addLayoutGuide(room)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor),
      room.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      view.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: AlertView.alertWidth),
    ])
  }
}
