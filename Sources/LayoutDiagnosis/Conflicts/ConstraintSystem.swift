/// Constraints as plain values, with their words: what a conflict is looked for in.
///
/// A console log and a scene that was laid out both become one; the arguments about it are the same.
public struct ConstraintSystem: Sendable {
  /// How the sum of a statement's terms compares with its constant.
  public enum Relation: String, Sendable, Hashable, Codable {
    /// At most.
    case atMost = "<="
    /// Exactly.
    case equal = "=="
    /// At least.
    case atLeast = ">="
  }

  /// Who made a statement, as far as that matters for a repair.
  public enum Origin: String, Sendable, Hashable, Codable {
    /// Code or a document of the user's.
    case author
    /// A frame and its autoresizing mask.
    case mask
    /// The size that a cell, a window or a fitting imposes.
    case imposed
    /// A stack view.
    case stack
    /// The content of a view, such as a label's text.
    case content
    /// A guide or another part of the framework.
    case system
  }

  /// An unknown: an edge or a length of an item.
  public struct Unknown: Sendable, Hashable {
    /// Whether it is a length, which is never negative.
    public var isLength: Bool
    /// What it is, for the reader: `the width of title`.
    public var text: String
  }

  /// An unknown times a number.
  public struct Term: Sendable, Hashable {
    /// The place of the unknown in the system.
    public var unknown: Int
    /// Its factor.
    public var coefficient: Double
  }

  /// One constraint: `Σ coefficient · unknown  relation  constant`.
  public struct Statement: Sendable {
    /// The same in every reading: an address, or an id of the document.
    public var id: String
    /// What the constraint says, as half a sentence.
    public var says: String
    /// Where it was written, where that is known: `Cell.swift:88`, `Main.storyboard:12:5`.
    public var place: String?
    /// Who made it.
    public var origin: Origin
    /// The name its author gave it.
    public var identifier: String?
    /// The sum, each unknown once.
    public var terms: [Term]
    /// How the sum compares.
    public var relation: Relation
    /// What it compares with, in points.
    public var constant: Double
    /// The constant as its author wrote it; nil where it cannot be changed alone.
    public var writtenConstant: Double?
    /// What one point more in the written constant adds to ``constant``: 1 or -1.
    public var sign = 1.0
    /// How far the numbers may be off because they were printed rounded, in points.
    public var precision = 0.0
    /// Apple's priority; from 1000 on the statement must hold.
    public var priority = 1000.0
    /// The item whose mask it is.
    public var maskOwner: String?
    /// The left side, as far as it is an attribute of an item.
    public var first: Anchor?
    /// The right side's attribute; nil for a number alone.
    public var second: Anchor?
    /// The factor of the right side.
    public var multiplier = 1.0
    /// What is known about its identifier or classes.
    public var rule: OwnershipRule?

    /// Whether the statement must hold.
    public var isRequired: Bool { priority >= 1000 }
  }

  /// The unknowns.
  public var unknowns: [Unknown] = []
  /// The views and guides.
  public var items: [Item] = []
  /// The constraints, in the order of their source.
  public var statements: [Statement] = []

  /// Makes an empty system.
  public init() {}

  /// Adds up terms of one unknown and drops those that cancel.
  static func collected(_ terms: [Term]) -> [Term] {
    var sums: [Term] = []
    for term in terms {
      if let place = sums.firstIndex(where: { $0.unknown == term.unknown }) {
        sums[place].coefficient += term.coefficient
      } else {
        sums.append(term)
      }
    }
    return sums.filter { abs($0.coefficient) > 1e-9 }
  }
}
