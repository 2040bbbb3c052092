/// A description of content, from which a view is made.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentconfiguration>
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view with the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentview>
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show another configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
