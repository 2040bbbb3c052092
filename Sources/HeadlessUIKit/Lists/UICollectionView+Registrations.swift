public import Foundation

extension UICollectionView {
  /// How cells of a class show items of a type.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Lets a cell show an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let nib: UINib?
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration for cells that `init(frame:)` makes.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration for the cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How supplementary views of a class and a kind show what belongs to their place.
  ///
  /// Apple:
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Lets a view show what belongs to its place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let nib: UINib?
    let elementKind: String
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration for views that `init(frame:)` makes.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration for the views of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.isRegistered(identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = made as? Cell else {
      preconditionFailure("the nib of the registration makes \(type(of: made)), not \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view that shows what belongs to its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !supplements.isRegistered("\(kind)/\(identifier)") {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure(
        "the nib of the registration makes \(type(of: made)), not \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// The supplementary view of a kind at a place; nil if it is not in view.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shownSupplements[elementKind]?[indexPath] }

  /// The supplementary views of a kind that are in view, in the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (shownSupplements[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The places of the supplementary views of a kind that are in view.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { (shownSupplements[elementKind] ?? [:]).keys.sorted() }
}
