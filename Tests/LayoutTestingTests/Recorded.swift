import AutoLayout
import Foundation
import HeadlessUIKit
import Synchronization

@testable import LayoutTesting

/// Collects what expectations fail with, instead of failing the test that makes them.
final class Recorded: Sendable {
  private let all = Mutex<[(message: String, line: UInt)]>([])

  var messages: [String] { all.withLock { $0.map(\.message) } }
  var lines: [UInt] { all.withLock { $0.map(\.line) } }

  @MainActor
  static func during(_ body: @MainActor () throws -> Void) rethrows -> Recorded {
    let recorded = Recorded()
    try TestFailure.$listener.withValue({ message, location in
      recorded.all.withLock { $0.append((message, location.line)) }
    }) { try body() }
    return recorded
  }
}

/// A title above a subtitle, and a button; the title is the controller's, the rest is private.
final class CardController: UIViewController {
  let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private lazy var okButton = UIButton(type: .system)
  var spacing: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Title"
    subtitleLabel.text = "Subtitle"
    okButton.setTitle("OK", for: .normal)
    okButton.accessibilityIdentifier = "confirm"
    for label in [titleLabel, subtitleLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let safe = view.safeAreaLayoutGuide
    for part in [titleLabel, subtitleLabel, okButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        part.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: spacing),
      okButton.topAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 20),
      okButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
