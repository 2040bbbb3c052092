/// Why a number of a view is what it is, what would change it, and what gave way for it.
///
///     let reason = try ValueReason(of: "title", .leading, in: scene)
///     print(reason)   // Title.leading is 144 = 16 + 120 + 8 …
///
/// Everything that is said about changes was tried: the scene was solved with the change and back.
public struct ValueReason: Sendable, Hashable, Codable {
  /// The view's id.
  public var subject: String
  /// What the reader calls the view.
  public var name: String
  /// Which of its numbers.
  public var attribute: String
  /// The number, in points, in the coordinates of the view's parent; exact, before pixels.
  public var value: Double
  /// The constraints that determine the number: their shares add up to it.
  public var terms: [Term]
  /// The least and greatest value in equally good layouts, where it is not determined.
  public var openRange: OpenRange?
  /// The other constraints on the view, with their slack or error.
  public var others: [Other]

  /// What a constraint adds to the number.
  public struct Term: Sendable, Hashable, Codable {
    /// The constraint's id.
    public var id: String
    /// The constraint in words.
    public var text: String
    /// How strongly it insists, 1 to 1000.
    public var priority: Double
    /// What it adds, in points.
    public var share: Double
    /// What a change of its constant by one point changes; nil where it has none to change.
    public var effect: Effect?
  }

  /// What came of changing a constant by one point and solving again.
  public struct Effect: Sendable, Hashable, Codable {
    /// How much the number changes when the constant grows by one point.
    public var grown: Double
    /// How much the number changes when the constant shrinks by one point.
    public var shrunk: Double
    /// What else moves when the constant grows, the view itself left out.
    public var pushes: [Push]
  }

  /// Another number that moves with a constant.
  public struct Push: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// What the reader calls it.
    public var name: String
    /// Which of its numbers: x, y, width or height.
    public var attribute: String
    /// By how many points it moves.
    public var amount: Double
  }

  /// A constraint that mentions the view but does not determine the number.
  public struct Other: Sendable, Hashable, Codable {
    /// How it stands.
    public enum State: String, Sendable, Hashable, Codable {
      /// An inequality with room to spare.
      case slack
      /// It holds exactly, as others make it.
      case met
      /// Not fulfilled, because something more important stands against it.
      case lost
      /// Required, but left out because of a conflict.
      case setAside
    }
    /// The constraint's id.
    public var id: String
    /// The constraint in words.
    public var text: String
    /// How strongly it insists, 1 to 1000.
    public var priority: Double
    /// How it stands.
    public var state: State
    /// How much room it has, or how much it lacks, in points.
    public var amount: Double
    /// What stands against one that lost, most important first.
    public var against: [NamedConstraint]
  }

  /// The values that a number could have.
  public struct OpenRange: Sendable, Hashable, Codable {
    /// The least; nil where there is none.
    public var least: Double?
    /// The greatest; nil where there is none.
    public var greatest: Double?
  }
}

/// Why there is no reason to give.
public enum ValueQuestionError: Error, Sendable, Hashable {
  /// No view is called so; the list has names that are near, or some that there are.
  case unknownView(String, suggestions: [String])
  /// Several views are called so; the list has the ids to choose from.
  case manyViews(String, ids: [String])
  /// Views have no such number; the list has those that can be asked for.
  case unknownAttribute(String, known: [String])
  /// The view is placed by code, and no constraint has a part in it.
  case notSolved(String)
}
