internal import Foundation
internal import HeadlessUIKit

/// Returns a value in the place of one that was left out of a preview, because the compiler found an error in it.
///
/// - Returns: `nil`, `false`, zero, an empty text, list or view, if the type has one.
/// - Precondition: The type is one of these; others stop the preview at the line.
public func purlinLeftOut<Value>() -> Value {
  if let value = emptyValue(of: Value.self) as? Value { return value }
  fatalError("a value of the type \(Value.self) was left out of this preview")
}

/// The value of a type that has the least in it; nil for types without one.
private func emptyValue(of type: Any.Type) -> Any? {
  switch type {
  case is Void.Type: ()
  case is Bool.Type: false
  case let type as any ExpressibleByNilLiteral.Type: makeNil(type)
  case let type as any AdditiveArithmetic.Type: type.zero
  case let type as any RangeReplaceableCollection.Type: type.init()
  case let type as any EmptyDictionary.Type: type.init()
  case is UIView.Type where type == UIView.self && Thread.isMainThread:
    MainActor.assumeIsolated { Box(UIView()) }.object
  case is UIViewController.Type where type == UIViewController.self && Thread.isMainThread:
    MainActor.assumeIsolated { Box(UIViewController()) }.object
  default: nil
  }
}

private func makeNil<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
  type.init(nilLiteral: ())
}

/// An object that leaves the main actor as a part of a value.
private struct Box: @unchecked Sendable {
  let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
}

/// A dictionary of any types.
private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}
