internal import AutoLayout
internal import Foundation

/// The view around the custom view of an item, which its bar places.
///
/// UIKit's bars also put custom views into a view of their own, so that the constraints of both do not meet.
final class BarItemView: UIView {
  /// The size of the frame that the app gave the custom view; zero if its content determines the size.
  private let givenSize: CGSize

  private var pins: [NSLayoutConstraint] = []

  init(_ content: UIView) {
    givenSize =
      content.translatesAutoresizingMaskIntoConstraints && !content.limitsOwnSize
      ? content.frame.size : .zero
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The custom view; nil if the app has added it to another view since.
  var content: UIView? { subviews.first }

  /// Returns the size of the custom view in a space: by its frame, its constraints or its content.
  ///
  /// Content without a size of its own fills the space.
  func contentSize(in room: CGSize) -> CGSize {
    guard let content else { return .zero }
    var size = givenSize
    if size.width <= 0 || size.height <= 0 {
      size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let natural = content.sizeThatFits(room)
      if size.width <= 0 { size.width = givenSize.width > 0 ? givenSize.width : natural.width }
      if size.height <= 0 { size.height = givenSize.height > 0 ? givenSize.height : natural.height }
      if size.width <= 0 { size.width = room.width }
      if size.height <= 0 { size.height = room.height }
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  override func layoutSubviews() {
    if let content {
      if content.translatesAutoresizingMaskIntoConstraints {
        content.frame = bounds
      } else {
        pin(content)
      }
    }
    super.layoutSubviews()
  }

  /// Fills the view as far as the custom view's own constraints allow.
  private func pin(_ content: UIView) {
    guard !pins.contains(where: { $0.firstItem === content }) else { return }
    let (width, height) = (
      content.widthAnchor.constraint(equalTo: widthAnchor),
      content.heightAnchor.constraint(equalTo: heightAnchor)
    )
    (width.priority, height.priority) = (.required - 1, .required - 1)
    pins = [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor), width, height,
    ]
    for pin in pins { pin.isSystem = true }
    NSLayoutConstraint.activate(pins)
  }
}

extension UIView {
  /// Whether the view has a constraint of its own for its width or height.
  fileprivate var limitsOwnSize: Bool {
    constraints.contains { $0.firstItem === self && $0.secondItem == nil && !$0.isSystem }
  }

  /// Whether bars place the custom views of their items: not on a document's canvas, where they are no part of
  /// the picture.
  var placesCustomViews: Bool { window?.rootViewController != nil }

  /// Whether items are drawn where the bar places them: there is a custom view or an image with a size of its
  /// own among them.
  func placesItems(_ items: [UIBarButtonItem]) -> Bool {
    guard placesCustomViews else { return false }
    return items.contains { $0.imageSizeInBar != nil }
      || subviews.contains { $0 is BarItemView }
  }

  /// Puts custom views into the bar, and removes those that were there before.
  ///
  /// - Returns: The views around them, in the same order.
  func takeCustomViews(_ wanted: [UIView]) -> [BarItemView] {
    let known = subviews.compactMap { $0 as? BarItemView }
    let views = wanted.map { content in
      known.first { $0 === content.superview } ?? BarItemView(content)
    }
    for view in known where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    return views
  }
}

/// An item of a bar and its place in the bar's bounds.
struct PlacedBarItem {
  let item: UIBarButtonItem
  var frame: CGRect
}

extension UIBarButtonItem {
  /// The space between items, and at the ends of bars; *estimates*.
  static let spacing: CGFloat = 8
  static let textSpacing: CGFloat = 18

  /// The size of an image that is not a symbol, which bars do not scale; nil without one.
  var imageSizeInBar: CGSize? {
    guard customView == nil, let image, !image.isSymbolImage, image.size.width > 0 else {
      return nil
    }
    return image.size
  }

  /// Returns the size of the item in a row of a bar.
  func size(in row: CGSize) -> CGSize {
    var size: CGSize
    if let around = customView?.superview as? BarItemView {
      size = around.contentSize(in: row)
    } else if let size = imageSizeInBar {
      return CGSize(width: max(size.width, width), height: size.height)
    } else if image != nil || title == nil && systemItem?.symbolName != nil {
      size = CGSize(width: 24, height: 24)
    } else {
      let words = title ?? systemItem?.words ?? ""
      let text = words.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      size = text
    }
    if width > 0 { size.width = width }
    return size
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of an item that the system shows as a word.
  var words: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: "\(self)".capitalized
    default: nil
    }
  }

  /// The symbol of an item that the system shows as an image.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
