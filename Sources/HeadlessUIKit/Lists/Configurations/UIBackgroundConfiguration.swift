public import Foundation

/// The background of a cell, header, footer or button.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view that covers the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; nil for the tint color.
  public var backgroundColor: UIColor?
  /// Changes the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect of the background.
  public var visualEffect: UIVisualEffect?
  /// The image of the background.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the tint color.
  public var strokeColor: UIColor?
  /// Changes the color of the border.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the background, outward, in points.
  public var strokeOutset: CGFloat = 0

  init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a cell, in the list's style.
  public static func listCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// The background of a header, in the list's style.
  public static func listHeader() -> Self { Self(.clear) }
  /// The background of a footer, in the list's style.
  public static func listFooter() -> Self { Self(.clear) }
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// The background of a cell of a group.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// The background of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> Self { Self(.clear) }
  /// The background of a cell of a sidebar with an accompanying text.
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }

  /// Returns the configuration for a state: a selected or highlighted cell is gray.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted,
      backgroundColor != .clear
    else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }

  /// Returns the color of the background in a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border in a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view that shows a background configuration behind a cell's content.
final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration { didSet { show(oldValue.customView) } }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ old: UIView?) {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    if old !== configuration.customView { old?.removeFromSuperview() }
    if let custom = configuration.customView, custom.superview !== self { addSubview(custom) }
    setNeedsLayout()
  }

  /// Covers a view, without the insets.
  func cover(_ view: UIView) {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = view.directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
    }
    let place = view.bounds.inset(by: insets)
    if frame != place { frame = place }
  }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    guard let cell = superview as? UICollectionViewListCell, let group = cell.listPlace,
      group.isRounded, configuration.cornerRadius == 0
    else { return }
    let corners = (group.isFirst ? 3 : 0) | (group.isLast ? 12 : 0)
    guard corners != 0 else { return }
    // The radius of groups in iOS 13 to 18.
    shown.background = (backgroundColor ?? .clear, 10)
    shown.roundedCorners = corners
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    configuration.customView?.frame = bounds
  }
}
