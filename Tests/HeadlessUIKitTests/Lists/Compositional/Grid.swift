import AutoLayout
import Foundation
import HeadlessUIKit

/// A collection view with a compositional layout, whose frames are written as `x y width height`.
@MainActor
final class Grid: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  /// The heights that the constraints of the cells ask for, by item.
  var height: (IndexPath) -> CGFloat = { _ in 30 }
  var width: (IndexPath) -> CGFloat = { _ in 50 }
  var headerHeight: CGFloat = 25
  private(set) var requested = 0

  init(
    _ layout: UICollectionViewCompositionalLayout, counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    for kind in ["header", "footer", "badge", UICollectionView.elementKindSectionHeader] {
      view.register(
        SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  convenience init(
    _ section: NSCollectionLayoutSection, count: Int, size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: [count], size: size)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    requested += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
    guard let cell = cell as? SizedCell else { return cell }
    cell.size = CGSize(width: width(indexPath), height: height(indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? SizedView)?.height = headerHeight
    return view
  }

  // MARK: Results

  /// The frames of the visible items, in the content.
  var frames: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { text($0.convert($0.bounds, to: view)) }
  }

  /// The frame of an item by the layout.
  func frame(_ item: Int, _ section: Int = 0) -> String {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
      text($0.frame)
    } ?? "none"
  }

  /// The frame of a visible supplementary view.
  func frame(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> String {
    view.layoutIfNeeded()
    return view.supplementaryView(forElementKind: kind, at: path).map {
      text($0.convert($0.bounds, to: view))
    } ?? "none"
  }

  var content: String {
    view.layoutIfNeeded()
    return "\(number(view.contentSize.width)) \(number(view.contentSize.height))"
  }

  private func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// A cell whose constraints ask for a size.
final class SizedCell: UICollectionViewCell {
  private let box = UIView()
  private lazy var widthConstraint = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var heightConstraint = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    widthConstraint.priority = UILayoutPriority(900)
    heightConstraint.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      widthConstraint, heightConstraint,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var size = CGSize.zero {
    didSet {
      widthConstraint.constant = size.width
      heightConstraint.constant = size.height
    }
  }
}

/// A supplementary view whose constraints ask for a height.
final class SizedView: UICollectionReusableView {
  private let box = UIView()
  private lazy var heightConstraint = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    heightConstraint.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor), heightConstraint,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat = 0 { didSet { heightConstraint.constant = height } }
}

/// Returns a size of dimensions.
@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// Returns an item of dimensions.
@MainActor
func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutItem
{ NSCollectionLayoutItem(layoutSize: size(width, height)) }
