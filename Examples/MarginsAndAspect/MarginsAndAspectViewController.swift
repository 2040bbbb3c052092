import UIKit

/// The three ways to write a constraint in code.
public enum Notation: String, Sendable, CaseIterable {
  /// `card.leadingAnchor.constraint(equalTo: margins.leadingAnchor)`
  case anchors
  /// `NSLayoutConstraint(item: card, attribute: .leading, …)`
  case initializers
  /// `"H:|-[card]-|"`
  case visualFormat
}

/// Makes the screen: a card between the margins whose height follows from its width.
///
/// - Parameters:
///   - notation: How the constraints are written; the frames are the same.
///   - heightByWidth: The card's height divided by its width.
/// - Returns: The screen's controller.
@MainActor
public func makeViewController(
  notation: Notation = .anchors, heightByWidth: CGFloat = 0.5
) -> UIViewController {
  MarginsAndAspectViewController(notation: notation, heightByWidth: heightByWidth)
}

/// A card between the margins, half as high as wide, with a caption between the card's margins.
final class MarginsAndAspectViewController: UIViewController {
  let notation: Notation
  let heightByWidth: CGFloat

  let card = UIView()
  let caption = UILabel()

  init(notation: Notation, heightByWidth: CGFloat) {
    self.notation = notation
    self.heightByWidth = heightByWidth
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)

    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemIndigo
    caption.accessibilityIdentifier = "caption"
    caption.text = "The same frames by anchors, by initializers and by visual format."
    caption.textColor = .white
    caption.numberOfLines = 0
    for part in [card, caption] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(caption)

    switch notation {
    case .anchors: NSLayoutConstraint.activate(constraintsByAnchors())
    case .initializers: NSLayoutConstraint.activate(constraintsByInitializers())
    case .visualFormat: NSLayoutConstraint.activate(constraintsByVisualFormat())
    }
  }
}
