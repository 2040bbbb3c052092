#if !canImport(Darwin)
internal import Foundation
public import HeadlessQuartzCore

// A key path whose root is Self equals the one that a client writes for its static type, so that the
// properties of each class that reports its changes are recognized. A list that a class inherits is
// part of its own; the compiler selects the method of the most specific class.

extension KeyValueObservable where Self: UIView {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUIViewKeys, options, changeHandler)
  }

  @MainActor static var purlinUIViewKeys: [PartialKeyPath<Self>] {
    [
      \Self.frame, \Self.bounds, \Self.center, \Self.transform, \Self.isHidden, \Self.alpha,
      \Self.backgroundColor, \Self.safeAreaInsets, \Self.layoutMargins,
    ]
  }
}

extension KeyValueObservable where Self: UIImageView {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUIImageViewKeys, options, changeHandler)
  }

  @MainActor static var purlinUIImageViewKeys: [PartialKeyPath<Self>] {
    purlinUIViewKeys + [\Self.image]
  }
}

extension KeyValueObservable where Self: UILabel {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUILabelKeys, options, changeHandler)
  }

  @MainActor static var purlinUILabelKeys: [PartialKeyPath<Self>] {
    purlinUIViewKeys + [\Self.text, \Self.attributedText]
  }
}

extension KeyValueObservable where Self: UIControl {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUIControlKeys, options, changeHandler)
  }

  @MainActor static var purlinUIControlKeys: [PartialKeyPath<Self>] {
    purlinUIViewKeys + [\Self.isEnabled, \Self.isSelected, \Self.isHighlighted]
  }
}

extension KeyValueObservable where Self: UITextField {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUITextFieldKeys, options, changeHandler)
  }

  @MainActor static var purlinUITextFieldKeys: [PartialKeyPath<Self>] {
    purlinUIControlKeys + [\Self.text, \Self.attributedText]
  }
}

extension KeyValueObservable where Self: UISwitch {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUISwitchKeys, options, changeHandler)
  }

  @MainActor static var purlinUISwitchKeys: [PartialKeyPath<Self>] {
    purlinUIControlKeys + [\Self.isOn]
  }
}

extension KeyValueObservable where Self: UISlider {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUISliderKeys, options, changeHandler)
  }

  @MainActor static var purlinUISliderKeys: [PartialKeyPath<Self>] {
    purlinUIControlKeys + [\Self.value]
  }
}

extension KeyValueObservable where Self: UISegmentedControl {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUISegmentedControlKeys, options, changeHandler)
  }

  @MainActor static var purlinUISegmentedControlKeys: [PartialKeyPath<Self>] {
    purlinUIControlKeys + [\Self.selectedSegmentIndex]
  }
}

extension KeyValueObservable where Self: UIScrollView {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUIScrollViewKeys, options, changeHandler)
  }

  @MainActor static var purlinUIScrollViewKeys: [PartialKeyPath<Self>] {
    purlinUIViewKeys + [
      \Self.contentOffset, \Self.contentSize, \Self.contentInset, \Self.adjustedContentInset,
      \Self.zoomScale,
    ]
  }
}

extension KeyValueObservable where Self: UITextView {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUITextViewKeys, options, changeHandler)
  }

  @MainActor static var purlinUITextViewKeys: [PartialKeyPath<Self>] {
    purlinUIScrollViewKeys + [\Self.text, \Self.attributedText]
  }
}

extension KeyValueObservable where Self: UIViewController {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUIViewControllerKeys, options, changeHandler)
  }

  @MainActor static var purlinUIViewControllerKeys: [PartialKeyPath<Self>] {
    [\Self.title]
  }
}

extension KeyValueObservable where Self: UITabBarController {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinUITabBarControllerKeys, options, changeHandler)
  }

  @MainActor static var purlinUITabBarControllerKeys: [PartialKeyPath<Self>] {
    purlinUIViewControllerKeys + [\Self.selectedIndex, \Self.selectedViewController]
  }
}

extension KeyValueObservable where Self: CALayer {
  /// Observes a value; see ``NSKeyValueObservation`` for the reported changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observed(keyPath, among: Self.purlinCALayerKeys, options, changeHandler)
  }

  static var purlinCALayerKeys: [PartialKeyPath<Self>] {
    [\Self.frame, \Self.bounds, \Self.position, \Self.transform]
  }
}
#endif
