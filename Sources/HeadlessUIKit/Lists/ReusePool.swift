internal import Foundation

/// Cells that no longer show, by identifier, and how to make new ones.
///
/// Without Objective-C a class cannot be asked to make an instance unless its initialiser is
/// required, which UIKit's are not; so what is registered is a closure.
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

  /// An idle view or a new one; `nil` if the identifier is not registered.
  mutating func take(_ identifier: String) -> (view: View, isReused: Bool)? {
    if let view = idle[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }
}

extension UIView {
  /// Runs `body` while a view that lies nowhere has another's surroundings: traits, scale, direction.
  ///
  /// A cell is measured for its list before it is put there.
  func visiting<Result>(_ host: UIView, _ body: () -> Result) -> Result {
    guard superviewStorage == nil, tree == nil else { return body() }
    superviewStorage = host
    defer { superviewStorage = nil }
    return body()
  }
}
