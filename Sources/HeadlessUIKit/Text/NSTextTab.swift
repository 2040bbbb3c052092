public import Foundation

/// A place that a tab leads to, and how the text after it stands there.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSCopying {
  /// An option of a stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column; they have no effect here.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text after the tab that is aligned with the stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// The options of the stop.
  public let options: [OptionKey: Any]

  /// Creates a stop; natural and justified text begins there.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// Returns the stop itself, for it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is a stop at the same place with the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  /// A hash that equal stops share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(location)
    hasher.combine(alignment)
    return hasher.finalize()
  }
}
