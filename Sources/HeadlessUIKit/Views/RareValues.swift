internal import AutoLayout

/// Values of properties that few objects have, by the name of the property.
private final class RareValues {
  var values: [String: Any] = [:]
}

private let rareValuesKey = AssociatedObjects.Key(address: 1)

extension AssociatedObjectStorage {
  /// Returns the value that was set for the property that calls this, or its default.
  func rare<Value>(_ standard: @autoclosure () -> Value, _ property: String = #function) -> Value {
    let values = purlinAssociatedObjects.value(for: rareValuesKey) as? RareValues
    return values?.values[property] as? Value ?? standard()
  }

  /// Sets the value for the property that calls this.
  func setRare<Value>(_ value: Value, _ property: String = #function) {
    if let values = purlinAssociatedObjects.value(for: rareValuesKey) as? RareValues {
      values.values[property] = value
      return
    }
    let made = RareValues()
    made.values[property] = value
    purlinAssociatedObjects.set(made, for: rareValuesKey, isWeak: false)
  }
}
