public import Foundation

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The UTF-16 offset.
  let offset: Int
  /// Creates the position at the beginning of a text.
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { from }
  /// The end of the range.
  open var end: UITextPosition { to }
  /// Whether the range is empty.
  open var isEmpty: Bool { from.offset == to.offset }
  private let from: UITextPosition
  private let to: UITextPosition
  /// Creates an empty range.
  public override convenience init() { self.init(UITextPosition(0), UITextPosition(0)) }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    self.from = from
    self.to = to
    super.init()
  }
}
