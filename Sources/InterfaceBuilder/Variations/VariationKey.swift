/// A horizontal or vertical size class.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Not specified: only what applies everywhere applies.
  case any
  /// The class of narrow or low windows.
  case compact
  /// The class of wide or high windows.
  case regular
}

/// The size classes for which a document is resolved.
public struct InterfaceTraits: Hashable, Sendable {
  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass

  /// Creates traits from two size classes.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No class specified, as on the square canvas of old documents.
  public static let unspecified = Self(horizontal: .any, vertical: .any)
}

/// The condition of a variation: `default`, `widthClass=…`, `heightClass=…` or both.
///
/// Other conditions (language direction, colour gamut, appearance) are known to exist; they are
/// not about layout, and a variation with one never applies.
public struct VariationKey: Hashable, Sendable {
  /// The key as written.
  public let text: String
  /// The class the width must have, if any.
  public let horizontal: SizeClass?
  /// The class the height must have, if any.
  public let vertical: SizeClass?
  /// Whether it has conditions other than size classes.
  public let hasOtherConditions: Bool

  /// Reads a key.
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

  /// Returns whether a variation with this key applies.
  public func matches(_ traits: InterfaceTraits) -> Bool {
    !hasOtherConditions
      && (horizontal == nil || horizontal == traits.horizontal)
      && (vertical == nil || vertical == traits.vertical)
  }

  /// The rank in which variations apply, the most specific last (ibdocuments:D4.3).
  ///
  /// Of a height's and a width's the width's comes last: where both give one constant, frames that
  /// Interface Builder saved agree with the width's (nine cells of one public document).
  var specificity: Int {
    switch (horizontal, vertical) {
    case (nil, nil): 0
    case (nil, _?): 1
    case (_?, nil): 2
    case (_?, _?): 3
    }
  }
}
