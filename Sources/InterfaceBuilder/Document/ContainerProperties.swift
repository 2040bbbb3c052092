/// How a stack view arranges its subviews.
public struct StackProperties: Hashable, Sendable {
  /// How sizes and distances along the axis come about.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The views fill the stack, by their priorities.
    case fill
    /// All are equally long.
    case fillEqually
    /// All are as long as their intrinsic sizes relate.
    case fillProportionally
    /// All distances are equal.
    case equalSpacing
    /// All distances between centres are equal.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the top edge.
    case top
    /// At the leading edge.
    case leading
    /// At the centre.
    case center
    /// At the bottom edge.
    case bottom
    /// At the trailing edge.
    case trailing
    /// On the first baseline.
    case firstBaseline
    /// On the last baseline.
    case lastBaseline
  }

  /// The direction of the stack.
  public internal(set) var axis = LayoutAxis.horizontal
  /// How sizes and distances along the axis come about.
  public internal(set) var distribution = Distribution.fill
  /// The alignment of views across the axis.
  public internal(set) var alignment = Alignment.fill
  /// The distance between neighbours, in points.
  public internal(set) var spacing = 0.0
  /// Whether the distance is the system's standard instead.
  public internal(set) var usesStandardSpacing = false
  /// Whether vertical distances run from baseline to baseline.
  public internal(set) var isBaselineRelativeArrangement = false
  /// Whether views are laid out between the margins, by an attribute or runtime attribute.
  public internal(set) var isLayoutMarginsRelativeArrangement = false
}

/// How a view scrolls.
public struct ScrollProperties: Hashable, Sendable {
  /// When bars add to the insets: `never`, `always`, `scrollableAxes`; nothing means automatic.
  public internal(set) var contentInsetAdjustmentBehavior: String?
  /// The distances around the content.
  public internal(set) var contentInset: LayoutInsets?
  /// Whether scrolling is on.
  public internal(set) var isScrollEnabled = true
  /// Whether it stops page by page.
  public internal(set) var isPagingEnabled = false
}

/// The properties of a table view that concern its rows.
public struct TableProperties: Hashable, Sendable {
  /// A section of a table view with static cells.
  public struct Section: Hashable, Sendable {
    /// The id, if it has one.
    public internal(set) var id: String?
    /// The title above.
    public internal(set) var headerTitle: String?
    /// The title below.
    public internal(set) var footerTitle: String?
    /// The ids of its cells, in order.
    public internal(set) var cells: [String] = []
  }

  /// The style: `plain`, `grouped`, `insetGrouped`.
  public internal(set) var style: String?
  /// `prototypes` or `static`.
  public internal(set) var dataMode: String?
  /// The height of rows; nothing means automatic.
  public internal(set) var rowHeight: Double?
  /// The estimated height of rows; nothing means automatic.
  public internal(set) var estimatedRowHeight: Double?
  /// The height of headers; nothing means automatic.
  public internal(set) var sectionHeaderHeight: Double?
  /// The height of footers; nothing means automatic.
  public internal(set) var sectionFooterHeight: Double?
  /// The separators' style, such as `none`.
  public internal(set) var separatorStyle: String?
  /// The distances of separators from the edges.
  public internal(set) var separatorInset: LayoutInsets?
  /// The sections with static cells.
  public internal(set) var sections: [Section] = []
}

/// The properties of a collection view's layout.
public struct CollectionProperties: Hashable, Sendable {
  /// The element that describes the layout, such as `collectionViewFlowLayout`.
  public internal(set) var layout: String?
  /// `horizontal`, or nil for vertical.
  public internal(set) var scrollDirection: String?
  /// The distance between lines.
  public internal(set) var minimumLineSpacing: Double?
  /// The distance between items of one line.
  public internal(set) var minimumInteritemSpacing: Double?
  /// The size of items.
  public internal(set) var itemSize: LayoutSize?
  /// The size of headers.
  public internal(set) var headerReferenceSize: LayoutSize?
  /// The size of footers.
  public internal(set) var footerReferenceSize: LayoutSize?
  /// The distances around a section.
  public internal(set) var sectionInset: LayoutInsets?
}

/// The properties of a cell, header or footer.
public struct CellProperties: Hashable, Sendable {
  /// The reuse identifier.
  public internal(set) var reuseIdentifier: String?
  /// The built-in style, such as `IBUITableViewCellStyleSubtitle`; nothing means custom.
  public internal(set) var style: String?
  /// The accessory at the trailing edge, such as `disclosureIndicator`.
  public internal(set) var accessoryType: String?
  /// The height of its row; nothing means the table's.
  public internal(set) var rowHeight: Double?
  /// The steps by which its content is indented.
  public internal(set) var indentationLevel: Int?
  /// The width of a step.
  public internal(set) var indentationWidth: Double?
  /// The distances of its separator from the edges.
  public internal(set) var separatorInset: LayoutInsets?
  /// The size of a collection view cell that has its own.
  public internal(set) var customSize: LayoutSize?
  /// The id of the built-in text label.
  public internal(set) var textLabel: String?
  /// The id of the built-in detail label.
  public internal(set) var detailTextLabel: String?
  /// The id of the built-in image view.
  public internal(set) var imageView: String?
}
