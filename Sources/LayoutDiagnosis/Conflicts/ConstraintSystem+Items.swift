extension ConstraintSystem {
  /// A view or guide that statements are about, with what is known of its place in the tree.
  public struct Item: Sendable, Hashable {
    /// What the reader calls it.
    public var name: String
    /// Its class, as printed or as its author knows it; empty where that is unknown.
    public var className: String
    /// The text that was printed with it: a title, or a guide's identifier.
    public var text: String
    /// The place of its superview, or of the view that owns the guide; nil where that is unknown.
    public var parent: Int?

    /// Makes an item.
    public init(name: String, className: String = "", text: String = "", parent: Int? = nil) {
      self.name = name
      self.className = className
      self.text = text
      self.parent = parent
    }
  }

  /// An attribute of an item, as far as the order along an axis matters.
  public struct Anchor: Sendable, Hashable {
    /// Which attribute.
    public enum Part: String, Sendable, Hashable {
      /// Left, leading or top.
      case start
      /// Right, trailing or bottom.
      case end
      /// A centre.
      case center
      /// Width or height.
      case length
      /// A baseline.
      case baseline
    }

    /// The place of the item.
    public var item: Int
    /// Which attribute.
    public var part: Part
    /// Whether it lies on the vertical axis.
    public var isVertical: Bool
    /// Whether it is the item's margin rather than its edge.
    public var isMargin = false
  }

  /// The items between this one and the top, itself first.
  func ancestry(of item: Int) -> [Int] {
    var path = [item]
    while let parent = items[path[path.count - 1]].parent, !path.contains(parent) {
      path.append(parent)
    }
    return path
  }

  /// Whether an item lies inside another, as far as that is known.
  func isInside(_ item: Int, _ container: Int) -> Bool {
    item != container && ancestry(of: item).contains(container)
  }
}

extension ConstraintSystem.Statement {
  /// The anchors that it relates.
  var anchors: [ConstraintSystem.Anchor] { [first, second].compactMap { $0 } }

  /// The item whose length it fixes with a number; nil for anything else.
  var sized: ConstraintSystem.Anchor? {
    guard let first, first.part == .length, second == nil else { return nil }
    return first
  }

  /// Whether it places an item, rather than giving it a size.
  var isPlacement: Bool { first.map { $0.part != .length } ?? false }

  /// The anchor on an item.
  func anchor(on item: Int) -> ConstraintSystem.Anchor? { anchors.first { $0.item == item } }

  /// The anchor on the other side of an item's.
  func partner(of item: Int) -> ConstraintSystem.Anchor? {
    guard let first, let second else { return nil }
    return first.item == item ? second : second.item == item ? first : nil
  }
}
