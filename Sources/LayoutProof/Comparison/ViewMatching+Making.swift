internal import LayoutGeometry
package import LayoutSnapshot

/// Both layouts at the same size, for finding the views that are the same.
package struct LayoutLook {
  package var old: LayoutSnapshot
  package var new: LayoutSnapshot

  package init(old: LayoutSnapshot, new: LayoutSnapshot) {
    self.old = old
    self.new = new
  }
}

extension ViewMatching {
  /// Matches the views of two snapshots.
  ///
  /// - Parameters:
  ///   - old: The old layout.
  ///   - new: The new layout, of the same size if places are to be of use.
  package init(from old: LayoutSnapshot, to new: LayoutSnapshot) {
    self.init([LayoutLook(old: old, new: new)])
  }

  /// Matches the views of two layouts, each of which may have other views at some sizes.
  ///
  /// - Parameters:
  ///   - looks: Both layouts at some sizes.
  ///   - oldNames: Further names of old views by their ids, such as outlets.
  ///   - newNames: Those of new views.
  /// - Complexity: O(*n*) in the number of views, and O(*n*²) in those that only their places match.
  package init(
    _ looks: [LayoutLook], oldNames: [String: [String]] = [:], newNames: [String: [String]] = [:]
  ) {
    let old = MatchedViews(looks.map(\.old), names: oldNames)
    let new = MatchedViews(looks.map(\.new), names: newNames)
    var match = Match(old: old.views, new: new.views)
    match.pair(.root) { $0.parent == nil ? ["root"] : [] }
    match.pair(.id) { $0.ownID.map { [$0] } ?? [] }
    match.pair(.name) { view in view.names.map { "\($0)\n\(view.kind)" } }
    match.pair(.name, by: \.names)
    match.pair(.text) { view in view.text.map { ["\($0)\n\(view.kind)"] } ?? [] }
    match.pairPlaces()
    match.pairOrder()
    pairs = old.views.indices.compactMap { index in
      match.partner[index].map { partner, basis in
        let (before, after) = (old.views[index], new.views[partner])
        return Pair(
          old: before.id, new: after.id, name: after.label, basis: basis,
          details: after.view.differences(from: before.view).filter {
            ["text", "font"].contains($0.part)
          })
      }
    }
    onlyOld = match.openOld.map { old.views[$0].single }
    onlyNew = match.openNew.map { new.views[$0].single }
  }
}

/// The views of one layout, with what identifies them.
private struct MatchedViews {
  struct Entry {
    var id: String
    /// The id, unless it is only the path in the tree.
    var ownID: String?
    var names: [String]
    var text: String?
    /// Views of one kind can be matched by text and place.
    var kind: String
    var parent: String?
    var label: String
    var view: LayoutSnapshot.View
    /// The frame in each look; nil where the layout lacks the view.
    var frames: [LayoutRect?]
    var isShown: Bool

    var single: ViewMatching.Single {
      .init(id: id, name: label, className: view.className, isShown: isShown)
    }
  }

  private(set) var views: [Entry] = []

  init(_ snapshots: [LayoutSnapshot], names: [String: [String]]) {
    var known: [String: Int] = [:]
    for (look, snapshot) in snapshots.enumerated() {
      let labels = SnapshotNames(snapshot)
      snapshot.forEachView { placed in
        let view = placed.view
        let isSeen = !placed.isHidden && view.alpha > LayoutTolerance.alpha
        if let index = known[view.id] {
          views[index].frames[look] = views[index].frames[look] ?? placed.frame
          views[index].isShown = views[index].isShown || isSeen && view.draws
          return
        }
        known[view.id] = views.count
        let isPath =
          view.id == "root"
          || view.id.hasPrefix("root/")
            && view.id.dropFirst(5).allSatisfy { "0123456789/".contains($0) }
        var own = names[view.id] ?? []
        if let name = view.name, !own.contains(name) { own.insert(name, at: 0) }
        let text = view.text?.string
        var entry = Entry(
          id: view.id, ownID: isPath ? nil : view.id, names: own,
          text: text?.isEmpty == false ? text : nil, kind: view.matchingKind,
          parent: placed.superviewID, label: labels[view.id], view: view,
          frames: Array(repeating: nil, count: snapshots.count), isShown: isSeen && view.draws)
        entry.view.subviews = []
        entry.frames[look] = placed.frame
        views.append(entry)
      }
    }
  }
}

extension LayoutSnapshot.View {
  /// Containers that draw nothing are of one kind, whatever lays their subviews out.
  fileprivate var matchingKind: String { draws ? kind.rawValue : "container" }

  /// Whether the view shows something besides its subviews.
  var draws: Bool {
    guard [.view, .stack, .scroll, .window].contains(kind) else { return true }
    return appearance.backgroundColor.map { $0.alpha > 0 } ?? false || appearance.borderWidth > 0
      || appearance.shadow != nil || !shapes.isEmpty || !frontShapes.isEmpty || text != nil
      || image != nil || control != nil
  }
}

/// The pairs that were found so far.
private struct Match {
  let old: [MatchedViews.Entry]
  let new: [MatchedViews.Entry]
  private(set) var partner: [(Int, ViewMatching.Basis)?]
  private var taken: [Bool]

  init(old: [MatchedViews.Entry], new: [MatchedViews.Entry]) {
    (self.old, self.new) = (old, new)
    partner = Array(repeating: nil, count: old.count)
    taken = Array(repeating: false, count: new.count)
  }

  var openOld: [Int] { old.indices.filter { partner[$0] == nil } }
  var openNew: [Int] { new.indices.filter { !taken[$0] } }

  private mutating func join(_ one: Int, _ other: Int, _ basis: ViewMatching.Basis) {
    partner[one] = (other, basis)
    taken[other] = true
  }

  /// Pairs open views that alone have a key in both layouts.
  mutating func pair(
    _ basis: ViewMatching.Basis, by keys: (MatchedViews.Entry) -> [String]
  ) {
    func holders(_ views: [MatchedViews.Entry], _ open: [Int]) -> [String: [Int]] {
      var holders: [String: [Int]] = [:]
      for index in open {
        for key in keys(views[index]) { holders[key, default: []].append(index) }
      }
      return holders
    }
    let others = holders(new, openNew)
    let own = holders(old, openOld)
    for index in openOld {
      for key in keys(old[index]) {
        guard own[key]?.count == 1, let found = others[key], found.count == 1, !taken[found[0]]
        else { continue }
        join(index, found[0], basis)
        break
      }
    }
  }

  /// Pairs open views of one kind with equal frames wherever both were laid out, those with the same text and class
  /// first.
  mutating func pairPlaces() {
    let ways: [(MatchedViews.Entry, MatchedViews.Entry) -> Bool] = [
      { $0.text == $1.text && $0.view.className == $1.view.className },
      { $0.view.className == $1.view.className }, { _, _ in true },
    ]
    for way in ways {
      for one in openOld {
        let found = openNew.first { other in
          old[one].kind == new[other].kind && way(old[one], new[other])
            && Self.isSamePlace(old[one].frames, new[other].frames)
        }
        if let found { join(one, found, .place) }
      }
    }
  }

  private static func isSamePlace(_ one: [LayoutRect?], _ other: [LayoutRect?]) -> Bool {
    var isSeen = false
    for case (let one?, let other?) in zip(one, other) {
      guard abs(one.x - other.x) <= 0.5, abs(one.y - other.y) <= 0.5,
        abs(one.width - other.width) <= 0.5, abs(one.height - other.height) <= 0.5
      else { return false }
      isSeen = true
    }
    return isSeen
  }

  /// Pairs the open views of one kind and class below the same superview in their order, if both layouts have equally
  /// many.
  mutating func pairOrder() {
    // Below a view that is matched so, others may be.
    while true {
      let before = openOld.count
      let others = groups(new, openNew) { index in taken[index] ? index : nil }
      let own = groups(old, openOld) { index in partner[index]?.0 }
      for (key, members) in own.sorted(by: { $0.value[0] < $1.value[0] }) {
        guard let found = others[key], found.count == members.count else { continue }
        for (one, other) in zip(members, found) { join(one, other, .place) }
      }
      if openOld.count == before { return }
    }
  }

  private struct Place: Hashable {
    /// The nearest ancestor that is matched, as an index of the new layout.
    var ancestor: Int
    var kind: String
    var className: String
  }

  private func groups(
    _ views: [MatchedViews.Entry], _ open: [Int], matched: (Int) -> Int?
  ) -> [Place: [Int]] {
    var places: [String: Int] = [:]
    for (index, view) in views.enumerated() { places[view.id] = index }
    var groups: [Place: [Int]] = [:]
    for index in open {
      var next = views[index].parent.flatMap { places[$0] }
      while let present = next, matched(present) == nil {
        next = views[present].parent.flatMap { places[$0] }
      }
      guard let ancestor = next.flatMap(matched) else { continue }
      let place = Place(
        ancestor: ancestor, kind: views[index].kind, className: views[index].view.className)
      groups[place, default: []].append(index)
    }
    return groups
  }
}
