import UIKit

/// A picture under a sheet with its details.
final class SheetTour: UIViewController {
  let details = DetailsViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let title = UILabel()
    title.text = "Harbour"
    title.textColor = .white
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    details.sheetPresentationController?.detents = [.medium(), .large()]
    details.sheetPresentationController?.prefersGrabberVisible = true
    present(details, animated: animated)
  }
}

/// Rows of names and values.
final class DetailsViewController: UIViewController {
  private let facts = [("Date", "3 May"), ("Camera", "Rear"), ("Size", "4032 × 3024")]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = UIStackView(arrangedSubviews: facts.map { row($0.0, $0.1) })
    rows.axis = .vertical
    rows.spacing = 16
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
    ])
  }

  private func row(_ name: String, _ value: String) -> UIView {
    let (left, right) = (UILabel(), UILabel())
    left.text = name
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    right.text = value
    right.textColor = .secondaryLabel
    right.textAlignment = .right
    let row = UIStackView(arrangedSubviews: [left, right])
    row.spacing = 12
    return row
  }
}
