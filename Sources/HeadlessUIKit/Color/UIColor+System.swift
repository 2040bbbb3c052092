import Foundation

// Source: Apple, Human Interface Guidelines, "Color" (tables for iOS 13 to 18), from memory.

extension UIColor {
  /// The red of destructive actions.
  public class var systemRed: UIColor { system.systemRed }
  /// An orange that adapts to style and contrast.
  public class var systemOrange: UIColor { system.systemOrange }
  /// A yellow that adapts to style and contrast.
  public class var systemYellow: UIColor { system.systemYellow }
  /// The green of switches.
  public class var systemGreen: UIColor { system.systemGreen }
  /// A mint that adapts to style and contrast.
  public class var systemMint: UIColor { system.systemMint }
  /// A teal that adapts to style and contrast.
  public class var systemTeal: UIColor { system.systemTeal }
  /// A cyan that adapts to style and contrast.
  public class var systemCyan: UIColor { system.systemCyan }
  /// The blue of links and buttons, by default.
  public class var systemBlue: UIColor { system.systemBlue }
  /// An indigo that adapts to style and contrast.
  public class var systemIndigo: UIColor { system.systemIndigo }
  /// A purple that adapts to style and contrast.
  public class var systemPurple: UIColor { system.systemPurple }
  /// A pink that adapts to style and contrast.
  public class var systemPink: UIColor { system.systemPink }
  /// A brown that adapts to style and contrast.
  public class var systemBrown: UIColor { system.systemBrown }
  /// The standard gray, the same in both styles.
  public class var systemGray: UIColor { system.systemGray }
  /// The first of five grays that approach the background.
  public class var systemGray2: UIColor { system.systemGray2 }
  /// The second of five grays that approach the background.
  public class var systemGray3: UIColor { system.systemGray3 }
  /// The third of five grays that approach the background.
  public class var systemGray4: UIColor { system.systemGray4 }
  /// The fourth of five grays that approach the background.
  public class var systemGray5: UIColor { system.systemGray5 }
  /// The last of five grays, closest to the background.
  public class var systemGray6: UIColor { system.systemGray6 }
  /// The default tint color of controls: ``systemBlue``.
  public class var tintColor: UIColor { system.systemBlue }

  private static let system = SystemPalette()

  private struct SystemPalette: Sendable {
    let systemRed = SystemColor.color(
      light: [255, 59, 48], dark: [255, 69, 58],
      highContrastLight: [215, 0, 21], highContrastDark: [255, 105, 97])
    let systemOrange = SystemColor.color(
      light: [255, 149, 0], dark: [255, 159, 10],
      highContrastLight: [201, 52, 0], highContrastDark: [255, 179, 64])
    let systemYellow = SystemColor.color(
      light: [255, 204, 0], dark: [255, 214, 10],
      highContrastLight: [178, 80, 0], highContrastDark: [255, 212, 38])
    let systemGreen = SystemColor.color(
      light: [52, 199, 89], dark: [48, 209, 88],
      highContrastLight: [36, 138, 61], highContrastDark: [48, 219, 91])
    let systemMint = SystemColor.color(
      light: [0, 199, 190], dark: [102, 212, 207],
      highContrastLight: [12, 129, 123], highContrastDark: [102, 212, 207])
    let systemTeal = SystemColor.color(
      light: [48, 176, 199], dark: [64, 200, 224],
      highContrastLight: [0, 130, 153], highContrastDark: [93, 230, 255])
    let systemCyan = SystemColor.color(
      light: [50, 173, 230], dark: [100, 210, 255],
      highContrastLight: [0, 113, 164], highContrastDark: [112, 215, 255])
    let systemBlue = SystemColor.color(
      light: [0, 122, 255], dark: [10, 132, 255],
      highContrastLight: [0, 64, 221], highContrastDark: [64, 156, 255])
    let systemIndigo = SystemColor.color(
      light: [88, 86, 214], dark: [94, 92, 230],
      highContrastLight: [54, 52, 163], highContrastDark: [125, 122, 255])
    let systemPurple = SystemColor.color(
      light: [175, 82, 222], dark: [191, 90, 242],
      highContrastLight: [137, 68, 171], highContrastDark: [218, 143, 255])
    let systemPink = SystemColor.color(
      light: [255, 45, 85], dark: [255, 55, 95],
      highContrastLight: [211, 15, 69], highContrastDark: [255, 100, 130])
    let systemBrown = SystemColor.color(
      light: [162, 132, 94], dark: [172, 142, 104],
      highContrastLight: [127, 101, 69], highContrastDark: [181, 148, 105])
    let systemGray = SystemColor.color(
      light: [142, 142, 147], dark: [142, 142, 147],
      highContrastLight: [108, 108, 112], highContrastDark: [174, 174, 178])
    let systemGray2 = SystemColor.color(
      light: [174, 174, 178], dark: [99, 99, 102],
      highContrastLight: [142, 142, 147], highContrastDark: [124, 124, 128])
    let systemGray3 = SystemColor.color(
      light: [199, 199, 204], dark: [72, 72, 74],
      highContrastLight: [174, 174, 178], highContrastDark: [84, 84, 86])
    let systemGray4 = SystemColor.color(
      light: [209, 209, 214], dark: [58, 58, 60],
      highContrastLight: [188, 188, 192], highContrastDark: [68, 68, 70])
    let systemGray5 = SystemColor.color(
      light: [229, 229, 234], dark: [44, 44, 46],
      highContrastLight: [216, 216, 220], highContrastDark: [54, 54, 56])
    let systemGray6 = SystemColor.color(
      light: [242, 242, 247], dark: [28, 28, 30],
      highContrastLight: [235, 235, 240], highContrastDark: [36, 36, 38])
  }
}
