#if !canImport(Darwin)
public import Foundation

/// An image: a size in pixels, and what was drawn into it; pixels of files are not read.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What was drawn into the image, in pixels.
  package let shapes: [DrawnShape]

  /// Creates an image of a size, in pixels.
  package init(size: CGSize, shapes: [DrawnShape] = []) {
    self.shapes = shapes
    width = Int(size.width.rounded())
    height = Int(size.height.rounded())
  }

  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The color space: device RGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Whether the image is a mask: always false.
  public var isMask: Bool { false }
  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns a part of the image, in pixels; nil outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    return CGImage(size: part.size, shapes: shapes.map { $0.transformed(move) })
  }
}

/// A color space.
public final class CGColorSpace: Sendable, Hashable {
  /// Apple's name of the color space.
  public let name: String?
  init(_ name: String) { self.name = name }
  /// Returns whether two color spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }
  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
/// Returns the device gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray")
}

/// A gradient: colors with positions.
public final class CGGradient {
  /// The colors.
  package let colors: [CGColor]
  /// The positions of the colors, from 0 to 1.
  package let locations: [CGFloat]
  /// Creates a gradient from colors; returns nil if there are none.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty else { return nil }
    self.colors = known
    let steps = CGFloat(max(known.count - 1, 1))
    self.locations = known.indices.map { index in
      unsafe locations.map { unsafe $0[index] } ?? CGFloat(index) / steps
    }
  }
}

/// An array of objects.
public typealias CFArray = [Any]

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Creates options with Apple's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
#endif
