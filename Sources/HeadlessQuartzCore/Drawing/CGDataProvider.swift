public import Foundation

/// A source of data.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgdataprovider>
public final class CGDataProvider: Sendable {
  /// The data.
  public let data: Data?
  /// Creates a source of data.
  public init?(data: Data) { self.data = data }
  /// Creates a source that reads a file; nil if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// The place of alpha in a pixel; raw values are Apple's.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Last, multiplied into the colors.
  case premultipliedLast = 1
  /// First, multiplied into the colors.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Unused bytes last.
  case noneSkipLast = 5
  /// Unused bytes first.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// The format of a bitmap.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Creates a format with Apple's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Pixels of 16 bits, the lower byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 16 bits, the higher byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The conversion of colors that a device does not have; raw values are Apple's.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// That of the drawing.
  case defaultIntent = 0
  /// Colors outside the gamut become the nearest ones.
  case absoluteColorimetric = 1
  /// Like absolute, after adaptation to white.
  case relativeColorimetric = 2
  /// All colors are compressed.
  case perceptual = 3
  /// The saturation is kept.
  case saturation = 4
}

extension CGImage {
  /// Creates an image of a size, without its pixels; returns nil for an empty size.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }
}

extension CGColorSpace {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of sRGB with values outside the gamut.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of ITU-R BT.709.
  public static let itur_709 = "kCGColorSpaceITUR_709"
  /// Creates a color space with a name.
  public convenience init?(name: String) { self.init(name) }
}
