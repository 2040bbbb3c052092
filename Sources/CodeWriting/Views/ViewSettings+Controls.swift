internal import InterfaceBuilder

extension ViewSettings {
  /// Adds the settings of the view's class.
  mutating func addContent() {
    switch element.details {
    case .none: break
    case .label(let text): addLabel(text)
    case .textField(let text): addTextField(text)
    case .textView(let text, let scroll): addTextView(text, scroll)
    case .button(let button): addButton(button)
    case .imageView(let image): addImage(image)
    case .stackView(let stack): addStack(stack)
    case .scrollView(let scroll): addScrolling(scroll)
    case .tableView(let table, let scroll):
      addScrolling(scroll)
      addTable(table)
    case .collectionView(_, let scroll): addScrolling(scroll)
    case .cell(let cell): addCell(cell)
    case .control(let control): addControl(control)
    }
  }

  private mutating func addImage(_ image: ImageProperties) {
    if let name = image.name {
      list.set("image", imageCode(name, image.catalog, image.symbol))
    }
    if let name = image.highlightedName {
      list.set("highlightedImage", imageCode(name, image.catalog, nil))
    }
  }

  /// An image as an expression of type `UIImage?`.
  ///
  /// Where the document has the image in another catalog only, it is that one: a button's state has one catalog
  /// for its image and its background image.
  func imageCode(_ name: String, _ catalog: String?, _ symbol: SymbolConfiguration?) -> String {
    let resource = document.resources.image(named: name, catalog: catalog)
    guard (resource.map { $0.catalog } ?? catalog) == "system" else {
      return "UIImage(named: \(SwiftText.string(name)))"
    }
    let text = SwiftText.string(name)
    guard let configuration = symbol.flatMap(symbolCode) else {
      return "UIImage(systemName: \(text))"
    }
    return "UIImage(systemName: \(text), withConfiguration: \(configuration))"
  }

  /// The configuration of a symbol; nil for the standard one.
  func symbolCode(_ symbol: SymbolConfiguration) -> String? {
    let scale = symbol.scale.flatMap { ["small", "medium", "large"].contains($0) ? $0 : nil }
    let type = "UIImage.SymbolConfiguration"
    let weight = symbol.weight.flatMap { FontElement.weights.contains($0) ? $0 : nil }
    if let font = symbol.font, symbol.pointSize == nil {
      let code = font.unwrappedCode(standard: 17)
      return "\(type)(font: \(code)\(scale.map { ", scale: .\($0)" } ?? ""))"
    }
    if let size = symbol.pointSize {
      var arguments = "pointSize: \(SwiftText.number(size))"
      if weight != nil || scale != nil { arguments += ", weight: .\(weight ?? "unspecified")" }
      return "\(type)(\(arguments)\(scale.map { ", scale: .\($0)" } ?? ""))"
    }
    let scaled = scale.map { "\(type)(scale: .\($0))" }
    // No initializer has both.
    return weight.map { "\(type)(weight: .\($0))" + (scaled.map { ".applying(\($0))" } ?? "") }
      ?? scaled
  }

  private mutating func addStack(_ stack: StackProperties) {
    list.set("axis", stack.axis == .vertical ? ".vertical" : ".horizontal", standard: ".horizontal")
    list.set("alignment", Self.alignment(stack.alignment), standard: ".fill")
    list.set("distribution", "." + stack.distribution.rawValue, standard: ".fill")
    list.set("spacing", stack.usesStandardSpacing ? 8 : stack.spacing, standard: 0)
    list.set(
      "isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement, standard: false)
    // Explicit margins apply even without the flag (`canvas:X7`).
    list.set(
      "isLayoutMarginsRelativeArrangement",
      stack.isLayoutMarginsRelativeArrangement || element.layoutMargins != nil
        || element.directionalLayoutMargins != nil, standard: false)
  }

  private static func alignment(_ alignment: StackProperties.Alignment) -> String {
    switch alignment {
    case .fill: ".fill"
    case .top, .leading: ".leading"
    case .center: ".center"
    case .bottom, .trailing: ".trailing"
    case .firstBaseline: ".firstBaseline"
    case .lastBaseline: ".lastBaseline"
    }
  }

  mutating func addScrolling(_ scroll: ScrollProperties) {
    if let behavior = scroll.contentInsetAdjustmentBehavior {
      list.set("contentInsetAdjustmentBehavior", "." + behavior, standard: ".automatic")
    }
    list.set("contentInset", scroll.contentInset.map { SwiftText.insets($0) })
    list.set("isScrollEnabled", scroll.isScrollEnabled, standard: true)
    list.set("isPagingEnabled", scroll.isPagingEnabled, standard: false)
  }

  private mutating func addTable(_ table: TableProperties) {
    list.set("rowHeight", table.rowHeight)
    list.set("estimatedRowHeight", table.estimatedRowHeight)
    if let height = table.sectionHeaderHeight, height != 28 {
      list.set("sectionHeaderHeight", height)
    }
    if let height = table.sectionFooterHeight, height != 28 {
      list.set("sectionFooterHeight", height)
    }
    if let style = table.separatorStyle, style != "default" {
      list.set("separatorStyle", "." + style, standard: ".singleLine")
    }
    list.set("separatorInset", table.separatorInset.map { SwiftText.insets($0) })
  }

  private mutating func addCell(_ cell: CellProperties) {
    if element.kind == .tableViewCell {
      if let type = cell.accessoryType { list.set("accessoryType", "." + type, standard: ".none") }
      list.set("indentationLevel", cell.indentationLevel.map { Double($0) }, standard: 0)
      list.set("indentationWidth", cell.indentationWidth, standard: 10)
      list.set("separatorInset", cell.separatorInset.map { SwiftText.insets($0) })
    }
  }

  private mutating func addControl(_ control: ControlProperties) {
    switch element.kind {
    case .switch: list.set("isOn", control.isOn, standard: false)
    case .slider:
      list.set("minimumValue", control.minimumValue, standard: 0)
      list.set("maximumValue", control.maximumValue, standard: 1)
      list.set("value", control.value, standard: 0)
    case .stepper:
      list.set("minimumValue", control.minimumValue, standard: 0)
      list.set("maximumValue", control.maximumValue, standard: 100)
      list.set("value", control.value, standard: 0)
    case .segmentedControl: addSegments(control)
    case .progressView: list.set("progress", control.progress, standard: 0)
    case .pageControl:
      list.set("numberOfPages", control.numberOfPages.map { Double($0) }, standard: 0)
      list.set("currentPage", control.currentPage.map { Double($0) }, standard: 0)
    case .activityIndicatorView:
      list.set("hidesWhenStopped", control.hidesWhenStopped, standard: true)
      // Styles of iOS 12 that have a color; the one that a document has is set later.
      if ["white", "whiteLarge"].contains(control.style) { list.set("color", ".white") }
      if control.isAnimating { list.call("startAnimating", ["\(Setting.object).startAnimating()"]) }
    case .datePicker: addDatePicker(control)
    case .searchBar:
      list.set("text", control.text.map { SwiftText.string($0) })
      list.set("placeholder", control.placeholder.map { SwiftText.string($0) })
      list.set("prompt", control.prompt.map { SwiftText.string($0) })
      list.set("showsCancelButton", control.showsCancelButton, standard: false)
      list.set("showsScopeBar", control.showsScopeBar, standard: false)
      addBarStyle()
    case .navigationBar:
      list.set("prefersLargeTitles", control.hasLargeTitles, standard: false)
      addBarStyle()
    case .toolbar, .tabBar: addBarStyle()
    default: break
    }
  }

  /// The styles of a bar, which the model has in one property.
  private mutating func addBarStyle() {
    for (name, words) in [
      ("barStyle", ["default", "black", "blackOpaque", "blackTranslucent"]),
      ("searchBarStyle", ["default", "prominent", "minimal"]),
    ] {
      guard let word = markup?[name], words.contains(word) else { continue }
      list.set(name, word.hasPrefix("black") ? ".black" : "." + word, standard: ".default")
    }
    list.set("isTranslucent", markup?["translucent"] != "NO", standard: true)
  }

  /// Segments with images or widths; plain titles are in the initializer (``ViewCreation``).
  private mutating func addSegments(_ control: ControlProperties) {
    for (index, segment) in control.segments.enumerated() {
      if let width = segment.width {
        list.call(
          "setWidth \(index)",
          ["\(Setting.object).setWidth(\(SwiftText.number(width)), forSegmentAt: \(index))"])
      }
      if !segment.isEnabled {
        list.call(
          "setEnabled \(index)", ["\(Setting.object).setEnabled(false, forSegmentAt: \(index))"])
      }
    }
    list.set(
      "apportionsSegmentWidthsByContent", control.apportionsSegmentWidthsByContent, standard: false)
    if let selected = control.selectedSegment { list.set("selectedSegmentIndex", Double(selected)) }
  }

  private mutating func addDatePicker(_ control: ControlProperties) {
    switch control.datePickerMode {
    case "time", "date", "countDownTimer":
      list.set("datePickerMode", "." + (control.datePickerMode ?? ""))
    default: break
    }
    switch control.style {
    case "wheels", "compact", "inline":
      list.set("preferredDatePickerStyle", "." + (control.style ?? ""))
    default: break
    }
    if let seconds = control.date {
      list.set("date", "Date(timeIntervalSinceReferenceDate: \(SwiftText.number(seconds)))")
    }
  }
}
