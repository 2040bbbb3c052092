internal import Foundation

/// Reusable views by identifier, with closures that create new ones.
///
/// In Swift, a class object can create an instance only with a required initializer, which UIKit's
/// classes do not have. Therefore closures are registered, which take the frame of a new view.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]
  private var idle: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ maker: ((CGRect) -> View)?) {
    makers[identifier] = maker
    for view in idle.removeValue(forKey: identifier) ?? [] { view.tree?.release(view) }
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Whether an unused view has the identifier.
  func keeps(_ identifier: String) -> Bool { idle[identifier]?.isEmpty == false }

  /// Removes a view from its superview, and keeps it if it has an identifier.
  mutating func recycle(_ view: View, identifier: String?) {
    guard let identifier else { return view.leaveWaiting() }
    if view.superviewStorage != nil { view.leaveForReuse() }
    idle[identifier, default: []].append(view)
  }

  /// Returns an unused view, or a new one with a frame; nil if the identifier is not registered.
  mutating func take(
    _ identifier: String, frame: CGRect = .zero
  ) -> (view: View, isReused: Bool)? {
    if let view = idle[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(frame), false) }
  }
}

extension UIView {
  /// Removes a view that is not used again, also if it was only measured.
  fileprivate func leaveWaiting() {
    removeFromSuperview()
    for content in subviewsStorage { content.isEncapsulated = false }
    if flags[.isWaiting] { tree?.release(self) }
  }

  /// Calls `body` while this view, which has no superview, has the traits, scale and direction of
  /// another view.
  ///
  /// A cell is measured in this way before it is added to its table or collection. Its constraints enter the
  /// engine of that view, and stay there when the cell is added, and while it is kept for reuse.
  func visiting<Result>(_ host: UIView, _ body: () -> Result) -> Result {
    guard superviewStorage == nil, tree == nil || flags[.isWaiting] else { return body() }
    superviewStorage = host
    UIView.visits += 1
    defer {
      superviewStorage = nil
      UIView.visits -= 1
    }
    if tree == nil { host.tree?.prepare(self, for: host) }
    return body()
  }
}
