extension DocumentParser {
  /// Reads the element `<accessibility>` of a view.
  ///
  ///     <accessibility key="accessibilityConfiguration" label="Share" hint="Opens a sheet">
  ///         <accessibilityTraits key="traits" button="YES"/>
  ///         <bool key="isElement" value="YES"/>
  ///     </accessibility>
  ///
  /// Texts with line breaks are elements `<string key="label">`.
  mutating func apply(_ element: XMLElement, to accessibility: inout AccessibilityProperties) {
    for attribute in element.attributes {
      set(attribute.name, attribute.value, of: &accessibility)
    }
    for child in element.children {
      switch child.name {
      case "string": if let key = child["key"] { set(key, string(child), of: &accessibility) }
      case "bool" where child["key"] == "isElement":
        if let value = child.attribute("value") {
          accessibility.isElement = flag(value)
        }
      case "accessibilityTraits":
        accessibility.traits = child.attributes
          .filter { $0.name != "key" && $0.value == "YES" }.map { $0.name }
      default: noteUnknown(child, in: element.name)
      }
    }
  }

  private func set(
    _ key: String, _ text: String, of accessibility: inout AccessibilityProperties
  ) {
    switch key {
    case "label": accessibility.label = text
    case "hint": accessibility.hint = text
    case "identifier": accessibility.identifier = text
    default: break
    }
  }
}
