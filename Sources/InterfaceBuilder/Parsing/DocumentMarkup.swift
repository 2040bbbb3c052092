/// The elements of a document by their positions, for readers of what the model leaves out.
///
/// An element of the model has the position of the element from which it was read.
package struct DocumentMarkup: Sendable {
  private var elements: [SourcePosition: XMLElement] = [:]

  /// Reads the elements of a document.
  ///
  /// - Throws: The first error in its markup.
  package init(_ bytes: [UInt8]) throws(XMLError) {
    var rest = [try XMLReader.read(bytes)]
    while let element = rest.popLast() {
      elements[element.position] = element
      rest += element.children
    }
  }

  /// The element that begins at a position.
  package subscript(position: SourcePosition) -> XMLElement? { elements[position] }
}

/// Values of elements that the model has no properties for.
extension XMLElement {
  /// The color that the element describes.
  package var color: ColorElement {
    var parser = DocumentParser()
    return parser.color(self)
  }

  /// The size that the element describes; nil if its numbers cannot be read.
  package var size: LayoutSize? {
    var parser = DocumentParser()
    return parser.size(self)
  }

  /// The insets that the element describes, in either form; nil if its numbers cannot be read.
  package var insets: LayoutInsets? {
    var parser = DocumentParser()
    return parser.minMaxInsets(self)
  }

  /// The text that the element contains.
  package var string: String {
    var parser = DocumentParser()
    return parser.string(self)
  }

  /// The user-defined runtime attributes in the element.
  package var runtimeAttributes: [RuntimeAttribute] {
    var parser = DocumentParser()
    return children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap { $0.children }
      .compactMap { parser.runtimeAttribute($0) }
  }

  /// Whether the element is a view, which the model has.
  package var isView: Bool { DocumentParser().viewKind(of: self) != nil }
}
