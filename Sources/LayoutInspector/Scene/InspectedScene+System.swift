extension InspectedScene {
  /// The unknowns of a tree's equations, and what is known of its views besides the equations.
  ///
  /// A program that solves the equations again, with another constant or priority, obtains the same
  /// rectangles as the engine, as long as nothing changes that follows from frames in another way:
  /// line breaks, the part of a safe area that overlaps a view, frames that code or an autoresizing
  /// mask sets.
  struct System: Sendable, Hashable, Encodable {
    /// For each unknown 1 if it is a length, which is at least 0, or 0.
    var lengths: [Int]
    /// The order in which each unknown settles; -1 after all others, in the order of the list.
    var settling: [Int]
    /// Four unknowns for each view, as indices: left, top, width, height; -1 if the engine does not
    /// determine the frame.
    var views: [Int]
    /// Four unknowns for each guide; -1 if the guide is an inset of its owner.
    var guides: [Int]
    /// What the result must not change.
    var facts: [ViewFacts]
  }

  /// What a changed frame of a view would change besides equations.
  struct ViewFacts: Sendable, Hashable, Encodable {
    /// The view, as an index into those of the tree.
    var view: Int
    /// Whether the content is measured at the width, as of text that wraps.
    var isMeasuredAtItsWidth: Bool?
    /// Whether code or an autoresizing mask sets the frames of its subviews.
    var placesSubviews: Bool?
    /// Whether a table or collection determines its size from the constraints inside.
    var isEncapsulated: Bool?
    /// The width above which its readable width is limited, if a constraint refers to it.
    var readableWidth: Double?
    /// What the superview's safe area and margins add at each edge as far as they overlap the view,
    /// if a constraint depends on it: left, top, right, bottom.
    var surroundings: [Double]?
  }

  /// One equation or inequality: `Σ coefficient · unknown relation constant`.
  struct Row: Sendable, Hashable, Encodable {
    /// The cause of the row.
    var cause: Int
    /// -1 for ≤, 0 for =, 1 for ≥.
    var relation: Int
    var priority: Double
    /// The rank among rows of equal priority.
    var rank: Int
    /// The change of the right side per point of the constraint's constant: 1 or -1.
    var sign: Int
    /// Where the slack of an inequality settles; -1 without one.
    var slack: Int
    /// The ranks of upper and lower bound of an optional length; empty for others.
    var sides: [Int]
    /// The unknown and the coefficient of each term.
    var terms: [Double]

    /// Encodes one list of numbers, which is several times shorter than an object.
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [cause, relation] { try list.encode(number) }
      try list.encode(priority)
      for number in [rank, sign, slack, sides.first ?? -1, sides.last ?? -1] {
        try list.encode(number)
      }
      for number in terms { try list.encode(number) }
    }
  }
}
