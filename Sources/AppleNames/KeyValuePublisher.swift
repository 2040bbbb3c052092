public import Combine
public import UIKit

extension KeyValuePublishing {
  /// The present value of a property; changes are not observed.
  public func publisher<Value>(
    for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions
  ) -> AnyPublisher<Value, Never> { publisher(for: path) }
}
