public import Foundation

/// The effect of a ``UIVisualEffectView`` on the content behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How bright and how strong a blur is; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Brighter than the content behind it.
    case extraLight = 0
    /// As bright.
    case light = 1
    /// Darker.
    case dark = 2
    /// As dark as can be.
    case extraDark = 3
    /// Following the interface style.
    case regular = 4
    /// Following the interface style, strongly.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// An ordinary material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// The kind of blur.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Colours that take on those of a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur.
  public let blurEffect: UIBlurEffect

  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect behind its ``contentView``, which fills it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that takes content; as large as the effect view.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "visualEffect" }
}
