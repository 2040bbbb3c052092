/// The metrics that the canvas simulates around a scene; the running app ignores them.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar at the top or bottom.
  public enum Bar: Hashable, Sendable {
    /// No bar, explicitly.
    case none
    /// A navigation bar, with a prompt above the title if so.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
    /// A tool bar.
    case toolbar(isTranslucent: Bool)
    /// A tab bar.
    case tabBar(isTranslucent: Bool)
    /// A status bar, with its style's word.
    case statusBar(style: String?)
    /// Metrics of another name.
    case other(String)
  }

  /// The size the canvas simulates.
  public enum Destination: Hashable, Sendable {
    /// No simulated size, explicitly.
    case none
    /// Any size; the view's own frame counts.
    case freeform
    /// A screen, such as `retina47`; nothing means the device's.
    case screen(type: String?)
    /// A sheet or another presentation, by its element's name.
    case presentation(String)
  }

  /// The status bar; nothing means inferred.
  public internal(set) var statusBar: Bar?
  /// The bar at the top; nothing means inferred.
  public internal(set) var topBar: Bar?
  /// The bar at the bottom; nothing means inferred.
  public internal(set) var bottomBar: Bar?
  /// The simulated size; nothing means inferred.
  public internal(set) var destination: Destination?
  /// The orientation, such as `landscapeRight`; nothing means inferred.
  public internal(set) var orientation: String?
}
