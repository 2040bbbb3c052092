import UIKit

/// A folder that is renamed in an alert.
final class AlertTour: UIViewController {
  private(set) var name = "Receipts"
  private(set) lazy var label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = name
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil, name == "Receipts" else { return }
    let alert = UIAlertController(
      title: "Rename Folder", message: "Enter a new name for this folder.", preferredStyle: .alert)
    alert.addTextField { [name] in $0.text = name }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        self?.name = alert?.textFields?.first?.text ?? ""
        self?.label.text = self?.name
      })
    present(alert, animated: animated)
  }
}
