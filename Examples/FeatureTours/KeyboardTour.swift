import UIKit

/// A message whose button stays above the keyboard.
final class KeyboardTour: UIViewController {
  let text = UITextView()
  let send = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = "The ferry leaves at nine."
    text.font = .preferredFont(forTextStyle: .body)
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 12
    send.configuration?.title = "Send"
    for view in [text, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      send.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
      send.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      send.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      send.heightAnchor.constraint(equalToConstant: 50),
      send.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }
}
