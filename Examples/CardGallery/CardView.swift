import UIKit

/// A picture with a line or more of text below it, which keeps its intrinsic height.
final class CardView: UIView {
  let imageView = UIImageView()
  let textLabel = UILabel()

  init(imageName: String, text: String, color: UIColor) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = imageName
    backgroundColor = color
    imageView.image = UIImage(named: imageName)
    imageView.contentMode = .scaleAspectFit
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

  private func setUpConstraints() {
    for part in [imageView, textLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    // Picture and label both have an intrinsic height, and the card has another: one must give way.
    // Hugging one stronger than the picture's keeps the label from growing in a high card,
    // resistance one stronger keeps it from being squeezed in a low one.
    textLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    textLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)

    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      textLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
      textLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
}
