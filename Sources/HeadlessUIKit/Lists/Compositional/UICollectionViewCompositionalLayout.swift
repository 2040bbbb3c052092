public import Foundation

/// Returns the layout of a section; nil ends the program, as in UIKit.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout.
///
/// Apple:
/// <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates a configuration with Apple's defaults.
  public override init() {}

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The region to which the insets of sections are added.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A layout that is composed of items, groups and sections.
///
/// Items with estimated sizes are measured when they are visible. Sections with a scrolling behavior
/// are in a scroll view of their own, which `scrollToItem(at:at:animated:)` scrolls.
///
/// Not implemented: pixel rounding of fractions, mirroring of horizontally scrolling layouts.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The configuration.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all the same, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are returned by a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are returned by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil: documents do not contain compositional layouts.
  public required init?(coder: NSCoder) { nil }

  // MARK: Plan

  var sections: [PlacedSection] = []

  /// The appearance of a section that is a list; nil for other sections.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(index) ? sections[index].section.list : nil
  }
  /// The headers and footers of the whole layout.
  var edges: BoundaryPlan?
  /// The end of the last section, in the scroll direction.
  var end: CGFloat = 0

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() { placeSections() }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    return isVertical
      ? CGSize(width: visible.width, height: end) : CGSize(width: end, height: visible.height)
  }

  override var measuresItems: Bool { true }

  override func measureItems(in rect: CGRect) -> Bool {
    measureSections(in: rect)
    return false
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].attributes(ofItem: indexPath.item, in: self)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let candidates =
      indexPath.count == 1
      ? edgeElements()
      : sections.indices.contains(indexPath.section)
        ? sections[indexPath.section].supplements(at: indexPath, in: self) : []
    return candidates.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].decorations(in: self).first {
      $0.representedElementKind == elementKind
    }
  }

  override func strip(inSection section: Int) -> SectionStrip? {
    sections.indices.contains(section) ? sections[section].strip(in: self) : nil
  }
}
