#if !canImport(Darwin)
internal import AutoLayout
public import Foundation
internal import HeadlessQuartzCore

// Key-value observing by the names of properties, which reports the changes that observation by key paths
// reports, to observers that are responders: the method that receives them cannot be overridden in other
// classes, because Foundation's NSObject does not have it on this platform.

extension NSObject {
  /// Observes a property by its name.
  ///
  /// The observer's ``UIResponder/observeValue(forKeyPath:of:change:context:)`` is called when the value is
  /// another one; values are those of Swift, such as `CGSize`, not `NSValue`. If the observer is not a
  /// responder or the changes of the property are not reported, the layout log says so. An observer that was
  /// deallocated is removed.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let address = unsafe context.map { UInt(bitPattern: $0) } ?? 0
    guard let responder = observer as? UIResponder,
      let observers = (self as? any ValueObserved)?.valueObservers,
      ObservedProperties.isReported(keyPath, of: self)
    else {
      LayoutEnvironment.current.log.write(
        "addObserver(_:forKeyPath:options:context:): changes of \(keyPath) of \(type(of: self)) are not "
          + "reported to \(type(of: observer))")
      return
    }
    var last = ObservedProperties.value(of: self, keyPath)
    if options.contains(.initial) {
      unsafe responder.observeValue(
        forKeyPath: keyPath, of: self, change: options.change(from: nil, to: last), context: context
      )
    }
    let number = observers.add { [weak self, weak responder] in
      guard let self, let responder else { return }
      MainThread.assume("observeValue") {
        let new = ObservedProperties.value(of: self, keyPath)
        guard !ObservedProperties.areEqual(new, last) else { return }
        let change = options.change(from: .some(last), to: new)
        last = new
        unsafe responder.observeValue(
          forKeyPath: keyPath, of: self, change: change,
          context: UnsafeMutableRawPointer(bitPattern: address))
      }
    }
    observers.registrations.append(
      ValueObservers.Registration(
        observer: observer, keyPath: keyPath, context: address, number: number))
  }

  /// Ends the last observation of a property by an observer.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeLast { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Ends the last observation of a property by an observer with a context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let address = unsafe context.map { UInt(bitPattern: $0) } ?? 0
    removeLast { $0.observer === observer && $0.keyPath == keyPath && $0.context == address }
  }

  @MainActor
  private func removeLast(where matches: (ValueObservers.Registration) -> Bool) {
    guard let observers = (self as? any ValueObserved)?.valueObservers,
      let index = observers.registrations.lastIndex(where: matches)
    else { return }
    observers.remove(observers.registrations.remove(at: index).number)
  }
}

extension NSKeyValueObservingOptions {
  /// Returns what an observer with these options is told of a change; without an old value, at the
  /// beginning.
  fileprivate func change(from old: Any??, to new: Any?) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if contains(.old), let old { change[.oldKey] = old ?? NSNull() }
    if contains(.new) { change[.newKey] = new ?? NSNull() }
    return change
  }
}

/// The properties whose changes are reported, by their names.
///
/// They are those of the key paths that `observe(_:options:changeHandler:)` reports, without attributed
/// texts and the selection of controls and tabs.
@MainActor
private enum ObservedProperties {
  static func isReported(_ name: String, of object: NSObject) -> Bool {
    switch object {
    case is UIScrollView where scrollView[name] != nil: true
    case is UIControl where control[name] != nil: true
    case is UILabel where name == "text", is UITextField where name == "text",
      is UITextView where name == "text", is UIImageView where name == "image":
      true
    case is UIView: view[name] != nil
    case is UIViewController: name == "title"
    case is CALayer: layer[name] != nil
    default: false
    }
  }

  static func value(of object: NSObject, _ name: String) -> Any? {
    if let object = object as? UIScrollView, let read = scrollView[name] { return read(object) }
    if let object = object as? UIControl, let read = control[name] { return read(object) }
    if let object = object as? UIView, let read = view[name] { return read(object) }
    if let object = object as? CALayer, let read = layer[name] { return read(object) }
    return UIKitProperties.value(of: object, name)
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as any Equatable, let other?): one.isSame(as: other)
    default: false
    }
  }

  private static let scrollView: [String: (UIScrollView) -> Any] = [
    "contentOffset": { $0.contentOffset },
    "contentSize": { $0.contentSize },
    "contentInset": { $0.contentInset },
    "adjustedContentInset": { $0.adjustedContentInset },
    "zoomScale": { $0.zoomScale },
  ]
  private static let control: [String: (UIControl) -> Any] = [
    "enabled": { $0.isEnabled },
    "isEnabled": { $0.isEnabled },
    "selected": { $0.isSelected },
    "isSelected": { $0.isSelected },
    "highlighted": { $0.isHighlighted },
    "isHighlighted": { $0.isHighlighted },
  ]
  private static let view: [String: (UIView) -> Any?] = [
    "frame": { $0.frame },
    "bounds": { $0.bounds },
    "center": { $0.center },
    "transform": { $0.transform },
    "hidden": { $0.isHidden },
    "isHidden": { $0.isHidden },
    "alpha": { $0.alpha },
    "backgroundColor": { $0.backgroundColor },
    "safeAreaInsets": { $0.safeAreaInsets },
    "layoutMargins": { $0.layoutMargins },
  ]
  private static let layer: [String: (CALayer) -> Any] = [
    "frame": { $0.frame },
    "bounds": { $0.bounds },
    "position": { $0.position },
  ]
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
#endif
