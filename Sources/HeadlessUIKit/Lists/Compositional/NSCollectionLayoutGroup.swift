/// Returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items in a line, or with given frames.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  enum Repetition {
    /// As many items as there is space for.
    case fill
    /// A number of items.
    case count(Int)
    /// A number of items that divide the length of the group equally.
    case equal(Int)
  }

  let arrangement: Arrangement
  let repetition: Repetition
  /// The items, which are repeated in this order.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], _ repetition: Repetition
  ) {
    self.arrangement = arrangement
    self.repetition = repetition
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The views that are placed relative to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// Returns a row that repeats items until its width is used.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .fill)
  }

  /// Returns a row of `count` items with the size of `subitem`.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .count(count))
  }

  /// Returns a row of `count` items that divide its width equally; their own width is ignored.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .equal(count))
  }

  /// Returns a column that repeats items until its height is used.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .fill)
  }

  /// Returns a column of `count` items with the size of `subitem`.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .count(count))
  }

  /// Returns a column of `count` items that divide its height equally; their own height is ignored.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .equal(count))
  }

  /// Returns a group whose items have the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .fill)
  }

  /// Returns the group and its items as text, one a line.
  open func visualDescription() -> String { description(indentedBy: "") }

  private func description(indentedBy indentation: String) -> String {
    let direction =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    var lines = ["\(indentation)group \(direction) size=\(layoutSize)"]
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        lines.append(group.description(indentedBy: indentation + "  "))
      } else {
        lines.append("\(indentation)  item size=\(item.layoutSize)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
