package import Foundation

/// A description of a view's content, which a snapshot captures in addition to its frame.
///
/// A control overrides ``UIView/describe(in:)``. Only the module that draws it needs to know its
/// ``kind``. Strings are the raw values of types of `LayoutSnapshot`, which is not imported here so
/// that apps do not link it; `ViewDescriptionTests` verifies that they are valid.
package struct ViewDescription {
  /// The kind of the view, by which it is drawn: a raw value of `LayoutSnapshot.Kind`.
  package var kind = "view"
  /// The text with its lines.
  package var text: Text?
  /// The image.
  package var image: Image?
  /// The state of a control.
  package var state: State?
  /// The size of the content of a scroll view.
  package var contentSize: CGSize?
  /// A background that the view draws, with its corner radius.
  package var background: (color: UIColor, cornerRadius: CGFloat)?

  /// The corners of the background or layer that are rounded, as the bits of `CACornerMask`.
  package var roundedCorners: Int?
  /// How a cell lies in its list.
  package var group: Group?

  /// How a cell lies among the cells of its list.
  package struct Group {
    package var isFirst: Bool
    package var isLast: Bool
    package var isRounded: Bool
    /// The ends of the line below the cell; nil for none.
    package var separator: (left: CGFloat, right: CGFloat)?
  }

  /// Creates the description of a plain view.
  package init() {}

  /// The role of a view for the user.
  package enum Role: String, Sendable {
    /// The view shows text.
    case text
    /// The view is a control.
    case control
    /// The view shows other content.
    case content
    /// The view contains or decorates other views.
    case container
  }

  /// A laid-out text.
  package struct Text {
    package var string: String
    package var font: UIFont
    package var lines: [LaidOutLine]
    package var color: UIColor?
    package var alignment: NSTextAlignment
    package var isPlaceholder = false
  }

  /// An image and the way in which it fills its view.
  package struct Image {
    package var image: UIImage
    /// A raw value of `LayoutSnapshot.ContentMode`.
    package var contentMode: String
    /// The frame of the image in the view's bounds; nil if the content mode determines it.
    package var frame: CGRect?
  }

  /// The state of a control; properties that do not apply are nil.
  package struct State {
    package var isEnabled = true
    package var isOn: Bool?
    package var value: Double?
    package var minimum: Double?
    package var maximum: Double?
    package var items: [Item] = []
    package var selectedIndex: Int?
    package var pageCount: Int?
    /// A raw value of `LayoutSnapshot.ControlState.Style`.
    package var style: String?
    /// A raw value of `LayoutSnapshot.ControlState.Accessory`.
    package var accessory: String?
    package var tints: Tints?
    /// The ends of the line below a table's cell, in its bounds; nil for those of the system.
    package var separator: (left: CGFloat, right: CGFloat)?
    /// The image behind a button.
    package var background: Image?
    /// The axes without a scroll indicator: raw values of `LayoutSnapshot.ControlState.Axis`.
    package var axesWithoutIndicator: [String] = []
  }

  /// A segment, a bar item or a tab.
  package struct Item {
    package var title: String?
    package var image: String?
    /// A raw value of `LayoutSnapshot.ControlState.Item.Placement`.
    package var placement: String?
    /// The frame in the bounds of the view.
    package var frame: CGRect?
    /// The color; nil for that of the view.
    package var tint: UIColor?
    /// Whether the image is drawn in its own colors.
    package var isOriginal = false
    /// The text of a badge.
    package var badge: String?
    /// The color of the badge; nil for that of the system.
    package var badgeColor: UIColor?
  }

  /// The colors of a control's parts; nil for those of the system.
  package struct Tints {
    /// The color of what is on, filled or current.
    package var main: UIColor?
    /// The color of the rest.
    package var track: UIColor?
    package var thumb: UIColor?
    package var text: UIColor?
    package var selectedText: UIColor?
  }
}

extension ViewDescription.Item {
  @MainActor
  init(_ item: UIBarButtonItem) {
    let placement: String? =
      switch item.systemItem {
      case .flexibleSpace: "flexibleSpace"
      case .fixedSpace: "fixedSpace"
      default: nil
      }
    self.init(
      title: item.title ?? item.systemItem.map { "\($0)".capitalized }, image: item.image?.name,
      placement: placement)
    take(item)
  }

  /// Creates the description of an item of a navigation bar, whose spaces are not shown.
  @MainActor
  init(inNavigationBar item: UIBarButtonItem, showsSystemItems: Bool) {
    let system = showsSystemItems ? item.systemItem : nil
    self.init(
      title: item.title ?? system?.words, image: item.image?.name ?? system?.symbolName)
    take(item)
  }

  /// Takes the color of an item; one with a view of its own shows nothing else.
  @MainActor
  private mutating func take(_ item: UIBarButtonItem) {
    if item.customView != nil { (title, image) = (nil, nil) }
    let own = item.image.flatMap(\.originalColor)
    let common = AppearanceProxies.item(UIBarButtonItem.self)
    var title: UIColor?
    if item.image == nil {
      let attributes =
        item.titleTextAttributes(for: .normal) ?? common?.titleTextAttributes(for: .normal)
      title = attributes?[.foregroundColor] as? UIColor
    }
    tint = own ?? title ?? item.tintColor ?? common?.tintColor
    isOriginal = item.image?.renderingMode == .alwaysOriginal && own == nil
  }
}
