// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import Fidelity  // SnapKit's names
import UIKit

enum SnapKitList {
final class ListViewController: UITableViewController {
  init() {
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpCells()
  }

  private func setUpCells() {
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.reuseIdentifier)
  }
}

final class PersonCell: UITableViewCell {
  static let reuseIdentifier = "Person"

  let pictureView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.image = UIImage(named: "portrait")
    imageView.contentMode = .scaleAspectFit
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    return imageView
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Name"
    return label
  }()

  var isFavorite = false
  var placeholderImage: UIImage?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    selectionStyle = .none
    isFavorite = true
    placeholderImage = UIImage(named: "portrait")
    contentView.addSubview(pictureView)
    contentView.addSubview(nameLabel)
  }

  private func setUpConstraints() {
    pictureView.snp.makeConstraints { make in
      make.leading.equalTo(contentView.snp.leadingMargin)
      make.centerY.equalToSuperview()
      make.width.equalTo(40)
      make.width.equalTo(pictureView.snp.height)
    }
    nameLabel.snp.makeConstraints { make in
      make.leading.equalTo(pictureView.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(contentView.snp.trailingMargin)
      make.centerY.equalTo(pictureView)
    }
  }
}
}
