public import Foundation

// UIKit and SwiftUI in each other. A view of SwiftUI is an empty box; whoever uses one is told once.

/// A view of UIKit inside SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of what is kept beside the view.
  associatedtype Coordinator = Void
  /// What is known about the place of the view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Changes the view.
  func updateUIView(_ view: UIViewType, context: Context)
  /// Makes what is kept beside the view.
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() {}
}
/// What is known about the place of a view.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What is kept beside the view.
  public let coordinator: Representable.Coordinator
  /// The values of the views around.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view controller of UIKit inside SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what is kept beside the controller.
  associatedtype Coordinator = Void
  /// What is known about the place of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes the controller.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Makes what is kept beside the controller.
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() {}
}
/// What is known about the place of a controller.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What is kept beside the controller.
  public let coordinator: Representable.Coordinator
  /// The values of the views around.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view of SwiftUI as a view controller: an empty box.
///
/// Apple: <https://developer.apple.com/documentation/swiftui/uihostingcontroller>
open class UIHostingController<Content: View>: UIViewController {
  /// The view of SwiftUI, which is not drawn.
  open var rootView: Content
  /// What determines the size; without effect.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    Undrawn.tell(Content.self)
  }
  /// Creates a controller of a document.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
    Undrawn.tell(Content.self)
  }
  /// Stops the program: a document has no view of SwiftUI.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call init(coder:rootView:)")
  }
  /// The least size in a target: none.
  public func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// What determines the size of a hosting controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = Self(rawValue: 1),
    preferredContentSize = Self(rawValue: 2)
}

/// A view of SwiftUI in a cell: an empty box.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  /// Creates a configuration.
  @MainActor public init(@ViewBuilder content: () -> Content) { Undrawn.tell(Content.self) }
  /// An empty view.
  @MainActor public func makeContentView() -> any UIView & UIContentView { EmptyContent(self) }
  /// The configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// The configuration itself.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// The configuration itself.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

private final class EmptyContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

/// Tells once of each view that it is not drawn.
@MainActor private enum Undrawn {
  private static var told: Set<String> = []

  static func tell(_ type: Any.Type) {
    let name = "\(type)"
    guard told.insert(name).inserted else { return }
    FileHandle.standardError.write(
      Data("note: \(name) is a view of SwiftUI, which is not drawn: its place is empty\n".utf8))
  }
}

// The changes of views that code of UIKit makes before it hosts them.
extension View {
  /// The view with an object for the views in it.
  public func environmentObject(_ object: some ObservableObject) -> some View { self }
  /// The view with a value for the views in it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  /// The view with an object for the views in it.
  public func environment(_ object: (some AnyObject)?) -> some View { self }
  /// The view with space around it.
  public func padding(_ length: CGFloat) -> some View { self }
  /// The view with space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// The view in a frame.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// The view with another one behind it.
  public func background(_ other: some View) -> some View { self }
  /// The view in a color.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// The view in a color.
  public func tint(_ color: Color?) -> some View { self }
  /// The view in a color.
  public func accentColor(_ color: Color?) -> some View { self }
  /// The view in a font.
  public func font(_ font: Font?) -> some View { self }
  /// The view in an appearance.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// The view below bars.
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }
  /// The view below bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The view with a title.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  /// The view, changed.
  public func modifier(_ modifier: some ViewModifier) -> some View { self }
  /// The view, with a closure for when it appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// The view, with a closure for when it disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// The view, with a closure for links.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
