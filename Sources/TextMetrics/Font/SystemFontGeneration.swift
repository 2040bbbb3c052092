/// A generation of the system font.
///
/// The width of a text depends on the version of iOS that measures it, and a document contains the
/// sizes that its version of Xcode measured.
public enum SystemFontGeneration: String, Sendable, Hashable, CaseIterable {
  /// iOS 8 and earlier: Helvetica Neue. Not measured; widths are those of ``twoCuts``, marked as
  /// estimated.
  case helveticaNeue
  /// iOS 9 to 13: two fonts, one for sizes below 20 points and one for larger sizes.
  case twoCuts
  /// iOS 14 and later: one variable font whose shapes change continuously with the size.
  case variable

  /// Creates the generation of a document from its `toolsVersion`; 0 or less is unknown.
  ///
  /// The generation of San Francisco changed between 16097 and 17156 (Xcode 12).
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<1, 17000...: self = .variable
    case 9000...: self = .twoCuts
    default: self = .helveticaNeue
    }
  }
}
