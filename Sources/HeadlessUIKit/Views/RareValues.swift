internal import AutoLayout

/// Values of properties that few objects have.
private final class RareValues {
  var values: [AnyKeyPath: Any] = [:]
}

private let rareValuesKey = AssociatedObjects.Key(address: 1)

extension AssociatedObjectStorage {
  /// Returns the value that was set for a property, or its default.
  func rare<Value>(
    _ property: KeyPath<Self, Value>, _ standard: @autoclosure () -> Value
  ) -> Value {
    let values = purlinAssociatedObjects.value(for: rareValuesKey) as? RareValues
    return values?.values[property] as? Value ?? standard()
  }

  /// Sets the value of a property.
  func setRare<Value>(_ property: KeyPath<Self, Value>, _ value: Value) {
    if let values = purlinAssociatedObjects.value(for: rareValuesKey) as? RareValues {
      values.values[property] = value
      return
    }
    let made = RareValues()
    made.values[property] = value
    purlinAssociatedObjects.set(made, for: rareValuesKey, isWeak: false)
  }
}
