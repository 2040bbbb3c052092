// Attributes that are specific to some kinds of views. Each function returns whether it recognizes
// the name.
extension DocumentParser {
  mutating func apply(_ attribute: RawAttribute, to details: inout ViewDetails) -> Bool {
    switch details {
    case .none:
      return false
    case .label(var text):
      guard apply(attribute, to: &text) else { return false }
      details = .label(text)
    case .textField(var text):
      guard apply(attribute, to: &text) else { return false }
      details = .textField(text)
    case .textView(var text, var scroll):
      guard apply(attribute, to: &text) || apply(attribute, to: &scroll) else { return false }
      details = .textView(text, scroll)
    case .button(var button):
      guard apply(attribute, to: &button) else { return false }
      details = .button(button)
    case .imageView(var image):
      guard apply(attribute, to: &image) else { return false }
      details = .imageView(image)
    case .stackView(var stack):
      guard apply(attribute, to: &stack) else { return false }
      details = .stackView(stack)
    case .scrollView(var scroll):
      guard apply(attribute, to: &scroll) else { return false }
      details = .scrollView(scroll)
    case .tableView(var table, var scroll):
      guard apply(attribute, to: &table) || apply(attribute, to: &scroll) else { return false }
      details = .tableView(table, scroll)
    case .collectionView(let collection, var scroll):
      guard apply(attribute, to: &scroll) else { return false }
      details = .collectionView(collection, scroll)
    case .cell(var cell):
      guard apply(attribute, to: &cell) else { return false }
      details = .cell(cell)
    case .control(var control):
      guard apply(attribute, to: &control) else { return false }
      details = .control(control)
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to text: inout TextProperties) -> Bool {
    switch attribute.name {
    case "text": text.text = attribute.value
    case "placeholder": text.placeholder = attribute.value
    case "usesAttributedText": set(&text.usesAttributedText, attribute)
    case "textAlignment": text.alignment = attribute.value
    case "lineBreakMode": text.lineBreakMode = attribute.value
    case "numberOfLines":
      if let lines = integer(attribute) {
        if lines >= 0 {
          text.numberOfLines = lines
        } else {
          reject(attribute, as: "a number of lines")
        }
      }
    case "preferredMaxLayoutWidth": setLength(&text.preferredMaxLayoutWidth, attribute)
    case "adjustsFontSizeToFit", "adjustsFontSizeToFitWidth":
      set(&text.adjustsFontSizeToFit, attribute)
    case "minimumScaleFactor": set(&text.minimumScaleFactor, attribute)
    case "minimumFontSize": setLength(&text.minimumFontSize, attribute)
    case "adjustsLetterSpacingToFitWidth": set(&text.adjustsLetterSpacingToFitWidth, attribute)
    case "adjustsFontForContentSizeCategory":
      set(&text.adjustsFontForContentSizeCategory, attribute)
    case "baselineAdjustment": text.baselineAdjustment = attribute.value
    case "borderStyle": text.borderStyle = attribute.value
    case "clearButtonMode": text.clearButtonMode = attribute.value
    case "editable": set(&text.isEditable, attribute)
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to button: inout ButtonProperties) -> Bool
  {
    switch attribute.name {
    case "buttonType": button.type = attribute.value
    case "role": button.role = attribute.value
    case "lineBreakMode": button.lineBreakMode = attribute.value
    case "contentHorizontalAlignment": button.contentHorizontalAlignment = attribute.value
    case "contentVerticalAlignment": button.contentVerticalAlignment = attribute.value
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to image: inout ImageProperties) -> Bool {
    switch attribute.name {
    case "image": image.name = attribute.value
    case "catalog": image.catalog = attribute.value
    case "highlightedImage": image.highlightedName = attribute.value
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to stack: inout StackProperties) -> Bool {
    switch attribute.name {
    case "axis": set(&stack.axis, LayoutAxis(name: attribute.value), attribute)
    case "distribution": set(&stack.distribution, attribute)
    case "alignment": set(&stack.alignment, attribute)
    case "spacing": setLength(&stack.spacing, attribute)
    case "spacingType": stack.usesStandardSpacing = attribute.value == "standard"
    case "baselineRelativeArrangement": set(&stack.isBaselineRelativeArrangement, attribute)
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      set(&stack.isLayoutMarginsRelativeArrangement, attribute)
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to scroll: inout ScrollProperties) -> Bool
  {
    switch attribute.name {
    case "contentInsetAdjustmentBehavior": scroll.contentInsetAdjustmentBehavior = attribute.value
    case "scrollEnabled": set(&scroll.isScrollEnabled, attribute)
    case "pagingEnabled": set(&scroll.isPagingEnabled, attribute)
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to table: inout TableProperties) -> Bool {
    switch attribute.name {
    case "style": table.style = attribute.value
    case "dataMode": table.dataMode = attribute.value
    case "rowHeight": setAutomaticLength(&table.rowHeight, attribute)
    case "estimatedRowHeight": setAutomaticLength(&table.estimatedRowHeight, attribute)
    case "sectionHeaderHeight": setAutomaticLength(&table.sectionHeaderHeight, attribute)
    case "sectionFooterHeight": setAutomaticLength(&table.sectionFooterHeight, attribute)
    case "separatorStyle": table.separatorStyle = attribute.value
    default: return false
    }
    return true
  }

  private mutating func apply(_ attribute: RawAttribute, to cell: inout CellProperties) -> Bool {
    switch attribute.name {
    case "reuseIdentifier": cell.reuseIdentifier = attribute.value
    case "style": cell.style = attribute.value
    case "accessoryType": cell.accessoryType = attribute.value
    case "rowHeight": setAutomaticLength(&cell.rowHeight, attribute)
    case "indentationLevel": set(&cell.indentationLevel, attribute)
    case "indentationWidth": setLength(&cell.indentationWidth, attribute)
    case "textLabel": cell.textLabel = attribute.value
    case "detailTextLabel": cell.detailTextLabel = attribute.value
    case "imageView": cell.imageView = attribute.value
    default: return false
    }
    return true
  }

  private mutating func apply(
    _ attribute: RawAttribute, to control: inout ControlProperties
  ) -> Bool {
    switch attribute.name {
    case "style", "progressViewStyle", "searchBarStyle", "segmentControlStyle", "barStyle":
      control.style = attribute.value
    case "datePickerMode": control.datePickerMode = attribute.value
    case "on": set(&control.isOn, attribute)
    case "value": set(&control.value, attribute)
    case "minValue", "minimumValue": set(&control.minimumValue, attribute)
    case "maxValue", "maximumValue": set(&control.maximumValue, attribute)
    case "progress": set(&control.progress, attribute)
    case "numberOfPages": set(&control.numberOfPages, attribute)
    case "currentPage": set(&control.currentPage, attribute)
    case "animating": set(&control.isAnimating, attribute)
    case "hidesWhenStopped": set(&control.hidesWhenStopped, attribute)
    case "selectedSegmentIndex": set(&control.selectedSegment, attribute)
    case "apportionsSegmentWidthsByContent":
      set(&control.apportionsSegmentWidthsByContent, attribute)
    case "text": control.text = attribute.value
    case "placeholder": control.placeholder = attribute.value
    case "prompt": control.prompt = attribute.value
    case "showsCancelButton": set(&control.showsCancelButton, attribute)
    case "showsScopeBar": set(&control.showsScopeBar, attribute)
    case "largeTitles": set(&control.hasLargeTitles, attribute)
    case "translucent": set(&control.isTranslucent, attribute)
    default: return false
    }
    return true
  }

  /// Applies a runtime attribute that affects layout and has no corresponding attribute in
  /// documents.
  mutating func apply(_ attribute: RuntimeAttribute, to details: inout ViewDetails) {
    guard case .stackView(var stack) = details, case .boolean(let value) = attribute.value,
      ["layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"]
        .contains(attribute.keyPath)
    else { return }
    stack.isLayoutMarginsRelativeArrangement = value
    details = .stackView(stack)
  }
}
