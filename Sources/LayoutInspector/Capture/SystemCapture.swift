internal import AutoLayout
internal import HeadlessUIKit
internal import LayoutScene
internal import ViewAnalysis

/// The equations of a scene in one layout, in terms that do not depend on the history of its engine.
@MainActor
struct SystemCapture {
  /// The equations without their constants, which depend on the size.
  struct Structure: Equatable {
    var system: InspectedScene.System
    /// The rows; causes are indices into ``origins``.
    var rows: [InspectedScene.Row]
  }

  let structure: Structure
  /// The origin of each row.
  let origins: [ConstraintOrigin]
  /// The right-hand side of each row.
  let constants: [Double]

  init(_ scene: ViewStage, _ subjects: [Scene.Item], guideIDs: [String]) {
    var system = scene.engine.system
    // Rows are removed and added again as sizes change; only the order of equals counts.
    system.rows.sort { $0.precedes($1) }
    origins = system.rows.map(\.origin)
    constants = system.rows.map(\.constant)
    // Ranks and orders count activations, so they are replaced by their places among each other.
    let ranks = Self.places(
      system.rows.flatMap { row in
        [row.rank] + (row.sideRanks.map { [$0.upper, $0.lower] } ?? [])
      })
    let orders = Self.places(
      system.variables.compactMap(\.settling) + system.rows.compactMap(\.slackSettling))
    let unknowns = Unknowns(system, subjects, scene.engineItems)
    structure = Structure(
      system: InspectedScene.System(
        lengths: system.variables.map { $0.attribute == .width || $0.attribute == .height ? 1 : 0 },
        settling: system.variables.map { $0.settling.flatMap { orders[$0] } ?? -1 },
        views: scene.engineItems.flatMap {
          unknowns.ofItem[ObjectIdentifier($0)] ?? [-1, -1, -1, -1]
        },
        guides: guideIDs.flatMap { unknowns.ofGuide[$0] ?? [-1, -1, -1, -1] },
        facts: FrameDependences(system, subjects, scene.engineItems).facts),
      rows: system.rows.enumerated().map { index, row in
        InspectedScene.Row(
          cause: index,
          relation: row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? -1 : 1,
          priority: row.priority, rank: ranks[row.rank] ?? 0, sign: Int(row.sign),
          slack: row.slackSettling.flatMap { orders[$0] } ?? -1,
          sides: row.sideRanks.map { [ranks[$0.upper] ?? 0, ranks[$0.lower] ?? 0] } ?? [],
          terms: row.sortedTerms.flatMap { [Double($0.variable), $0.coefficient.tidy] })
      })
  }

  private static func places(_ numbers: [Int64]) -> [Int64: Int] {
    var places: [Int64: Int] = [:]
    for number in Set(numbers).sorted() { places[number] = places.count }
    return places
  }

  /// The unknowns of items and guides.
  private struct Unknowns {
    var ofItem: [ObjectIdentifier: [Int]] = [:]
    var ofGuide: [String: [Int]] = [:]

    @MainActor
    init(_ system: EngineSystem, _ subjects: [Scene.Item], _ items: [EngineItem]) {
      var content: [ObjectIdentifier: [Int]] = [:]
      for (index, variable) in system.variables.enumerated() {
        let place =
          switch variable.attribute {
          case .left: 0
          case .top: 1
          case .width: 2
          default: 3
          }
        let key = ObjectIdentifier(variable.item)
        if variable.isContent {
          content[key, default: [-1, -1, -1, -1]][place] = index
        } else {
          ofItem[key, default: [-1, -1, -1, -1]][place] = index
        }
      }
      let ids = Dictionary(
        zip(items, subjects).map { (ObjectIdentifier($0), $1.id) },
        uniquingKeysWith: { one, _ in one })
      var seen: Set<ObjectIdentifier> = []
      for variable in system.variables where !variable.isContent {
        guard let guide = variable.item.owner as? UILayoutGuide,
          let view = guide.owningView, let id = ids[ObjectIdentifier(view.engineItem)],
          seen.insert(ObjectIdentifier(variable.item)).inserted
        else { continue }
        let name = guide.identifier.isEmpty ? "guide" : guide.identifier
        ofGuide["\(id)#\(name)"] = ofItem[ObjectIdentifier(variable.item)]
      }
    }
  }
}

extension EngineSystem.Row {
  fileprivate var sortedTerms: [(variable: Int, coefficient: Double)] {
    terms.sorted { $0.variable < $1.variable }
  }

  /// Whether the row comes first: by rank, then by what it refers to.
  fileprivate func precedes(_ other: Self) -> Bool {
    if rank != other.rank { return rank < other.rank }
    let (one, two) = (sortedTerms.map(\.variable), other.sortedTerms.map(\.variable))
    if one != two { return one.lexicographicallyPrecedes(two) }
    return relation.rawValue < other.relation.rawValue
  }
}

extension Double {
  /// The coefficient without the noise of rounding.
  fileprivate var tidy: Double { (self * 0x1p40).rounded() * 0x1p-40 }
}
