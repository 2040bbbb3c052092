public import Foundation

/// The effect of a ``UIVisualEffectView`` on the content behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// The material of controls and bars of iOS 26; it is drawn like a blur.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of the material; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The standard material.
    case regular = 0
    /// A transparent material.
    case clear = 1
  }
  /// The style.
  public let style: Style
  /// Whether the material reacts to touches; it does not.
  open var isInteractive = false
  /// The tint color.
  open var tintColor: UIColor?
  /// Creates the material of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Creates the standard material.
  public override init() {
    style = .regular
    super.init()
  }
}

/// A material that unites those of several views.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which materials unite, in points.
  open var spacing: CGFloat = 0
}

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

  /// The style of the effect; nil for the standard one.
  public let style: UIVibrancyEffectStyle?

  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  /// Creates the effect of a style for a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

/// The style of content over a blur; raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label = 0
  /// A secondary label.
  case secondaryLabel = 1
  /// A tertiary label.
  case tertiaryLabel = 2
  /// A quaternary label.
  case quaternaryLabel = 3
  /// A fill.
  case fill = 4
  /// A secondary fill.
  case secondaryFill = 5
  /// A tertiary fill.
  case tertiaryFill = 6
  /// A separator.
  case separator = 7
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
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fillWithContent()
    addSubview(contentView)
  }

  /// Gives the content view the size of this view, which it keeps.
  func fillWithContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "visualEffect"
    guard placesCustomViews, let color = shownColor else { return }
    shown.state = ViewDescription.State(tints: ViewDescription.Tints(main: color))
  }

  /// The color of a blur that does not follow the interface style; `.clear` without a blur.
  private var shownColor: UIColor? {
    guard let blur = effect as? UIBlurEffect else {
      return effect == nil || effect is UIVibrancyEffect ? .clear : nil
    }
    switch blur.style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      return UIColor(red: 244 / 255, green: 244 / 255, blue: 246 / 255, alpha: 0.82)
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      return UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 0.82)
    default: return nil
    }
  }
}
