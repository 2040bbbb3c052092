extension ConflictDiagnosis {
  /// The reason for changing a member.
  public enum Reason: String, Sendable, Hashable, Codable {
    /// An autoresizing mask became constraints in addition to the author's own.
    case leftoverMask
    /// A flexible mask makes a frame negative when the superview shrinks.
    case shrunkFrame
    /// A box has a length that its title and its margins exceed.
    case boxMargins
    /// Interface Builder added constraints for a frame that the document does not constrain.
    case prototype
    /// A length would have to be negative.
    case negativeLength
    /// The sign of a constant places the view outside its container.
    case wrongSign
    /// The author positions a view that a stack view arranges.
    case arrangedSubview
    /// Two constraints give different values to the same attribute.
    case duplicate
    /// One edge is placed as the leading or trailing edge, and as the left or right one.
    case leadingAndLeft
    /// Two views have sizes of their own, and are made equal as well.
    case madeEqual
    /// An equation contradicts a minimum or a maximum of the same attribute.
    case outOfRange
    /// Two opposite edges of one view are the same, so that it has no length.
    case tiedToItself
    /// Two constraints position one edge.
    case placedTwice
    /// A view is pinned to an end of its container, although a neighbor is between the two.
    case pastNeighbor
    /// A pin leaves a view between it and the edge another length than its own.
    case otherSpace
    /// A view is pinned to an edge of its own guide, which is inset from it.
    case ownGuide
    /// Two opposite edges and a centre that is not between them.
    case offCentre
    /// The framework positions the same edge of a view in a superview of its own.
    case placedByFramework
    /// A view is placed after the end of its own superview.
    case beyondSuperview
    /// Each of two views is positioned after the other.
    case circle
    /// A container has a size in addition to that of its arranged views.
    case sizeFollows
    /// Two edges, or an edge and the center, and a size: one too many.
    case overdetermined
    /// A container and what is between both of its ends have sizes of their own.
    case ownSizes
    /// Two opposite edges are pinned, and the length between them has a limit.
    case limitBetweenPins
    /// Two chains of views determine the length of their container.
    case twoChains
    /// A size that the author wrote is less than the distances inside.
    case tooSmall
    /// A size of zero or a temporary size; the constraint at the far end should yield.
    case temporarySize
    /// A row's height; the bottom should yield.
    case cellHeight
    /// A row is higher than a maximum in it allows, which may be left over from another item.
    case exceededMaximum
    /// A row's height and its content differ by less than a point.
    case rowRounding
    /// Ratios of lengths hold together only if the lengths are 0.
    case contradictoryRatios
    /// Lengths are parts of one container, and together more or less than it.
    case shares
    /// A view is placed outside of its container, and inside: two states that are active together.
    case twoStates
    /// A centre and an edge of one view exclude each other, because its length would be negative.
    case twoPositions
    /// Distances of several views form a ring.
    case ring
    /// A centre is tied to an edge of a container, where an edge of the view was meant.
    case centreAtEdge
    /// The shorter of two views of one column is pinned at both ends.
    case shorterColumn
    /// A number and a share of a container determine one length.
    case givenTwice
    /// A limit excludes the share of a container that a length is.
    case beyondLimit
    /// A length in an alert or a toolbar, which an app added.
    case inFrameworkView
    /// An edge of a view is tied to the wrong edge of its container.
    case wrongEdge
    /// Both edges of a view are tied to one neighbor, so that one of them is another view's.
    case wrongItem
    /// A distance counts from the same edge of a neighbor, whose own length is missing.
    case sameEdge
    /// A view is pinned to the edge of a view and to its safe area.
    case screenEdge
    /// A view begins at the edge of the screen, and its content at the safe area.
    case lengthWithoutInset
    /// An inequality keeps an edge outside of a container, and the reversed one would not.
    case reversedRelation
    /// A multiplier makes a length many times another one, as if it were a constant.
    case greatMultiplier
    /// A view is as long as its container, in which other contents leave it less.
    case asLongAsContainer
    /// The reciprocal of a ratio would fit.
    case invertedRatio
    /// Ten times the number that would fit, or a number for which that of others would fit.
    case misprint
    /// A chain lacks one more view and one more gap.
    case missingItem
    /// The content of a scroll view is as long as its visible part, and needs more.
    case visibleContent
    /// A view is pinned to a guide of a container of input views.
    case containerGuide
    /// A length takes nearly all of a given size by itself.
    case greatSize
    /// A number differs from a ratio of another length by less than a point.
    case ratioRounding
    /// A number differs from the space that is left for it by less than a point.
    case sizeRounding
    /// A view is collapsed to zero; the constraints of its content should yield.
    case collapsed
    /// A size of zero whose maker the console does not print: the system or the author.
    case unknownZero
    /// A stack view hides the view; the constraints of its content should yield.
    case hidden
    /// A required constraint conflicts with a size that a container imposes.
    case againstImposedSize
    /// A size that the author wrote or the system imposes, which the console does not distinguish.
    case unknownOrigin
    /// A required constraint conflicts with the frame of a container.
    case againstFrame
    /// A required constraint conflicts with the height of a layout guide of bars.
    case againstGuide
    /// A stack view makes views equally long, and one has a length or a center of its own.
    case unequalArranged
    /// The views in a stack view have fixed lengths that are together less than its own.
    case nothingStretches
    /// Both ends of a view have the same distance, together more than the container, as if computed for another one.
    case equalInsets
    /// A distance is far greater than the others, and they do not fit together.
    case longDistance
    /// A required constraint conflicts with a stack view.
    case againstStack
    /// A required number conflicts with the size of content.
    case againstContent
    /// The content size is required, which it rarely should be.
    case requiredContent
    /// A number is required, and there is no other reason.
    case neverYields

    /// Whether one of two values is the mistake, whichever it is.
    var isOfTwo: Bool {
      switch self {
      case .duplicate, .outOfRange, .madeEqual, .ratioRounding, .sizeRounding: true
      default: false
      }
    }

    /// Whether it is a mistake, and not a constraint that should yield.
    package var isMistake: Bool {
      switch self {
      case .leftoverMask, .shrunkFrame, .prototype, .negativeLength, .wrongSign, .arrangedSubview,
        .duplicate, .leadingAndLeft, .madeEqual, .tiedToItself, .outOfRange, .placedTwice,
        .pastNeighbor,
        .ownGuide, .offCentre, .placedByFramework, .beyondSuperview, .circle, .sizeFollows,
        .overdetermined, .ownSizes, .limitBetweenPins, .twoChains, .contradictoryRatios, .shares,
        .twoStates, .wrongEdge, .wrongItem, .sameEdge, .screenEdge, .reversedRelation,
        .lengthWithoutInset, .greatMultiplier, .asLongAsContainer, .invertedRatio, .misprint,
        .visibleContent, .containerGuide, .twoPositions, .ring, .centreAtEdge, .shorterColumn,
        .givenTwice, .beyondLimit, .inFrameworkView:
        true
      case .temporarySize, .tooSmall, .otherSpace, .boxMargins, .cellHeight, .exceededMaximum,
        .rowRounding,
        .ratioRounding, .sizeRounding,
        .longDistance, .greatSize, .missingItem,
        .collapsed, .unknownZero, .hidden, .againstImposedSize, .unknownOrigin,
        .againstFrame, .againstGuide, .unequalArranged, .nothingStretches, .equalInsets,
        .againstStack, .againstContent, .requiredContent, .neverYields:
        false
      }
    }
  }

  /// A member that might be the one to change.
  public struct Suspect: Sendable, Hashable {
    /// Its index in the system.
    public var member: Int
    /// The reasons, the most important first.
    public var reasons: [Reason]
    /// The weight of the reasons, from 0 to 100, slightly more if there are several.
    public var weight: Double
    /// The weight of the most important reason alone.
    var firstWeight: Double
    /// The change for its first reason.
    var change: Repair.Change

    /// Whether the same reason suspects both equally.
    func isLikely(as other: Suspect) -> Bool {
      reason == other.reason && abs(firstWeight - other.firstWeight) < 0.2
    }

    /// The most important reason.
    public var reason: Reason { reasons[0] }
  }

  /// The origin of a conflict.
  public enum Standing: Sendable, Hashable {
    /// The author.
    case author
    /// The author, but the size is temporary, and the report often harmless.
    case temporary
    /// The system, with the rule that applies.
    case system(OwnershipRule?)
  }
}
