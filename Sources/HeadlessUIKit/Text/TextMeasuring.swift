import Foundation
public import TextMetrics

/// Who measures text for fonts, labels and controls: a model of the system font unless replaced.
///
///     TextMeasuring.with(TestFont()) {
///       label.intrinsicContentSize   // a letter is one em wide, a line one em high
///     }
///     TextMeasuring.current = SystemTextMeasurer(era: .twoCuts)   // as iOS 9 to 13 did
///
/// A view remembers the size of its text, but not beyond a change of the measurer.
public enum TextMeasuring {
  /// The measurer in effect: that of the nearest ``with(_:_:)``, else the one last set.
  public static var current: any TextMeasurer {
    get { box.measurer }
    set { shared.replace { $0.base = newValue } }
  }

  /// The files that fonts by name are measured from; the system's font stands in for all others.
  ///
  ///     TextMeasuring.fonts = try FontLibrary.reading(folder: "Fonts").library
  ///
  /// They count with every measurer that is set as ``current``, not within ``with(_:_:)``.
  public static var fonts: FontLibrary {
    get { shared.fonts }
    set { shared.replace { $0.fonts = newValue } }
  }

  /// Measures with `measurer` while `body` runs; other tasks and threads notice nothing.
  public static func with<Result>(
    _ measurer: any TextMeasurer, _ body: () throws -> Result
  ) rethrows -> Result {
    try $override.withValue(Box(measurer), operation: body)
  }

  /// A measurer with an identity, so that what was measured with another one is known to be stale.
  final class Box: Sendable {
    let measurer: any TextMeasurer
    init(_ measurer: any TextMeasurer) { self.measurer = measurer }
  }

  static var box: Box { override ?? shared.box }

  @TaskLocal private static var override: Box?
  private static let shared = Shared()

  private final class Shared: @unchecked Sendable {
    struct State {
      var base: any TextMeasurer = SystemTextMeasurer()
      var fonts = FontLibrary()
      var box = Box(SystemTextMeasurer())
    }

    // Guarded by the lock: fonts are measured on any thread.
    private let lock = NSLock()
    private var state = State()

    var box: Box { lock.withLock { state.box } }
    var fonts: FontLibrary { lock.withLock { state.fonts } }

    func replace(_ change: (inout State) -> Void) {
      lock.withLock {
        change(&state)
        state.box = Box(
          state.fonts.isEmpty
            ? state.base : FontFileMeasurer(state.fonts, fallback: state.base))
      }
    }
  }
}
