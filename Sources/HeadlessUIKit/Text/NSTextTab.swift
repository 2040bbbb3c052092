public import Foundation

/// A place that a tab leads to, and how the text after it stands there.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, NSCopying {
  /// What a stop may say besides.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a key of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters that end a column; they have no effect here.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text after the tab stands at the place.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// What the stop says besides.
  public let options: [OptionKey: Any]

  /// Makes a stop; natural and justified text begins there.
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
