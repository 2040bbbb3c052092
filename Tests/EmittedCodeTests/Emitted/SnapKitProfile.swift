// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import Fidelity  // SnapKit's names
import UIKit

enum SnapKitProfile {
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
    portraitImageView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
      make.leading.equalTo(view.snp.leadingMargin)
      make.width.equalTo(portraitImageView.snp.height).multipliedBy(16.0 / 9.0).labeled("Ratio")
    }
    stackView.snp.makeConstraints { make in
      make.leading.equalTo(portraitImageView.snp.trailing).offset(16)
      make.trailing.equalTo(view.snp.trailingMargin)
      make.top.equalTo(portraitImageView)
      make.centerY.equalToSuperview().multipliedBy(0.5).priority(100)
    }
    followButton.snp.makeConstraints { make in
      make.leading.equalTo(view.snp.leadingMargin)
      make.trailing.equalTo(view.snp.trailingMargin).priority(999)
      make.width.lessThanOrEqualTo(420)
      make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-16)
      make.height.greaterThanOrEqualTo(50)
    }
    NSLayoutConstraint.activate([
      portraitWidth,
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
}
