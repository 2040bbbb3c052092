public import Foundation

/// Several items with common expectations.
@MainActor
public struct ExpectedItems {
  let items: [ExpectedItem]
  let log: ExpectationLog

  /// Expects that all have the same width.
  @discardableResult
  public func haveEqualWidths(
    accuracy: CGFloat = ExpectedItem.accuracy, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.hasSameWidth(as: other, accuracy: accuracy, file: file, line: line)
    }
    return self
  }

  /// Expects that all have the same height.
  @discardableResult
  public func haveEqualHeights(
    accuracy: CGFloat = ExpectedItem.accuracy, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.hasSameHeight(as: other, accuracy: accuracy, file: file, line: line)
    }
    return self
  }

  /// Expects that all are aligned at a line.
  @discardableResult
  public func areAligned(
    _ edge: ExpectedEdge, accuracy: CGFloat = ExpectedItem.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.isAligned(edge, with: other, accuracy: accuracy, file: file, line: line)
    }
    return self
  }

  /// Expects that each lies above the next, with a distance between them; by default at least 0.
  @discardableResult
  public func areStackedVertically(
    spacing: CGFloat? = nil, accuracy: CGFloat = ExpectedItem.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (one, other) in zip(items, items.dropFirst()) {
      one.isAbove(other, by: spacing, accuracy: accuracy, file: file, line: line)
    }
    return self
  }

  /// Expects that each comes before the next in reading direction, with a distance between them;
  /// by default at least 0.
  @discardableResult
  public func areStackedHorizontally(
    spacing: CGFloat? = nil, accuracy: CGFloat = ExpectedItem.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (one, other) in zip(items, items.dropFirst()) {
      one.isBefore(other, by: spacing, accuracy: accuracy, file: file, line: line)
    }
    return self
  }

  /// Expects that no two overlap.
  @discardableResult
  public func doNotOverlap(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for (place, one) in items.enumerated() {
      for other in items[..<place] {
        one.doesNotOverlap(other, file: file, line: line)
      }
    }
    return self
  }
}
