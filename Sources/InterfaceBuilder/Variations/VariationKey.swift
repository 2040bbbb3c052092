/// A horizontal or vertical size class.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Any size class: only the base configuration applies.
  case any
  /// The compact size class.
  case compact
  /// The regular size class.
  case regular
}

/// The size classes for which a document is resolved.
package struct InterfaceTraits: Hashable, Sendable {
  /// The horizontal size class.
  package var horizontal: SizeClass
  /// The vertical size class.
  package var vertical: SizeClass

  /// Creates traits from two size classes.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Traits without specific size classes, as on the square canvas of old documents.
  package static let unspecified = Self(horizontal: .any, vertical: .any)
}

/// The condition of a variation: `default`, `widthClass=…`, `heightClass=…` or both.
///
/// Conditions on the layout direction, color gamut or appearance do not affect layout; a variation
/// with such a condition never applies.
public struct VariationKey: Hashable, Sendable {
  /// The key as specified in the document.
  public let text: String
  /// The required horizontal size class, if any.
  public let horizontal: SizeClass?
  /// The required vertical size class, if any.
  public let vertical: SizeClass?
  /// Whether the key contains conditions other than size classes.
  public let hasOtherConditions: Bool

  /// Creates a key from its text.
  public init(_ text: String) {
    var horizontal: SizeClass?
    var vertical: SizeClass?
    var hasOtherConditions = false
    if text != "default" {
      for part in text.split(separator: "-", omittingEmptySubsequences: false) {
        let words = part.split(separator: "=", omittingEmptySubsequences: false)
        let sizeClass = words.count == 2 ? SizeClass(rawValue: String(words[1])) : nil
        switch (words.first, sizeClass) {
        case ("widthClass", let sizeClass?): horizontal = sizeClass
        case ("heightClass", let sizeClass?): vertical = sizeClass
        default: hasOtherConditions = true
        }
      }
    }
    self.text = text
    self.horizontal = horizontal == .any ? nil : horizontal
    self.vertical = vertical == .any ? nil : vertical
    self.hasOtherConditions = hasOtherConditions
  }

  /// Returns whether a variation with this key applies to the given traits.
  package func matches(_ traits: InterfaceTraits) -> Bool {
    !hasOtherConditions
      && (horizontal == nil || horizontal == traits.horizontal)
      && (vertical == nil || vertical == traits.vertical)
  }

  /// The order in which variations apply, the most specific last (ibdocuments:D4.3).
  ///
  /// A variation for a width class applies after one for a height class: if both specify a
  /// constant, the frames that Interface Builder saved agree with the variation for the width class
  /// (nine cells of one public document).
  var specificity: Int {
    switch (horizontal, vertical) {
    case (nil, nil): 0
    case (nil, _?): 1
    case (_?, nil): 2
    case (_?, _?): 3
    }
  }
}
