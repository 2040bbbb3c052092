#if !canImport(Darwin)
public import Foundation

// Key-value coding uses the setters and getters that PurlinSources generates for `@objc`
// properties, outlets and inspectable properties. A missing one is reported in the layout log; on
// Apple's platforms it is a fatal error.
extension NSObject {
  /// Sets a property by its name.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    SelectorSending.perform(Selector(SelectorSending.setter(of: key)), on: self, [value])
  }

  /// Returns the value of a property by its name.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    SelectorSending.perform(Selector(key), on: self, []).result
  }
}
#endif
