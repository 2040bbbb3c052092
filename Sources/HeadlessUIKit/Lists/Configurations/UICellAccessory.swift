public import Foundation

/// An accessory of a list cell, such as a disclosure indicator.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The kind of an accessory; raw values are Apple's.
  public enum AccessoryType: Int, Sendable {
    /// A disclosure indicator.
    case disclosureIndicator = 0
    /// A disclosure indicator of an outline.
    case outlineDisclosure = 1
    /// A check mark.
    case checkmark = 2
    /// A delete control.
    case delete = 3
    /// An insert control.
    case insert = 4
    /// A reorder control.
    case reorder = 5
    /// A control for selecting several rows.
    case multiselect = 6
    /// A text.
    case label = 7
    /// A view of the app.
    case customView = 8
    /// An i in a circle.
    case detail = 9
    /// A menu.
    case popUpMenu = 10
  }

  /// When an accessory is displayed; raw values are Apple's.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the cell is edited.
    case whenEditing = 1
    /// While the cell is not edited.
    case whenNotEditing = 2
  }

  /// The side at which an accessory is.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width of the space for an accessory.
  public enum LayoutDimension: Sendable {
    /// That of the accessory.
    case actual
    /// That of symbols in lists.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The options of a disclosure indicator.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is not displayed.
    public var isHidden: Bool
    /// The width of its space; nil for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil for the kind's.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The options of a delete control.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The options of an insert control.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The options of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The options of a reorder control.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    var options: DisclosureIndicatorOptions
    /// Whether a separator is shown before the control.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a control for selecting several rows.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    var options: DisclosureIndicatorOptions
    /// The background color of the control.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a disclosure indicator of an outline.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What a tap does; raw values are Apple's.
    public enum Style: Int, Sendable {
      /// As the cell's role has it.
      case automatic = 0
      /// A tap on the cell expands it.
      case header = 1
      /// A tap on the indicator expands the cell.
      case cell = 2
    }
    var options: DisclosureIndicatorOptions
    /// What a tap does.
    public var style: Style

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }
  }

  /// The options of a text.
  @preconcurrency @MainActor
  public struct LabelOptions {
    var options: DisclosureIndicatorOptions
    /// The font.
    public var font: UIFont
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The view, side and space of an accessory of the app.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side.
    public let placement: Placement
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool
    var options: DisclosureIndicatorOptions

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let placement: Placement
  let options: DisclosureIndicatorOptions
  let view: UIView?
  /// Called when the user taps the accessory.
  let actionHandler: (() -> Void)?

  init(
    _ type: AccessoryType, _ placement: Placement, _ options: DisclosureIndicatorOptions,
    view: UIView? = nil,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.placement = placement
    self.options = options
    self.view = view
    actionHandler = action
  }
}
