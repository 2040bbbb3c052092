public import Foundation

extension UIImage {
  /// The base class of image configurations; see ``SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the surrounding text.
    case unspecified = 0
    /// The lightest of nine weights.
    case ultraLight = 1
    /// The second of nine weights.
    case thin = 2
    /// The third of nine weights.
    case light = 3
    /// The weight of body text.
    case regular = 4
    /// The fifth of nine weights.
    case medium = 5
    /// The weight of headlines.
    case semibold = 6
    /// The seventh of nine weights.
    case bold = 7
    /// The eighth of nine weights.
    case heavy = 8
    /// The boldest of nine weights.
    case black = 9
  }

  /// The scale of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// UIKit's default scale, which is medium.
    case `default` = -1
    /// The scale of the context in which the symbol is used.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The scale that matches text of the same size.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }

  /// The point size, weight and scale of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration for symbols beside text of `pointSize` points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration for symbols beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration for symbols beside text of a size and weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration that changes only the weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration that changes only the scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }

    /// Returns whether `object` has the same point size, weight and scale.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    /// A hash value that is the same for equal configurations.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// Returns the size of a symbol whose size at 17 points and medium scale is `size`.
    ///
    /// Symbols are glyphs of a font, so their size is proportional to its size. The factors 0.79
    /// and 1.29 for small and large are from memory; that of a weight is in ``SymbolSizes``.
    func size(of size: CGSize) -> CGSize {
      var factor = (pointSize ?? UIImage.symbolReferencePointSize) * SymbolSizes.factor(of: weight)
      factor /= UIImage.symbolReferencePointSize
      switch scale {
      case .small: factor *= 0.79
      case .large: factor *= 1.29
      case .default, .unspecified, .medium: break
      }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }

  /// The point size of body text, for which symbols are registered, and the default size.
  static let symbolReferencePointSize: CGFloat = 17
}
