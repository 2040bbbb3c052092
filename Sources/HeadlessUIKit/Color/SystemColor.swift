import Foundation

/// How a system colour is made from a table's numbers.
enum SystemColor {
  /// Returns a colour that picks among its values by style, contrast and level.
  ///
  /// Each value is red, green and blue of 255, and the opacity if it is not 1. Where a value for
  /// increased contrast or for elevated interfaces is missing, the ordinary one counts.
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
