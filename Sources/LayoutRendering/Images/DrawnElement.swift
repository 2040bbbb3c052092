/// An element of a picture, parsed from the SVG that this module writes.
///
/// Images are drawn from the SVG text, so that they are identical to it. Only the SVG that
/// ``SVGText`` writes is supported; anything else is an error.
struct DrawnElement {
  var name: String
  var attributes: [String: String] = [:]
  var content = ""
  var children: [DrawnElement] = []

  /// Parses a picture.
  static func document(_ svg: String) throws(PictureError) -> DrawnElement {
    var reader = Reader(bytes: Array(svg.utf8))
    guard let root = try reader.elements(depth: 0).first, root.name == "svg" else {
      throw PictureError("the picture is no SVG")
    }
    return root
  }

  /// A number of an attribute.
  func number(_ name: String, default value: Double = 0) throws(PictureError) -> Double {
    guard let text = attributes[name] else { return value }
    guard let number = Double(text), number.isFinite else {
      throw PictureError("'\(text)' is no number, for \(name) of \(self.name)")
    }
    return number
  }

  /// The numbers of an attribute.
  func numbers(_ name: String) throws(PictureError) -> [Double] {
    guard let text = attributes[name] else { return [] }
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let number = Double(part) else {
        throw PictureError("'\(text)' are no numbers, for \(name) of \(self.name)")
      }
      numbers.append(number)
    }
    return numbers
  }
}

private struct Reader {
  let bytes: [UInt8]
  var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The elements up to the end of the enclosing element.
  mutating func elements(depth: Int) throws(PictureError) -> [DrawnElement] {
    guard depth < 600 else { throw PictureError("the picture is nested too deep") }
    var elements: [DrawnElement] = []
    while let start = find("<", from: place) {
      if starts("<!--", at: start) {
        guard let end = find("-->", from: start) else { throw PictureError("a comment has no end") }
        place = end + 3
        continue
      }
      if starts("</", at: start) {
        place = (find(">", from: start) ?? bytes.count - 1) + 1
        return elements
      }
      guard let end = find(">", from: start) else { throw PictureError("a tag has no end") }
      let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
      var element = Self.tag(
        String(decoding: bytes[(start + 1)..<(isEmpty ? end - 1 : end)], as: UTF8.self))
      place = end + 1
      if !isEmpty {
        if element.name == "text" || element.name == "title" {
          // A tool tip is not drawn.
          if starts("<title>", at: place), let end = find("</title>", from: place) {
            place = end + 8
          }
          let close = find("<", from: place) ?? bytes.count
          element.content = Self.unescaped(String(decoding: bytes[place..<close], as: UTF8.self))
          place = (find(">", from: close) ?? bytes.count - 1) + 1
        } else {
          element.children = try self.elements(depth: depth + 1)
        }
      }
      elements.append(element)
    }
    return elements
  }

  /// The name and attributes of a tag.
  ///
  /// Values do not contain quotation marks or angle brackets.
  private static func tag(_ text: String) -> DrawnElement {
    var element = DrawnElement(name: String(text.prefix { $0 != " " && $0 != "\n" }))
    var rest = text.dropFirst(element.name.count)
    while let equals = rest.firstIndex(of: "="),
      let open = rest[equals...].firstIndex(of: "\""),
      let close = rest[rest.index(after: open)...].firstIndex(of: "\"")
    {
      let name = rest[..<equals].filter { $0 != " " && $0 != "\n" }
      element.attributes[String(name)] = unescaped(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return element
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return character(references: text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  /// Replaces character references, such as `&#10;` and `&#x202E;`.
  private static func character(references text: String) -> String {
    var parts = text.split(separator: "&#", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"),
        let value = part.hasPrefix("x")
          ? UInt32(part[..<end].dropFirst(), radix: 16) : UInt32(part[..<end]),
        let scalar = Unicode.Scalar(value)
      else {
        result += "&#" + part
        continue
      }
      result += String(scalar) + part[part.index(after: end)...]
    }
    return result
  }

  private func find(_ pattern: StaticString, from start: Int) -> Int? {
    let wanted = Array("\(pattern)".utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], starts(pattern, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func starts(_ pattern: StaticString, at place: Int) -> Bool {
    let wanted = Array("\(pattern)".utf8)
    return place + wanted.count <= bytes.count
      && bytes[place..<(place + wanted.count)].elementsEqual(wanted)
  }
}
