// swift-format-ignore-file
// Written by CodeWriting from OwnDocument.
import UIKit

final class DetailsViewController: UIViewController {
  private let flameCircleSquareImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.image = UIImage(
      systemName: "flame.circle.square",
      withConfiguration: UIImage.SymbolConfiguration(weight: .semibold).applying(
        UIImage.SymbolConfiguration(scale: .small)))
    imageView.clipsToBounds = true
    imageView.contentMode = .center
    return imageView
  }()

  private let effectView: UIVisualEffectView = {
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effectView.translatesAutoresizingMaskIntoConstraints = false
    effectView.frame = CGRect(x: 20, y: 120, width: 160, height: 32)
    return effectView
  }()

  private let portraitImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.image = UIImage(named: "portrait")
    return imageView
  }()

  private let segmentedControl: UISegmentedControl = {
    let control = UISegmentedControl(items: ["All", "Only the unread"])
    control.translatesAutoresizingMaskIntoConstraints = false
    control.apportionsSegmentWidthsByContent = true
    control.selectedSegmentIndex = 0
    return control
  }()

  private let activityIndicator: UIActivityIndicatorView = {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.translatesAutoresizingMaskIntoConstraints = false
    indicator.setContentHuggingPriority(.defaultLow, for: .horizontal)
    indicator.setContentHuggingPriority(.defaultLow, for: .vertical)
    return indicator
  }()

  private let euLogoLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 12)
    label.text = "EU logo"
    label.isEnabled = false
    label.layer.masksToBounds = true
    return label
  }()

  private let containerView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private lazy var trashItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.remove() })
    item.isEnabled = false
    return item
  }()
  let saveItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpNavigationItem()
    setUpViews()
    setUpConstraints()
    setUpChildren()
  }

  private func setUpNavigationItem() {
    navigationItem.title = "Details"
    navigationItem.leftBarButtonItem = trashItem
    navigationItem.rightBarButtonItems = [
      saveItem,
      .fixedSpace(12),
      UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil),
    ]
  }

  private func setUpViews() {
    extendedLayoutIncludesOpaqueBars = true
    effectView.contentView.clipsToBounds = true
    effectView.contentView.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(flameCircleSquareImageView)
    view.addSubview(effectView)
    view.addSubview(segmentedControl)
    view.addSubview(activityIndicator)
    view.addSubview(euLogoLabel)
    view.addSubview(containerView)
    effectView.contentView.addSubview(portraitImageView)
  }

  private func setUpConstraints() {
    NSLayoutConstraint.activate([
      flameCircleSquareImageView.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      flameCircleSquareImageView.leadingAnchor.constraint(
        equalTo: view.layoutMarginsGuide.leadingAnchor),
      effectView.topAnchor.constraint(
        equalTo: flameCircleSquareImageView.bottomAnchor, constant: 8),
      effectView.leadingAnchor.constraint(equalTo: flameCircleSquareImageView.leadingAnchor),
      effectView.widthAnchor.constraint(equalTo: segmentedControl.widthAnchor),
      effectView.heightAnchor.constraint(equalToConstant: 48),
      segmentedControl.topAnchor.constraint(equalTo: effectView.bottomAnchor, constant: 8),
      segmentedControl.leadingAnchor.constraint(equalTo: flameCircleSquareImageView.leadingAnchor),
      activityIndicator.leadingAnchor.constraint(
        equalTo: segmentedControl.trailingAnchor, constant: 8),
      activityIndicator.centerYAnchor.constraint(equalTo: segmentedControl.centerYAnchor),
      euLogoLabel.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 8),
      euLogoLabel.leadingAnchor.constraint(equalTo: flameCircleSquareImageView.leadingAnchor),
      containerView.topAnchor.constraint(equalTo: euLogoLabel.bottomAnchor, constant: 8),
      containerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      containerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      containerView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpChildren() {
    let rowsViewController = RowsViewController()
    addChild(rowsViewController)
    rowsViewController.view.frame = containerView.bounds
    rowsViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(rowsViewController.view)
    rowsViewController.didMove(toParent: self)
  }

  private func remove() {}
}

final class RowsViewController: UITableViewController {
  init() {
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
