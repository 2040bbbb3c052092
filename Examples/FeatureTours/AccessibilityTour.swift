import UIKit

/// A player whose accessibility elements are listed as text, in reading order.
final class AccessibilityTour: UIViewController {
  let cover = UIImageView()
  let name = UILabel()
  let position = UISlider()
  let play = UIButton(configuration: .filled())
  let list = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cover.backgroundColor = .systemIndigo
    cover.isAccessibilityElement = true
    cover.accessibilityLabel = "Cover"
    cover.accessibilityTraits = .image
    name.text = "Harbour Lights"
    name.font = .preferredFont(forTextStyle: .title2)
    position.value = 0.25
    position.accessibilityLabel = "Position"
    position.accessibilityValue = "25 %"
    play.configuration?.title = "Play"
    play.accessibilityHint = "Starts the track"
    list.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    list.numberOfLines = 0
    list.isAccessibilityElement = false
    let stack = UIStackView(arrangedSubviews: [cover, name, position, play, list])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    // What is used most is read first.
    view.accessibilityElements = [name, play, position, cover]
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      cover.heightAnchor.constraint(equalToConstant: 160),
    ])
    list.text = lines.joined(separator: "\n")
  }

  /// The elements: what is read of each.
  var lines: [String] {
    (view.accessibilityElements ?? []).enumerated().compactMap { index, element in
      guard let view = element as? UIView else { return nil }
      let words = [
        view.accessibilityLabel, view.accessibilityValue, kind(of: view.accessibilityTraits),
        view.accessibilityHint,
      ]
      return "\(index + 1). " + words.compactMap(\.self).joined(separator: ", ")
    }
  }

  private func kind(of traits: UIAccessibilityTraits) -> String? {
    if traits.contains(.button) { return "button" }
    if traits.contains(.adjustable) { return "adjustable" }
    if traits.contains(.image) { return "image" }
    return nil
  }
}
