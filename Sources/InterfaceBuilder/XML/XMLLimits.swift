/// The limits beyond which a document is rejected, so that malicious input requires bounded memory.
///
/// The largest documents in practice have 300 kilobytes, a nesting of 40 levels and 30 attributes
/// on one element.
package struct XMLLimits: Hashable, Sendable {
  /// The maximum size of a document, in bytes.
  package var byteCount = 64 << 20

  /// The maximum nesting of elements.
  package var depth = 512

  /// The maximum number of elements.
  package var elementCount = 2_000_000

  /// The maximum number of attributes of an element.
  package var attributeCount = 256

  /// The maximum length of an attribute value, in bytes before entities are replaced.
  package var attributeLength = 1 << 20

  /// The maximum length of the name of an element or attribute, in bytes.
  package var nameLength = 1024

  /// Creates the limits that are used for documents of unknown origin.
  package init() {}
}
