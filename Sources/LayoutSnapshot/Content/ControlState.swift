extension LayoutSnapshot {
  /// The state of a control except its text and image.
  ///
  /// Only the properties of its kind are set.
  public struct ControlState: Equatable, Sendable {
    /// Whether the control is enabled.
    public var isEnabled: Bool

    /// Whether a switch is on, a button is selected, or an activity indicator is animating.
    public var isOn: Bool?

    /// The value of a slider, stepper or progress view.
    public var value: Double?

    /// The minimum value of a slider or stepper.
    public var minimum: Double?

    /// The maximum value of a slider or stepper.
    public var maximum: Double?

    /// The segments, bar items, tabs or rows.
    public var items: [Item]

    /// The index of the selected item or page.
    public var selectedIndex: Int?

    /// The number of pages of a page control.
    public var pageCount: Int?

    /// The drawing style.
    public var style: Style?

    /// The accessory of a table cell at its trailing end.
    package var accessory: Accessory?

    /// How the cell lies among its neighbors in a list; nil if the positions of cells determine it.
    public var group: Group?

    /// The colors of the control's parts; nil for those of the system.
    package var tints: Tints?

    /// The axes on which a scroll view shows no indicator.
    package var axesWithoutIndicator: [Axis]

    /// The line below a table's cell, in its bounds; nil for that of the system.
    package var separator: Group.Separator?

    /// The image behind a button.
    package var background: LayoutSnapshot.Image?

    /// Creates a control's state.
    package init(
      isEnabled: Bool = true, isOn: Bool? = nil, value: Double? = nil, minimum: Double? = nil,
      maximum: Double? = nil, items: [Item] = [], selectedIndex: Int? = nil,
      pageCount: Int? = nil, style: Style? = nil, accessory: Accessory? = nil, group: Group? = nil,
      tints: Tints? = nil, axesWithoutIndicator: [Axis] = []
    ) {
      self.isEnabled = isEnabled
      self.isOn = isOn
      self.value = value
      self.minimum = minimum
      self.maximum = maximum
      self.items = items
      self.selectedIndex = selectedIndex
      self.pageCount = pageCount
      self.style = style
      self.accessory = accessory
      self.group = group
      self.tints = tints
      self.axesWithoutIndicator = axesWithoutIndicator
    }
  }
}

extension LayoutSnapshot.ControlState {
  /// A segment, a bar item, a tab or a row.
  public struct Item: Codable, Equatable, Sendable {
    /// The title.
    public var title: String?

    /// The name of the image.
    public var image: String?

    /// The frame of the item in the bounds of the control; nil if the items share the space.
    public var frame: LayoutSnapshot.Rect?

    /// The side of a bar on which the item is placed; nil if the kind of control determines it.
    public var placement: Placement?

    /// The color of the item; nil for that of the control.
    package var tint: LayoutSnapshot.Color?

    /// Whether the image is drawn in its own colors; nil for no.
    package var isOriginal: Bool?

    /// The text of a badge.
    package var badge: String?

    /// The color of the badge; nil for that of the system.
    package var badgeColor: LayoutSnapshot.Color?

    /// Creates an item.
    public init(
      title: String? = nil, image: String? = nil, frame: LayoutSnapshot.Rect? = nil,
      placement: Placement? = nil
    ) {
      self.title = title
      self.image = image
      self.frame = frame
      self.placement = placement
    }

    /// The placement of an item of a bar: a side of the bar, or a space.
    public enum Placement: String, Codable, Sendable {
      case leading
      case trailing
      case flexibleSpace
      case fixedSpace
    }
  }

  /// The drawing style of a control.
  ///
  /// The applicable styles depend on the kind of control.
  public enum Style: String, Codable, Sendable {
    /// A text field without a border, a borderless button, a table with edge-to-edge rows, or a cell
    /// without a line below it.
    case plain
    /// A text field with a line around it.
    case line
    /// A text field with an etched border.
    case bezel
    /// A text field or button with a rounded rectangle.
    case roundedRect
    /// A button with a neutral filled background.
    case gray
    /// A button with a light background of its tint.
    case tinted
    /// A button filled with its tint.
    case filled
    /// A table in sections.
    case grouped
    /// A table in rounded sections with a distance from the edges.
    case insetGrouped
    /// A large activity indicator; a bar with a large title.
    case large
    /// A date picker that is a row of fields.
    case compact
    /// A date picker that is a calendar.
    case inline
    /// A date picker of wheels.
    case wheels
  }

  /// The colors of a control's parts; nil for those of the system.
  package struct Tints: Codable, Equatable, Sendable {
    /// The color of what is on, filled or current.
    package var main: LayoutSnapshot.Color?
    /// The color of the rest.
    package var track: LayoutSnapshot.Color?
    /// The color of the thumb.
    package var thumb: LayoutSnapshot.Color?
    /// The color of titles.
    package var text: LayoutSnapshot.Color?
    /// The color of the selected title.
    package var selectedText: LayoutSnapshot.Color?

    /// Creates colors.
    package init(
      main: LayoutSnapshot.Color? = nil, track: LayoutSnapshot.Color? = nil,
      thumb: LayoutSnapshot.Color? = nil, text: LayoutSnapshot.Color? = nil,
      selectedText: LayoutSnapshot.Color? = nil
    ) {
      (self.main, self.track, self.thumb) = (main, track, thumb)
      (self.text, self.selectedText) = (text, selectedText)
    }
  }

  /// An axis of scrolling.
  package enum Axis: String, Codable, Sendable {
    case horizontal
    case vertical
  }

  /// The accessory of a table cell at its trailing end.
  package enum Accessory: String, Codable, Sendable {
    case disclosureIndicator
    case detailButton
    case detailDisclosure
    case checkmark
  }
}

extension LayoutSnapshot.ControlState {
  /// How a cell lies among its neighbors in a list.
  public struct Group: Codable, Equatable, Sendable {
    /// Whether the cell is the first of its group.
    public var isFirst: Bool
    /// Whether the cell is the last of its group.
    public var isLast: Bool
    /// Whether the group has round corners.
    public var isRounded: Bool
    /// The start and end of the separator below the cell in its bounds; nil for none.
    public var separator: Separator?

    /// The line below a cell.
    public struct Separator: Codable, Equatable, Sendable {
      /// The left end, in points.
      public var left: Double
      /// The right end, in points.
      public var right: Double
      /// Creates a line.
      public init(left: Double, right: Double) {
        self.left = left
        self.right = right
      }
    }

    /// Creates the place of a cell.
    public init(isFirst: Bool, isLast: Bool, isRounded: Bool, separator: Separator? = nil) {
      self.isFirst = isFirst
      self.isLast = isLast
      self.isRounded = isRounded
      self.separator = separator
    }
  }
}

extension LayoutSnapshot.ControlState: Codable {
  private enum CodingKeys: String, CodingKey {
    case isEnabled, isOn, value, minimum, maximum, items, selectedIndex, pageCount, style, accessory
    case group, tints, axesWithoutIndicator, separator, background
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isEnabled: try container.decode(.isEnabled, default: true),
      isOn: try container.decodeIfPresent(Bool.self, forKey: .isOn),
      value: try container.decodeIfPresent(Double.self, forKey: .value),
      minimum: try container.decodeIfPresent(Double.self, forKey: .minimum),
      maximum: try container.decodeIfPresent(Double.self, forKey: .maximum),
      items: try container.decode(.items, default: []),
      selectedIndex: try container.decodeIfPresent(Int.self, forKey: .selectedIndex),
      pageCount: try container.decodeIfPresent(Int.self, forKey: .pageCount),
      style: try container.decodeIfPresent(Style.self, forKey: .style),
      accessory: try container.decodeIfPresent(Accessory.self, forKey: .accessory),
      group: try container.decodeIfPresent(Group.self, forKey: .group),
      tints: try container.decodeIfPresent(Tints.self, forKey: .tints),
      axesWithoutIndicator: try container.decode(.axesWithoutIndicator, default: []))
    separator = try container.decodeIfPresent(Group.Separator.self, forKey: .separator)
    background = try container.decodeIfPresent(LayoutSnapshot.Image.self, forKey: .background)
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isEnabled, forKey: .isEnabled, unless: true)
    try container.encodeIfPresent(isOn, forKey: .isOn)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    try container.encode(items, forKey: .items, unless: [])
    try container.encodeIfPresent(selectedIndex, forKey: .selectedIndex)
    try container.encodeIfPresent(pageCount, forKey: .pageCount)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(accessory, forKey: .accessory)
    try container.encodeIfPresent(group, forKey: .group)
    try container.encodeIfPresent(tints, forKey: .tints)
    try container.encode(axesWithoutIndicator, forKey: .axesWithoutIndicator, unless: [])
    try container.encodeIfPresent(separator, forKey: .separator)
    try container.encodeIfPresent(background, forKey: .background)
  }
}
