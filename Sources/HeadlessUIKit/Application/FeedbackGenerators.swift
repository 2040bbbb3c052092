public import Foundation

// Haptic feedback. Generators have Apple's API, and no effect.

/// The base class of generators of haptic feedback, which have no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Prepares the generator; has no effect.
  open func prepare() {}
}

/// A generator of feedback for impacts; it has no effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact; raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light = 0
    /// A medium impact.
    case medium = 1
    /// A heavy impact.
    case heavy = 2
    /// A soft impact.
    case soft = 3
    /// A rigid impact.
    case rigid = 4
  }
  /// Creates a generator with the default style.
  public override init() { super.init() }
  /// Creates a generator with a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Generates feedback; has no effect.
  open func impactOccurred() {}
  /// Generates feedback with an intensity from 0 to 1; has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection; it has no effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback; has no effect.
  open func selectionChanged() {}
}

/// A generator of feedback for success and failure; it has no effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of an event; raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// A task succeeded.
    case success = 0
    /// A task produced a warning.
    case warning = 1
    /// A task failed.
    case error = 2
  }
  /// Generates feedback; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
