import UIKit

/// A title, two fields and a button, in a scroll view as text may be large.
public final class LoginViewController: UIViewController {
  let titleLabel = UILabel()
  let emailField = UITextField()
  let passwordField = UITextField()
  let signInButton = UIButton(type: .system)
  private let scrollView = UIScrollView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    titleLabel.text = "Welcome"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    for (field, placeholder) in [(emailField, "Email"), (passwordField, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    passwordField.isSecureTextEntry = true
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    signInButton.titleLabel?.adjustsFontForContentSizeCategory = true

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    let width = scrollView.frameLayoutGuide
    let safe = view.safeAreaLayoutGuide
    var constraints = [
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 32),
      emailField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      passwordField.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 12),
      signInButton.topAnchor.constraint(equalTo: passwordField.bottomAnchor, constant: 24),
      signInButton.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      signInButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      emailField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      passwordField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    for part in [titleLabel, emailField, passwordField, signInButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(part)
      constraints += [
        part.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        part.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        part.widthAnchor.constraint(equalTo: width.widthAnchor, constant: -32),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}
