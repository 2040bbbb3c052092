public import Foundation

/// A group of changes to layers, all of which take effect at once as nothing is animated.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catransaction>
open class CATransaction: NSObject {
  /// Begins a group.
  open class func begin() {}
  /// Ends a group.
  open class func commit() {}
  /// Has waiting groups take effect, of which there are none.
  open class func flush() {}
  /// Says that nothing animates, as always.
  open class func setDisableActions(_ flag: Bool) {}
  /// Says how long animations would take.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Runs a block when the animations are over: at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
