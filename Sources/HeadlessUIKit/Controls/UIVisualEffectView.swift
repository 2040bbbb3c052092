public import Foundation

/// The effect of a ``UIVisualEffectView`` on the content behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of a blur; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Brighter than the content behind it.
    case extraLight = 0
    /// As bright as the content behind it.
    case light = 1
    /// Darker than the content behind it.
    case dark = 2
    /// Much darker than the content behind it.
    case extraDark = 3
    /// Adapts to the interface style.
    case regular = 4
    /// Adapts to the interface style, with more contrast.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// A very thin light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// A standard light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// A very thin dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// A standard dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  /// The kind of blur.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that adjusts colors to those of a blur.
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
  /// The view for content, with the size of the effect view.
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
