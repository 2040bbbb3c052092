public import Foundation

/// The appearance of a list section.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration>
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list; raw values are Apple's.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups that are inset at the sides.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without inset rows.
    case sidebarPlain = 4
  }

  /// What the header of a section is; raw values are Apple's.
  public enum HeaderMode: Int, Sendable {
    /// There is no header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What the footer of a section is; raw values are Apple's.
  public enum FooterMode: Int, Sendable {
    /// There is no footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of an item.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    )
    -> UIListSeparatorConfiguration

  /// The style of the list.
  public let appearance: Appearance
  /// Whether rows have separators, which take no space.
  public var showsSeparators = true
  /// The separators of the section.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil for the appearance's.
  public var backgroundColor: UIColor?
  /// Returns the actions at the leading edge of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the header is.
  public var headerMode = HeaderMode.none
  /// What the footer is.
  public var footerMode = FooterMode.none
  /// The space above the header; nil for the appearance's.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a list, which take no space.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator is visible; raw values are Apple's.
  public enum Visibility: Int, Sendable {
    /// As the appearance has it.
    case automatic = 0
    /// Visible.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// The inset that stands for the cell's own.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the separator above an item is visible.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below an item is visible.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the separator below.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the separators.
  public var color = UIColor.separator
  /// The color of the separators of selected items.
  public var multipleSelectionColor = UIColor.separator
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows that are as wide as the list and as high as their content.
  ///
  /// The spaces above and below groups and the inset of groups at the sides are those of a table
  /// view.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let sizes = LayoutEnvironment.current.generation.sizes
    let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      let width = layoutEnvironment.container.contentSize.width
      let side = SideMargin.ofView(width: width)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row.withHeight(isPlain ? sizes.plainHeaderHeight : 38),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    } else if !isPlain {
      section.contentInsets.top = configuration.headerTopPadding ?? sizes.groupedHeaderHeight
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row.withHeight(isPlain ? sizes.plainHeaderHeight : 38),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    } else if !isPlain {
      section.contentInsets.bottom = sizes.groupedHeaderHeight
    }
    return section
  }
}

extension NSCollectionLayoutSize {
  /// Returns the size with another estimated height.
  fileprivate func withHeight(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: .estimated(height))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  ///
  /// A list bounces vertically even if its content is small, so that the safe area is added to its insets. Apple does not
  /// document this; a reference picture of a public app shows it (Documentation/Inferences.md).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.isList = true
    return layout
  }
}
