/// Which system font a text was, or will be, laid out with.
///
/// The width of a word depends on the release that measured it, and a document keeps the sizes its
/// Xcode measured.
public enum SystemFontGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 8 and before: Helvetica Neue. Not measured; widths are those of ``twoCuts``, marked.
  case helveticaNeue
  /// iOS 9 to 13: two fonts, one below 20 points and one from there.
  case twoCuts
  /// Since iOS 14: one font that changes its shape continuously with the size.
  case variable

  /// Returns the generation of a document by the `toolsVersion` its Xcode wrote; 0 or less is unknown.
  ///
  /// The change between the two San Francisco generations is sharp between 16097 and 17156 (Xcode 12).
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<1, 17000...: self = .variable
    case 9000...: self = .twoCuts
    default: self = .helveticaNeue
    }
  }
}
