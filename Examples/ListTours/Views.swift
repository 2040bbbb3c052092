import UIKit

/// A rounded card with a title in its corner.
final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemIndigo
    contentView.layer.cornerRadius = 12
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .headline)
    fill(contentView, with: label, inset: 12)
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    fill(self, with: label, inset: 6)
  }

  required init?(coder: NSCoder) { nil }
}

/// A number in a red circle.
final class BadgeView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 12
    label.textColor = .white
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textAlignment = .center
    fill(self, with: label, inset: 0)
  }

  required init?(coder: NSCoder) { nil }
}

/// The background of a section.
final class PanelView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { nil }
}

/// Adds a view with the same distance from all edges.
@MainActor
private func fill(_ container: UIView, with view: UIView, inset: CGFloat) {
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
  let bottom = view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset)
  // A view that is measured before it has a frame has no height.
  bottom.priority = UILayoutPriority(999)
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset), bottom,
  ])
}
