public import Foundation

extension UIColor {
  /// The color as a Core Graphics color; for a dynamic color, that for the current traits.
  public var cgColor: CGColor {
    switch components {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .sRGB(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The components in sRGB; those of a gray are equal.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch components {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .sRGB(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    }
  }

  /// Stores the components in sRGB at the addresses that are not nil.
  ///
  /// - Returns: `true`, because all colors have components in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    unsafe red?.pointee = color.red
    unsafe green?.pointee = color.green
    unsafe blue?.pointee = color.blue
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Stores the brightness and opacity of a gray at the addresses that are not nil.
  ///
  /// - Returns: Whether the color was created as a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .gray(let grayWhite, let grayAlpha) = components else { return false }
    unsafe white?.pointee = grayWhite
    unsafe alpha?.pointee = grayAlpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity at the addresses that are not nil.
  ///
  /// The hue of a color without saturation is 0.
  ///
  /// - Returns: `true`, because all colors can be converted.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba
    let high = max(color.red, color.green, color.blue)
    let chroma = high - min(color.red, color.green, color.blue)
    var sixths: CGFloat = 0
    if chroma > 0 {
      if high == color.red {
        sixths = (color.green - color.blue) / chroma
      } else if high == color.green {
        sixths = (color.blue - color.red) / chroma + 2
      } else {
        sixths = (color.red - color.green) / chroma + 4
      }
      if sixths < 0 { sixths += 6 }
    }
    unsafe hue?.pointee = sixths / 6
    unsafe saturation?.pointee = high > 0 ? chroma / high : 0
    unsafe brightness?.pointee = high
    unsafe alpha?.pointee = color.alpha
    return true
  }
}
