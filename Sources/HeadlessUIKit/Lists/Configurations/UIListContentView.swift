internal import AutoLayout
public import Foundation

/// The view of a list content configuration.
///
/// Its height follows from its texts, its image and its margins. Text and secondary text stay side by
/// side where there is little space.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistcontentview>
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var list: UIListContentConfiguration
  private var current: [NSLayoutConstraint] = []

  /// Creates a view with a content.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    showContent()
  }

  /// Returns nil: documents do not contain list content views.
  public required init?(coder: NSCoder) { nil }

  /// The content; a configuration of another type ends the program, as in UIKit.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        failPrecondition(
          "UIListContentView cannot show \(type(of: newValue)); check supports(_:) first")
      }
      list = new
      showContent()
    }
  }

  /// The guide around the text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { label.superview == nil ? nil : textGuide }
  /// The guide around the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    detail.superview == nil ? nil : secondaryTextGuide
  }
  /// The guide around the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { picture.superview == nil ? nil : imageGuide }

  private lazy var textGuide = guide(around: label)
  private lazy var secondaryTextGuide = guide(around: detail)
  private lazy var imageGuide = guide(around: picture)

  private func guide(around view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  // MARK: Content

  private func showContent() {
    directionalLayoutMargins = list.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
    insetsLayoutMarginsFromSafeArea = false
    alpha = list.alpha
    apply(list.text, list.attributedText, list.textProperties, to: label)
    apply(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, to: detail)
    if list.prefersSideBySideTextAndSecondaryText { detail.textAlignment = .natural }
    picture.image = list.image
    picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    picture.tintColor = list.imageProperties.tintColor
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.clipsToBounds = list.imageProperties.cornerRadius > 0
    include(label, list.text?.isEmpty == false || list.attributedText != nil)
    include(detail, list.secondaryText?.isEmpty == false || list.secondaryAttributedText != nil)
    include(picture, list.image != nil)
    NSLayoutConstraint.deactivate(current)
    current = contentConstraints()
    NSLayoutConstraint.activate(current)
  }

  private func include(_ view: UIView, _ isPresent: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if isPresent, view.superview !== self {
      addSubview(view)
    } else if !isPresent {
      view.removeFromSuperview()
    }
  }

  private func apply(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform($0) }
    }
  }

  // MARK: Constraints

  private func contentConstraints() -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var found: [NSLayoutConstraint] = []
    var start = margins.leadingAnchor
    var padding: CGFloat = 0
    if picture.superview === self {
      let (space, size) = (list.imageProperties.reservedLayoutSize, imageSize)
      let reserved = space.width > 0 && space.width < .greatestFiniteMagnitude
      let width = reserved ? space.width : size.width
      found += [
        picture.centerXAnchor.constraint(
          equalTo: margins.leadingAnchor, constant: isRightToLeft ? -width / 2 : width / 2),
        picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        picture.widthAnchor.constraint(equalToConstant: size.width),
        picture.heightAnchor.constraint(equalToConstant: size.height),
        picture.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      ]
      start = margins.leadingAnchor
      padding = width + (label.superview == nil ? 0 : list.imageToTextPadding)
    }
    let texts = [label, detail].filter { $0.superview === self }
    guard let first = texts.first, let last = texts.last else { return found + [shrinks] }
    found.append(first.leadingAnchor.constraint(equalTo: start, constant: padding))
    if texts.count == 2, list.prefersSideBySideTextAndSecondaryText {
      label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
      detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      found += [
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor,
          constant: list.textToSecondaryTextHorizontalPadding),
        detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ]
      for text in texts {
        found += [
          text.centerYAnchor.constraint(equalTo: centerYAnchor),
          text.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ]
      }
      return found + [shrinks]
    }
    for text in texts {
      found.append(text.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    }
    if texts.count == 2 {
      found += [
        detail.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        detail.topAnchor.constraint(
          equalTo: label.bottomAnchor, constant: list.textToSecondaryTextVerticalPadding),
      ]
    }
    // The texts are centered as a block.
    let block = textBlock
    found += [
      block.topAnchor.constraint(equalTo: first.topAnchor),
      block.bottomAnchor.constraint(equalTo: last.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: first.trailingAnchor),
      block.centerYAnchor.constraint(equalTo: centerYAnchor),
      block.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ]
    return found + [shrinks]
  }

  private lazy var textBlock: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// As low as its content, where nothing else decides.
  private lazy var shrinks: NSLayoutConstraint = {
    let constraint = heightAnchor.constraint(equalToConstant: 0)
    constraint.priority = UILayoutPriority(1)
    return constraint
  }()

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The size of the image, scaled down to the maximum size.
  private var imageSize: CGSize {
    guard let size = picture.shownImage?.size else { return .zero }
    let most = list.imageProperties.maximumSize
    let factor = min(
      most.width > 0 ? most.width / max(size.width, 1) : 1,
      most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
