public import Foundation

/// A tab stop.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSCopying {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column; has no effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text after the tab that is aligned with the stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// The options of the tab stop.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// Natural and justified text begins at the stop.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// Returns this object, because tab stops are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a tab stop with the same location and alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  /// A hash value that is the same for equal tab stops.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(location)
    hasher.combine(alignment)
    return hasher.finalize()
  }
}
