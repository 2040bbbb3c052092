/// The pending updates of a view.
struct ViewFlags {
  var needsLayout = true
  /// Whether a descendant needs layout.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  /// Whether a descendant needs to update its constraints.
  var subtreeNeedsUpdateConstraints = true
  /// Whether the intrinsic content size must be read again.
  var contentSizeIsStale = false
  /// Whether the facts of the engine item are up to date since the view was added to its tree.
  var factsAreFresh = false
  private var marks: Marks = .insetsFollowFrame
  /// The last computation of insets that has visited the view.
  var insetPass: Int32 = 0
  /// The depth of the view in the tree in which it is laid out.
  var level: Int32 = 0

  subscript(mark: Marks) -> Bool {
    get { marks.contains(mark) }
    set { if newValue { marks.insert(mark) } else { marks.remove(mark) } }
  }

  /// Facts that share two bytes.
  struct Marks: OptionSet {
    let rawValue: UInt16
    /// The autoresizing mask has left nothing of the flexible parts since the view was created.
    static let hasExhaustedMask = Marks(rawValue: 1)
    /// The insets of the view, or those of a subview that preserves its margins, depend on its frame.
    static let insetsFollowFrame = Marks(rawValue: 2)
    /// `layoutSubviews()` of the view has begun and not ended.
    static let isLayingOut = Marks(rawValue: 4)
    /// `updateConstraints()` of the view has begun and not ended.
    static let isUpdatingConstraints = Marks(rawValue: 8)
    /// `intrinsicContentSize` of the view is being read.
    static let isReadingContentSize = Marks(rawValue: 16)
    /// `sizeToFit()` of the view has begun and not ended.
    static let isSizingToFit = Marks(rawValue: 32)
    /// Layout was requested by `setNeedsLayout()`, and not only by a change of frames.
    static let layoutIsRequested = Marks(rawValue: 64)
    /// The view is in the engine of a table or collection, but not yet or no longer in the hierarchy.
    static let isWaiting = Marks(rawValue: 128)
    /// `updateProperties()` of the view has been called since it was requested.
    static let propertiesAreCurrent = Marks(rawValue: 256)
  }
}
