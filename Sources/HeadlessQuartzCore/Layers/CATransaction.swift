public import Foundation

/// A group of changes of layers.
///
/// All changes take effect immediately, because nothing is animated.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  /// Begins a group.
  open class func begin() {}
  /// Ends a group.
  open class func commit() {}
  /// Commits pending changes, of which there are none.
  open class func flush() {}
  /// Sets whether actions are disabled; has no effect.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of animations; has no effect.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Calls a closure after the animations, which is immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
