internal import DocumentAnalysis
internal import InterfaceBuilder

/// A document for rules: its model, and the text from which it was parsed.
@MainActor
final class LintedDocument {
  /// The document with all its variations.
  let document: InterfaceDocument
  let markup: MarkupIndex
  /// The oldest supported system, from the settings or the document; nil if neither states it.
  let deploymentTarget: SystemVersion?
  /// The name of the document's file without its extension; nil if it is not known.
  let name: String?

  /// The elements with an id, by it; the first of several.
  private(set) var elements: [String: MarkupIndex.Element] = [:]
  /// The ids of objects that more than one element has, each with its elements, in the order in which
  /// they are repeated.
  private(set) var repeated: [(id: String, elements: [MarkupIndex.Element])] = []
  /// What the document says about its objects.
  let facts: DocumentFacts

  init(
    _ document: InterfaceDocument, _ markup: MarkupIndex, target: SystemVersion?,
    name: String? = nil
  ) {
    self.document = document
    facts = DocumentFacts(document)
    self.markup = markup
    self.name = name
    var places: [String: Int] = [:]
    deploymentTarget = target ?? document.deploymentVersion.map { SystemVersion(encoded: $0) }
    for element in markup.elements {
      if let id = element["id"]?.value, !id.isEmpty, !Self.kindsOfCanvas.contains(element.name) {
        if let first = elements[id] {
          if let place = places[id] {
            repeated[place].elements.append(element)
          } else {
            places[id] = repeated.count
            repeated.append((id, [first, element]))
          }
        } else {
          elements[id] = element
        }
      }
    }
  }

  /// Elements whose `id` names a device and its adaptation, not an object.
  private static let kindsOfCanvas: Set<String> = ["device", "adaptation"]
}

/// A version of iOS, such as 15.4.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The major version.
  package let major: Int
  /// The minor version.
  package let minor: Int

  /// Creates a version from its numbers.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from `15` or `15.4`; further numbers are ignored.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = Int(parts[0]), major > 0 else { return nil }
    guard parts.count > 1 else {
      self.init(major)
      return
    }
    guard let minor = Int(parts[1]), minor >= 0 else { return nil }
    self.init(major, minor)
  }

  /// Creates a version from the number in documents: 0x0910 for 9.1.
  init(encoded: Int) { self.init(encoded >> 8, (encoded >> 4) & 0xF) }

  /// Orders versions from old to new.
  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version as text.
  package var description: String { "\(major).\(minor)" }
}
