public import Foundation
public import HeadlessUIKit
public import LayoutAudit
internal import LayoutProof

/// A view, or a rectangle such as the safe area, about which something is expected.
///
/// Each expectation returns the item, so that they can be chained. Distances are between the rectangles
/// that constraints determine, in points; leading and trailing follow the layout direction.
@MainActor
public struct ExpectedItem {
  /// The name in failures.
  public let name: String
  /// The rectangle that constraints determine, in the window's coordinates; nil for a view that was not
  /// found.
  public let frame: CGRect?
  /// The view; nil for an area such as the safe area.
  public let view: UIView?
  let screen: LaidOutScreen
  let log: ExpectationLog

  var isMirrored: Bool {
    (view ?? screen.root).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The tolerance for comparisons: half a point, which is less than the distance by which rounding
  /// to the pixels of any screen can move two edges apart.
  public static let accuracy: CGFloat = 0.51

  func expect(
    _ condition: Bool, _ claim: @autoclosure () -> String, with others: [ExpectedItem] = [],
    _ reason: @autoclosure () -> String = "", at location: TestLocation
  ) {
    guard !condition else { return }
    log.fail([self] + others, claim(), reason(), at: location)
  }
}

// MARK: - Rectangles

extension ExpectedItem {
  /// Expects a frame in the superview's coordinates, as in `UIView.frame`.
  @discardableResult
  public func hasFrame(
    _ expected: CGRect, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let own = view?.frame ?? frame else { return self }
    let isEqual =
      abs(own.minX - expected.minX) <= accuracy && abs(own.minY - expected.minY) <= accuracy
      && abs(own.width - expected.width) <= accuracy
      && abs(own.height - expected.height) <= accuracy
    if !isEqual {
      log.fail(
        [], "the frame of \(name) is not \(expected.readable)", "it is \(own.readable)",
        at: TestLocation(file, line))
    }
    return self
  }

  /// Expects a frame in the superview's coordinates.
  @discardableResult
  public func hasFrame(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasFrame(
      CGRect(x: x, y: y, width: width, height: height), accuracy: accuracy,
      file: file, line: line)
  }

  /// Expects a size.
  @discardableResult
  public func hasSize(
    width: CGFloat, height: CGFloat, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasWidth(width, accuracy: accuracy, file: file, line: line)
    return hasHeight(height, accuracy: accuracy, file: file, line: line)
  }

  /// Expects a width.
  @discardableResult
  public func hasWidth(
    _ expected: CGFloat, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasExtent(
      \.width, "wide", in: expected - accuracy...expected + accuracy, as: expected.readable,
      TestLocation(file, line))
  }

  /// Expects a width in a range.
  @discardableResult
  public func hasWidth(
    in range: ClosedRange<CGFloat>, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasExtent(\.width, "wide", in: range, as: range.readable, TestLocation(file, line))
  }

  /// Expects a height.
  @discardableResult
  public func hasHeight(
    _ expected: CGFloat, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasExtent(
      \.height, "high", in: expected - accuracy...expected + accuracy, as: expected.readable,
      TestLocation(file, line))
  }

  /// Expects a height in a range.
  @discardableResult
  public func hasHeight(
    in range: ClosedRange<CGFloat>, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasExtent(\.height, "high", in: range, as: range.readable, TestLocation(file, line))
  }

  private func hasExtent(
    _ extent: KeyPath<CGRect, CGFloat>, _ adjective: String, in range: ClosedRange<CGFloat>,
    as words: String, _ location: TestLocation
  ) -> Self {
    guard let length = frame?[keyPath: extent] else { return self }
    expect(
      range.contains(length), "\(name) is not \(words) \(adjective)", "it is \(length.readable)",
      at: location)
    return self
  }

  /// Expects a ratio of width to height.
  @discardableResult
  public func hasAspectRatio(
    _ ratio: CGFloat, accuracy: CGFloat = 0.01, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let frame, frame.height > 0 else { return self }
    expect(
      abs(frame.width / frame.height - ratio) <= accuracy * max(ratio, 1),
      "the aspect ratio of \(name) is not \(ratio.readable)",
      "it is \((frame.width / frame.height).readable)",
      at: TestLocation(file, line))
    return self
  }
}

// MARK: - What shows

extension ExpectedItem {
  /// Expects that the text is not clipped.
  @discardableResult
  public func showsWholeText(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let view else { return self }
    for finding in screen.clippedTexts(of: view) {
      log.fail(
        [], finding.claim, finding.reason, at: TestLocation(file, line))
    }
    return self
  }

  /// Expects that the text has a number of lines.
  @discardableResult
  public func hasLines(
    _ range: ClosedRange<Int>, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
    guard let label else { return self }
    let count = label.laidOutLines().count
    expect(
      range.contains(count),
      range.count == 1
        ? "\(name) does not have \(range.lowerBound) lines"
        : "\(name) does not have \(range.lowerBound) to \(range.upperBound) lines",
      "it has \(count)", at: TestLocation(file, line))
    return self
  }

  /// Expects that the view is visible: neither it nor a superview is hidden or transparent,
  /// and a part of it lies on the screen.
  @discardableResult
  public func isVisible(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let view, let frame else { return self }
    let hider = view.hider
    expect(
      hider == nil, "\(name) is not visible", hider.map { "\(type(of: $0)) is hidden" } ?? "",
      at: TestLocation(file, line))
    if hider == nil {
      expect(
        frame.intersects(screen.window.bounds) && frame.width > 0 && frame.height > 0,
        "\(name) is not visible", at: TestLocation(file, line))
    }
    return self
  }

  /// Expects that the view or a superview is hidden or transparent.
  @discardableResult
  public func isHidden(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let view else { return self }
    expect(
      view.hider != nil, "\(name) is not hidden", at: TestLocation(file, line))
    return self
  }

  /// Expects that the view's hit area has at least a size, by default 44 × 44 points.
  @discardableResult
  public func hasHitArea(
    atLeast size: CGSize = LaidOutScreen.minimumHitArea,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let view else { return self }
    if !screen.takesTouches(view, over: size) {
      log.fail(
        [], "the hit area of \(name) is smaller than \(size.readable)",
        "it is \(view.bounds.size.readable)", at: TestLocation(file, line))
    }
    return self
  }
}

extension UIView {
  /// The view that hides this one: itself or a superview.
  fileprivate var hider: UIView? {
    lineage.first { $0.isHidden || $0.alpha <= LayoutTolerance.alpha }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var readable: String { "\(lowerBound.readable) to \(upperBound.readable)" }
}
