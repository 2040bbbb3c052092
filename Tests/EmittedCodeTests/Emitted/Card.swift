// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import UIKit

final class CardView: UIView {
  private let progressView: UIProgressView = {
    let progressView = UIProgressView()
    progressView.frame = CGRect(x: 10, y: 90, width: 280, height: 4)
    progressView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    progressView.progress = 0.5
    progressView.setContentHuggingPriority(.defaultLow, for: .vertical)
    return progressView
  }()

  let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.text = "Title"
    label.semanticContentAttribute = .forceRightToLeft
    return label
  }()

  private let amountTextField: UITextField = {
    let textField = UITextField()
    textField.translatesAutoresizingMaskIntoConstraints = false
    textField.font = .systemFont(ofSize: 14)
    textField.borderStyle = .roundedRect
    textField.placeholder = "Amount"
    return textField
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    frame.size = CGSize(width: 300, height: 100)
    addSubview(progressView)
    addSubview(titleLabel)
    addSubview(amountTextField)
  }

  private func setUpConstraints() {
    let amountTextFieldWidth = amountTextField.widthAnchor.constraint(
      greaterThanOrEqualTo: titleLabel.widthAnchor, multiplier: 1 / 2)
    amountTextFieldWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      amountTextField.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      amountTextField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      amountTextField.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      amountTextFieldWidth,
    ])
  }
}
