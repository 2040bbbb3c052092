/// The sizes beyond which a document is refused, so that hostile input costs bounded memory.
///
/// The largest real documents seen have 300 kilobytes, elements 40 levels deep and 30 attributes
/// on one element.
package struct XMLLimits: Hashable, Sendable {
  /// The longest document, in bytes.
  package var byteCount = 64 << 20

  /// The deepest nesting of elements.
  package var depth = 512

  /// The greatest number of elements.
  package var elementCount = 2_000_000

  /// The greatest number of attributes of one element.
  package var attributeCount = 256

  /// The longest attribute value, in bytes as written.
  package var attributeLength = 1 << 20

  /// The longest name of an element or attribute, in bytes.
  package var nameLength = 1024

  /// Creates the limits that are used for documents of unknown origin.
  package init() {}
}
