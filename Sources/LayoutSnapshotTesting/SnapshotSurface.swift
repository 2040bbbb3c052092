internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit

/// What a layout is written on: a screen, a safe area, traits.
struct SnapshotSurface: Sendable {
  /// The screen; nil for a view in its own size.
  private var screen: LayoutScreen?
  private var safeArea = UIEdgeInsets.zero
  private var traits: UITraitCollection

  /// - Parameters:
  ///   - config: The device; nil for none.
  ///   - size: A size that replaces the device's.
  ///   - traits: Traits that replace those of the device.
  init(_ config: ViewImageConfig?, size: CGSize?, traits: UITraitCollection) {
    self.traits = UITraitCollection(traitsFrom: [config?.traits, traits].compactMap(\.self))
    if let config { (screen, safeArea) = config.screen }
    if let size { screen = .size(size.width, size.height) }
  }

  /// Lays views out.
  @MainActor
  func layOut(_ content: UIResponder) -> LaidOutScreen {
    let configuration = LayoutConfiguration(
      screen: screen ?? Self.screen(of: content),
      textSize: traits.preferredContentSizeCategory == .unspecified
        ? .large : traits.preferredContentSizeCategory,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light)
    let controller = content as? UIViewController
    if let controller, safeArea != .zero { controller.additionalSafeAreaInsets = safeArea }
    if traits.horizontalSizeClass != .unspecified {
      controller?.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified {
      controller?.traitOverrides.verticalSizeClass = traits.verticalSizeClass
    }
    return LaidOutScreen(in: configuration) { content }
  }

  /// The screen of the default device, or one of a view's own size.
  @MainActor
  private static func screen(of content: UIResponder) -> LayoutScreen {
    guard let view = content as? UIView else { return .iPhone17 }
    var size = view.frame.size
    if size.width == 0 || size.height == 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return .size(max(1, size.width), max(1, size.height))
  }
}
