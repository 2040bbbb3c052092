internal import LayoutGeometry

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
    /// The constraints of a cell allow the height 0.
    case zeroRowHeight
    /// Items are greater than the collection view.
    case itemTooLarge
    /// The constraints of a view allow several layouts.
    case ambiguousLayout
    /// A constraint is made without a view or a guide.
    case invalidItem
    /// A visual format cannot be read.
    case visualFormat
    /// Layout is changed outside the main thread.
    case backgroundThread
    /// A view overrides `layoutSubviews` without calling its superclass.
    case superNotCalled
    /// A list is laid out before it is in a window.
    case notInWindow
    /// The mask of a cell or a header, which its list sets, is changed.
    case maskOfCell
  }

  /// What it means.
  public var kind: Kind
  /// The line of the input, from 1.
  public var line: Int
  /// The constraint or the view that it names; nil if it names none.
  var subject: String?

  /// The texts by which messages are recognized.
  ///
  /// Source: the messages of UIKit and Foundation, as printed; Apple, Auto Layout Guide, "Debugging Auto
  /// Layout".
  private static let signs: [(text: String, kind: Kind)] = [
    ("no common ancestor", .noCommonAncestor),
    ("not prepared for the constraint", .hierarchyNotPrepared),
    ("iew hierarchy unprepared for constraint", .hierarchyNotPrepared),
    ("Unable to install constraint on view", .hierarchyNotPrepared),
    ("contains NaN", .notANumber), ("CALayerInvalidGeometry", .notANumber),
    ("exceeds internal limits", .outOfRange), ("Multiplier is not finite", .outOfRange),
    ("Constant is not finite", .outOfRange), ("value is not finite", .outOfRange),
    ("ayout feedback loop", .feedbackLoop), ("stuck in its update/layout loop", .feedbackLoop),
    ("more Update Constraints in Window passes than", .feedbackLoop),
    ("Invalid pairing of layout attributes", .invalidAttributes),
    ("a location equal to a constant", .invalidAttributes),
    ("Invalid layout attribute", .invalidAttributes),
    ("Mutating a priority from required", .priorityChange),
    ("Mutating a priority to required", .priorityChange),
    ("ambiguously suggest a height of zero", .zeroRowHeight),
    ("ambiguously suggest a size of zero", .zeroRowHeight),
    ("UICollectionViewFlowLayout is not defined", .itemTooLarge),
    ("has an ambiguous layout", .ambiguousLayout),
    ("must contain a first layout item", .invalidItem),
    ("onstraint items must each be", .invalidItem),
    ("Unable to parse constraint format", .visualFormat),
    ("is not a key in the views dictionary", .visualFormat),
    ("layout engine must not be performed from a background thread", .backgroundThread),
    ("layout engine from a background thread", .backgroundThread),
    ("required after executing -layoutSubviews", .superNotCalled),
    ("contents without being in the view hierarchy", .notInWindow),
    ("translatesAutoresizingMaskIntoConstraints property of a UI", .maskOfCell),
  ]

  /// The signs as bytes, by the first byte.
  private static let byFirstByte: [[(text: [UInt8], kind: Kind)]] = {
    var groups: [[(text: [UInt8], kind: Kind)]] = Array(repeating: [], count: 256)
    for sign in signs {
      let text = Array(sign.text.utf8)
      groups[Int(text[0])].append((text, sign.kind))
    }
    return groups
  }()

  /// Whether a sign begins with a pair of bytes.
  private static let isBeginning: [Bool] = {
    var pairs = [Bool](repeating: false, count: 1 << 16)
    for sign in signs {
      let bytes = Array(sign.text.utf8)
      pairs[Int(bytes[0]) << 8 | Int(bytes[1])] = true
    }
    return pairs
  }()

  /// The kind of the first message in a line.
  static func kind(of line: ArraySlice<UInt8>) -> Kind? {
    let (groups, isBeginning) = (byFirstByte, isBeginning)
    for index in line.indices.dropLast()
    where isBeginning[Int(line[index]) << 8 | Int(line[index + 1])] {
      for sign in groups[Int(line[index])] where matches(sign.text, line, at: index) {
        return sign.kind
      }
    }
    return nil
  }

  private static func matches(_ text: [UInt8], _ line: ArraySlice<UInt8>, at start: Int) -> Bool {
    guard start + text.count <= line.endIndex else { return false }
    for (index, byte) in text.enumerated() where line[start + index] != byte { return false }
    return true
  }

  /// Returns whether a message in the same line, before the constraint at `index`, or in the line before names it.
  static func names(constraintAt index: Int, in bytes: [UInt8], from start: Int) -> Bool {
    guard start < index || start > 0 else { return false }
    let lead = bytes[start..<index].filter { $0 != 0x20 && $0 != 0x09 }
    var kind = kind(of: bytes[start..<index])
    if start > 0, lead.isEmpty || lead.elementsEqual("Constraint:".utf8) {
      let before = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      kind = Self.kind(of: bytes[before..<(start - 1)])
    }
    switch kind {
    case .hierarchyNotPrepared, .noCommonAncestor, .outOfRange, .invalidAttributes, .priorityChange,
      .invalidItem:
      return true
    case .notANumber, .feedbackLoop, .zeroRowHeight, .itemTooLarge, .ambiguousLayout, .visualFormat,
      .backgroundThread, .superNotCalled, .notInWindow, .maskOfCell, nil:
      return false
    }
  }
}

// MARK: - What a message names

extension LogMessage {
  /// Reads a message in a line.
  init?(in line: ArraySlice<UInt8>, number: Int) {
    guard let kind = Self.kind(of: line) else { return nil }
    self.init(kind: kind, line: number, subject: Self.subject(of: line))
  }

  private static func subject(of line: ArraySlice<UInt8>) -> String? {
    constraint(in: line) ?? anchors(in: line) ?? view(in: line)
  }

  private static func constraint(in line: ArraySlice<UInt8>) -> String? {
    guard let start = LogText.prefix(ofConstraintIn: line)?.endIndex else { return nil }
    for end in line[start...].indices where line[end] == UInt8(ascii: ">") {
      var parser = LogConstraintParser(line[(start + 1)..<end])
      guard let read = parser.parse() else { continue }
      return LogSentence(read, LogNames([read])).text
    }
    return nil
  }

  /// Two anchors, such as `<NSLayoutXAxisAnchor:0x61 "UIView:0x71.leading">`.
  private static func anchors(in line: ArraySlice<UInt8>) -> String? {
    var found: [String] = []
    var rest = line
    while found.count < 2, let anchor = rest.place(of: "Anchor:0x") {
      let quoted = rest[anchor...].split(separator: 0x22, maxSplits: 2)
      guard quoted.count > 1 else { break }
      found.append(LogConstraintParser.string(quoted[1]))
      rest = rest[quoted[1].endIndex...]
    }
    return found.count == 2 ? "\(found[0]) and \(found[1])" : nil
  }

  /// The first view, or the one that a layer belongs to.
  private static func view(in line: ArraySlice<UInt8>) -> String? {
    let owner = "delegate = <"
    var start =
      line.place(of: owner).map { $0 + owner.utf8.count - 1 } ?? line.firstIndex(of: 0x3C)
    while let open = start {
      var parser = LogConstraintParser(line[(open + 1)...])
      if let (name, address) = parser.takeClassAndAddress() {
        return "\(LogDiagnosis.plainName(ofClass: name)) \(address)"
      }
      start = line[(open + 1)...].firstIndex(of: 0x3C)
    }
    return nil
  }
}

extension LogMessage: CustomStringConvertible {
  /// The meaning, with the constraint or the view that the message names, and what to do.
  public var description: String {
    let (meaning, advice) = words
    return "\(meaning)\(subject.map { ": \($0.printable)" } ?? ""). \(advice)"
  }

  private var words: (meaning: String, advice: String) {
    switch kind {
    case .noCommonAncestor:
      (
        "a constraint is activated before its two items are in one view hierarchy (no common "
          + "ancestor)",
        "Add both views to a common superview first, then activate it."
      )
    case .hierarchyNotPrepared:
      (
        "a constraint is added to a view that does not contain both of its items",
        "Add the subviews first, and activate the constraint with isActive or activate(_:), which "
          + "find the view."
      )
    case .notANumber:
      (
        "a position or a size is not a number (NaN)",
        "A division by 0 is the usual cause: look for a multiplier or a frame that is computed from "
          + "a size of 0."
      )
    case .outOfRange:
      (
        "a constant or a multiplier is not finite or too great, and was replaced",
        "Look for greatestFiniteMagnitude, or a division by 0, in what is assigned to it."
      )
    case .feedbackLoop:
      (
        "layout triggers layout again without an end",
        "Look for constraints, frames or intrinsic sizes that change in layoutSubviews or "
          + "updateConstraints on every pass."
      )
    case .invalidAttributes:
      (
        "a constraint relates attributes that do not belong together, such as an edge and a size or "
          + "an edge and a number",
        "Relate an edge to an edge, and give numbers to sizes only."
      )
    case .priorityChange:
      (
        "the priority of an active constraint changes between required and optional",
        "Deactivate it first, or use 999 in place of 1000."
      )
    case .zeroRowHeight:
      (
        "the constraints of a row or an item allow the height 0",
        "Connect the content view's top and bottom through its subviews, each with a height or a "
          + "content size."
      )
    case .itemTooLarge:
      (
        "items are wider or higher than the collection view is, less its insets",
        "Compute itemSize from its bounds, and again when they change."
      )
    case .ambiguousLayout:
      (
        "the constraints of a view allow several positions or sizes",
        "Each axis needs a position and a size; ‘po view.superview._autolayoutTrace()’ prints which "
          + "views are ambiguous, and ‘purlin explain’ reads it."
      )
    case .invalidItem:
      (
        "a constraint is made without a view or a guide",
        "An item is nil or of another class: look for an outlet that is not connected yet, or a "
          + "view that has been removed."
      )
    case .visualFormat:
      (
        "a visual format cannot be read",
        "The mark ^ below it is under the first character that is wrong; every name in brackets has "
          + "to be a key of the views dictionary."
      )
    case .backgroundThread:
      (
        "layout is changed outside the main thread",
        "Move what touches views and constraints to the main actor (DispatchQueue.main)."
      )
    case .superNotCalled:
      (
        "a view with constraints inside overrides layoutSubviews without its superclass's",
        "Call super.layoutSubviews() first, or put the subviews into a plain view."
      )
    case .notInWindow:
      (
        "a list is laid out before it is in a window, so its cells get wrong sizes",
        "Reload or scroll it after viewIsAppearing(_:), and do not call layoutIfNeeded() before."
      )
    case .maskOfCell:
      (
        "code changes translatesAutoresizingMaskIntoConstraints of a cell or a header that its list "
          + "manages",
        "Leave it to the list, and place the subviews of the content view."
      )
    }
  }
}
