internal import InterfaceBuilder

/// Values that the model of documents does not have, because no layout depends on them.
extension ViewSettings {
  /// Adds the values of the view's elements, and says which of them the code leaves out.
  mutating func addMarkup() {
    guard let markup else { return }
    for child in markup.children where child.name != "nil" && !child.isView { add(child) }
    for variation in markup.children where variation.name == "variation" {
      for child in variation.children where child.name != "mask" && child.name != "nil" {
        if MarkupCoverage.isRead(child) {
          for gap in MarkupCoverage.gaps(in: child) { omit(gap) }
        } else {
          omit(MarkupCoverage.gap(child, in: " in size class \(variation["key"] ?? "")"))
        }
      }
    }
  }

  private mutating func omit(_ gap: MarkupCoverage.Gap) { list.omit(gap.text, at: gap.position) }

  private mutating func add(_ child: XMLElement) {
    let key = child["key"] ?? ""
    let place = "\(element.kind.elementName).\(key)"
    switch child.name {
    case _ where MarkupCoverage.isRead(child): break
    case "size" where place != "label.shadowOffset" && MarkupCoverage.isZero(child): return
    case "color":
      guard let property = Self.colors[place] else { return omit(MarkupCoverage.gap(child)) }
      addColor(property, child.color)
    case "size" where place == "label.shadowOffset":
      list.set(
        "shadowOffset", child.size.map { SwiftText.size($0) },
        standard: "CGSize(width: 0, height: -1)")
    case "inset" where key == "scrollIndicatorInsets",
      "edgeInsets" where key == "scrollIndicatorInsets":
      list.set(
        "scrollIndicatorInsets", child.insets.map { SwiftText.insets($0) },
        standard: SwiftText.noInsets)
    case "date" where element.kind == .datePicker && ["minimumDate", "maximumDate"].contains(key):
      guard let seconds = child["timeIntervalSinceReferenceDate"].flatMap({ Double($0) }) else {
        return omit(MarkupCoverage.gap(child))
      }
      list.set(key, "Date(timeIntervalSinceReferenceDate: \(SwiftText.number(seconds)))")
    case "dataDetectorType" where element.kind == .textView:
      let types = child.attributes.filter { $0.name != "key" && $0.value == "YES" }
      list.set(
        "dataDetectorTypes", "[\(types.map { "." + $0.name }.joined(separator: ", "))]",
        standard: "[]")
      return
    case "scopeButtonTitles" where element.kind == .searchBar:
      let titles = child.children.map { SwiftText.string($0.string) }
      list.set("scopeButtonTitles", "[\(titles.joined(separator: ", "))]", standard: "[]")
      return
    case "textInputTraits": return addTextInputTraits(child)
    default: return omit(MarkupCoverage.gap(child))
    }
    for gap in MarkupCoverage.gaps(in: child) { omit(gap) }
  }

  /// The properties for the colors of each class.
  private static let colors = [
    "switch.onTintColor": "onTintColor", "switch.thumbTintColor": "thumbTintColor",
    "slider.thumbTintColor": "thumbTintColor",
    "slider.minimumTrackTintColor": "minimumTrackTintColor",
    "slider.maximumTrackTintColor": "maximumTrackTintColor",
    "progressView.progressTintColor": "progressTintColor",
    "progressView.trackTintColor": "trackTintColor", "tableView.separatorColor": "separatorColor",
    "tableView.sectionIndexColor": "sectionIndexColor",
    "tableView.sectionIndexBackgroundColor": "sectionIndexBackgroundColor",
    "tableView.sectionIndexTrackingBackgroundColor": "sectionIndexTrackingBackgroundColor",
    "label.highlightedColor": "highlightedTextColor", "label.shadowColor": "shadowColor",
    "segmentedControl.selectedSegmentTintColor": "selectedSegmentTintColor",
    "pageControl.pageIndicatorTintColor": "pageIndicatorTintColor",
    "pageControl.currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    "activityIndicatorView.color": "color", "navigationBar.barTintColor": "barTintColor",
    "toolbar.barTintColor": "barTintColor", "tabBar.barTintColor": "barTintColor",
    "searchBar.barTintColor": "barTintColor",
    "tabBar.unselectedItemTintColor": "unselectedItemTintColor",
  ]
}
