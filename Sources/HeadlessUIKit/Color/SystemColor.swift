import Foundation

/// Creates system colors from tables of components.
enum SystemColor {
  /// Returns a dynamic color whose value depends on style, contrast and level.
  ///
  /// Each value consists of red, green and blue from 0 to 255, and the opacity if it is not 1. If
  /// there is no value for increased contrast or for the elevated level, the standard value is
  /// used.
  static func color(
    light: [Double], dark: [Double], highContrastLight: [Double]? = nil,
    highContrastDark: [Double]? = nil, elevatedDark: [Double]? = nil
  ) -> UIColor {
    let (plainLight, plainDark) = (fixed(light), fixed(dark))
    let strongLight = highContrastLight.map(fixed) ?? plainLight
    let strongDark = highContrastDark.map(fixed) ?? plainDark
    let raisedDark = elevatedDark.map(fixed) ?? plainDark
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return isStrong ? strongLight : plainLight }
      if isStrong, highContrastDark != nil { return strongDark }
      return traits.userInterfaceLevel == .elevated ? raisedDark : plainDark
    }
  }

  private static func fixed(_ value: [Double]) -> UIColor {
    UIColor(
      red: value[0] / 255, green: value[1] / 255, blue: value[2] / 255,
      alpha: value.count == 4 ? value[3] : 1)
  }
}
