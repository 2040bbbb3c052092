public import Foundation

// The property wrappers of views: each keeps a value.

/// The value of a property wrapper.
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A state of a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let kept: Kept<Value>
  /// Creates a state.
  public init(wrappedValue: Value) { kept = Kept(wrappedValue) }
  /// Creates a state.
  public init(initialValue: Value) { kept = Kept(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { kept.value }, set: { kept.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that something else has.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Creates a binding of closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  /// A binding of one value.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding { self }
  /// A binding of a property of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var value = wrappedValue
        value[keyPath: path] = $0
        wrappedValue = value
      })
  }
}

/// Bindings of the properties of an object.
@dynamicMemberLookup public struct ObjectBindings<Object: AnyObject> {
  fileprivate let object: Object
  /// A binding of a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that a view observes.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The bindings of the object's properties.
  public typealias Wrapper = ObjectBindings<Object>
  /// The object.
  public var wrappedValue: Object
  /// Creates a property.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates a property.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// The bindings of the object's properties.
  public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }
}

/// An object that a view owns.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let kept: Kept<Object>
  /// Creates a property.
  public init(wrappedValue: @autoclosure () -> Object) { kept = Kept(wrappedValue()) }
  /// The object.
  public var wrappedValue: Object { kept.value }
  /// The bindings of the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: kept.value) }
}

/// An object of the views around.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Creates a property.
  public init() {}
  /// Stops the program: there are no views around.
  public var wrappedValue: Object { fatalError("SwiftUI is not drawn: no environment object") }
  /// Stops the program.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// The bindings of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object
  /// Creates a property.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// The object's bindings.
  public var projectedValue: Bindable { self }
  /// A binding of a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> { ObjectBindings(object: wrappedValue)[dynamicMember: path] }
}

/// A value of the views around: the default one.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let value: () -> Value
  /// Creates a property.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    value = { EnvironmentValues()[keyPath: path] }
  }
  /// Creates a property of an object.
  public init(_ type: Value.Type) where Value: AnyObject {
    value = { fatalError("SwiftUI is not drawn: no environment object") }
  }
  /// The value.
  public var wrappedValue: Value { value() }
}

/// A key of a value of the views around.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values of the views around: the default ones.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates the default values.
  public init() {}
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The appearance.
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  /// The state of the scene.
  public var scenePhase: ScenePhase { .active }
  /// The size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  /// The size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .regular }
    set {}
  }
  /// The direction.
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  /// The locale.
  public var locale: Locale {
    get { .current }
    set {}
  }
  /// The calendar.
  public var calendar: Calendar {
    get { .current }
    set {}
  }
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { 2 }
    set {}
  }
  /// Has no effect.
  public var dismiss: DismissAction { DismissAction() }
  /// Has no effect.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// How the view is presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Has no effect.
public struct DismissAction {
  /// Has no effect.
  public func callAsFunction() {}
}
/// Has no effect.
public struct OpenURLAction {
  /// Has no effect.
  public func callAsFunction(_ url: URL) {}
}
/// How a view is presented.
public struct PresentationMode {
  /// Whether it is.
  public var isPresented: Bool { false }
  /// Has no effect.
  public mutating func dismiss() {}
}

/// A value that is kept with the app.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let kept: Kept<Value>
  /// Creates a property with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    kept = Kept(wrappedValue)
  }
  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { kept.value }, set: { kept.value = $0 })
  }
}

/// Which view has the focus: none.
@propertyWrapper public struct FocusState<Value>: DynamicProperty {
  private let kept: Kept<Value>
  /// No focus.
  public init() where Value == Bool { kept = Kept(false) }
  /// No focus.
  public init<Field: Hashable>() where Value == Field? { kept = Kept(nil) }
  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  /// The state itself.
  public var projectedValue: FocusState { self }
  /// A binding, by SwiftUI's name.
  public typealias Binding = FocusState
}

/// A state during a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// Creates a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The state itself.
  public var projectedValue: GestureState { self }
}

/// A name space for matched views.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity.
  public struct ID: Hashable, Sendable {}
  /// Creates a name space.
  public init() {}
  /// The identity.
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the text size: not here.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value
  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a length.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The delegate of the app.
@propertyWrapper @MainActor public struct UIApplicationDelegateAdaptor<Delegate: NSObject> {
  /// The delegate.
  public let wrappedValue: Delegate
  /// Creates the delegate.
  public init(_ type: Delegate.Type = Delegate.self) where Delegate: InitializableObject {
    wrappedValue = Delegate()
  }
  /// Keeps a delegate.
  public init(wrappedValue: Delegate) { self.wrappedValue = wrappedValue }
}

/// An object that is made without arguments.
public protocol InitializableObject { init() }
