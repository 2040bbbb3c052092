import LayoutSnapshot

/// The text of an SVG file while it is written, element by element.
struct SVGText {
  typealias Attribute = (name: String, value: String)

  /// The preferred fonts of the viewer; the measured width is kept with any font.
  static let fontFamily =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  private let idPrefix: String
  private var text = ""
  private var depth = 0
  private var definitionCount = 0

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  // MARK: Document

  mutating func openDocument(showing rect: LayoutSnapshot.Rect, title: String) {
    let viewBox = [rect.minX, rect.minY, rect.width, rect.height].map(Self.number)
    open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", viewBox[2]), ("height", viewBox[3]),
        ("viewBox", viewBox.joined(separator: " ")), ("font-family", Self.fontFamily),
      ])
    add("title", [], content: title)
  }

  mutating func closeDocument() -> String {
    close("svg")
    return text
  }

  /// The elements that were written so far, without a document around them.
  var elements: String { text }

  // MARK: Elements

  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    text += indentation + "<" + name + Self.written(attributes) + ">\n"
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    text += indentation + "</" + name + ">\n"
  }

  mutating func add(_ name: String, _ attributes: [Attribute]) {
    text += indentation + "<" + name + Self.written(attributes) + "/>\n"
  }

  mutating func add(_ name: String, _ attributes: [Attribute], content: String) {
    text +=
      indentation + "<" + name + Self.written(attributes) + ">" + Self.escaped(content)
      + "</" + name + ">\n"
  }

  mutating func comment(_ words: String) {
    // A comment must not contain two hyphens or end with a hyphen.
    let safe = Self.escaped(words).replacing("--", with: "- -").replacing("--", with: "- -")
    text += indentation + "<!-- " + safe + " -->\n"
  }

  /// Defines a rounded rectangle to clip to and returns the value that refers to it.
  mutating func clip(to rect: LayoutSnapshot.Rect, radius: Double) -> String {
    let id = nextID("clip")
    open("clipPath", [("id", id)])
    add("rect", Self.attributes(of: rect, radius: radius))
    close("clipPath")
    return "url(#\(id))"
  }

  /// Returns an id that no other definition of the picture has.
  mutating func nextID(_ kind: String) -> String {
    definitionCount += 1
    return "\(idPrefix)-\(kind)\(definitionCount)"
  }

  private var indentation: String { String(repeating: " ", count: depth < 32 ? depth : 32) }

  private static func written(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
