/// How a stack view arranges its subviews.
public struct StackProperties: Hashable, Sendable {
  /// The distribution of the views along the axis.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The views fill the stack according to their priorities.
    case fill
    /// All views have the same length.
    case fillEqually
    /// The lengths are proportional to the intrinsic content sizes.
    case fillProportionally
    /// All distances are equal.
    case equalSpacing
    /// All distances between centers are equal.
    case equalCentering
  }

  /// The alignment of the views perpendicular to the axis.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The views extend from edge to edge.
    case fill
    /// The views are aligned to the top edge.
    case top
    /// The views are aligned to the leading edge.
    case leading
    /// The views are centered.
    case center
    /// The views are aligned to the bottom edge.
    case bottom
    /// The views are aligned to the trailing edge.
    case trailing
    /// The views are aligned to the first baseline.
    case firstBaseline
    /// The views are aligned to the last baseline.
    case lastBaseline
  }

  /// The direction of the stack.
  public internal(set) var axis = LayoutAxis.horizontal
  /// The distribution of the views along the axis.
  package internal(set) var distribution = Distribution.fill
  /// The alignment of the views perpendicular to the axis.
  public internal(set) var alignment = Alignment.fill
  /// The spacing between adjacent views, in points.
  package internal(set) var spacing = 0.0
  /// Whether the standard spacing of the system is used instead.
  package internal(set) var usesStandardSpacing = false
  /// Whether vertical spacing is measured from baseline to baseline.
  package internal(set) var isBaselineRelativeArrangement = false
  /// Whether the views are laid out relative to the layout margins, set by an attribute or a
  /// runtime attribute.
  package internal(set) var isLayoutMarginsRelativeArrangement = false
}

/// The scrolling properties of a view.
package struct ScrollProperties: Hashable, Sendable {
  /// When the safe area is added to the content insets: `never`, `always` or `scrollableAxes`; nil
  /// for automatic.
  package internal(set) var contentInsetAdjustmentBehavior: String?
  /// The content insets.
  package internal(set) var contentInset: LayoutInsets?
  /// Whether scrolling is enabled.
  package internal(set) var isScrollEnabled = true
  /// Whether paging is enabled.
  package internal(set) var isPagingEnabled = false
}

/// The row and section properties of a table view.
public struct TableProperties: Hashable, Sendable {
  /// A section of a table view with static cells.
  public struct Section: Hashable, Sendable {
    /// The id, if it has one.
    public internal(set) var id: String?
    /// The title of the header.
    package internal(set) var headerTitle: String?
    /// The title of the footer.
    package internal(set) var footerTitle: String?
    /// The ids of its cells, in order.
    public internal(set) var cells: [String] = []
  }

  /// The style: `plain`, `grouped`, `insetGrouped`.
  public internal(set) var style: String?
  /// `prototypes` or `static`.
  package internal(set) var dataMode: String?
  /// The height of rows; nil for automatic.
  package internal(set) var rowHeight: Double?
  /// The estimated height of rows; nil for automatic.
  package internal(set) var estimatedRowHeight: Double?
  /// The height of headers; nil for automatic.
  package internal(set) var sectionHeaderHeight: Double?
  /// The height of footers; nil for automatic.
  package internal(set) var sectionFooterHeight: Double?
  /// The separators' style, such as `none`.
  package internal(set) var separatorStyle: String?
  /// The insets of the separators.
  package internal(set) var separatorInset: LayoutInsets?
  /// The sections of static cells.
  package internal(set) var sections: [Section] = []
}

/// The properties of a collection view's layout.
public struct CollectionProperties: Hashable, Sendable {
  /// The element that describes the layout, such as `collectionViewFlowLayout`.
  public internal(set) var layout: String?
  /// The class of the layout in code, if it has one.
  package internal(set) var layoutClass: String?
  /// The scroll direction: `horizontal`, or nil for vertical.
  package internal(set) var scrollDirection: String?
  /// The spacing between lines.
  package internal(set) var minimumLineSpacing: Double?
  /// The spacing between items in a line.
  package internal(set) var minimumInteritemSpacing: Double?
  /// The size of the items.
  package internal(set) var itemSize: LayoutSize?
  /// The reference size of the headers.
  package internal(set) var headerReferenceSize: LayoutSize?
  /// The reference size of the footers.
  package internal(set) var footerReferenceSize: LayoutSize?
  /// The section insets.
  package internal(set) var sectionInset: LayoutInsets?
}

/// The properties of a cell, header or footer.
public struct CellProperties: Hashable, Sendable {
  /// The reuse identifier.
  public internal(set) var reuseIdentifier: String?
  /// The built-in style, such as `IBUITableViewCellStyleSubtitle`; nil for custom.
  public internal(set) var style: String?
  /// The accessory at the trailing edge, such as `disclosureIndicator`.
  package internal(set) var accessoryType: String?
  /// The height of its row; nil for the row height of the table view.
  package internal(set) var rowHeight: Double?
  /// The indentation level of its content.
  package internal(set) var indentationLevel: Int?
  /// The width of an indentation level.
  package internal(set) var indentationWidth: Double?
  /// The insets of its separator.
  package internal(set) var separatorInset: LayoutInsets?
  /// The custom size of a collection view cell.
  package internal(set) var customSize: LayoutSize?
  /// The id of the built-in text label.
  package internal(set) var textLabel: String?
  /// The id of the built-in detail label.
  package internal(set) var detailTextLabel: String?
  /// The id of the built-in image view.
  public internal(set) var imageView: String?
}
