// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import Fidelity  // SnapKit's names
import UIKit

enum SnapKitCard {
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
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.leading.equalToSuperview().offset(12)
    }
    amountTextField.snp.makeConstraints { make in
      make.leading.equalTo(titleLabel.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-12)
      make.firstBaseline.equalTo(titleLabel)
      make.width.greaterThanOrEqualTo(titleLabel).multipliedBy(1.0 / 2.0).priority(750)
    }
  }
}
}
