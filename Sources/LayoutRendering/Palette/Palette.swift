import LayoutSnapshot

/// The system's colors in one appearance, by the names a snapshot gives them.
struct Palette {
  private let colors: [String: Paint]

  init(_ table: [(name: String, light: UInt32, dark: UInt32)], isDark: Bool) {
    var colors: [String: Paint] = [:]
    for row in table { colors[row.name] = Self.paint(isDark ? row.dark : row.light) }
    self.colors = colors
    self.isDark = isDark
  }

  let isDark: Bool

  static let light = Palette(systemColors, isDark: false)
  static let dark = Palette(systemColors, isDark: true)

  /// Returns the paint for a color of the snapshot in this appearance.
  func paint(_ color: LayoutSnapshot.Color) -> Paint {
    color.name.flatMap { colors[$0] } ?? Paint(color)
  }

  /// Returns a system color.
  ///
  /// - Precondition: The table has the name; drawings use no other.
  subscript(_ name: SystemColor) -> Paint {
    guard let paint = colors[name.rawValue] else {
      preconditionFailure("The palette lacks the color \(name.rawValue)")
    }
    return paint
  }

  /// Creates a paint from 0xRRGGBBAA.
  private static func paint(_ rgba: UInt32) -> Paint {
    Paint(
      LayoutSnapshot.Color(
        red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
        blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba)))
  }
}
