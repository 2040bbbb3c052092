/// A message of Auto Layout's that is not a report of a conflict.
public struct LogMessage: Sendable, Hashable {
  /// What a message means.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The items of a constraint have no common superview.
    case noCommonAncestor
    /// A constraint was added to a view that does not contain its items.
    case hierarchyNotPrepared
    /// A position or a size is not a number.
    case notANumber
    /// A constant or a multiplier is too great or not finite.
    case outOfRange
    /// Layout triggers layout without an end.
    case feedbackLoop
    /// Attributes that cannot be related, or an edge that is set to a number.
    case invalidAttributes
    /// The priority of an active constraint changes between required and optional.
    case priorityChange
    /// A cell's constraints allow the height 0.
    case zeroRowHeight
    /// Items are greater than the collection view.
    case itemTooLarge
  }

  /// What it means.
  public var kind: Kind
  /// The line of the input, from 1.
  public var line: Int

  /// The texts by which messages are recognized.
  ///
  /// Source: the messages of UIKit and Foundation, as printed; Apple, Auto Layout Guide, "Debugging Auto
  /// Layout".
  private static let signs: [(text: String, kind: Kind)] = [
    ("no common ancestor", .noCommonAncestor),
    ("not prepared for the constraint", .hierarchyNotPrepared),
    ("view hierarchy unprepared for constraint", .hierarchyNotPrepared),
    ("Unable to install constraint on view", .hierarchyNotPrepared),
    ("contains NaN", .notANumber), ("CALayerInvalidGeometry", .notANumber),
    ("exceeds internal limits", .outOfRange), ("Multiplier is not finite", .outOfRange),
    ("Constant is not finite", .outOfRange), ("value is not finite", .outOfRange),
    ("ayout feedback loop", .feedbackLoop), ("stuck in its update/layout loop", .feedbackLoop),
    ("more Update Constraints in Window passes than", .feedbackLoop),
    ("Invalid pairing of layout attributes", .invalidAttributes),
    ("sets a location equal to a constant", .invalidAttributes),
    ("Invalid layout attribute", .invalidAttributes),
    ("Mutating a priority from required", .priorityChange),
    ("Mutating a priority to required", .priorityChange),
    ("ambiguously suggest a height of zero", .zeroRowHeight),
    ("UICollectionViewFlowLayout is not defined", .itemTooLarge),
  ]

  /// The signs as bytes, and for each byte whether one begins with it.
  private static let bytes: (signs: [(text: [UInt8], kind: Kind)], isFirst: [Bool]) = {
    let all = signs.map { (text: Array($0.text.utf8), kind: $0.kind) }
    var isFirst = Array(repeating: false, count: 256)
    for sign in all { isFirst[Int(sign.text[0])] = true }
    return (all, isFirst)
  }()

  /// The kind of the first message in a line.
  static func kind(of line: ArraySlice<UInt8>) -> Kind? {
    let (signs, isFirst) = bytes
    for index in line.indices where isFirst[Int(line[index])] {
      for sign in signs where matches(sign.text, line, at: index) { return sign.kind }
    }
    return nil
  }

  private static func matches(_ text: [UInt8], _ line: ArraySlice<UInt8>, at start: Int) -> Bool {
    guard start + text.count <= line.endIndex else { return false }
    for (index, byte) in text.enumerated() where line[start + index] != byte { return false }
    return true
  }

  /// Returns whether a message in the same line, before the constraint at `index`, names it.
  static func names(constraintAt index: Int, in bytes: [UInt8], from start: Int) -> Bool {
    guard start < index else { return false }
    switch kind(of: bytes[start..<index]) {
    case .hierarchyNotPrepared, .noCommonAncestor, .outOfRange, .invalidAttributes, .priorityChange:
      return true
    case .notANumber, .feedbackLoop, .zeroRowHeight, .itemTooLarge, nil: return false
    }
  }
}

extension LogMessage: CustomStringConvertible {
  /// The meaning, and what to do.
  public var description: String {
    switch kind {
    case .noCommonAncestor:
      "a constraint is activated before its two items are in one view hierarchy (no common "
        + "ancestor). Add both views to a common superview first, then activate it."
    case .hierarchyNotPrepared:
      "a constraint is added to a view that does not contain both of its items. Add the subviews "
        + "first, and activate the constraint with isActive or activate(_:), which find the view."
    case .notANumber:
      "a position or a size is not a number (NaN). A division by 0 is the usual cause: look for a "
        + "multiplier or a frame that is computed from a size of 0."
    case .outOfRange:
      "a constant or a multiplier is not finite or too great, and was replaced. Look for "
        + "greatestFiniteMagnitude, or a division by 0, in what is assigned to it."
    case .feedbackLoop:
      "layout triggers layout again without an end. Look for constraints, frames or intrinsic sizes "
        + "that change in layoutSubviews or updateConstraints on every pass."
    case .invalidAttributes:
      "a constraint relates attributes that do not belong together, such as an edge and a size or "
        + "an edge and a number. Relate an edge to an edge, and give numbers to sizes only."
    case .priorityChange:
      "the priority of an active constraint changes between required and optional. Deactivate it "
        + "first, or use 999 in place of 1000."
    case .zeroRowHeight:
      "a row's constraints allow the height 0. Connect the content view's top and bottom through "
        + "its subviews, each with a height or a content size."
    case .itemTooLarge:
      "items are wider or higher than the collection view is, less its insets. Compute "
        + "itemSize from its bounds, and again when they change."
    }
  }
}
