internal import Foundation

/// Reusable views by identifier, with closures that create new ones.
///
/// In Swift, a class object can create an instance only with a required initializer, which UIKit's
/// classes do not have. Therefore closures are registered.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ maker: (() -> View)?) {
    makers[identifier] = maker
    idle[identifier] = nil
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  mutating func put(_ view: View, identifier: String?) {
    guard let identifier else { return }
    idle[identifier, default: []].append(view)
  }

  /// Returns an unused or a new view; nil if the identifier is not registered.
  mutating func take(_ identifier: String) -> (view: View, isReused: Bool)? {
    if let view = idle[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }
}

extension UIView {
  /// Calls `body` while this view, which has no superview, has the traits, scale and direction of
  /// another view.
  ///
  /// A cell is measured in this way before it is added to its table or collection.
  func visiting<Result>(_ host: UIView, _ body: () -> Result) -> Result {
    guard superviewStorage == nil, tree == nil else { return body() }
    superviewStorage = host
    UIView.visits += 1
    defer {
      superviewStorage = nil
      UIView.visits -= 1
    }
    return body()
  }
}
