internal import Foundation
public import HeadlessUIKit

/// The combinations in which a layout is tested: all combinations of some values of each axis.
///
///     let usual = LayoutMatrix.matrix(
///       screens: [.iPhoneSE, .iPhone17, .iPadPro11], orientations: .all,
///       textSizes: [.large, .accessibilityExtraLarge], languages: [.development, .doubleLength],
///       directions: .both, appearances: .both)
///
/// A device alone is a matrix of one combination: `.iPhone17`.
public struct LayoutMatrix: Hashable, Sendable {
  /// The screens, in the order in which they are tested.
  public var screens: [LayoutScreen]
  /// The text sizes.
  public var textSizes: [UIContentSizeCategory]
  /// The languages.
  public var languages: [LayoutLanguage]
  /// The directions.
  public var directions: Directions
  /// The appearances.
  public var appearances: Appearances

  /// Creates a matrix.
  public init(
    screens: [LayoutScreen] = [.iPhone17], textSizes: [UIContentSizeCategory] = [.large],
    languages: [LayoutLanguage] = [.development], directions: Directions = .leftToRight,
    appearances: Appearances = .light
  ) {
    precondition(
      !screens.isEmpty && !textSizes.isEmpty && !languages.isEmpty && !directions.isEmpty
        && !appearances.isEmpty, "a matrix has at least one value on each axis")
    self.screens = screens
    self.textSizes = textSizes
    self.languages = languages
    self.directions = directions
    self.appearances = appearances
  }

  /// The orientations of devices.
  public struct Orientations: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Portrait.
    public static let portrait = Orientations(rawValue: 1)
    /// Landscape.
    public static let landscape = Orientations(rawValue: 2)
    /// Both.
    public static let all: Orientations = [.portrait, .landscape]
  }

  /// The layout directions.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From left to right.
    public static let leftToRight = Directions(rawValue: 1)
    /// From right to left.
    public static let rightToLeft = Directions(rawValue: 2)
    /// Both.
    public static let both: Directions = [.leftToRight, .rightToLeft]
  }

  /// Light, dark or both.
  public struct Appearances: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Light.
    public static let light = Appearances(rawValue: 1)
    /// Dark.
    public static let dark = Appearances(rawValue: 2)
    /// Both.
    public static let both: Appearances = [.light, .dark]
  }

  /// All combinations, the appearance changing fastest.
  ///
  /// A language that is written from right to left is tested in that direction only.
  public var configurations: [LayoutConfiguration] {
    var all: [LayoutConfiguration] = []
    var seen: Set<LayoutConfiguration> = []
    for screen in screens {
      for size in textSizes {
        for language in languages {
          for isRightToLeft in [false, true]
          where directions.contains(isRightToLeft ? .rightToLeft : .leftToRight) {
            for appearance in [UIUserInterfaceStyle.light, .dark]
            where appearances.contains(appearance == .dark ? .dark : .light) {
              let configuration = LayoutConfiguration(
                screen: screen, textSize: size, language: language, isRightToLeft: isRightToLeft,
                appearance: appearance)
              if seen.insert(configuration).inserted { all.append(configuration) }
            }
          }
        }
      }
    }
    return all
  }
}

extension LayoutMatrix {
  /// All combinations of the given values.
  ///
  /// - Parameters:
  ///   - screens: The devices or sizes.
  ///   - orientations: The orientations of each device; sizes are rotated as well.
  ///   - textSizes: The text sizes.
  ///   - languages: The languages.
  ///   - directions: The directions.
  ///   - appearances: Light, dark or both.
  /// - Returns: The matrix.
  public static func matrix(
    screens: [LayoutScreen], orientations: Orientations = .portrait,
    textSizes: [UIContentSizeCategory] = [.large],
    languages: [LayoutLanguage] = [.development], directions: Directions = .leftToRight,
    appearances: Appearances = .light
  ) -> LayoutMatrix {
    var turned: [LayoutScreen] = []
    for screen in screens {
      // A screen that was turned by hand stays as it is where nothing is asked about orientations.
      if orientations == .portrait { turned.append(screen) }
      if orientations == .landscape { turned.append(screen.landscape) }
      if orientations == .all { turned += [screen.portrait, screen.landscape] }
    }
    var unique: [LayoutScreen] = []
    for screen in turned where !unique.contains(screen) { unique.append(screen) }
    return LayoutMatrix(
      screens: unique, textSizes: textSizes, languages: languages, directions: directions,
      appearances: appearances)
  }

  /// Screens in their default configuration.
  public static func screens(_ screens: LayoutScreen...) -> LayoutMatrix {
    LayoutMatrix(screens: screens)
  }

  /// A screen of a given size, in points.
  public static func size(_ width: Double, _ height: Double) -> LayoutMatrix {
    LayoutMatrix(screens: [.size(width, height)])
  }

  /// A width, with the height that the view's constraints determine.
  public static func fitting(width: Double) -> LayoutMatrix {
    LayoutMatrix(screens: [.fitting(width: width)])
  }

  /// A single combination.
  public init(_ configuration: LayoutConfiguration) {
    self.init(
      screens: [configuration.screen], textSizes: [configuration.textSize],
      languages: [configuration.language],
      directions: configuration.isRightToLeft ? .rightToLeft : .leftToRight,
      appearances: configuration.appearance == .dark ? .dark : .light)
  }

  /// Common combinations: a small and a large iPhone and an iPad in both orientations, the default
  /// and a large text size, doubled texts and both directions; 48 combinations in all.
  public static let standard = matrix(
    screens: [.iPhoneSE, .iPhone17, .iPadPro11], orientations: .all,
    textSizes: [.large, .accessibilityLarge], languages: [.development, .doubleLength],
    directions: .both)

  /// The same screens in landscape.
  public var landscape: LayoutMatrix { with { $0.screens = screens.map(\.landscape) } }
  /// The same combinations from right to left.
  public var rightToLeft: LayoutMatrix { with { $0.directions = .rightToLeft } }
  /// The same combinations in dark appearance.
  public var dark: LayoutMatrix { with { $0.appearances = .dark } }
  /// The same combinations at text sizes.
  public func textSizes(_ sizes: UIContentSizeCategory...) -> LayoutMatrix {
    with { $0.textSizes = sizes }
  }
  /// The same combinations in languages.
  public func languages(_ languages: LayoutLanguage...) -> LayoutMatrix {
    with { $0.languages = languages }
  }

  private func with(_ change: (inout LayoutMatrix) -> Void) -> LayoutMatrix {
    var changed = self
    change(&changed)
    return changed
  }
}

extension LayoutMatrix {
  /// iPhone SE (2nd and 3rd generation): 375 × 667 points.
  public static let iPhoneSE = LayoutMatrix.screens(.iPhoneSE)
  /// iPhone SE (1st generation): 320 × 568 points.
  public static let iPhoneSE1 = LayoutMatrix.screens(.iPhoneSE1)
  /// iPhone 13 mini: 375 × 812 points.
  public static let iPhone13mini = LayoutMatrix.screens(.iPhone13mini)
  /// iPhone 14: 390 × 844 points.
  public static let iPhone14 = LayoutMatrix.screens(.iPhone14)
  /// iPhone 15 and 16: 393 × 852 points.
  public static let iPhone15 = LayoutMatrix.screens(.iPhone15)
  /// iPhone 15 and 16: 393 × 852 points.
  public static let iPhone16 = LayoutMatrix.screens(.iPhone16)
  /// iPhone 17 and 17 Pro: 402 × 874 points.
  public static let iPhone17 = LayoutMatrix.screens(.iPhone17)
  /// iPhone 17 Pro Max: 440 × 956 points.
  public static let iPhone17ProMax = LayoutMatrix.screens(.iPhone17ProMax)
  /// iPhone Air: 420 × 912 points.
  public static let iPhoneAir = LayoutMatrix.screens(.iPhoneAir)
  /// iPad mini (6th generation and A17 Pro): 744 × 1133 points.
  public static let iPadMini = LayoutMatrix.screens(.iPadMini)
  /// iPad (10th generation) and iPad Air: 820 × 1180 points.
  public static let iPad = LayoutMatrix.screens(.iPad)
  /// iPad Pro 11-inch: 834 × 1194 points.
  public static let iPadPro11 = LayoutMatrix.screens(.iPadPro11)
  /// iPad Pro 13-inch (M4 and M5): 1032 × 1376 points.
  public static let iPadPro13 = LayoutMatrix.screens(.iPadPro13)
}
