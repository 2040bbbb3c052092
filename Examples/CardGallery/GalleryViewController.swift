import UIKit

/// Four cards, two by two.
final class GalleryViewController: UIViewController {
  let sizing: CardSizing
  let cards: [CardView]

  init(sizing: CardSizing) {
    self.sizing = sizing
    cards = [
      CardView(imageName: "harbour", text: "Harbour", color: .systemTeal),
      CardView(imageName: "orchard", text: "Orchard", color: .systemGreen),
      CardView(
        imageName: "lighthouse", text: "The lighthouse, seen from the old ferry",
        color: .systemYellow),
      CardView(imageName: "market", text: "Market", color: .systemOrange),
    ]
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The gallery is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for card in cards { view.addSubview(card) }
    switch sizing {
    case .viewBounds: sizeByBounds()
    case .multipliers: sizeByMultipliers()
    }
  }

  /// The mistake: halves of the bounds of this moment, which no turn of the device will change.
  ///
  /// The bounds also count what lies outside the safe area, between whose top and bottom the cards
  /// are pinned, so that even upright two columns are higher than their space.
  private func sizeByBounds() {
    let safeArea = view.safeAreaLayoutGuide
    let half = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
    let (first, second, third, fourth) = (cards[0], cards[1], cards[2], cards[3])

    var constraints = cards.flatMap { card in
      [
        card.widthAnchor.constraint(equalToConstant: half.width),
        card.heightAnchor.constraint(equalToConstant: half.height),
      ]
    }
    constraints += [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.topAnchor.constraint(equalTo: safeArea.topAnchor),

      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.topAnchor.constraint(equalTo: safeArea.topAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      third.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      third.topAnchor.constraint(equalTo: first.bottomAnchor),
      third.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),

      fourth.leadingAnchor.constraint(equalTo: third.trailingAnchor),
      fourth.topAnchor.constraint(equalTo: second.bottomAnchor),
      fourth.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  /// The remedy: each card is half the safe area, whatever that is at the time.
  private func sizeByMultipliers() {
    let safeArea = view.safeAreaLayoutGuide
    let (first, second, third, fourth) = (cards[0], cards[1], cards[2], cards[3])

    var constraints = cards.flatMap { card in
      [
        card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
        card.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),
      ]
    }
    constraints += [
      first.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      first.topAnchor.constraint(equalTo: safeArea.topAnchor),

      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.topAnchor.constraint(equalTo: safeArea.topAnchor),

      third.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      third.topAnchor.constraint(equalTo: first.bottomAnchor),

      fourth.leadingAnchor.constraint(equalTo: third.trailingAnchor),
      fourth.topAnchor.constraint(equalTo: second.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }
}
