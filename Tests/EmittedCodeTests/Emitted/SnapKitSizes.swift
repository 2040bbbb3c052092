// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import Fidelity  // SnapKit's names
import UIKit

enum SnapKitSizes {
final class SizesViewController: UIViewController {
  private let sideBar: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    return view
  }()

  private let label: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Title"
    return label
  }()

  private let footer: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private var regularWidthConstraints: [NSLayoutConstraint] = []
  private lazy var sideBarWidth = sideBar.widthAnchor.constraint(equalToConstant: 120)
  private var compactWidthConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpConstraints()
    setUpSizeClasses()
  }

  private func setUpViews() {
    view.addSubview(label)
    view.addSubview(footer)
  }

  private func setUpConstraints() {
    label.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(12)
    }
    footer.snp.makeConstraints { make in
      make.leading.equalTo(label)
      make.trailing.bottom.equalTo(view.safeAreaLayoutGuide)
      make.height.equalTo(44)
    }
    regularWidthConstraints = [
      sideBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      sideBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      sideBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: sideBar.trailingAnchor, constant: 24),
      sideBarWidth,
    ]
    compactWidthConstraints = [
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ]
  }

  private func setUpSizeClasses() {
    registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (self: SizesViewController, _: UITraitCollection) in
      self.applySizeClasses()
    }
    applySizeClasses()
  }

  private func applySizeClasses() {
    let isCompactWidth = traitCollection.horizontalSizeClass == .compact
    let isCompactHeight = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(regularWidthConstraints + compactWidthConstraints)
    if isCompactWidth {
      sideBar.removeFromSuperview()
    } else {
      view.insertSubview(sideBar, at: 0)
    }
    label.font = isCompactWidth ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 34)
    sideBarWidth.constant = isCompactHeight ? 120 : 200
    if isCompactWidth {
      NSLayoutConstraint.activate(compactWidthConstraints)
    } else {
      NSLayoutConstraint.activate(regularWidthConstraints)
    }
  }
}
}
