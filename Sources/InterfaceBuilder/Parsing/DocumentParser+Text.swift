extension DocumentParser {
  /// Returns the text of `<string>` or `<mutableString>`.
  mutating func string(_ element: XMLElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder encodes text that is not allowed in XML as Base64.
    if let text = Self.decodedBase64(element.text) { return text }
    find(.error, "the text of <\(element.name)> is not Base64-encoded UTF-8", at: element.position)
    return ""
  }

  private static func decodedBase64(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bitCount: UInt32 = 0
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x20, 0x0A, 0x0D, 0x09: continue
      default: return nil
      }
      buffer = (buffer << 6 | UInt32(value)) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bitCount))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Reads `<attributedString>` with its fragments.
  mutating func attributedText(_ element: XMLElement) -> AttributedText {
    var text = AttributedText()
    for child in element.children where child.name == "fragment" {
      text.fragments.append(fragment(child))
    }
    return text
  }

  private mutating func fragment(_ element: XMLElement) -> AttributedText.Fragment {
    var fragment = AttributedText.Fragment()
    fragment.content = element["content"] ?? ""
    for child in element.children {
      switch child.name {
      case "string", "mutableString":
        if child["key"] == "content" { fragment.content = string(child) }
      case "attributes":
        for attribute in child.children {
          apply(textAttribute: attribute, to: &fragment)
        }
      default: noteUnknown(child, in: element.name)
      }
    }
    return fragment
  }

  private mutating func apply(
    textAttribute element: XMLElement, to fragment: inout AttributedText.Fragment
  ) {
    switch element["key"] {
    case "NSFont": fragment.font = font(element)
    case "NSColor": fragment.color = color(element)
    case "NSParagraphStyle":
      for attribute in element.attributes {
        switch attribute.name {
        case "alignment": fragment.alignment = attribute.value
        case "lineSpacing": setLength(&fragment.lineSpacing, attribute)
        case "lineHeightMultiple": set(&fragment.lineHeightMultiple, attribute)
        default: break
        }
      }
    case "NSKern":
      if let value = element.attribute("value") {
        set(&fragment.kerning, value)
      }
    default: break
    }
  }

  /// Reads `<preferredSymbolConfiguration>`, or the scale of an `<imageReference>`.
  mutating func symbolConfiguration(_ element: XMLElement) -> SymbolConfiguration {
    var symbol = SymbolConfiguration()
    for attribute in element.attributes {
      switch attribute.name {
      case "configurationType": symbol.type = attribute.value
      case "scale", "symbolScale": symbol.scale = attribute.value
      case "weight": symbol.weight = attribute.value
      case "pointSize": if let size = fontSize(attribute) { symbol.pointSize = size }
      default: break
      }
    }
    symbol.font = element.child("fontDescription").map { font($0) }
    return symbol
  }

  mutating func runtimeAttribute(_ element: XMLElement) -> RuntimeAttribute? {
    guard let keyPath = element["keyPath"], !keyPath.isEmpty else {
      find(.warning, "a runtime attribute has no keyPath", at: element.position)
      return nil
    }
    return runtimeValue(element).map {
      RuntimeAttribute(keyPath: keyPath, value: $0, position: element.position)
    }
  }

  private mutating func runtimeValue(_ element: XMLElement) -> RuntimeAttribute.Value? {
    let child = element.children.first { $0["key"] == "value" }
    let type = element["type"] ?? ""
    switch type {
    case "boolean":
      guard let attribute = element.attribute("value") else {
        return .boolean(false)
      }
      return flag(attribute).map { .boolean($0) }
    case "number":
      let holder = child ?? element
      guard let attribute = holder.attribute("value") else {
        find(.error, "a runtime attribute of type number has no value", at: element.position)
        return nil
      }
      return number(attribute).map { .number($0) }
    case "string": return .string(child.map { string($0) } ?? element["value"] ?? "")
    case "image": return .image(element["value"] ?? child?["image"] ?? child?["name"] ?? "")
    case "point": return child.flatMap { point($0) }.map { .point($0) }
    case "size": return child.flatMap { size($0) }.map { .size($0) }
    case "rect": return child.flatMap { rect($0) }.map { .rect($0) }
    case "color": return child.map { .color(color($0)) }
    case "nil": return .null
    default: return .unknown(type: type)
    }
  }
}
