public import Foundation

// Feedback by vibration: there is none; generators take what they are told.

/// Vibrates the device; has no effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Gets ready.
  open func prepare() {}
}

/// Makes the device vibrate as if things met.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How things meet; raw values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light = 0
    /// Neither lightly nor heavily.
    case medium = 1
    /// Heavily.
    case heavy = 2
    /// Softly.
    case soft = 3
    /// Hard.
    case rigid = 4
  }
  /// Creates a generator of the system's strength.
  public override init() { super.init() }
  /// Creates a generator of a strength.
  public init(style: FeedbackStyle) { super.init() }
  /// Vibrates; nothing moves.
  open func impactOccurred() {}
  /// Vibrates by a strength from 0 to 1; nothing moves.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes the device vibrate as a choice changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates; nothing moves.
  open func selectionChanged() {}
}

/// Makes the device vibrate as something succeeds or fails.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of an event; raw values are Apple's.
  public enum FeedbackType: Int, Sendable {
    /// Something has succeeded.
    case success = 0
    /// Something deserves attention.
    case warning = 1
    /// Something has failed.
    case error = 2
  }
  /// Vibrates; nothing moves.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
