public import AutoLayout
internal import Foundation
public import TextMetrics

/// The environment of a layout: the generation of UIKit, fonts, images, the screen, and the log.
///
/// Each window has an environment. Views in the window use it, so that windows of different
/// generations and fonts can be laid out side by side:
///
///     var old = LayoutEnvironment()
///     old.generation = .iOS10
///     old.textMeasurer = SystemTextMeasurer(generation: .twoCuts)
///     let window = UIWindow(device: phone, environment: old)
///
/// A window that is created without an environment, and a view outside of windows, use
/// ``standard``. Apple's API without a view, such as `UIFont.lineHeight`,
/// `NSString.size(withAttributes:)`, `UIImage(named:)` and `UIScreen.main`, uses ``current``:
/// during the layout of a window, the window's environment, otherwise ``standard``.
///
/// An environment is a value. Changing it does not affect the windows that were created with it.
public struct LayoutEnvironment: Sendable {
  /// The generation of iOS whose control sizes and margins apply.
  public var generation: LayoutGeneration

  /// The sizes of named images and symbols.
  public var images: ImageLibrary

  /// Receives console messages, such as reports of conflicts.
  public var log: LayoutLog

  /// The screen that `UIScreen.main` returns; nil for the screen of an iPhone SE.
  ///
  /// In the environment of a window, it is the window's screen.
  public var screen: UIScreen?

  /// The requested names of images and colors that are not registered; copies share them.
  package var requests = NameRequests()

  /// The text measurer and fonts.
  ///
  /// Copies of the environment share this object until one of them changes it, so its identity
  /// tells whether cached measurements are valid.
  private(set) var text: TextSource

  /// Creates an environment; without arguments, the initial value of ``standard``.
  ///
  /// - Parameters:
  ///   - generation: The generation of iOS whose control sizes and margins apply.
  ///   - textMeasurer: The measurer for the system font and for fonts that are not in `fonts`.
  ///   - fonts: The font files from which named fonts are measured.
  ///   - images: The sizes of named images and symbols.
  ///   - log: The log for console messages.
  public init(
    generation: LayoutGeneration = .iOS15, textMeasurer: any TextMeasurer = SystemTextMeasurer(),
    fonts: FontLibrary = FontLibrary(), images: ImageLibrary = .shared, log: LayoutLog = .shared
  ) {
    self.generation = generation
    self.images = images
    self.log = log
    text = TextSource(textMeasurer, fonts)
  }

  /// The measurer for the system font and for fonts that are not in ``fonts``.
  public var textMeasurer: any TextMeasurer {
    get { text.base }
    set { text = TextSource(newValue, text.fonts) }
  }

  /// The font files from which named fonts are measured.
  ///
  /// The system font is used for others.
  public var fonts: FontLibrary {
    get { text.fonts }
    set { text = TextSource(text.base, newValue) }
  }

  /// A text measurer with an identity, by which outdated measurements are recognized.
  final class TextSource: Sendable {
    let base: any TextMeasurer
    let fonts: FontLibrary
    /// The measurer that uses the font files first.
    let measurer: any TextMeasurer
    let recent = RecentTypesetters()

    init(_ base: any TextMeasurer, _ fonts: FontLibrary) {
      self.base = base
      self.fonts = fonts
      measurer = fonts.isEmpty ? base : FontFileMeasurer(fonts, fallback: base)
    }
  }

  /// Returns the metrics of a font in this environment.
  func metrics(of font: UIFont) -> FontMetrics { text.measurer.metrics(of: font.textFont) }

  /// Returns whether content has the same intrinsic content size in both environments.
  func measuresContent(as other: LayoutEnvironment) -> Bool {
    generation == other.generation && text === other.text && images === other.images
  }

  /// Returns whether all parts of both environments are the same.
  func isSame(as other: LayoutEnvironment) -> Bool {
    measuresContent(as: other) && log === other.log && screen === other.screen
      && requests === other.requests
  }
}
