#if !canImport(Darwin)
public import Foundation

// Key-value coding uses the setters and getters that PurlinSources generates for `@objc`
// inspectable properties, and for reading by a list of UIKit's own. Where there is none, a line in the
// layout log says so; on Apple's systems the program ends.
extension NSObject {
  /// Sets a property by its name.
  ///
  /// Animations and layers have methods of the same names, which are preferred.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    SelectorSending.perform(Selector(SelectorSending.setter(of: key)), on: self, [value])
  }

  /// Returns the value of a property by its name.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    let answer = SelectorSending.deliver(Selector(key), to: self, [])
    if answer.isReceived { return answer.result }
    return UIKitProperties.value(of: self, key)
      ?? SelectorSending.perform(Selector(key), on: self, []).result
  }
}
#endif
