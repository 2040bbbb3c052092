// Sources of UIKit apps import SwiftUI beside UIKit. Its names are declared so that they compile; nothing of
// SwiftUI is laid out. PurlinSources replaces the bodies of views by `Placeholder()`, so only the names outside
// of them are needed.
@_exported public import Combine
@_exported public import UIKit

/// A view of SwiftUI, which is not drawn.
@MainActor @preconcurrency
public protocol View {
  /// The type of the content.
  associatedtype Body: View
  /// The content.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called.
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  /// Never called.
  public var body: Never { fatalError("SwiftUI is not drawn") }
}

/// Stands for everything that the adaptation of sources leaves out.
public struct Placeholder: View, Scene, ToolbarContent, Commands, Gesture, Shape, ShapeStyle,
  WidgetConfiguration, DynamicViewContent, TabContent, ChartContent
{
  /// Nothing.
  public typealias Body = Never
  /// Creates a placeholder.
  nonisolated public init() {}
  /// An empty path.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// A part of an app.
@MainActor @preconcurrency public protocol Scene {}
/// An app.
@MainActor @preconcurrency public protocol App {
  /// The type of the content.
  associatedtype Body: Scene
  /// The content.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}
extension App {
  /// Has no effect: an app is not launched.
  public static func main() {}
}
/// The content of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {}
/// Menu commands.
@MainActor @preconcurrency public protocol Commands {}
/// The configuration of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {}
/// Views of data.
@MainActor @preconcurrency public protocol DynamicViewContent: View {}
/// The content of tabs.
@MainActor @preconcurrency public protocol TabContent {}
/// The content of a chart.
@MainActor @preconcurrency public protocol ChartContent {}
/// A gesture.
@MainActor @preconcurrency public protocol Gesture {}
/// How a shape is filled.
public protocol ShapeStyle: Sendable {}
/// A shape.
public protocol Shape: Sendable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  /// Never called.
  public var body: Never { fatalError("SwiftUI is not drawn") }
}
/// A property of a view that is updated.
public protocol DynamicProperty {}

/// Views for Xcode's canvas; they are not shown.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// A change of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the content.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = Placeholder
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The configuration of a control's style.
@MainActor public struct StyleConfiguration {
  /// The control's label.
  public var label: Placeholder { Placeholder() }
  /// The control's content.
  public var content: Placeholder { Placeholder() }
  /// Whether the control is pressed.
  public var isPressed: Bool { false }
  /// Whether the control is on.
  public var isOn: Bool { false }
}

/// The style of a control.
@MainActor @preconcurrency public protocol ControlStyle {
  /// The type of the content.
  associatedtype Body: View
  /// What the style is made for.
  typealias Configuration = StyleConfiguration
  /// Makes the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The style of a button.
public protocol ButtonStyle: ControlStyle {}
/// The style of a button with its own gestures.
public protocol PrimitiveButtonStyle: ControlStyle {}
/// The style of a label.
public protocol LabelStyle: ControlStyle {}
/// The style of a switch.
public protocol ToggleStyle: ControlStyle {}
/// The style of a progress view.
public protocol ProgressViewStyle: ControlStyle {}
/// The style of a group box.
public protocol GroupBoxStyle: ControlStyle {}
/// The style of a text field.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// Combines views.
@resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> Placeholder { Placeholder() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Placeholder {
    Placeholder()
  }
  /// A view or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Placeholder { Placeholder() }
  /// One of two views.
  public static func buildEither<Content: View>(first: Content) -> Placeholder { Placeholder() }
  /// One of two views.
  public static func buildEither<Content: View>(second: Content) -> Placeholder { Placeholder() }
  /// A view of newer systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Placeholder {
    Placeholder()
  }
}

/// Combines scenes.
@resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Combines the contents of bars.
@resultBuilder public enum ToolbarContentBuilder {
  /// One content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
