internal import AutoLayout
public import Foundation

/// A cell of a list, with accessories beside its content.
///
/// A cell is at least 44 points high. Accessories of the system are space without a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories, from the edges inward.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories(oldValue) } }
  /// The level of indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented too; they always are.
  open var indentsAccessories = true
  override var isEditing: Bool {
    didSet { if isEditing != oldValue { replaceAccessories(accessories) } }
  }
  /// The guide from which the separator begins; it has the cell's content.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }()

  override func makeContainer() -> UIView { CellContentView(frame: .zero) }

  /// Returns the content of a cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Returns the background of a cell.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private func replaceAccessories(_ old: [UICellAccessory]) {
    let shown = displayed.compactMap(\.view)
    for view in old.compactMap(\.view) where !shown.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in shown where view.superview !== self { addSubview(view) }
    placeContent()
    setNeedsLayout()
  }

  private var displayed: [UICellAccessory] {
    accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
  }

  // MARK: Layout

  /// The space between accessories, and between an accessory and the edge.
  private var margin: CGFloat {
    CellContentView.sideMargin(forWidth: bounds.width, in: layoutEnvironment.generation)
  }

  private func width(_ accessories: [UICellAccessory]) -> CGFloat {
    accessories.reduce(0) { $0 + $1.width(in: controlSizes) + margin }
  }

  /// Places the content between the accessories.
  private func placeContent() {
    let leading = displayed.filter(\.isLeading)
    let trailing = displayed.filter { !$0.isLeading }
    let before = width(leading) + CGFloat(indentationLevel) * indentationWidth
    let after = width(trailing)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    (content as? CellContentView)?.stopsShort = after > 0
    let frame = CGRect(
      x: isRightToLeft ? after : before, y: 0, width: max(bounds.width - before - after, 0),
      height: bounds.height)
    if content.frame != frame { content.frame = frame }
    place(leading, fromLeft: !isRightToLeft)
    place(trailing, fromLeft: isRightToLeft)
  }

  private func place(_ accessories: [UICellAccessory], fromLeft: Bool) {
    var offset = margin
    for accessory in accessories {
      let (size, space) = (accessory.size(in: controlSizes), accessory.width(in: controlSizes))
      let x = offset + (space - size.width) / 2
      accessory.view?.frame = CGRect(
        x: fromLeft ? x : bounds.width - x - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      offset += space + margin
    }
  }

  /// The accessories without a view, with the frames of their space.
  private var accessoryFrames: [(String, CGRect)] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frames: [(String, CGRect)] = []
    for isLeading in [true, false] {
      var offset = margin
      for accessory in displayed where accessory.isLeading == isLeading {
        let space = accessory.width(in: controlSizes)
        if accessory.view == nil {
          let fromLeft = isLeading != isRightToLeft
          frames.append(
            (
              "\(accessory.accessoryType)",
              CGRect(
                x: fromLeft ? offset : bounds.width - offset - space, y: 0, width: space,
                height: bounds.height)
            ))
        }
        offset += space + margin
      }
    }
    return frames
  }

  /// The place of the cell in its list; nil outside lists.
  var listPlace: ViewDescription.Group? {
    guard let collection = listView, let path = collection.indexPath(for: self),
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    let count = collection.numberOfItems(inSection: path.section)
    var group = ViewDescription.Group(
      isFirst: path.item == 0, isLast: path.item == count - 1,
      isRounded: list.appearance == .insetGrouped)
    let isPlain = list.appearance == .plain || list.appearance == .sidebarPlain
    if list.showsSeparators, list.appearance != .sidebar, isPlain || !group.isLast {
      // The separator begins where the content does, and ends at the edge.
      let start = content.frame.minX + content.layoutMargins.left
      let end = content.frame.maxX - content.layoutMargins.right
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      group.separator = isRightToLeft ? (0, end) : (start, bounds.width)
    }
    return group
  }

  private var listView: UICollectionView? {
    var step = superview
    while let view = step, !(view is UICollectionView) { step = view.superview }
    return step as? UICollectionView
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    bounds.size.width = layoutAttributes.frame.width
    placeContent()
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    if fitted.fittingAxes.contains(.vertical) {
      fitted.frame.size.height = max(fitted.frame.height, 44)
    }
    return fitted
  }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    shown.group = listPlace
    if shown.group != nil {
      let items = accessoryFrames.map { name, frame in
        ViewDescription.Item(title: nil, image: name, placement: nil, frame: frame)
      }
      if !items.isEmpty { shown.state = ViewDescription.State(items: items) }
      return
    }
    let type = displayed.last { !$0.isLeading && $0.view == nil }?.accessoryType
    let name: String? =
      switch type {
      case .disclosureIndicator, .outlineDisclosure: "disclosureIndicator"
      case .checkmark: "checkmark"
      case .detail: "detailButton"
      default: nil
      }
    if let name { shown.state = ViewDescription.State(accessory: name) }
  }
}
