public import Foundation

/// A segue from one view controller of a storyboard to another.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public let identifier: String?
  /// The source controller.
  public let source: UIViewController
  /// The destination controller.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Creates a segue that does nothing unless overridden.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
  }

  /// Creates a segue that calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Performs the segue.
  open func perform() { handler() }
}
