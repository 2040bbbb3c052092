internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutScene
internal import LayoutSnapshot
internal import ViewAnalysis

// The views and constraints of a region, in the tables that all regions share.
extension CaseCapture {
  mutating func tree(
    _ sample: Sample, _ subjects: [Scene.Item]
  ) -> InspectedScene.Tree {
    var tree = InspectedScene.Tree(views: [], parents: [], guides: [], owners: [], constraints: [])
    var indices: [String: Int] = [:]
    for (place, subject) in subjects.enumerated() {
      let item = items.index(
        of: InspectedScene.Item(
          id: subject.id, name: subject.name, type: subject.className,
          saved: saved[subject.id].map { [$0.x, $0.y, $0.width, $0.height] },
          location: subject.location))
      indices[subject.id] = item
      tree.views.append(item)
      tree.parents.append(subject.parent ?? -1)
      for guide in sample.views[subject.id]?.layout.guides ?? [] {
        let known = items.index(
          of: InspectedScene.Item(
            id: guide.id, name: Self.name(of: guide, in: subject.name), type: guide.role.rawValue,
            isGuide: true))
        indices[guide.id] = known
        tree.guides.append(known)
        tree.owners.append(place)
      }
    }
    let known = Dictionary(
      scene.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for constraint in sample.snapshot.constraints {
      let isDirected = constraint.origin == .directed
      let isOfContainer = constraint.origin != .user && !isDirected
      tree.constraints.append(
        constraints.index(
          of: InspectedScene.Constraint(
            id: constraint.id, text: known[constraint.id]?.text ?? constraint.text,
            first: indices[constraint.first.item] ?? -1,
            firstAttribute: constraint.first.attribute.name, relation: constraint.relation.sign,
            second: constraint.second.map { indices[$0.item] ?? -1 },
            secondAttribute: constraint.second?.attribute.name,
            multiplier: constraint.multiplier, constant: constraint.constant,
            priority: constraint.priority, identifier: constraint.identifier,
            isOfContainer: isOfContainer, isDirected: isDirected ? true : nil,
            location: known[constraint.id]?.location)))
    }
    return tree
  }

  private static func name(of guide: LayoutSnapshot.Guide, in owner: String) -> String {
    guide.role == .layer ? guide.shortName : "\(owner).\(guide.shortName)"
  }

  mutating func look(of id: String, _ samples: [Sample], _ placing: Placing) -> Int {
    guard let view = samples[0].views[id] else {
      return looks.index(
        of: InspectedScene.Look(
          light: [], dark: [], isHidden: true, alpha: 1, insets: [0, 0, 0, 0], origin: [0, 0],
          isRounded: false, margins: [0, 0, 0, 0]))
    }
    let sizes = samples.map { ($0.views[id] ?? view).frame.size }
    func drawing(_ part: (Sample) -> String?) -> Int {
      drawings.index(of: samples.map { part($0) ?? "" }, in: sizes)
    }
    let clips = view.clipsToBounds && (!view.subviews.isEmpty || view.kind == .image)
    let facts = view.layout
    var (isRounded, following): (Bool, [Double]?) = (false, nil)
    switch placing {
    case .exact: break
    case .rounded: isRounded = true
    case .following(let differences): following = differences
    }
    return looks.index(
      of: InspectedScene.Look(
        light: [drawing { $0.light[id]?.back }, drawing { $0.light[id]?.front }],
        dark: [drawing { $0.dark[id]?.back }, drawing { $0.dark[id]?.front }],
        isHidden: view.isHidden, alpha: view.alpha.isFinite ? view.alpha : 1,
        clip: clips ? view.appearance.cornerRadius : nil,
        insets: view.alignmentInsets.list, origin: [view.boundsOrigin.x, view.boundsOrigin.y],
        isRounded: isRounded, following: following,
        baselines: facts.firstBaseline.flatMap { first in
          facts.lastBaseline.map { [first, $0] }
        },
        content: facts.hugging.flatMap { hugging in
          facts.compression.map {
            [hugging.horizontal, hugging.vertical, $0.horizontal, $0.vertical]
          }
        },
        margins: facts.layoutMargins.list))
  }
}

extension LayoutSnapshot.Insets {
  fileprivate var list: [Double] { [left, top, right, bottom] }
}
