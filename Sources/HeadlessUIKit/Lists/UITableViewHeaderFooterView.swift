public import Foundation
internal import TextMetrics

/// The header or footer of a section.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  open private(set) var reuseIdentifier: String?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  let configurations = CellConfigurations()
  let content = CellContentView(frame: .zero)

  /// Whether this is the header of a group, whose text is near the group (6.5 points, as in pictures
  /// of iOS 15).
  var isAboveGroup = false

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  override var fitsWithoutSolving: Bool { true }

  /// The view for content; with a content configuration, its view.
  open var contentView: UIView { configurations.contentView ?? content }

  private lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    content.addSubview(label)
    textLabelIfMade = label
    return label
  }()

  /// The text; created on first access.
  open var textLabel: UILabel? { label }
  private(set) var textLabelIfMade: UILabel?

  /// The second text, which is not shown.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)

  /// The view behind the content, as large as the header.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// Prepares the view for reuse with another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    configurations.layOutBackground(of: self)
    guard let label = textLabelIfMade, label.superview === content,
      label.translatesAutoresizingMaskIntoConstraints
    else { return }
    let side = content.sideMargin
    var frame = CGRect(
      x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
    if isAboveGroup {
      let height = label.sizeThatFits(CGSize(width: frame.width, height: 0)).height
      frame.origin.y = max(bounds.height - height - CGFloat(textGrid.ceil(6.5)), 0)
      frame.size.height = min(height, bounds.height)
    }
    label.frame = frame
  }
}
