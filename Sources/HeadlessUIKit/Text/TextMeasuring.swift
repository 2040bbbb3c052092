internal import Foundation
public import TextMetrics

/// The text measurer for code without a window's ``LayoutEnvironment``; by default a model of the
/// system font.
///
///     TextMeasuring.with(TestFont()) {
///       label.intrinsicContentSize   // a letter is one em wide, a line one em high
///     }
///     TextMeasuring.current = SystemTextMeasurer(generation: .twoCuts)   // as iOS 9 to 13 did
///
/// The properties are shorthands for those of ``LayoutEnvironment/standard`` and
/// ``LayoutEnvironment/current``. A view measures its text again when the measurer changes.
public enum TextMeasuring {
  /// The current measurer, including the named fonts.
  ///
  /// Setting it changes ``LayoutEnvironment/standard``.
  public static var current: any TextMeasurer {
    get { LayoutEnvironment.current.text.measurer }
    set { LayoutEnvironment.standard.textMeasurer = newValue }
  }

  /// The font files from which named fonts are measured.
  ///
  /// The system font is used for others.
  ///
  ///     TextMeasuring.fonts = try FontLibrary.reading(folder: "Fonts").library
  ///
  /// They are used with any measurer that is set as ``current``, but not in ``with(_:_:)``. Setting
  /// them changes ``LayoutEnvironment/standard``.
  public static var fonts: FontLibrary {
    get { LayoutEnvironment.current.fonts }
    set { LayoutEnvironment.standard.fonts = newValue }
  }

  /// Uses `measurer` while `body` runs.
  ///
  /// Other tasks and threads are not affected.
  ///
  /// A window that has an environment is not affected.
  public static func with<Result>(
    _ measurer: any TextMeasurer, _ body: () throws -> Result
  ) rethrows -> Result {
    try LayoutEnvironment.with(
      {
        $0.textMeasurer = measurer
        $0.fonts = FontLibrary()
      }, body)
  }
}
