/// An animation of a symbol; nothing animates.
///
/// Apple: <https://developer.apple.com/documentation/symbols/symboleffect>
public protocol SymbolEffect: Sendable {}
/// An effect without an end.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect by which a symbol bounces; nothing animates here.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer after layer.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}
/// An effect by which a symbol pulsates; nothing animates here.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer after layer.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}
/// An effect by which the layers of a symbol change color one after the other; nothing animates here.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// One layer more at each step.
  public var cumulative: Self { self }
  /// One layer at each step.
  public var iterative: Self { self }
  /// Forth and back.
  public var reversing: Self { self }
}
/// An effect by which a symbol grows or shrinks; nothing animates here.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// Larger.
  public var up: Self { self }
  /// Smaller.
  public var down: Self { self }
}
/// An effect by which a symbol rotates; nothing animates here.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Clockwise.
  public var clockwise: Self { self }
  /// Counterclockwise.
  public var counterClockwise: Self { self }
}
/// An effect by which a symbol wiggles; nothing animates here.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// An effect by which a symbol breathes; nothing animates here.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A symbol that appears.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {}
/// A symbol that disappears; it stays.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {}
/// A symbol that replaces another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The old one shrinks, the new one grows.
  public var downUp: Self { self }
  /// The new one grows.
  public var upUp: Self { self }
  /// The new one is not animated.
  public var offUp: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that bounces.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that pulsates.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers change color.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol that grows or shrinks.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that rotates.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that wiggles.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that breathes.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that appears.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that disappears.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that replaces another.
  public static var replace: Self { Self() }
}

/// How often and how fast an effect is shown.
///
/// Apple: <https://developer.apple.com/documentation/symbols/symboleffectoptions>
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Once, or as long as it is there.
  public static var `default`: Self { Self() }
  /// Without an end.
  public static var repeating: Self { Self() }
  /// Once.
  public static var nonRepeating: Self { Self() }
  /// Several times.
  public static func `repeat`(_ count: Int) -> Self { Self() }
  /// With a speed.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// Without an end.
  public var repeating: Self { self }
  /// Once.
  public var nonRepeating: Self { self }
  /// Several times.
  public func `repeat`(_ count: Int) -> Self { self }
  /// With a speed.
  public func speed(_ speed: Double) -> Self { self }
}

extension UIImageView {
  /// Animates the symbol; has no effect.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Animates the symbol; has no effect.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Ends an animation; has no effect.
  public func removeSymbolEffect(ofType effect: some SymbolEffect, animated: Bool = true) {}
  /// Ends all animations; has no effect.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Sets the image, without an animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
