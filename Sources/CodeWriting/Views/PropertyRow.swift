internal import InterfaceBuilder

/// An attribute of documents that stands for one property, with the value that the property has without it.
struct PropertyRow {
  enum Value {
    case flag
    case number
    case text
    /// The name of an image of the app.
    case image
    /// A case of an enumeration with the name that documents write.
    case word
  }

  let property: String
  let value: Value
  let standard: String?

  /// Returns the expression for an attribute's value; nil if it is no value of the property.
  func code(_ written: String) -> String? {
    switch value {
    case .flag:
      switch written {
      case "YES", "true": "true"
      case "NO", "false": "false"
      default: nil
      }
    case .number: Double(written).flatMap { $0.isFinite ? SwiftText.number($0) : nil }
    case .text: SwiftText.string(written)
    case .image: "UIImage(named: \(SwiftText.string(written)))"
    case .word:
      written.allSatisfy { $0.isASCII && $0.isLetter } && !written.isEmpty ? "." + written : nil
    }
  }

  /// Returns the row of an attribute; nil if no property corresponds to it.
  static func row(_ attribute: String, of kind: ViewKind) -> PropertyRow? {
    if let row = common[attribute] { return row }
    let rows: [String: PropertyRow] =
      switch kind {
      case .scrollView: scrolling
      case .textView: scrolling.merging(textView) { $1 }
      case .tableView: scrolling.merging(table) { $1 }
      case .collectionView: scrolling.merging(selection) { $1 }
      case .tableViewCell: cell
      case .datePicker:
        [
          "minuteInterval": .init(property: "minuteInterval", value: .number, standard: "1"),
          "countDownDuration": .init(property: "countDownDuration", value: .number, standard: "0"),
        ]
      case .stepper: stepper
      case .imageView: image
      case .label:
        [
          "enabled": flag("isEnabled", true), "highlighted": flag("isHighlighted", false),
          "showsExpansionTextWhenTruncated": flag("showsExpansionTextWhenTruncated", false),
        ]
      case .textField: textField
      case .button: button
      case .slider: slider
      case .segmentedControl: ["momentary": flag("isMomentary", false)]
      case .pageControl: ["hidesForSinglePage": flag("hidesForSinglePage", false)]
      case .searchBar: searchBar
      default: [:]
      }
    if let row = rows[attribute] { return row }
    return controls.contains(kind) ? control[attribute] : nil
  }

  private static let controls: Set<ViewKind> = [
    .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl, .datePicker,
  ]

  private static func flag(_ property: String, _ standard: Bool) -> PropertyRow {
    PropertyRow(property: property, value: .flag, standard: "\(standard)")
  }

  private static let common: [String: PropertyRow] = [
    "tag": .init(property: "tag", value: .number, standard: "0"),
    "multipleTouchEnabled": flag("isMultipleTouchEnabled", false),
    "restorationIdentifier":
      .init(property: "restorationIdentifier", value: .text, standard: nil),
    "exclusiveTouch": flag("isExclusiveTouch", false),
  ]

  private static let control: [String: PropertyRow] = [
    "enabled": flag("isEnabled", true), "selected": flag("isSelected", false),
    "highlighted": flag("isHighlighted", false),
  ]

  private static let image: [String: PropertyRow] = [
    "adjustsImageSizeForAccessibilityContentSizeCategory":
      flag("adjustsImageSizeForAccessibilityContentSizeCategory", false),
    "highlighted": flag("isHighlighted", false),
  ]

  private static let button: [String: PropertyRow] = image.merging(control) { $1 }.merging([
    "adjustsImageWhenHighlighted": flag("adjustsImageWhenHighlighted", true),
    "adjustsImageWhenDisabled": flag("adjustsImageWhenDisabled", true),
    "showsTouchWhenHighlighted": flag("showsTouchWhenHighlighted", false),
    "reversesTitleShadowWhenHighlighted": flag("reversesTitleShadowWhenHighlighted", false),
    "showsMenuAsPrimaryAction": flag("showsMenuAsPrimaryAction", false),
    "changesSelectionAsPrimaryAction": flag("changesSelectionAsPrimaryAction", false),
    "pointerInteraction": flag("isPointerInteractionEnabled", false),
  ]) { $1 }

  private static func picture(_ property: String) -> PropertyRow {
    PropertyRow(property: property, value: .image, standard: nil)
  }

  private static let textField: [String: PropertyRow] = control.merging([
    "clearsOnBeginEditing": flag("clearsOnBeginEditing", false),
    "allowsEditingTextAttributes": flag("allowsEditingTextAttributes", false),
    "background": picture("background"), "disabledBackground": picture("disabledBackground"),
  ]) { $1 }

  private static let textView: [String: PropertyRow] = [
    "clearsOnInsertion": flag("clearsOnInsertion", false),
    "allowsEditingTextAttributes": flag("allowsEditingTextAttributes", false),
  ]

  private static let slider: [String: PropertyRow] = control.merging([
    "continuous": flag("isContinuous", true), "minimumValueImage": picture("minimumValueImage"),
    "maximumValueImage": picture("maximumValueImage"),
  ]) { $1 }

  private static let searchBar: [String: PropertyRow] = [
    "showsBookmarkButton": flag("showsBookmarkButton", false),
    "showsSearchResultsButton": flag("showsSearchResultsButton", false),
    "selectedScopeButtonIndex":
      .init(property: "selectedScopeButtonIndex", value: .number, standard: "0"),
    "backgroundImage": picture("backgroundImage"),
  ]

  private static let scrolling: [String: PropertyRow] = [
    "showsHorizontalScrollIndicator": flag("showsHorizontalScrollIndicator", true),
    "showsVerticalScrollIndicator": flag("showsVerticalScrollIndicator", true),
    "alwaysBounceVertical": flag("alwaysBounceVertical", false),
    "alwaysBounceHorizontal": flag("alwaysBounceHorizontal", false),
    "bounces": flag("bounces", true),
    "minimumZoomScale": .init(property: "minimumZoomScale", value: .number, standard: "1"),
    "maximumZoomScale": .init(property: "maximumZoomScale", value: .number, standard: "1"),
    "keyboardDismissMode": .init(property: "keyboardDismissMode", value: .word, standard: ".none"),
    "selectable": flag("isSelectable", true), "bouncesZoom": flag("bouncesZoom", true),
    "delaysContentTouches": flag("delaysContentTouches", true),
    "canCancelContentTouches": flag("canCancelContentTouches", true),
    "indicatorStyle": .init(property: "indicatorStyle", value: .word, standard: ".default"),
    "directionalLockEnabled": flag("isDirectionalLockEnabled", false),
    "scrollsToTop": flag("scrollsToTop", true),
  ]

  private static let selection: [String: PropertyRow] = [
    "allowsSelection": flag("allowsSelection", true),
    "allowsMultipleSelection": flag("allowsMultipleSelection", false),
    "prefetchingEnabled": flag("isPrefetchingEnabled", true),
  ]

  private static let table: [String: PropertyRow] = selection.merging([
    "alwaysBounceVertical": flag("alwaysBounceVertical", true),
    "allowsSelectionDuringEditing": flag("allowsSelectionDuringEditing", false),
    "allowsMultipleSelectionDuringEditing": flag("allowsMultipleSelectionDuringEditing", false),
    "contentViewInsetsToSafeArea": flag("insetsContentViewsToSafeArea", true),
    "sectionIndexMinimumDisplayRowCount":
      .init(property: "sectionIndexMinimumDisplayRowCount", value: .number, standard: "0"),
    "separatorInsetReference":
      .init(property: "separatorInsetReference", value: .word, standard: ".fromCellEdges"),
    "estimatedSectionHeaderHeight":
      .init(property: "estimatedSectionHeaderHeight", value: .number, standard: "-1"),
    "estimatedSectionFooterHeight":
      .init(property: "estimatedSectionFooterHeight", value: .number, standard: "-1"),
  ]) { $1 }

  private static let cell: [String: PropertyRow] = [
    "selectionStyle": .init(property: "selectionStyle", value: .word, standard: ".default"),
    "editingAccessoryType":
      .init(property: "editingAccessoryType", value: .word, standard: ".none"),
    "focusStyle": .init(property: "focusStyle", value: .word, standard: ".default"),
    "showsReorderControl": flag("showsReorderControl", false),
    "shouldIndentWhileEditing": flag("shouldIndentWhileEditing", true),
  ]

  private static let stepper: [String: PropertyRow] = [
    "stepValue": .init(property: "stepValue", value: .number, standard: "1"),
    "wraps": flag("wraps", false), "continuous": flag("isContinuous", true),
    "autorepeat": flag("autorepeat", true),
  ]

  /// Whether an attribute has no meaning in a running app, or none since the version of iOS that has anchors.
  static func isOnlyForXcode(_ attribute: String) -> Bool { onlyForXcode.contains(attribute) }

  private static let onlyForXcode: Set<String> = [
    "customModuleProvider", "tableViewCell", "opaque", "clearsContextBeforeDrawing",
    "simulatedAppContext", "hasAttributedTitle", "colorLabel", "misplaced", "fixedFrame",
    "reference", "dataMode",
    // Removed from UIKit.
    "hidesAccessoryWhenEditing",
    // What `ViewSettings` reads by itself, and the least size of texts that do not shrink.
    "userInteractionEnabled", "useCurrentDate", "minimumFontSize",
  ]
}
