/// A generation of iOS, which determines the sizes of controls.
///
/// The sizes of controls change about every third release, and a document contains the sizes of the
/// release for which Xcode laid it out. A case is named after the first release of its generation.
///
///     LayoutGeneration.current = .iOS11   // as Xcode 9 laid out
@preconcurrency @MainActor
public enum LayoutGeneration: Int, CaseIterable, Comparable, Sendable {
  /// iOS 7 to 9.
  case iOS7 = 7
  /// iOS 10.
  case iOS10 = 10
  /// iOS 11 and 12: taller search bars, the safe area.
  case iOS11 = 11
  /// iOS 13: taller segmented controls, steppers and text fields.
  case iOS13 = 13
  /// iOS 14: a new page control, thicker progress views.
  case iOS14 = 14
  /// iOS 15 to 18.3: button configurations.
  case iOS15 = 15
  /// iOS 18.4: taller sliders.
  case iOS18 = 18
  /// iOS 26: wider switches, taller sliders.
  case iOS26 = 26

  /// The generation of ``LayoutEnvironment/current``.
  ///
  /// Setting it changes the generation of ``LayoutEnvironment/standard``.
  ///
  /// Changing it does not update existing layouts.
  public static var current: LayoutGeneration {
    get { LayoutEnvironment.current.generation }
    set { LayoutEnvironment.standard.generation = newValue }
  }

  /// Uses the sizes of `generation` while `body` runs, except in windows that have an environment.
  public static func with<Result>(_ generation: LayoutGeneration, _ body: () throws -> Result)
    rethrows -> Result
  {
    try LayoutEnvironment.with({ $0.generation = generation }, body)
  }

  /// Orders generations by release.
  nonisolated public static func < (one: LayoutGeneration, other: LayoutGeneration) -> Bool {
    one.rawValue < other.rawValue
  }
}
