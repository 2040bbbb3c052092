import UIKit

/// Returns the screen: a red view in the middle, and a green one hung below it.
@MainActor
public func makeViewController() -> UIViewController { DirectedPairViewController() }

/// Two views placed by directed constraints: each line assigns one attribute from another.
final class DirectedPairViewController: UIViewController {
  let layoutView = JWConstraintLayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let centred = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
  let hung = UIView()

  override func loadView() {
    view = layoutView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    centred.backgroundColor = .red
    centred.accessibilityIdentifier = "centred"
    hung.backgroundColor = .green
    hung.accessibilityIdentifier = "hung"

    // In the middle of the screen, at the size it has.
    assign(centred, .midX, from: nil, .midX)
    assign(centred, .midY, from: nil, .midY)
    layoutView.addSubview(centred)

    // As wide as the first and below it, down to 10 points from the end of the screen.
    assign(hung, .width, from: centred, .width)
    assign(hung, .midX, from: centred, .midX)
    assign(hung, .minY, from: centred, .maxY, offset: 10)
    assign(hung, .maxY, from: nil, .maxY, offset: -10)
    layoutView.addSubview(hung)
  }

  private func assign(
    _ view: UIView, _ attribute: JWConstraintAttribute, from other: UIView?,
    _ otherAttribute: JWConstraintAttribute, offset: CGFloat = 0
  ) {
    layoutView.addConstraint(
      JWConstraint(
        view: view, attribute: attribute, relativeTo: other, attribute: otherAttribute,
        offset: offset))
  }
}
