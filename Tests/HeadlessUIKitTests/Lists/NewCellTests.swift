import Foundation
import HeadlessUIKit
import Testing

/// A cell that records the sizes that it has in its initializer.
private final class RecordedCell: UICollectionViewCell {
  let first: CGRect
  private(set) var firstContent = CGSize.zero

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
    firstContent = contentView.frame.size
  }

  required init?(coder: NSCoder) { nil }
}

private final class RecordedHeader: UICollectionReusableView {
  let first: CGRect

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// Views of collections are created with the frames that the layout gives them.
@MainActor
@Suite struct NewCellTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func collection(
    _ source: ItemSource, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(RecordedCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      RecordedHeader.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "edge")
    view.dataSource = source
    return view
  }

  private func cells(of view: UICollectionView) -> [RecordedCell] {
    view.visibleCells.compactMap { $0 as? RecordedCell }
  }

  @Test func `a flow layout's cells and headers are created with their frames`() {
    let (source, layout) = (ItemSource(2), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(
      cells(of: view).map(\.first) == [
        CGRect(x: 0, y: 30, width: 320, height: 50), CGRect(x: 0, y: 90, width: 320, height: 50),
      ])
    #expect(cells(of: view).first?.firstContent == CGSize(width: 320, height: 50))
    let made = view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect((made as? RecordedHeader)?.first == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `a compositional layout's cells are created with their frames`() {
    let source = ItemSource(2)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let view = collection(
      source, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    view.layoutIfNeeded()
    #expect(
      cells(of: view).map(\.first) == [
        CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 0, y: 60, width: 320, height: 60),
      ])
  }
}
