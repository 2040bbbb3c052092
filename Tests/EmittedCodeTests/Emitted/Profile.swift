// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import UIKit

final class ProfileViewController: UIViewController {
  private let portraitImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.image = UIImage(named: "portrait")
    imageView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.layer.cornerRadius = 12
    return imageView
  }()

  private let stackView: UIStackView = {
    let stackView = UIStackView()
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 6
    return stackView
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Ada Lovelace"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    return label
  }()

  private let label: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textColor = .secondaryLabel
    label.text = "Wrote the first program for a machine that was never built."
    label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    return label
  }()

  private let toggle: UISwitch = {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.setContentHuggingPriority(.defaultLow, for: .horizontal)
    toggle.setContentHuggingPriority(.defaultLow, for: .vertical)
    return toggle
  }()

  private let followButton: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.image = UIImage(systemName: "star.fill")
    configuration.imagePadding = 8
    button.configuration = configuration
    return button
  }()

  private(set) lazy var portraitWidth =
    portraitImageView.widthAnchor.constraint(equalToConstant: 160)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpNavigationItem()
    setUpViews()
    setUpConstraints()
    setUpActions()
  }

  private func setUpNavigationItem() {
    navigationItem.title = "Profile"
  }

  private func setUpViews() {
    view.backgroundColor = .systemBackground
    view.tintColor = UIColor(named: "Accent")
    view.addSubview(portraitImageView)
    view.addSubview(stackView)
    view.addSubview(followButton)
    stackView.addArrangedSubview(nameLabel)
    stackView.addArrangedSubview(label)
    stackView.addArrangedSubview(toggle)
  }

  private func setUpConstraints() {
    let followButtonTrailing = followButton.trailingAnchor.constraint(
      equalTo: view.layoutMarginsGuide.trailingAnchor)
    followButtonTrailing.priority = UILayoutPriority(999)
    let stackViewCenterY = NSLayoutConstraint(
      item: stackView, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY,
      multiplier: 0.5, constant: 0)
    stackViewCenterY.priority = UILayoutPriority(100)
    let ratio = portraitImageView.widthAnchor.constraint(
      equalTo: portraitImageView.heightAnchor, multiplier: 16 / 9)
    ratio.identifier = "Ratio"
    NSLayoutConstraint.activate([
      portraitImageView.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      portraitImageView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.leadingAnchor.constraint(equalTo: portraitImageView.trailingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: portraitImageView.topAnchor),
      followButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      followButtonTrailing,
      followButton.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      followButton.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      stackViewCenterY,
      ratio,
      portraitWidth,
      followButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  private func setUpActions() {
    followButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        follow(followButton)
      }, for: .touchUpInside)
  }

  private func follow(_ sender: UIButton) {}
}
