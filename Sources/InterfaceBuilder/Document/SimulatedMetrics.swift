/// The simulated metrics of a scene, which affect only the canvas and not the running app.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A bar at the top or bottom.
  package enum Bar: Hashable, Sendable {
    /// Explicitly no bar.
    case none
    /// A navigation bar, with or without a prompt above the title.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
    /// A toolbar.
    case toolbar(isTranslucent: Bool)
    /// A tab bar.
    case tabBar(isTranslucent: Bool)
    /// A status bar, with its style.
    case statusBar(style: String?)
    /// A bar with an unknown name.
    case other(String)
  }

  /// The simulated size.
  public enum Destination: Hashable, Sendable {
    /// Explicitly no simulated size.
    case none
    /// A freeform size; the frame of the view is used.
    case freeform
    /// A screen, such as `retina47`; nil for the screen of the device.
    case screen(type: String?)
    /// A sheet or another presentation, with the name of its element.
    case presentation(String)
  }

  /// The status bar; nil for inferred.
  package internal(set) var statusBar: Bar?
  /// The bar at the top; nil for inferred.
  package internal(set) var topBar: Bar?
  /// The bar at the bottom; nil for inferred.
  package internal(set) var bottomBar: Bar?
  /// The simulated size; nil for inferred.
  public internal(set) var destination: Destination?
  /// The orientation, such as `landscapeRight`; nil for inferred.
  public internal(set) var orientation: String?
}
