internal import AutoLayout

/// A statement about the views of a scene that a team expects at every size.
///
///     let assertion = try LayoutAssertion("Pay.bottom <= safeArea.bottom - 8")
///     let proof = RegionProof(of: scene, asserting: [assertion])
///
/// Lengths are in points and relative to the screen. An assertion is linear in the edges of views, so
/// that its region follows from the corners of each cell of a proof, as those of other findings do.
///
///     assertion  = claim { "and" claim } [ "where" comparison { "and" comparison } ]
///     claim      = comparison | item "." predicate [ "(" item ")" ]
///     comparison = sum relation sum { relation sum }          relation: <= >= ==
///     sum        = product { ("+" | "-") product }
///     product    = factor { ("*" | "/") factor }              at most one factor is not a number
///     factor     = number | "-" factor | "(" sum ")" | item "." attribute
///     item       = name | "screen" | "safeArea" | item ".superview" | "superview" | "every" kind | "it"
///     kind       = "text" | "control" | "content" | "view" | the name of a class
///
/// A name is that of a view, its id, its text or its class; one with spaces is quoted. `superview` alone is
/// that of the first item. `it` is the view for which an assertion with `every` is checked.
public struct LayoutAssertion: Sendable, Hashable {
  /// The assertion as written.
  public let text: String
  /// The claims, all of which must hold.
  let claims: [Claim]
  /// The conditions under which they must.
  let conditions: [Claim]

  /// A claim: numbers to compare, or a predicate of views.
  enum Claim: Sendable, Hashable {
    /// Each sum is compared with the next.
    case comparison([AssertionSum], [Relation])
    case predicate(AssertionItem, Predicate, AssertionItem?)
  }

  /// A relation of two sums.
  enum Relation: Sendable, Hashable {
    case atMost, equal, atLeast
  }

  /// What can be said of a view without numbers.
  enum Predicate: String, CaseIterable, Sendable {
    case isWhole, isInside, isOnScreen, isVisible, isAbove, isBelow, isBefore, isAfter, isLeftOf
    case isRightOf, doesNotOverlap

    /// Whether another view follows in parentheses; nil if it may.
    var needsOther: Bool? {
      switch self {
      case .isWhole, .isOnScreen, .isVisible: false
      case .isInside: nil
      default: true
      }
    }
  }

  /// Reads an assertion.
  ///
  /// - Throws: What is wrong, and at which character.
  package init(_ text: String) throws(LayoutAssertionError) {
    self.text = text
    var parser = try AssertionParser(text)
    (claims, conditions) = try parser.assertion()
  }

  /// The edges and lengths that the assertion is about, each once.
  var attributes: [NSLayoutConstraint.Attribute] {
    var found: [NSLayoutConstraint.Attribute] = []
    for claim in claims {
      switch claim {
      case .comparison(let sums, _): found += sums.flatMap { $0.terms.map(\.attribute) }
      case .predicate(_, .isWhole, _): found += [.width, .height]
      case .predicate(_, .isAbove, _), .predicate(_, .isBelow, _): found += [.top, .bottom]
      case .predicate(_, .isInside, _), .predicate(_, .isOnScreen, _), .predicate(_, .isVisible, _),
        .predicate(_, .doesNotOverlap, _):
        found += [.left, .right, .top, .bottom]
      case .predicate: found += [.left, .right]
      }
    }
    var seen: Set<NSLayoutConstraint.Attribute> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The items that the assertion mentions, each once.
  var items: [AssertionItem] {
    var found: [AssertionItem] = []
    for claim in claims + conditions {
      switch claim {
      case .comparison(let sums, _): found += sums.flatMap { $0.terms.map(\.item) }
      case .predicate(let item, _, let other): found += [item] + (other.map { [$0] } ?? [])
      }
    }
    var seen: Set<AssertionItem> = []
    return found.filter { seen.insert($0).inserted }
  }
}

/// What an assertion refers to.
indirect enum AssertionItem: Sendable, Hashable {
  /// A view by its name, and the offset of the name.
  case view(String, at: Int)
  /// The bounds of the outermost view.
  case screen
  /// The safe area of the outermost view.
  case safeArea
  case superview(AssertionItem)
  /// Each view of a kind.
  case every(String, at: Int)
  /// Each view of a kind besides the first, in a predicate of two.
  case everyOther(String, at: Int)
}

/// A sum of multiples of edges and lengths, and a number.
struct AssertionSum: Sendable, Hashable {
  struct Term: Sendable, Hashable {
    var item: AssertionItem
    var attribute: NSLayoutConstraint.Attribute
    var multiplier: Double
  }

  var constant = 0.0
  var terms: [Term] = []

  var isNumber: Bool { terms.isEmpty }

  func times(_ factor: Double) -> Self {
    var product = self
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].multiplier *= factor }
    return product
  }

  static func + (one: Self, two: Self) -> Self {
    Self(constant: one.constant + two.constant, terms: one.terms + two.terms)
  }
}

/// Why an assertion cannot be read, or does not apply.
public struct LayoutAssertionError: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The assertion.
  public var text: String
  /// The position of the first wrong character, from 1.
  package var column: Int
  /// What is wrong, and what was probably meant.
  public var message: String

  init(_ text: String, at offset: Int, _ message: String) {
    self.text = text
    column = offset + 1
    self.message = message
  }

  /// The position, the message and the assertion: `column 5: a view has no 'botom'`.
  public var description: String { "column \(column) of '\(text)': \(message)" }
}
