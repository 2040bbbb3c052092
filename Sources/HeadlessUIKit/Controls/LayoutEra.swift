internal import Foundation

/// The generation of iOS whose control sizes count.
///
/// Controls change their size about every third release, and a document keeps the sizes of the
/// release its Xcode laid it out with. A case is named for the first release of its generation.
///
///     LayoutEra.current = LayoutEra(toolsVersion: 13771)   // as Xcode 9 laid out
@preconcurrency @MainActor
public enum LayoutEra: Int, CaseIterable, Comparable, Sendable {
  /// iOS 7 to 9.
  case iOS7 = 7
  /// iOS 10.
  case iOS10 = 10
  /// iOS 11 and 12: taller search bars, the safe area.
  case iOS11 = 11
  /// iOS 13: taller segmented controls, steppers and text fields.
  case iOS13 = 13
  /// iOS 14: another page control, thicker progress views.
  case iOS14 = 14
  /// iOS 15 to 18.3: button configurations.
  case iOS15 = 15
  /// iOS 18.4: taller sliders.
  case iOS18 = 18
  /// iOS 26: wider switches, taller sliders.
  case iOS26 = 26

  /// The generation in effect: that of the nearest ``with(_:_:)``, else the one last set.
  ///
  /// Changing it does not measure again what is laid out already.
  public static var current: LayoutEra {
    get { override ?? shared }
    set { shared = newValue }
  }

  /// Uses the sizes of `era` while `body` runs.
  public static func with<Result>(_ era: LayoutEra, _ body: () throws -> Result) rethrows -> Result
  {
    let former = override
    override = era
    defer { override = former }
    return try body()
  }

  private static var shared = LayoutEra.iOS15
  private static var override: LayoutEra?

  /// The generation that a document was laid out with, by the number its Xcode wrote.
  ///
  /// - Parameter toolsVersion: `toolsVersion` of the document, such as 17701; 0 or less is unknown
  ///   and counts as the default. Numbers from 32000 belong to unreleased tools of iOS 15's time.
  nonisolated public init(toolsVersion: Int) {
    switch toolsVersion {
    case 1..<11_000: self = .iOS7
    case 11_000..<13_000: self = .iOS10
    case 13_000..<15_000: self = .iOS11
    case 15_000..<17_000: self = .iOS13
    case 17_000..<18_000: self = .iOS14
    case 23_700..<24_000: self = .iOS18
    case 24_000..<32_000: self = .iOS26
    default: self = .iOS15
    }
  }

  /// Orders generations by release.
  nonisolated public static func < (one: LayoutEra, other: LayoutEra) -> Bool {
    one.rawValue < other.rawValue
  }
}
