internal import HeadlessUIKit

extension LaidOutScreen {
  /// The names of images and colors that are not registered, each once, with the views that lack it.
  ///
  /// An image has a size, on which the layout depends, so its finding is a warning; that of a color is a
  /// note.
  func unresolvedNames() -> [ScreenFinding] {
    var order: [UnresolvedName] = []
    var lacking: [UnresolvedName: [ScreenElement]] = [:]
    func note(_ name: UnresolvedName) {
      if lacking.updateValue(lacking[name] ?? [], forKey: name) == nil { order.append(name) }
    }
    for element in elements {
      for name in element.view.unresolvedNames {
        note(name)
        lacking[name, default: []].append(element)
      }
    }
    var askers: [UnresolvedName: String] = [:]
    for request in window.unresolvedRequests {
      note(request.name)
      askers[request.name] = askers[request.name] ?? request.asker
    }
    return order.map { name in
      let views = lacking[name] ?? []
      let kind = name.kind.rawValue
      let place = views.isEmpty ? askers[name].map { ", requested by \($0)," } ?? "" : ""
      return ScreenFinding(
        .unresolvedName, severity: name.kind == .image ? .warning : .note, views.map(\.named),
        claim: views.first.map { "\($0.name) lacks the \(kind) '\(name.name)'" }
          ?? "the \(kind) '\(name.name)'\(place) is not registered",
        reason: views.isEmpty
          ? "" : "register it with ImageRegistry, or give the app's asset catalogs",
        detail: "\(kind) \(name.name)")
    }
  }
}
