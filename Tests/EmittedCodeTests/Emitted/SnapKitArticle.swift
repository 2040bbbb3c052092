// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import Fidelity  // SnapKit's names
import UIKit

enum SnapKitArticle {
final class ArticleViewController: UIViewController {
  private let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    return scrollView
  }()

  private let label: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    let text = NSMutableAttributedString(string: "")
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .justified
    paragraph.lineSpacing = 4
    text.append(
      NSAttributedString(
        string: "A first sentence ",
        attributes: [
          .font: UIFont(name: "HelveticaNeue-Bold", size: 20) ?? .systemFont(ofSize: 20),
          .paragraphStyle: paragraph]))
    text.append(
      NSAttributedString(
        string: "and a second one, which is somewhat longer.",
        attributes: [
          .font: UIFont.systemFont(ofSize: 15),
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))
    label.attributedText = text
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpConstraints()
  }

  private func setUpViews() {
    title = "Article"
    view.addSubview(scrollView)
    scrollView.addSubview(label)
  }

  private func setUpConstraints() {
    scrollView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.bottom.equalToSuperview()
    }
    label.snp.makeConstraints { make in
      make.top.equalTo(scrollView.contentLayoutGuide).offset(24)
      make.leading.equalTo(scrollView.contentLayoutGuide).offset(16)
      make.trailing.equalTo(scrollView.contentLayoutGuide).offset(-16)
      make.bottom.equalTo(scrollView.contentLayoutGuide).offset(-24)
      make.width.equalTo(scrollView.frameLayoutGuide).offset(-32)
    }
  }
}
}
