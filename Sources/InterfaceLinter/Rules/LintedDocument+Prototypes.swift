internal import InterfaceBuilder

extension LintedDocument {
  /// The prototype cells of each table view and collection view of the document.
  ///
  /// Static cells are in a list of the same name, which a section of the table view has.
  @MainActor
  var prototypeCells: [[MarkupIndex.Element]] {
    let elements = markup.elements
    return elements.filter { list in
      list.name == "prototypes"
        || list.name == "cells" && list.parent.map { elements[$0].name } == "collectionView"
    }.map { list in list.children.map { elements[$0] } }
  }
}
