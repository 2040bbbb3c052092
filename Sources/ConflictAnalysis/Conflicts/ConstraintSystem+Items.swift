package import LayoutGeometry

extension ConstraintSystem {
  /// A view or guide of statements, with its known position in the hierarchy.
  public struct Item: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its class, as printed or as in the source; empty if it is unknown.
    public var className: String
    /// The text that was printed with it: a title, or a guide's identifier.
    public var text: String
    /// The index of its superview, or of the view that owns the guide; nil if it is unknown.
    package var parent: Int?
    /// Whether the parent is printed as such or known otherwise, and does not only follow from constraints.
    var hasKnownParent = false
    /// The unknowns of its position and size; nil if no statement mentions one or it is not known.
    var frame = Frame()

    /// The unknowns of an item's position and size, as indices.
    struct Frame: Sendable, Hashable {
      var left: Int?
      var top: Int?
      var width: Int?
      var height: Int?

      /// The position and the length along an axis.
      func along(isVertical: Bool) -> (start: Int?, length: Int?) {
        isVertical ? (top, height) : (left, width)
      }
    }

    /// Creates an item.
    package init(name: String, className: String = "", text: String = "", parent: Int? = nil) {
      self.name = name
      self.className = className
      self.text = text
      self.parent = parent
      hasKnownParent = parent != nil
    }
  }

  /// An attribute of an item, reduced to what the order along an axis needs.
  public struct Anchor: Sendable, Hashable {
    /// Which attribute.
    public enum Part: String, Sendable, Hashable {
      /// Left, leading or top.
      case start
      /// Right, trailing or bottom.
      case end
      /// A center.
      case center
      /// Width or height.
      case length
      /// A baseline.
      case baseline
    }

    /// The index of the item.
    public var item: Int
    /// Which attribute.
    public var part: Part
    /// Whether it lies on the vertical axis.
    package var isVertical: Bool
    /// Whether it is the item's margin rather than its edge.
    package var isMargin: Bool

    /// Creates an anchor from the attribute of a constraint; returns nil for none.
    package init?(item: Int, _ attribute: LayoutAttribute) {
      switch attribute {
      case .notAnAttribute: return nil
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: part = .start
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: part = .end
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: part = .center
      case .width, .height: part = .length
      case .firstBaseline, .lastBaseline: part = .baseline
      }
      self.item = item
      isVertical = !attribute.isHorizontal
      isMargin = attribute.name.contains("Margin")
    }
  }

  /// Returns whether an item is known to lie inside another.
  ///
  /// - Complexity: O(*d*) in the depth of the item.
  func isInside(_ item: Int, _ container: Int) -> Bool {
    guard item != container else { return false }
    var next = items[item].parent
    // The count ends a walk in a circle, which a caller's parents may form.
    var steps = 0
    while let ancestor = next, ancestor != item, steps < items.count {
      if ancestor == container { return true }
      next = items[ancestor].parent
      steps += 1
    }
    return false
  }

  /// Whether an item is a layout guide.
  func isGuide(_ item: Int) -> Bool { items[item].className.hasSuffix("LayoutGuide") }

  /// Whether an item is the content view of a box, whose frame AppKit sets.
  func isBoxContent(_ item: Int, of box: Int) -> Bool {
    items[item].parent == box && items[box].className == "NSBox"
      && items[item].className == "NSView"
  }

  /// Whether an item is the view of a `UIHostingController`.
  func isHostingView(_ item: Int) -> Bool { PrintedClass(items[item].className).isHostingView }

  /// Whether a statement gives a length to the view of an alert, or to a public control in an alert or a toolbar, as only
  /// apps do.
  func isLengthInFrameworkView(_ statement: Statement) -> Bool {
    guard let sized = statement.sized, statement.identifier == nil, statement.maskOwner == nil
    else { return false }
    let className = items[sized.item].className
    if OwnershipRule.alertViews.contains(className) {
      // UIKit gives its view a width, and limits of its height.
      return sized.isVertical && statement.relation == .equal
    }
    return OwnershipRule.controlsOfApps.contains(className)
      && items.contains { OwnershipRule.first($0, [.closed])?.isOfAlertOrToolbar == true }
  }

  /// Whether an item is a view of UIKit's that is not public, and that may contain an author's.
  func isPrivateContainer(_ item: Int) -> Bool {
    OwnershipRule.first(items[item], [.open]) != nil && LogModel.isPrivate(items[item].className)
  }

  /// Whether an item is one of the private views and windows that contain keyboards and input views.
  func isInputContainer(_ item: Int) -> Bool {
    !isGuide(item)
      && OwnershipRule.first(items[item], [.open, .closed])?.source == OwnershipRule.keyboard
  }

  /// The item of a statement that the framework pins to a container of input views; nil if it pins none.
  func placedByFramework(_ statement: Statement) -> Int? {
    statement.anchors.first { anchor in
      statements.contains { other in
        other.origin == .system && other.anchors.contains(anchor)
          && other.partner(of: anchor.item).map { isInputContainer($0.item) } == true
      }
    }?.item
  }

  /// Returns whether UIKit pins a view to a superview that is not in the public headers.
  ///
  /// An input view is in such a superview, and its author does not place it. Bars have adaptors for
  /// views that keep their masks, in classes with an underscore.
  func frameworkPlaces(_ item: Int) -> Bool {
    statements.contains { statement in
      guard statement.origin == .system, statement.identifier == nil, statement.isPlacement,
        let partner = statement.partner(of: item)
      else { return false }
      return isPrivateContainer(partner.item) && !isInside(partner.item, item)
        && !items[partner.item].className.hasPrefix("_")
    }
  }

  /// Whether an item is the guide of the safe area.
  func isSafeArea(_ item: Int) -> Bool {
    items[item].text.hasPrefix("UIViewSafeArea") || items[item].text == "SafeAreaLayoutGuide"
  }

  /// Whether an item is the guide above the keyboard.
  func isKeyboardGuide(_ item: Int) -> Bool {
    items[item].text.contains("KeyboardLayoutGuide")
      || items[item].className.hasSuffix("KeyboardLayoutGuide")
  }

  /// Returns the view that owns a guide, or the item itself if it is a view.
  ///
  /// A guide whose owner is not known is its own.
  func owner(of item: Int) -> Int {
    var owner = item
    while isGuide(owner), let parent = items[owner].parent, parent != item { owner = parent }
    return owner
  }
}

extension ConstraintSystem {
  /// The item whose length, as an unknown, follows from its content, as that of a text or a
  /// control; nil for other lengths.
  func itemSizedByContent(_ unknown: Int) -> Int? {
    items.indices.first { item in
      let frame = items[item].frame
      return frame.width == unknown || frame.height == unknown
    }.flatMap { OwnershipRule.first(items[$0], [.leaf, .control]) != nil ? $0 : nil }
  }

  /// The lengths of content that a sum leaves out, because they are only known not to be negative.
  ///
  /// Where a multiplier or a centre takes part, they are not simply added.
  func contentLengths(of sum: ConflictSum, among members: [Int]) -> [Int] {
    guard sum.excess < 0, statements[sum.member].sized != nil,
      members.allSatisfy({ member in
        statements[member].multiplier == 1
          && statements[member].anchors.allSatisfy { $0.part != .center }
      })
    else { return [] }
    return sum.bounds.filter { bound in
      // A length that is given as 0 is not added.
      itemSizedByContent(bound).map { item in
        !isZero(item, items[item].frame.height == bound)
      } == true
    }
  }
}

extension ConstraintSystem.Statement {
  /// The anchors that it relates.
  package var anchors: [ConstraintSystem.Anchor] { [first, second].compactMap { $0 } }

  /// The item whose length it sets to a constant; nil for other statements.
  var sized: ConstraintSystem.Anchor? {
    guard let first, first.part == .length, second == nil else { return nil }
    return first
  }

  /// Whether it determines a position, not a size.
  var isPlacement: Bool { first.map { $0.part != .length } ?? false }

  /// Whether it gives one item an edge or the length of another, without a distance.
  var fills: Bool {
    guard let first, let second else { return false }
    return first.part == second.part && [.start, .end, .length].contains(first.part)
      && multiplier == 1 && writtenConstant == 0
  }

  /// Whether it relates two lengths.
  var relatesLengths: Bool { anchors.count == 2 && anchors.allSatisfy { $0.part == .length } }

  /// Whether it relates the width and the height of one item.
  var isRatio: Bool { relatesLengths && first?.item == second?.item }

  /// The anchor on an item.
  func anchor(on item: Int) -> ConstraintSystem.Anchor? { anchors.first { $0.item == item } }

  /// The anchor on the other side of an item's.
  func partner(of item: Int) -> ConstraintSystem.Anchor? {
    guard let first, let second else { return nil }
    return first.item == item ? second : second.item == item ? first : nil
  }
}
