public import Foundation
public import HeadlessUIKit
public import LayoutAudit
internal import LayoutGeometry

/// A laid-out screen about which something is expected.
///
/// Views are found by a property of the controller, `screen.titleLabel`, or where that is private by
/// the name of the property, the accessibility identifier or the text: `screen["titleLabel"]`.
@MainActor
@dynamicMemberLookup
public final class ScreenExpectations<Content: UIResponder> {
  /// The view controller or view.
  public let content: Content
  /// The screen that was laid out.
  public let screen: LaidOutScreen
  let log = ExpectationLog()
  private lazy var names = ViewLookup(content, screen)

  init(_ content: Content, on screen: LaidOutScreen) {
    self.content = content
    self.screen = screen
  }

  var failures: [ExpectationLog.Failure] { log.failures }

  /// The combination in which the screen was laid out.
  public var configuration: LayoutConfiguration { screen.configuration }

  // MARK: Views

  /// A view in a property of the controller or view.
  public subscript<View: UIView>(dynamicMember path: KeyPath<Content, View>) -> ExpectedItem {
    item(content[keyPath: path])
  }

  /// A view in an optional property of the controller or view, such as an outlet.
  ///
  /// - Precondition: The property is not nil.
  public subscript<View: UIView>(dynamicMember path: KeyPath<Content, View?>) -> ExpectedItem {
    guard let view = content[keyPath: path] else {
      preconditionFailure(
        "the property of \(type(of: content)) that is expected to be a view is nil")
    }
    return item(view)
  }

  /// A view by the name of the property that holds it, its accessibility identifier or its text.
  ///
  /// It is a failure if no view, or more than one, has the name.
  public subscript(
    name: String, file: StaticString = #filePath, line: UInt = #line
  ) -> ExpectedItem {
    switch names.view(named: name) {
    case .found(let view): return item(view)
    case .problem(let problem):
      log.fail(
        [], "\(problem)", at: TestLocation(file, line))
      return area(name, nil)
    }
  }

  /// A view of the screen.
  public func item(_ view: UIView) -> ExpectedItem {
    ExpectedItem(
      name: names.name(of: view), frame: view.alignmentFrameInWindow, view: view, screen: screen,
      log: log)
  }

  /// The safe area.
  public var safeArea: ExpectedItem {
    let root = screen.root
    return area(
      "the safe area", root.convert(root.bounds.inset(by: root.safeAreaInsets), to: nil))
  }

  /// The root view's layout margins.
  public var margins: ExpectedItem {
    let root = screen.root
    return area(
      "the layout margins", root.convert(root.bounds.inset(by: root.layoutMargins), to: nil))
  }

  /// The whole screen.
  public var bounds: ExpectedItem { area("the screen", screen.window.bounds) }

  private func area(_ name: String, _ frame: CGRect?) -> ExpectedItem {
    ExpectedItem(name: name, frame: frame, view: nil, screen: screen, log: log)
  }

  /// Several views with common expectations.
  public func items(_ items: ExpectedItem...) -> ExpectedItems {
    ExpectedItems(items: items, log: log)
  }

  // MARK: The whole screen

  /// Expects that required constraints can be satisfied together.
  public func hasNoConflicts() { expect(.conflict) }
  /// Expects that constraints determine all rectangles.
  public func hasNoAmbiguity() { expect(.ambiguity) }
  /// Expects that texts and controls do not lie on top of each other.
  public func hasNoOverlaps() { expect(.overlap) }
  /// Expects that no text is clipped.
  public func hasNothingClipped() { expect(.clipped) }
  /// Expects that views lie within their superviews, unless these scroll.
  public func hasNothingOutside() { expect(.outside) }
  /// Expects that texts and controls lie within the safe area.
  public func respectsSafeArea() { expect(.safeArea) }
  /// Expects that hit areas are at least 44 × 44 points.
  public func hasHitAreas() { expect(.hitArea) }

  /// Expects that rules find nothing.
  public func expect(_ rules: ScreenRule...) {
    log.failures += screen.findings(Set(rules)).map { ExpectationLog.Failure(finding: $0) }
  }

  /// Expects that a condition of your own holds.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - claim: The problem if it does not hold.
  ///   - file: The path of the test.
  ///   - line: The line in the test.
  public func expect(
    _ condition: Bool, _ claim: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard !condition else { return }
    log.fail([], claim, at: TestLocation(file, line))
  }
}

/// The expectations that one screen did not meet.
@MainActor
final class ExpectationLog {
  struct Failure {
    var finding: ScreenFinding
    var location: TestLocation?
  }

  var failures: [Failure] = []

  func fail(
    _ items: [ExpectedItem], _ claim: String, _ reason: String = "", at location: TestLocation
  ) {
    var reason = reason
    for item in items {
      guard let frame = item.frame else { continue }
      reason += (reason.isEmpty ? "" : "; ") + "\(item.name) \(frame.readable)"
    }
    failures.append(
      Failure(
        finding: ScreenFinding(
          .expectation, [], claim: claim, reason: reason,
          detail: "\(location.text) \(claim)"),
        location: location))
  }
}

extension UIView {
  /// The rectangle that constraints determine, in the window's coordinates.
  var alignmentFrameInWindow: CGRect {
    let frame = alignmentRect(forFrame: frame)
    return superview?.convert(frame, to: nil) ?? frame
  }
}

extension CGRect {
  /// The rectangle as text, to a hundredth of a point: `(16, 100, 343 × 20.5)`.
  public var readable: String { inPoints }
}

extension CGSize {
  /// The size as text: `343 × 20.5`.
  public var readable: String { "\(width.readable) × \(height.readable)" }
}

extension CGFloat {
  /// The number to a hundredth: `20.5`.
  public var readable: String { Double(self).short }
}
