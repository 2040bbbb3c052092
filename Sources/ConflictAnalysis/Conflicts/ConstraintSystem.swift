/// Constraints as plain values, with their descriptions, in which conflicts are found.
///
/// Both a console log and a laid-out scene are converted into a system; the analysis is the same.
public struct ConstraintSystem: Sendable {
  /// The relation of the sum of a statement's terms and its constant.
  public enum Relation: String, Sendable, Hashable, Codable {
    /// At most.
    case atMost = "<="
    /// Exactly.
    case equal = "=="
    /// At least.
    case atLeast = ">="

    /// The words before a number: `at least `, or none if it is equal.
    package var bound: String {
      switch self {
      case .atMost: "at most "
      case .equal: ""
      case .atLeast: "at least "
      }
    }

    /// The mathematical sign.
    package var sign: String {
      switch self {
      case .atMost: "≤"
      case .equal: "="
      case .atLeast: "≥"
      }
    }
  }

  /// The origin of a statement, as far as it matters for a repair.
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
    package var isLength: Bool
    /// A description for the reader, such as `the width of title`.
    public var text: String

    package init(isLength: Bool, text: String) {
      self.isLength = isLength
      self.text = text
    }
  }

  /// An unknown times a number.
  public struct Term: Sendable, Hashable {
    /// The index of the unknown in the system.
    public var unknown: Int
    /// Its factor.
    public var coefficient: Double

    package init(unknown: Int, coefficient: Double) {
      self.unknown = unknown
      self.coefficient = coefficient
    }
  }

  /// One constraint: `Σ coefficient · unknown  relation  constant`.
  public struct Statement: Sendable {
    /// An identifier that does not change: an address, or an id of the document.
    public var id: String
    /// The constraint as a clause.
    package var says: String
    /// The source location, if it is known: `Cell.swift:88`, `Main.storyboard:12:5`.
    public var place: String?
    /// The origin.
    public var origin: Origin
    /// The identifier that its author set.
    public var identifier: String?
    /// The sum, each unknown once.
    public var terms: [Term]
    /// The relation.
    package var relation: Relation
    /// The right-hand side, in points.
    public var constant: Double
    /// The constant in the source; nil if it cannot be changed separately.
    package var writtenConstant: Double?
    /// The change of ``constant`` when the written constant increases by 1: 1 or -1.
    package var sign = 1.0
    /// Whether it is either the author's or a size that the system imposes, which the console does
    /// not distinguish.
    package var mayBeImposed = false
    /// Whether it relates left or right edges, not leading or trailing ones.
    var isLeftToRight = false
    /// The greatest error of the numbers because they were printed rounded, in points.
    public var precision = 0.0
    /// Apple's priority; statements of 1000 and above are required.
    public var priority = 1000.0
    /// The index of the item whose mask it is.
    package var maskOwner: Int?
    /// The left side, if it is an attribute of an item.
    public var first: Anchor?
    /// The right side's attribute; nil if there is only a number.
    public var second: Anchor?
    /// The factor of the right side.
    public var multiplier = 1.0
    /// What is known about its identifier or classes.
    public var rule: OwnershipRule?
    /// How many times the same constraint exists.
    package var copies = 1

    package init(
      id: String, says: String, origin: Origin, terms: [Term], relation: Relation, constant: Double
    ) {
      self.id = id
      self.says = says
      self.origin = origin
      self.terms = terms
      self.relation = relation
      self.constant = constant
    }

    /// Whether the statement is required.
    public var isRequired: Bool { priority >= 1000 }
  }

  /// The unknowns.
  public var unknowns: [Unknown] = []
  /// The views and guides.
  public var items: [Item] = []
  /// The constraints, in the order of their source.
  public var statements: [Statement] = []

  /// Whether AppKit is known to lay it out.
  var isOfAppKit = false
  /// The root view of a window in which it is rotated, as far as that is assumed; nil if it is not.
  var rotatedRoot: Int?
  /// The items that the author's constraints place according to other reports of the same log.
  var placedElsewhere: Set<Int> = []

  /// Statements that are only members of conflicts that are not explained.
  var unseen: Set<Int> = []

  /// Creates an empty system.
  public init() {}

  /// Adds up terms of the same unknown and removes those that cancel.
  package static func collected(_ terms: [Term]) -> [Term] {
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
