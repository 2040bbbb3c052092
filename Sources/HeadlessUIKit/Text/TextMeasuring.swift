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
    set { shared.replace(by: Box(newValue)) }
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
    // Guarded by the lock: fonts are measured on any thread.
    private let lock = NSLock()
    private var present = Box(SystemTextMeasurer())

    var box: Box {
      lock.lock()
      defer { lock.unlock() }
      return present
    }

    func replace(by box: Box) {
      lock.lock()
      defer { lock.unlock() }
      present = box
    }
  }
}
