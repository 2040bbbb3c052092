internal import Foundation
public import TextMetrics

/// Who measures text where no window's ``LayoutEnvironment`` says so: a model of the system font unless
/// replaced.
///
///     TextMeasuring.with(TestFont()) {
///       label.intrinsicContentSize   // a letter is one em wide, a line one em high
///     }
///     TextMeasuring.current = SystemTextMeasurer(generation: .twoCuts)   // as iOS 9 to 13 did
///
/// These are shorthands for the text of ``LayoutEnvironment/standard`` and
/// ``LayoutEnvironment/current``. A view remembers the size of its text, but not beyond a change of the
/// measurer.
public enum TextMeasuring {
  /// The measurer in effect, with the fonts it measures by name; setting it changes
  /// ``LayoutEnvironment/standard``.
  public static var current: any TextMeasurer {
    get { LayoutEnvironment.current.text.measurer }
    set { LayoutEnvironment.standard.textMeasurer = newValue }
  }

  /// The files that fonts by name are measured from; the system's font stands in for all others.
  ///
  ///     TextMeasuring.fonts = try FontLibrary.reading(folder: "Fonts").library
  ///
  /// They count with every measurer that is set as ``current``, not within ``with(_:_:)``. Setting them
  /// changes ``LayoutEnvironment/standard``.
  public static var fonts: FontLibrary {
    get { LayoutEnvironment.current.fonts }
    set { LayoutEnvironment.standard.fonts = newValue }
  }

  /// Measures with `measurer` while `body` runs; other tasks and threads are not affected.
  ///
  /// A window with an environment of its own uses that instead.
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
