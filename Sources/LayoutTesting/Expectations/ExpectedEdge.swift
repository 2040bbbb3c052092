public import Foundation
internal import HeadlessUIKit
internal import LayoutAudit

/// A line of an item that can be aligned with that of another.
public enum ExpectedEdge: String, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// The left edge, in both layout directions.
  case left
  /// The right edge, in both layout directions.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical line through the center.
  case centerX
  /// The horizontal line through the center.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
}

extension ExpectedItem {
  /// The coordinate of a line of the item in the window; nil for a baseline without text.
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

  /// Expects that a line of the item is aligned with that of another.
  @discardableResult
  public func isAligned(
    _ edges: ExpectedEdge..., with other: ExpectedItem, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    for edge in edges {
      guard let own = place(of: edge), let theirs = other.place(of: edge) else {
        guard frame != nil, other.frame != nil else { continue }
        log.fail(
          [], "\(name) and \(other.name) do not both have a \(edge.rawValue)",
          at: TestLocation(file, line))
        continue
      }
      expect(
        abs(own - theirs) <= accuracy,
        "\(name) is not aligned with \(other.name) at \(edge.rawValue)",
        with: [other], "\(own.readable) and \(theirs.readable)",
        at: TestLocation(file, line))
    }
    return self
  }

  /// Expects that the item is centered in another, on both axes.
  @discardableResult
  public func isCentered(
    in other: ExpectedItem, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    isAligned(.centerX, .centerY, with: other, accuracy: accuracy, file: file, line: line)
  }

  /// Expects that the item lies inside another, with at least a distance to its edges.
  @discardableResult
  public func isInside(
    _ other: ExpectedItem, by distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let frame, let outer = other.frame?.insetBy(dx: distance, dy: distance) else {
      return self
    }
    let beyond = frame.edgesBeyond(outer).filter { $0.distance > accuracy }
    let room = distance == 0 ? "" : "\(distance.readable) "
    expect(
      beyond.isEmpty, "\(name) is not \(room)inside \(other.name)", with: [other],
      beyond.map { "\($0.distance.readable) beyond at the \($0.edge)" }.joined(separator: ", "),
      at: TestLocation(file, line))
    return self
  }

  /// Expects that the item lies inside the safe area, with at least a distance to its edges.
  @discardableResult
  public func isInsideSafeArea(
    by distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let window = screen.window
    let safe = ExpectedItem(
      name: "the safe area", frame: window.bounds.inset(by: window.safeAreaInsets), view: nil,
      screen: screen, log: log)
    return isInside(safe, by: distance, accuracy: accuracy, file: file, line: line)
  }

  /// Expects that the item fills another except for a distance at each edge.
  @discardableResult
  public func fills(
    _ other: ExpectedItem, insetBy distance: CGFloat = 0, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    guard let frame, let outer = other.frame?.insetBy(dx: distance, dy: distance) else {
      return self
    }
    let off = frame.edgesBeyond(outer).filter { abs($0.distance) > accuracy }
    expect(
      off.isEmpty, "\(name) does not fill \(other.name)", with: [other],
      off.map { "\((-$0.distance).readable) inside at the \($0.edge)" }.joined(separator: ", "),
      at: TestLocation(file, line))
    return self
  }

  /// Expects that the item is as wide as another.
  @discardableResult
  public func hasSameWidth(
    as other: ExpectedItem, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasSameExtent(\.width, "wide", as: other, accuracy, TestLocation(file, line))
  }

  /// Expects that the item is as high as another.
  @discardableResult
  public func hasSameHeight(
    as other: ExpectedItem, accuracy: CGFloat = Self.accuracy,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    hasSameExtent(\.height, "high", as: other, accuracy, TestLocation(file, line))
  }

  private func hasSameExtent(
    _ extent: KeyPath<CGRect, CGFloat>, _ adjective: String, as other: ExpectedItem,
    _ accuracy: CGFloat, _ location: TestLocation
  ) -> Self {
    guard let own = frame?[keyPath: extent], let theirs = other.frame?[keyPath: extent] else {
      return self
    }
    expect(
      abs(own - theirs) <= accuracy, "\(name) is not as \(adjective) as \(other.name)",
      "\(own.readable) and \(theirs.readable)", at: location)
    return self
  }
}
