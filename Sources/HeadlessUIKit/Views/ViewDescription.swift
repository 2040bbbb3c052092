package import Foundation

/// What a view shows, in its own words: what a snapshot captures of it beside its frame.
///
/// A control overrides ``UIView/describe(in:)``; nobody else needs to know that it exists but the module
/// that draws it, by ``kind``. Words are those of `LayoutSnapshot`, which is not imported here so that
/// apps do not link it; `ViewDescriptionTests` makes sure that they are known there.
package struct ViewDescription {
  /// Which drawing the view gets: a word of `LayoutSnapshot.Kind`.
  package var kind = "view"
  /// The text, with its lines where they are.
  package var text: Text?
  /// The image.
  package var image: Image?
  /// What a control shows besides.
  package var state: State?
  /// How far the content scrolls.
  package var contentSize: CGSize?
  /// A background that the view draws itself, and the radius of its corners.
  package var background: (color: UIColor, cornerRadius: CGFloat)?

  /// A plain view.
  package init() {}

  /// What a view is to the person who looks at it.
  package enum Role: Sendable {
    /// It shows text that can be read.
    case text
    /// It can be touched.
    case control
    /// It shows something else.
    case content
    /// It holds or decorates.
    case container
  }

  /// A text as it is laid out.
  package struct Text {
    package var string: String
    package var font: UIFont
    package var lines: [LaidOutLine]
    package var color: UIColor?
    package var alignment: NSTextAlignment
    package var isPlaceholder = false
  }

  /// An image, and how it fills its view.
  package struct Image {
    package var image: UIImage
    /// A word of `LayoutSnapshot.ContentMode`.
    package var contentMode: String
    /// Where the image is in the view's bounds; nil if the content mode decides.
    package var frame: CGRect?
  }

  /// What a control shows beside text and image; only what it knows is set.
  package struct State {
    package var isEnabled = true
    package var isOn: Bool?
    package var value: Double?
    package var minimum: Double?
    package var maximum: Double?
    package var items: [Item] = []
    package var selectedIndex: Int?
    package var pageCount: Int?
    /// A word of `LayoutSnapshot.ControlState.Style`.
    package var style: String?
    /// A word of `LayoutSnapshot.ControlState.Accessory`.
    package var accessory: String?
  }

  /// A segment, a bar item or a tab.
  package struct Item {
    package var title: String?
    package var image: String?
    /// A word of `LayoutSnapshot.ControlState.Item.Placement`.
    package var placement: String?
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
  }
}
