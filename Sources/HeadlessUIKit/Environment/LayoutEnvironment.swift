public import AutoLayout
internal import Foundation
public import TextMetrics

/// What a layout depends on besides the views themselves: the generation of UIKit, fonts, images,
/// the screen, and where messages go.
///
/// Each window has an environment. Views in the window use it, so that windows of different
/// generations and fonts can be laid out side by side:
///
///     var old = LayoutEnvironment()
///     old.generation = .iOS10
///     old.textMeasurer = SystemTextMeasurer(generation: .twoCuts)
///     let window = UIWindow(device: phone, environment: old)
///
/// Code that states none gets ``standard``: a window made without an environment, and a view outside
/// of any window. APIs of Apple's that have no view, such as `UIFont.lineHeight`,
/// `NSString.size(withAttributes:)`, `UIImage(named:)` and `UIScreen.main`, use ``current``: during the
/// layout of a window the window's environment, otherwise ``standard``.
///
/// An environment is a value. Changing a copy does not affect the windows that were made with it.
public struct LayoutEnvironment: Sendable {
  /// The generation of iOS whose control sizes and margins apply.
  public var generation: LayoutGeneration

  /// The sizes of named images and symbols.
  public var images: ImageLibrary

  /// Receives console messages, such as reports of conflicts.
  public var log: LayoutLog

  /// The screen that `UIScreen.main` returns; nil is the screen of an iPhone SE.
  ///
  /// The environment of a window holds the window's own screen.
  public var screen: UIScreen?

  /// How text is measured; shared by copies of the environment until one of them changes it, and so
  /// known by identity to those who keep what they measured.
  private(set) var text: TextSource

  /// Creates an environment; without arguments the one that ``standard`` is at first.
  ///
  /// - Parameters:
  ///   - generation: The generation of iOS whose control sizes and margins apply.
  ///   - textMeasurer: Measures the system's font, and the fonts that are not among `fonts`.
  ///   - fonts: The files that fonts by name are measured from.
  ///   - images: The sizes of named images and symbols.
  ///   - log: Receives console messages.
  public init(
    generation: LayoutGeneration = .iOS15, textMeasurer: any TextMeasurer = SystemTextMeasurer(),
    fonts: FontLibrary = FontLibrary(), images: ImageLibrary = .shared, log: LayoutLog = .shared
  ) {
    self.generation = generation
    self.images = images
    self.log = log
    text = TextSource(textMeasurer, fonts)
  }

  /// Measures the system's font, and the fonts that are not among ``fonts``.
  public var textMeasurer: any TextMeasurer {
    get { text.base }
    set { text = TextSource(newValue, text.fonts) }
  }

  /// The files with which named fonts are measured; for all others the system font is used.
  public var fonts: FontLibrary {
    get { text.fonts }
    set { text = TextSource(text.base, newValue) }
  }

  /// A text measurer with an identity: sizes from another measurer are stale.
  final class TextSource: Sendable {
    let base: any TextMeasurer
    let fonts: FontLibrary
    /// Measures by the files first.
    let measurer: any TextMeasurer

    init(_ base: any TextMeasurer, _ fonts: FontLibrary) {
      self.base = base
      self.fonts = fonts
      measurer = fonts.isEmpty ? base : FontFileMeasurer(fonts, fallback: base)
    }
  }

  /// The measures of a font in this environment.
  func metrics(of font: UIFont) -> FontMetrics { text.measurer.metrics(of: font.textFont) }

  /// Whether content has the same intrinsic content size in both environments.
  func measuresContent(as other: LayoutEnvironment) -> Bool {
    generation == other.generation && text === other.text && images === other.images
  }

  /// Whether both environments are the same in every respect.
  func isSame(as other: LayoutEnvironment) -> Bool {
    measuresContent(as: other) && log === other.log && screen === other.screen
  }
}
