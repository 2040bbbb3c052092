public import Foundation
internal import HeadlessUIKit
internal import LayoutAudit

// MARK: - Places relative to each other

extension ExpectedItem {
  /// Expects that the item ends above where another begins, with a space between them; any from 0
  /// unless given.
  @discardableResult
  public func isAbove(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    expectGap(
      "above", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { $1.minY - $0.maxY }
  }

  /// Expects that the item begins below where another ends.
  @discardableResult
  public func isBelow(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    expectGap(
      "below", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { $0.minY - $1.maxY }
  }

  /// Expects that the item comes before another in the direction of reading.
  @discardableResult
  public func isBefore(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let isMirrored = isMirrored
    return expectGap(
      "before", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { isMirrored ? $0.minX - $1.maxX : $1.minX - $0.maxX }
  }

  /// Expects that the item comes after another in the direction of reading.
  @discardableResult
  public func isAfter(
    _ other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let isMirrored = isMirrored
    return expectGap(
      "after", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { isMirrored ? $1.minX - $0.maxX : $0.minX - $1.maxX }
  }

  /// Expects that the item lies to the left of another, whatever the direction of reading.
  @discardableResult
  public func isLeft(
    of other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    expectGap(
      "left of", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { $1.minX - $0.maxX }
  }

  /// Expects that the item lies to the right of another, whatever the direction of reading.
  @discardableResult
  public func isRight(
    of other: ExpectedItem, by distance: CGFloat? = nil, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    expectGap(
      "right of", other, distance, accuracy, SourcePlace(fileID, filePath, line, column)
    ) { $0.minX - $1.maxX }
  }

  private func expectGap(
    _ word: String, _ other: ExpectedItem, _ distance: CGFloat?, _ accuracy: CGFloat,
    _ place: SourcePlace, _ gap: (CGRect, CGRect) -> CGFloat
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    let found = gap(frame, theirs)
    guard let distance else {
      expect(
        found >= -accuracy, "\(name) is not \(word) \(other.name)", with: [other],
        "they overlap by \((-found).readable)", at: place)
      return self
    }
    expect(
      abs(found - distance) <= accuracy,
      "\(name) is not \(distance.readable) \(word) \(other.name)", with: [other],
      "it is \(found.readable)", at: place)
    return self
  }

  /// Expects that the item shares no points with another.
  @discardableResult
  public func doesNotOverlap(
    _ other: ExpectedItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    let common = frame.intersection(theirs)
    expect(
      common.isNull || common.width <= Self.accuracy || common.height <= Self.accuracy,
      "\(name) and \(other.name) overlap", with: [other],
      "by \(common.size.readable)", at: SourcePlace(fileID, filePath, line, column))
    return self
  }
}

// MARK: - Edges

/// A line of an item that can be at the same place as that of another.
public enum ExpectedEdge: String, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
  /// The left edge, whatever the direction of reading.
  case left
  /// The right edge, whatever the direction of reading.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The vertical line through the middle.
  case centerX
  /// The horizontal line through the middle.
  case centerY
  /// The first line of text.
  case firstBaseline
  /// The last line of text.
  case lastBaseline
}

extension ExpectedItem {
  /// Where a line of the item is, in the window's coordinates; nil for a baseline without text.
  func place(of edge: ExpectedEdge) -> CGFloat? {
    guard let frame else { return nil }
    switch edge {
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline, .lastBaseline:
      let lines: [LaidOutLine]
      let origin: UIView
      switch view {
      case let label as UILabel: (lines, origin) = (label.laidOutLines(), label)
      case let field as UITextField: (lines, origin) = (field.laidOutLines(), field)
      case let text as UITextView: (lines, origin) = (text.laidOutLines(), text)
      case let button as UIButton:
        guard let label = button.titleLabel else { return nil }
        (lines, origin) = (label.laidOutLines(), label)
      default: return nil
      }
      guard let line = edge == .firstBaseline ? lines.first : lines.last else { return nil }
      return origin.convert(CGPoint(x: 0, y: line.baseline), to: nil).y
    }
  }

  /// Expects that a line of the item is at the same place as that of another.
  @discardableResult
  public func isAligned(
    _ edges: ExpectedEdge..., with other: ExpectedItem, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    for edge in edges {
      guard let own = place(of: edge), let theirs = other.place(of: edge) else {
        guard frame != nil, other.frame != nil else { continue }
        log.fail(
          [], "\(name) and \(other.name) do not both have a \(edge.rawValue)",
          at: SourcePlace(fileID, filePath, line, column))
        continue
      }
      expect(
        abs(own - theirs) <= accuracy,
        "\(name) is not aligned with \(other.name) at \(edge.rawValue)",
        with: [other], "\(own.readable) and \(theirs.readable)",
        at: SourcePlace(fileID, filePath, line, column))
    }
    return self
  }

  /// Expects that the item is in the middle of another, on both axes.
  @discardableResult
  public func isCentered(
    in other: ExpectedItem, accuracy: CGFloat = Self.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    isAligned(
      .centerX, .centerY, with: other, accuracy: accuracy, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Expects that the item lies in another, at least so far from its edges.
  @discardableResult
  public func isInside(
    _ other: ExpectedItem, by distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard let frame, let outer = other.frame?.insetBy(dx: distance, dy: distance) else {
      return self
    }
    let beyond = [
      ("left", outer.minX - frame.minX), ("right", frame.maxX - outer.maxX),
      ("top", outer.minY - frame.minY), ("bottom", frame.maxY - outer.maxY),
    ].filter { $0.1 > accuracy }
    let room = distance == 0 ? "" : "\(distance.readable) "
    expect(
      beyond.isEmpty, "\(name) is not \(room)inside \(other.name)", with: [other],
      beyond.map { "\($0.1.readable) beyond at the \($0.0)" }.joined(separator: ", "),
      at: SourcePlace(fileID, filePath, line, column))
    return self
  }

  /// Expects that the item lies in the safe area, at least so far from its edges.
  @discardableResult
  public func isInsideSafeArea(
    by distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let window = screen.window
    let safe = ExpectedItem(
      name: "the safe area", frame: window.bounds.inset(by: window.safeAreaInsets), view: nil,
      screen: screen, log: log)
    return isInside(
      safe, by: distance, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Expects that the item fills another but for a distance at each edge.
  @discardableResult
  public func fills(
    _ other: ExpectedItem, insetBy distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard let frame, let outer = other.frame?.insetBy(dx: distance, dy: distance) else {
      return self
    }
    let off = [
      ("left", frame.minX - outer.minX), ("right", outer.maxX - frame.maxX),
      ("top", frame.minY - outer.minY), ("bottom", outer.maxY - frame.maxY),
    ].filter { abs($0.1) > accuracy }
    expect(
      off.isEmpty, "\(name) does not fill \(other.name)", with: [other],
      off.map { "\($0.1.readable) inside at the \($0.0)" }.joined(separator: ", "),
      at: SourcePlace(fileID, filePath, line, column))
    return self
  }

  /// Expects that the item is as wide as another.
  @discardableResult
  public func hasSameWidth(
    as other: ExpectedItem, accuracy: CGFloat = Self.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    expect(
      abs(frame.width - theirs.width) <= accuracy, "\(name) is not as wide as \(other.name)",
      "\(frame.width.readable) and \(theirs.width.readable)",
      at: SourcePlace(fileID, filePath, line, column))
    return self
  }

  /// Expects that the item is as high as another.
  @discardableResult
  public func hasSameHeight(
    as other: ExpectedItem, accuracy: CGFloat = Self.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard let frame, let theirs = other.frame else { return self }
    expect(
      abs(frame.height - theirs.height) <= accuracy, "\(name) is not as high as \(other.name)",
      "\(frame.height.readable) and \(theirs.height.readable)",
      at: SourcePlace(fileID, filePath, line, column))
    return self
  }
}

// MARK: - Several items

/// Several items about which something is expected together.
@MainActor
public struct ExpectedItems {
  let items: [ExpectedItem]
  let log: ExpectationLog

  /// Expects that all have the same width.
  @discardableResult
  public func haveEqualWidths(
    accuracy: CGFloat = ExpectedItem.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.hasSameWidth(
        as: other, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    return self
  }

  /// Expects that all have the same height.
  @discardableResult
  public func haveEqualHeights(
    accuracy: CGFloat = ExpectedItem.accuracy, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.hasSameHeight(
        as: other, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    return self
  }

  /// Expects that a line of all is at the same place.
  @discardableResult
  public func areAligned(
    _ edge: ExpectedEdge, accuracy: CGFloat = ExpectedItem.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    for (one, other) in zip(items.dropFirst(), items) {
      one.isAligned(
        edge, with: other, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    return self
  }

  /// Expects that each lies above the next, with a space between two; any from 0 unless given.
  @discardableResult
  public func areStackedVertically(
    spacing: CGFloat? = nil, accuracy: CGFloat = ExpectedItem.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    for (one, other) in zip(items, items.dropFirst()) {
      one.isAbove(
        other, by: spacing, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    return self
  }

  /// Expects that each comes before the next in the direction of reading, with a space between two;
  /// any from 0 unless given.
  @discardableResult
  public func areStackedHorizontally(
    spacing: CGFloat? = nil, accuracy: CGFloat = ExpectedItem.accuracy,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    for (one, other) in zip(items, items.dropFirst()) {
      one.isBefore(
        other, by: spacing, accuracy: accuracy, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
    return self
  }

  /// Expects that no two share points.
  @discardableResult
  public func doNotOverlap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    for (place, one) in items.enumerated() {
      for other in items[..<place] {
        one.doesNotOverlap(other, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
    return self
  }
}
