internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

extension SnapshotCapture {
  /// Returns a finding for each name of an image or color that is not registered, and for each symbol
  /// whose size is an estimate.
  func nameFindings(below view: UIView) -> [LayoutSnapshot.Finding] {
    var views: [UIView] = []
    var symbols: [(name: String, views: [UIView])] = []
    view.forEachInTree { view in
      views.append(view)
      guard let symbol = view.estimatedSymbol else { return }
      if let known = symbols.firstIndex(where: { $0.name == symbol }) {
        symbols[known].views.append(view)
      } else {
        symbols.append((symbol, [view]))
      }
    }
    let missing = MissingName.missing(in: views, of: view as? UIWindow ?? view.window)
    return missing.map(finding)
      + symbols.map { symbol in
        LayoutSnapshot.Finding(
          id: "estimated-symbol", severity: .note,
          message: "the size of the symbol '\(symbol.name)'\(users(symbol.views)) is an estimate"
            + (hasProvenance ? "" : "; register it with ImageRegistry"),
          views: symbol.views.compactMap { ids[ObjectIdentifier($0)] })
      }
  }

  private func finding(_ missing: MissingName) -> LayoutSnapshot.Finding {
    let (name, views) = (missing.name, missing.views)
    let place = missing.asker.map { ", requested by \($0)," } ?? users(views)
    let reason =
      hasProvenance ? "is not among the document's resources" : "is not registered"
    return LayoutSnapshot.Finding(
      id: name.kind == .image ? "unresolved-image" : "unresolved-color",
      severity: name.kind == .image ? .warning : .note,
      message: "the \(name.kind.rawValue) '\(name.name)'\(place) \(reason)",
      views: views.compactMap { ids[ObjectIdentifier($0)] })
  }

  /// Returns the views of a name as part of a sentence: ` of avatarView`.
  private func users(_ views: [UIView]) -> String {
    guard let first = views.first else { return "" }
    let name = ids[ObjectIdentifier(first)].flatMap { names[$0] ?? $0 } ?? "a view"
    return views.count == 1 ? " of \(name)" : " of \(name) and \(views.count - 1) more"
  }
}
