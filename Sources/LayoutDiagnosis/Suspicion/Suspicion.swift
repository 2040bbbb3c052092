extension ConflictDiagnosis {
  /// Why a member is the one to change.
  public enum Reason: String, Sendable, Hashable, Codable {
    /// An autoresizing mask became constraints beside somebody's own.
    case leftoverMask
    /// Interface Builder fixed a frame that the document does not constrain.
    case prototype
    /// A length would have to be negative.
    case negativeLength
    /// The sign of a constant pushes the view out of its container.
    case wrongSign
    /// The author places a view that a stack view places.
    case arrangedSubview
    /// Two constraints say different numbers of the same thing.
    case duplicate
    /// An equation contradicts a minimum or a maximum of the same thing.
    case outOfRange
    /// One edge is placed twice.
    case placedTwice
    /// Each of two views is placed after the other.
    case circle
    /// A container has a size of its own beside what its arranged views add up to.
    case sizeFollows
    /// Two edges, or an edge and the centre, and a size: one too many.
    case overdetermined
    /// One number alone exceeds what is given.
    case outOfProportion
    /// A size of zero or a trial size; the far end should yield.
    case temporarySize
    /// A row's height; the bottom should yield.
    case cellHeight
    /// A view is collapsed to zero; what it holds should yield.
    case collapsed
    /// A stack view hides the view; what keeps it open should yield.
    case hidden
    /// A required constraint stands against a size that a container imposes.
    case againstImposedSize
    /// A required constraint stands against the frame of a container.
    case againstFrame
    /// A required constraint stands against a stack view that hides or arranges.
    case againstStack
    /// A required number stands against the size of content.
    case againstContent
    /// The size of content is required, which content priorities seldom should be.
    case requiredContent
    /// A number is required, and nothing else speaks against it.
    case neverYields

    /// Whether something was written that cannot be meant, rather than something that should yield.
    public var isMistake: Bool {
      switch self {
      case .leftoverMask, .prototype, .negativeLength, .wrongSign, .arrangedSubview, .duplicate,
        .outOfRange, .placedTwice, .circle, .sizeFollows,
        .overdetermined, .outOfProportion:
        true
      case .temporarySize, .cellHeight, .collapsed, .hidden, .againstImposedSize, .againstFrame,
        .againstStack, .againstContent, .requiredContent, .neverYields:
        false
      }
    }
  }

  /// A member that might be the one to change.
  public struct Suspect: Sendable, Hashable {
    /// Its place in the system.
    public var member: Int
    /// Why, the weightiest first.
    public var reasons: [Reason]
    /// How strongly the reasons speak against it, from 0 to 100 and a little more where several do.
    public var weight: Double
    /// The change that its first reason asks for.
    var change: Repair.Change

    /// The weightiest reason.
    public var reason: Reason { reasons[0] }
  }

  /// Whose the conflict is.
  public enum Standing: Sendable, Hashable {
    /// The author's to mend.
    case author
    /// The author's, but the size is there for a moment only, and the log often harmless.
    case temporary
    /// Nobody's but the system's; the rule says what is known about it.
    case system(OwnershipRule?)
  }
}
