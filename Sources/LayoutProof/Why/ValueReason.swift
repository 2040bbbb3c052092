public import ConflictAnalysis

/// The reason for a view's coordinate, the effect of changes, and the constraints that it violates.
///
///     let reason = try ValueReason(of: "title", .leading, in: scene)
///     print(reason)   // Title.leading is 144 = 16 + 120 + 8 …
///
/// Effects of changes are verified: the scene was solved with the change, and restored.
public struct ValueReason: Sendable, Hashable, Codable {
  /// The view's id.
  public var subject: String
  /// The view's name.
  public var name: String
  /// The attribute.
  public var attribute: String
  /// The value in points, in the coordinates of the view's parent, before rounding to pixels.
  public var value: Double
  /// The constraints that determine the value, which is the sum of their shares.
  package var terms: [Term]
  /// The least and greatest value in equally good layouts, if it is ambiguous.
  package var openRange: OpenRange?
  /// The other constraints on the view, with their slack or error.
  package var others: [Other]

  /// The share of a constraint in the value.
  public struct Term: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// The constraint as text.
    public var text: String
    /// Its priority, from 1 to 1000.
    public var priority: Double
    /// The share, in points.
    public var share: Double
    /// The effect of changing its constant by one point; nil if it has no constant.
    public var effect: Effect?
  }

  /// The effect of changing a constant by one point and solving again.
  public struct Effect: Sendable, Hashable, Codable {
    /// The change of the value when the constant increases by one point.
    package var grown: Double
    /// The change of the value when the constant decreases by one point.
    package var shrunk: Double
    /// Other coordinates that change when the constant increases, without those of the view itself.
    package var pushes: [Push]
  }

  /// Another coordinate that changes with a constant.
  package struct Push: Sendable, Hashable, Codable {
    /// The view's id.
    package var subject: String
    /// The view's name.
    package var name: String
    /// The attribute: x, y, width or height.
    package var attribute: String
    /// The change in points.
    package var amount: Double
  }

  /// A constraint on the view that does not determine the value.
  public struct Other: Sendable, Hashable, Codable {
    /// The state of a constraint.
    public enum State: String, Sendable, Hashable, Codable {
      /// An inequality that is not active.
      case slack
      /// It holds with equality because of others.
      case met
      /// An optional constraint that is violated because of more important ones.
      case lost
      /// A required constraint that is broken because of a conflict.
      case broken
    }
    /// The constraint's id.
    public var id: String
    /// The constraint as text.
    public var text: String
    /// Its priority, from 1 to 1000.
    public var priority: Double
    /// Its state.
    public var state: State
    /// Its slack or error, in points.
    package var amount: Double
    /// The constraints that prevent a violated one from being satisfied, most important first.
    public var against: [NamedConstraint]
  }

  /// The possible values of a coordinate.
  package struct OpenRange: Sendable, Hashable, Codable {
    /// The least; nil if there is no limit.
    package var least: Double?
    /// The greatest; nil if there is no limit.
    package var greatest: Double?
    /// True if the ends of the range are not reliable, because multipliers are of very different
    /// magnitude; otherwise nil.
    package var isApproximate: Bool?
  }
}

/// An error of a question about a value.
package enum ValueQuestionError: Error, Sendable, Hashable {
  /// No view has that name; the list has similar names, or some that exist.
  case unknownView(String, suggestions: [String])
  /// Several views have that name; the list has their ids.
  case manyViews(String, ids: [String])
  /// There is no such attribute; the list has those that exist.
  case unknownAttribute(String, known: [String])
  /// The view is positioned by code, without constraints.
  case notSolved(String)
}
