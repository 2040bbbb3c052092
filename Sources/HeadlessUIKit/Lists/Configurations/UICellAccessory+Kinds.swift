internal import Foundation

extension UICellAccessory {
  /// Returns a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self { Self(.disclosureIndicator, .trailing(displayed: displayed), options) }

  /// Returns a disclosure indicator of an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    Self(
      .outlineDisclosure, .trailing(displayed: displayed), options.options, action: actionHandler)
  }

  /// Returns an i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DisclosureIndicatorOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, .trailing(displayed: displayed), options, action: actionHandler) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = DisclosureIndicatorOptions()
  ) -> Self { Self(.checkmark, .trailing(displayed: displayed), options) }

  /// Returns a delete control at the leading edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DisclosureIndicatorOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, .leading(displayed: displayed), options, action: actionHandler) }

  /// Returns an insert control at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = DisclosureIndicatorOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, .leading(displayed: displayed), options, action: actionHandler) }

  /// Returns a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self { Self(.reorder, .trailing(displayed: displayed), options.options) }

  /// Returns a control for selecting several rows, at the leading edge.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self { Self(.multiselect, .leading(displayed: displayed), options.options) }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = options.font
    label.textColor = options.options.tintColor ?? .secondaryLabel
    return Self(.label, .trailing(displayed: displayed), options.options, view: label)
  }

  /// Returns a button with a menu, which shows no menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: DetailOptions = DisclosureIndicatorOptions()
  ) -> Self { Self(.popUpMenu, .trailing(displayed: displayed), options) }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(
      .customView, configuration.placement, configuration.options, view: configuration.customView)
  }

  /// Whether the accessory is at the leading edge.
  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Returns whether the accessory is displayed.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch placement {
    case .leading(let displayed), .trailing(let displayed):
      return displayed == .always || (displayed == .whenEditing) == isEditing
    }
  }

  /// Returns the size of the accessory; that of controls is the one of table views.
  func size(in sizes: ControlSizes) -> CGSize {
    if let view {
      let own = view.bounds.size
      let natural = view.intrinsicContentSize
      return CGSize(
        width: natural.width > 0 ? natural.width : own.width,
        height: natural.height > 0 ? natural.height : own.height)
    }
    let width: CGFloat =
      switch accessoryType {
      case .disclosureIndicator, .outlineDisclosure: sizes.disclosureWidth
      case .checkmark: sizes.checkmarkWidth
      default: sizes.detailButtonWidth
      }
    return CGSize(width: width, height: 22)
  }

  /// Returns the width of the accessory's space.
  func width(in sizes: ControlSizes) -> CGFloat {
    switch options.reservedLayoutWidth {
    case .custom(let width): width
    case .standard: max(28, size(in: sizes).width)
    case .actual, nil: size(in: sizes).width
    }
  }
}
