import UIKit

/// Returns the screen: a label in the middle with a button beside it, which a tap moves below it.
@MainActor
public func makeViewController() -> UIViewController { LabelAndButtonViewController() }

/// A label in the middle; a button before it, on the same baseline, until it is tapped.
final class LabelAndButtonViewController: UIViewController {
  let label = UILabel()
  let button = UIButton(type: .system)

  /// What holds the button beside the label.
  private(set) var besideLabel: [NSLayoutConstraint] = []
  /// What holds the button below the label.
  private(set) var belowLabel: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    label.text = "My Label"
    label.accessibilityIdentifier = "label"
    button.setTitle("My Button", for: .normal)
    button.accessibilityIdentifier = "button"
    button.addAction(UIAction { [weak self] _ in self?.moveButton() }, for: .touchUpInside)
    for part in [label, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }

    centerLabel()
    makeConstraintsOfButton()
    view.addConstraints(besideLabel)
  }

  private func centerLabel() {
    let centerX = NSLayoutConstraint(
      item: label, attribute: .centerX, relatedBy: .equal,
      toItem: view, attribute: .centerX, multiplier: 1, constant: 0)
    let centerY = NSLayoutConstraint(
      item: label, attribute: .centerY, relatedBy: .equal,
      toItem: view, attribute: .centerY, multiplier: 1, constant: 0)
    view.addConstraint(centerX)
    view.addConstraint(centerY)
  }

  private func makeConstraintsOfButton() {
    besideLabel = [
      NSLayoutConstraint(
        item: button, attribute: .trailing, relatedBy: .equal,
        toItem: label, attribute: .leading, multiplier: 1, constant: -10),
      NSLayoutConstraint(
        item: button, attribute: .lastBaseline, relatedBy: .equal,
        toItem: label, attribute: .lastBaseline, multiplier: 1, constant: 0),
    ]
    belowLabel = [
      NSLayoutConstraint(
        item: button, attribute: .centerX, relatedBy: .equal,
        toItem: label, attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: button, attribute: .top, relatedBy: .equal,
        toItem: label, attribute: .bottom, multiplier: 1, constant: 10),
    ]
  }

  /// Moves the button to its other place; what held it in the old one has to go first.
  func moveButton() {
    let isBeside = view.constraints.contains(besideLabel[0])
    view.removeConstraints(isBeside ? besideLabel : belowLabel)
    view.addConstraints(isBeside ? belowLabel : besideLabel)
  }
}
