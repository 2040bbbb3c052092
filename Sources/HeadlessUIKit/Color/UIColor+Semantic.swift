import Foundation

// Source: Apple, Human Interface Guidelines, "Color" (tables for iOS 13 to 18), from memory.

extension UIColor {
  /// The color of primary text.
  public class var label: UIColor { semantic.label }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { semantic.secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { semantic.tertiaryLabel }
  /// The color of quaternary text, such as watermarks.
  public class var quaternaryLabel: UIColor { semantic.quaternaryLabel }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { semantic.placeholderText }
  /// The color of links.
  public class var link: UIColor { semantic.link }
  /// The translucent color of separators.
  public class var separator: UIColor { semantic.separator }
  /// The opaque color of separators.
  public class var opaqueSeparator: UIColor { semantic.opaqueSeparator }
  /// The fill of thin and small shapes, such as a slider's track.
  public class var systemFill: UIColor { semantic.systemFill }
  /// The fill of medium-size shapes, such as the background of a switch.
  public class var secondarySystemFill: UIColor { semantic.secondarySystemFill }
  /// The fill of large shapes, such as a search field.
  public class var tertiarySystemFill: UIColor { semantic.tertiarySystemFill }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { semantic.quaternarySystemFill }
  /// The main background of an interface.
  public class var systemBackground: UIColor { semantic.systemBackground }
  /// The background of content on top of the main background.
  public class var secondarySystemBackground: UIColor { semantic.secondarySystemBackground }
  /// The background of content on top of the secondary background.
  public class var tertiarySystemBackground: UIColor { semantic.tertiarySystemBackground }
  /// The main background of a grouped interface.
  public class var systemGroupedBackground: UIColor { semantic.systemGroupedBackground }
  /// The main background of a grouped interface, by its name until iOS 13.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { semantic.systemGroupedBackground }
  /// The background of the rows of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    semantic.secondarySystemGroupedBackground
  }
  /// The background of content on top of the rows of a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    semantic.tertiarySystemGroupedBackground
  }
  /// The color of text on dark backgrounds, in both styles.
  public class var lightText: UIColor { semantic.lightText }
  /// The color of text on light backgrounds, in both styles.
  public class var darkText: UIColor { semantic.darkText }

  private static let semantic = SemanticPalette()

  private struct SemanticPalette: Sendable {
    let label = SystemColor.color(
      light: [0, 0, 0, 1], dark: [255, 255, 255, 1])
    let secondaryLabel = SystemColor.color(
      light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6])
    let tertiaryLabel = SystemColor.color(
      light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3])
    let quaternaryLabel = SystemColor.color(
      light: [60, 60, 67, 0.18], dark: [235, 235, 245, 0.16])
    let placeholderText = SystemColor.color(
      light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3])
    let link = SystemColor.color(
      light: [0, 122, 255, 1], dark: [9, 132, 255, 1])
    let separator = SystemColor.color(
      light: [60, 60, 67, 0.29], dark: [84, 84, 88, 0.6])
    let opaqueSeparator = SystemColor.color(
      light: [198, 198, 200, 1], dark: [56, 56, 58, 1])
    let systemFill = SystemColor.color(
      light: [120, 120, 128, 0.2], dark: [120, 120, 128, 0.36])
    let secondarySystemFill = SystemColor.color(
      light: [120, 120, 128, 0.16], dark: [120, 120, 128, 0.32])
    let tertiarySystemFill = SystemColor.color(
      light: [118, 118, 128, 0.12], dark: [118, 118, 128, 0.24])
    let quaternarySystemFill = SystemColor.color(
      light: [116, 116, 128, 0.08], dark: [118, 118, 128, 0.18])
    let systemBackground = SystemColor.color(
      light: [255, 255, 255, 1], dark: [0, 0, 0, 1],
      elevatedDark: [28, 28, 30, 1])
    let secondarySystemBackground = SystemColor.color(
      light: [242, 242, 247, 1], dark: [28, 28, 30, 1],
      elevatedDark: [44, 44, 46, 1])
    let tertiarySystemBackground = SystemColor.color(
      light: [255, 255, 255, 1], dark: [44, 44, 46, 1],
      elevatedDark: [58, 58, 60, 1])
    let systemGroupedBackground = SystemColor.color(
      light: [242, 242, 247, 1], dark: [0, 0, 0, 1],
      elevatedDark: [28, 28, 30, 1])
    let secondarySystemGroupedBackground = SystemColor.color(
      light: [255, 255, 255, 1], dark: [28, 28, 30, 1],
      elevatedDark: [44, 44, 46, 1])
    let tertiarySystemGroupedBackground = SystemColor.color(
      light: [242, 242, 247, 1], dark: [44, 44, 46, 1],
      elevatedDark: [58, 58, 60, 1])
    let lightText = SystemColor.color(
      light: [255, 255, 255, 0.6], dark: [255, 255, 255, 0.6])
    let darkText = SystemColor.color(
      light: [0, 0, 0, 1], dark: [0, 0, 0, 1])
  }
}
