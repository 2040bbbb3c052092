public import Foundation
internal import HeadlessUIKit
internal import LayoutAudit

extension ExpectedItem {
  /// Expects that the item ends above the top of another, with a distance between them; by default
  /// at least 0.
  @discardableResult
  public func isAbove(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    expectGap("above", other, distance, accuracy, TestLocation(file, line)) {
      $1.minY - $0.maxY
    }
  }

  /// Expects that the item begins below the bottom of another.
  @discardableResult
  public func isBelow(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    expectGap("below", other, distance, accuracy, TestLocation(file, line)) {
      $0.minY - $1.maxY
    }
  }

  /// Expects that the item comes before another in reading direction.
  @discardableResult
  public func isBefore(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let isMirrored = isMirrored
    return expectGap("before", other, distance, accuracy, TestLocation(file, line)) {
      isMirrored ? $0.minX - $1.maxX : $1.minX - $0.maxX
    }
  }

  /// Expects that the item comes after another in reading direction.
  @discardableResult
  public func isAfter(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let isMirrored = isMirrored
    return expectGap("after", other, distance, accuracy, TestLocation(file, line)) {
      isMirrored ? $1.minX - $0.maxX : $0.minX - $1.maxX
    }
  }

  /// Expects that the item lies to the left of another, in both layout directions.
  @discardableResult
  public func isLeft(
    of other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    expectGap("left of", other, distance, accuracy, TestLocation(file, line)) {
      $1.minX - $0.maxX
    }
  }

  /// Expects that the item lies to the right of another, in both layout directions.
  @discardableResult
  public func isRight(
    of other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    expectGap("right of", other, distance, accuracy, TestLocation(file, line)) {
      $0.minX - $1.maxX
    }
  }

  private func expectGap(
    _ word: String, _ other: ExpectedItem, _ distance: CGFloat?, _ accuracy: CGFloat,
    _ location: TestLocation, _ gap: (CGRect, CGRect) -> CGFloat
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    let found = gap(frame, theirs)
    guard let distance else {
      expect(
        found >= -accuracy, "\(name) is not \(word) \(other.name)", with: [other],
        "they overlap by \((-found).readable)", at: location)
      return self
    }
    expect(
      abs(found - distance) <= accuracy,
      "\(name) is not \(distance.readable) \(word) \(other.name)", with: [other],
      "it is \(found.readable)", at: location)
    return self
  }

  /// Expects that the item does not overlap another.
  @discardableResult
  public func doesNotOverlap(
    _ other: ExpectedItem, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    let common = frame.intersection(theirs)
    expect(
      common.isNull || common.width <= Self.accuracy || common.height <= Self.accuracy,
      "\(name) and \(other.name) overlap", with: [other],
      "by \(common.size.readable)", at: TestLocation(file, line))
    return self
  }
}
