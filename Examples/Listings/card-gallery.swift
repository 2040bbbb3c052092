view.addSubviews(card1, card2, card3, card4)

let safeArea = view.safeAreaLayoutGuide

NSLayoutConstraint.activate([
  card1.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
  card1.topAnchor.constraint(equalTo: safeArea.topAnchor),
  card1.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
  card1.heightAnchor.constraint(equalTo: safeArea.heightAnchor,
                                multiplier: 0.5),

  card2.leadingAnchor.constraint(equalTo: card1.trailingAnchor),
  card2.topAnchor.constraint(equalTo: safeArea.topAnchor),
  card2.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
  card2.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),

  card3.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
  card3.topAnchor.constraint(equalTo: card1.bottomAnchor),
  card3.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
  card3.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),

  card4.leadingAnchor.constraint(equalTo: card3.trailingAnchor),
  card4.topAnchor.constraint(equalTo: card2.bottomAnchor),
  card4.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: 0.5),
  card4.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.5),
])

let imageView = UIImageView()
let textLabel = UILabel()
textLabel.text = "Harbour"
textLabel.font = .preferredFont(forTextStyle: .headline)
textLabel.numberOfLines = 0
for part in [imageView, textLabel] {
  part.translatesAutoresizingMaskIntoConstraints = false
  card1.addSubview(part)
}
textLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
textLabel
  .setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
NSLayoutConstraint.activate([
  imageView.topAnchor.constraint(equalTo: card1.topAnchor, constant: 16),
  imageView.leadingAnchor.constraint(equalTo: card1.leadingAnchor, constant: 16),
  imageView.trailingAnchor.constraint(equalTo: card1.trailingAnchor, constant: -16),
  textLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
  textLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
  textLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
  textLabel.bottomAnchor.constraint(equalTo: card1.bottomAnchor, constant: -16),
])
