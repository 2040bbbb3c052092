public import Foundation

/// An attribute of an item, from which constraints are created in a type-safe way.
///
/// Horizontal positions can be related to horizontal positions, vertical to vertical ones, and
/// sizes to sizes; other pairs do not compile. Anchors are properties of views and guides; do not
/// create them directly.
///
///     name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8).isActive = true
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let storage: AnchorStorage
  private let entry: AnchorEntry

  init(_ storage: AnchorStorage) {
    self.storage = storage
    entry = AnchorEntry(storage)
    super.init()
    entry.insert(self)
  }

  /// The attribute's name, such as `leading`; empty for a distance.
  open var name: String { storage.distance == nil ? storage.attribute.name : "" }

  /// The view or guide with this attribute; nil for a distance, or after the item is deallocated.
  open var item: AnyObject? { storage.item }

  /// Creates `self == anchor`, inactive and required.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// Creates `self >= anchor`, inactive and required.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor)
  }

  /// Creates `self <= anchor`, inactive and required.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// Creates `self == anchor + c`, inactive and required; `c` in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, constant: c)
  }

  /// Creates `self >= anchor + c`, inactive and required; `c` in points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Creates `self <= anchor + c`, inactive and required; `c` in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: c)
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let (one, two) = (storage.attribute, other?.storage.attribute)
    if let two, one.isDirectional && two.isAbsoluteSide || one.isAbsoluteSide && two.isDirectional,
      let first = storage.item, let second = other?.item,
      let problem = ConstraintProblem.check(first, one, second, two, multiplier, constant)
    {
      // Leading and left have the same type, so the compiler does not detect this mistake
      // (`anchors:A1.2`).
      problem.raise()
    }
    return RecentConstraints.keep(
      NSLayoutConstraint(
        storage, relation, other?.storage, multiplier: multiplier, constant: constant))
  }

  /// Anchors are equal if they refer to the same attribute of the same item (`anchors:A1.4`).
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainThread.assume("NSLayoutAnchor.isEqual") {
      if self === other { return true }
      if let distance = storage.distance { return distance === other.storage.distance }
      guard let mine = storage.item else { return false }
      return mine === other.storage.item && storage.attribute == other.storage.attribute
    }
  }

  /// Equal anchors have equal hashes.
  nonisolated open override var hash: Int {
    MainThread.assume("NSLayoutAnchor.hash") {
      var hasher = Hasher()
      if let mine = storage.item { hasher.combine(ObjectIdentifier(mine)) }
      hasher.combine(storage.attribute)
      return hasher.finalize()
    }
  }

  /// The anchor in the format of Apple's messages.
  nonisolated open override var description: String {
    MainThread.assume("NSLayoutAnchor.description") { storage.debugText(of: self) }
  }
}
