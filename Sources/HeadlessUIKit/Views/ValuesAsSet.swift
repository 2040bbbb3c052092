package import Foundation
internal import TextMetrics

/// Values as code has set them, from which documents and code are written.
extension UIView {
  /// The margins that were set; nil for the standard ones.
  package var marginsAsSet: NSDirectionalEdgeInsets? {
    switch storage.margins {
    case .standard: nil
    case .directional(let margins): margins
    case .physical(let margins):
      effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
        : NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
  }
}

extension UILabel {
  /// Whether the text was set with attributes.
  package var isAttributed: Bool {
    if case .attributed = content.source { true } else { false }
  }
}

extension UIButton {
  /// The color of the title that was set for a state; nil if none was.
  package func ownTitleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
}

extension UIFont {
  /// The name of the text style whose font this is; nil for other fonts.
  package var styleName: String? {
    guard let dynamicType, dynamicType.base == nil else { return nil }
    return dynamicType.style.rawValue
  }

  /// Whether the size follows the text size.
  package var isScaled: Bool { dynamicType != nil }
}

extension UIImage.SymbolConfiguration {
  /// The values that are specified, by their names in documents.
  package var specified: (pointSize: CGFloat?, weight: String?, scale: String?) {
    let hasScale = scale != .unspecified && scale != .default
    return (
      pointSize, weight == .unspecified ? nil : "\(weight)", hasScale ? "\(scale)" : nil
    )
  }
}
