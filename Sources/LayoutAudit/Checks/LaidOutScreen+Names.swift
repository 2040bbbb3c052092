internal import HeadlessUIKit

extension LaidOutScreen {
  /// The names of images and colors that are not registered, each once, with the views that lack it.
  ///
  /// An image has a size, on which the layout depends, so its finding is a warning; that of a color is a
  /// note.
  func unresolvedNames() -> [ScreenFinding] {
    let byView = Dictionary(
      elements.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    return MissingName.missing(in: elements.map(\.view), of: window).map { missing in
      let name = missing.name
      let views = missing.views.compactMap { byView[ObjectIdentifier($0)] }
      let kind = name.kind.rawValue
      let place = missing.asker.map { ", requested by \($0)," } ?? ""
      return ScreenFinding(
        .unresolvedName, severity: name.kind == .image ? .warning : .note, views.map(\.named),
        claim: views.first.map { "\($0.name) lacks the \(kind) '\(name.name)'" }
          ?? "the \(kind) '\(name.name)'\(place) is not registered",
        reason: views.isEmpty
          ? "" : "register it with ImageRegistry, or give the app's asset catalogs",
        detail: "\(kind) \(name.name)")
    }
  }

  /// The missing images and colors as text, such as `image 'avatar'`, in the order of their first use.
  package var missingNames: [String] {
    MissingName.missing(in: elements.map(\.view), of: window).map {
      "\($0.name.kind.rawValue) '\($0.name.name)'"
    }
  }
}
