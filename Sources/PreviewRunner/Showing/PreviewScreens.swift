internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import TextMetrics

/// The screens on which a preview is laid out: its own size, or the devices of the request.
@MainActor
struct PreviewScreens {
  private let declared: DeclaredPreview
  private let request: PreviewRequest

  init(of declared: DeclaredPreview, for request: PreviewRequest) {
    (self.declared, self.request) = (declared, request)
  }

  /// The screens that the traits of the preview ask for.
  var all: [LayoutScreen] {
    var isLandscape = false
    for trait in declared.traits {
      switch trait.kind {
      case .none: break
      case .landscape: isLandscape = true
      case .size(let width, let height) where width > 0 && height > 0:
        return [.size(width, height)]
      case .size: break
      case .fitting:
        let size = fittingSize
        return [.size(size.width, size.height)]
      }
    }
    return isLandscape ? devices.map(\.landscape) : devices
  }

  private var devices: [LayoutScreen] {
    let devices = request.devices.compactMap { Device.named($0) }.map { LayoutScreen.device($0) }
    return devices.isEmpty ? [.iPhone17] : devices
  }

  /// A screen with what the request says.
  func configuration(_ screen: LayoutScreen) -> LayoutConfiguration {
    LayoutConfiguration(
      screen: screen, textSize: Self.textSize(of: request), isRightToLeft: request.isRightToLeft,
      appearance: request.isDark ? .dark : .light)
  }

  static func textSize(of request: PreviewRequest) -> UIContentSizeCategory {
    let size = request.textSize.flatMap { ContentSizeCategory(shortName: $0) } ?? .large
    return UIContentSizeCategory(rawValue: size.rawValue)
  }

  /// The smallest size in which the constraints and contents hold, at least 1 × 1.
  ///
  /// It is measured with the scale of the window that is then made, so that texts end at the same pixels.
  private var fittingSize: CGSize {
    var size = CGSize.zero
    let screen = devices[0]
    _ = LaidOutScreen(in: configuration(.size(screen.width, screen.height ?? screen.width))) {
      let content = declared.make()
      let view = (content as? UIView) ?? (content as? UIViewController)?.view
      size = view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
      return UIView()
    }
    return CGSize(width: max(size.width, 1), height: max(size.height, 1))
  }

  /// The screens for a view whose own constraints fix a length, which cannot fill a device: they have this length.
  ///
  /// - Parameter content: What the preview has made.
  /// - Returns: The screens; nil if those of the traits can be filled.
  func resized(for content: UIResponder?) -> [LayoutConfiguration]? {
    let isSized = declared.traits.contains { trait in
      switch trait.kind {
      case .size, .fitting: true
      case .none, .landscape: false
      }
    }
    guard !isSized, let view = content as? UIView, !(view is UIWindow) else { return nil }
    let (width, height) = (
      view.fixedLength(.width, view.intrinsicContentSize.width, .horizontal),
      view.fixedLength(.height, view.intrinsicContentSize.height, .vertical)
    )
    guard width != nil || height != nil else { return nil }
    var found: [LayoutConfiguration] = []
    for screen in all {
      let size = LayoutScreen.size(width ?? screen.width, height ?? screen.height ?? 1)
      if !found.contains(where: { $0.screen == size }) { found.append(configuration(size)) }
    }
    return found
  }
}

extension UIView {
  /// The length that a required constraint of the view alone, or its content, fixes; nil if nothing does.
  fileprivate func fixedLength(
    _ attribute: NSLayoutConstraint.Attribute, _ natural: CGFloat,
    _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    let own = constraints.first { constraint in
      constraint.firstItem === self && constraint.firstAttribute == attribute
        && constraint.secondItem == nil && constraint.relation == .equal
        && constraint.priority == .required
    }
    if let own, own.constant > 0 { return own.constant }
    let isFixed = natural > 0 && contentHuggingPriority(for: axis) == .required
    return isFixed ? natural : nil
  }
}
