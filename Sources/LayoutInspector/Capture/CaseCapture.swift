internal import AutoLayout
internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutRendering
internal import LayoutScene
internal import LayoutSnapshot
internal import ViewAnalysis

/// Captures a scene under one condition: at every size, and on the screens of devices.
@MainActor
struct CaseCapture {
  /// The scene as it is laid out now.
  private(set) var scene: ViewStage
  var items = IndexTable<InspectedScene.Item>()
  var constraints = IndexTable<InspectedScene.Constraint>()
  var causes = IndexTable<InspectedScene.Cause>()
  private var trees = IndexTable<InspectedScene.Tree>()
  private var planes = IndexTable<[Double]>()
  var looks = IndexTable<InspectedScene.Look>()
  var drawings = DrawingTable()
  var reasons = IndexTable<[Double]>()
  private var systems = IndexTable<InspectedScene.System>()
  private var rows = IndexTable<InspectedScene.Row>()
  /// What is captured apart from the tables.
  private var whole = InspectedScene.Case()
  /// The screens, in the order of those of the case.
  private var screens: [CapturedScreen] = []
  /// The saved frames of misplaced views, by id.
  let saved: [String: LayoutRect]

  private var light = LayoutRenderer(LayoutRenderer.Options(idPrefix: "part"))
  private var dark = LayoutRenderer(
    LayoutRenderer.Options(appearance: .dark, idPrefix: "part"))

  /// The lists of the last region with each tree, which the next one's differences refer to.
  private var previous: [Int: Lists] = [:]

  /// The lists of indices of a region.
  private struct Lists: Equatable {
    var boxes: [Int] = []
    var looks: [Int] = []
    var reasons: [Int] = []
    var guides: [Int] = []
    var residuals: [Int] = []
    var rows: [Int] = []
    var constants: [Int] = []
  }

  init(
    _ scene: ViewStage, saved: [String: LayoutRect], images: [String: ImageContents] = [:]
  ) {
    self.scene = scene
    self.saved = saved
    light.options.images = images
    dark.options.images = images
  }

  /// Proves a scene over widths and heights, and captures each region.
  mutating func run(
    _ stage: ProofStage, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    findsRepairs: Bool
  ) {
    var found: [LayoutRegion] = []
    var proof = RegionProof(of: stage, widths: widths, heights: heights) { found.append($0) }
    if findsRepairs { proof.findRepairs(in: stage) }
    whole.window = stage.regime.facts
    whole.widths = [widths.lowerBound, widths.upperBound]
    whole.heights = [heights.lowerBound, heights.upperBound]
    for region in found {
      // The middle last, as ambiguity, conflicts and reasons are read from the engine.
      let points = RegionSamples(in: region.polygon)
      let others = points.sizes.dropFirst().map { sample(stage, at: $0) }
      let samples = [sample(stage, at: points.sizes[0])] + others
      let verdict = InspectedScene.Verdict(conflicts: stage.reportedConflicts)
      whole.regions.append(capture(region, samples, points, verdict).region)
      whole.scale = samples[0].sample.snapshot.scale
      whole.isRightToLeft = samples[0].sample.snapshot.direction == .rightToLeft
    }
    whole.take(proof) { Self.picture(of: $0, on: stage) }
  }

  /// Draws the constraints of a conflict as `purlin explain -o` does, at the size of which they are told.
  private static func picture(of finding: RegionProof.Finding, on stage: ProofStage) -> String? {
    guard let size = finding.typicalSize else { return nil }
    stage.layOut(at: size)
    let system = ConstraintSystem(of: stage)
    guard let conflict = system.conflict(among: finding.constraints.map(\.id)) else { return nil }
    let title = "At \(size.width.inPoints) × \(size.height.inPoints)"
    return ConflictPicture(conflict, in: system, title: title).svg
  }

  /// Captures the present layout of a scene on the screen of a device.
  ///
  /// - Parameters:
  ///   - screen: The scene.
  ///   - verdict: What is found about it.
  /// - Returns: The index of the screen, which may be that of an equal one.
  mutating func add(_ screen: ViewStage, _ verdict: InspectedScene.Verdict) -> Int {
    scene = screen
    let texts = Dictionary(
      scene.constraints.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    let findings = verdict.findings.map { finding in
      var finding = finding
      finding.constraints = finding.constraints.map { [$0[0], texts[$0[0]] ?? $0[0]] }
      return finding
    }
    let sample = self.sample()
    let system = SystemCapture(screen, sample.items, guideIDs: sample.guideIDs)
    let size = sample.snapshot.root.frame.size
    let before = previous
    let (region, lists) = capture(
      LayoutRegion(of: screen.scene, at: size), [(sample, system)], RegionSamples(at: size), verdict
    )
    let captured = CapturedScreen(
      scale: sample.snapshot.scale, tree: region.tree, lists: lists, corners: region.corners,
      ambiguous: region.ambiguous, conflicts: region.conflicts, findings: findings)
    if let known = screens.firstIndex(of: captured) {
      previous = before
      return known
    }
    screens.append(captured)
    whole.screens.append(
      InspectedScene.Screen(
        scale: sample.snapshot.scale, region: region, findings: findings))
    return screens.count - 1
  }

  /// Records that a device has a screen.
  mutating func add(_ screen: Int, on place: DeviceStages.Place) {
    whole.places[place.device.id, default: [:]][place.orientation.rawValue] = screen
  }

  /// What was captured.
  func captured(as condition: String) -> InspectedScene.Case {
    var whole = whole
    whole.condition = condition
    whole.items = items.values
    whole.constraints = constraints.values
    whole.causes = causes.values
    whole.trees = trees.values
    whole.planes = planes.values
    whole.looks = looks.values
    whole.drawings = drawings.values
    whole.reasons = ReasonRow.rows(reasons.values)
    whole.systems = systems.values
    whole.rows = rows.values
    return whole
  }

  // MARK: A region

  /// A screen, as far as screens of other devices can be equal.
  private struct CapturedScreen: Equatable {
    var scale: Double
    var tree: Int
    var lists: Lists
    var corners: [Double]
    var ambiguous: [InspectedScene.Ambiguity]
    var conflicts: [[Int]]
    var findings: [InspectedScene.Finding]
  }

  /// A layout, with its drawings and equations.
  struct Sample {
    var snapshot: LayoutSnapshot
    var items: [Scene.Item]
    var views: [String: LayoutSnapshot.View] = [:]
    var light: [String: LayoutRenderer.Part]
    var dark: [String: LayoutRenderer.Part]
    var residuals: [String: Double] = [:]
    /// The guides, by id, in the bounds of their owners.
    var guides: [String: LayoutSnapshot.Rect] = [:]
    /// The ids of the guides in the order of the tree.
    var guideIDs: [String] = []
  }

  /// Lays out the stage, and reads the result.
  private mutating func sample(
    _ stage: ProofStage, at size: LayoutSize
  ) -> (sample: Sample, system: SystemCapture) {
    stage.layOut(at: size)
    scene = stage.present
    let sample = self.sample()
    return (sample, SystemCapture(scene, sample.items, guideIDs: sample.guideIDs))
  }

  /// Reads the present layout.
  private func sample() -> Sample {
    let darkSnapshot = scene.darkSnapshot(name: "")
    let snapshot = scene.snapshot(name: "", judging: false)
    var sample = Sample(
      snapshot: snapshot, items: scene.items, light: light.parts(of: snapshot),
      dark: dark.parts(of: darkSnapshot))
    snapshot.forEachView { placed in
      let view = placed.view
      sample.views[view.id] = view
      for guide in view.layout.guides { sample.guides[guide.id] = guide.frame }
    }
    for constraint in snapshot.constraints where constraint.origin == .directed {
      sample.residuals[constraint.id] = constraint.residual
    }
    sample.guideIDs = sample.items.flatMap { subject in
      (sample.views[subject.id]?.layout.guides ?? []).map(\.id)
    }
    let engine = scene.engine
    for (constraint, entered) in zip(scene.constraints, scene.engineConstraints) {
      sample.residuals[constraint.id] = entered.map { known in
        // In a right-to-left layout an inequality is solved the other way around.
        let isTurned =
          known.relation == .lessThanOrEqual && known.solvesUpwards
          || known.relation == .greaterThanOrEqual && !known.solvesUpwards
        return (isTurned ? -1 : 1) * engine.residual(of: known)
      }
    }
    return sample
  }

  /// Captures a region from layouts in it, the first of which is the present one.
  private mutating func capture(
    _ found: LayoutRegion, _ taken: [(sample: Sample, system: SystemCapture)],
    _ points: RegionSamples, _ verdict: InspectedScene.Verdict
  ) -> (region: InspectedScene.Region, lists: Lists) {
    let samples = taken.map(\.sample)
    let middle = samples[0]
    let subjects = middle.items
    let tree = self.tree(middle, subjects)
    var lists = Lists()
    var foreign: [Int] = []
    for (index, subject) in subjects.enumerated() {
      let views = samples.compactMap { $0.views[subject.id] }
      guard views.count == samples.count, index < found.rectangles.count,
        found.ids[index] == subject.id
      else {
        lists.boxes += [0, 0, 0, 0].map { _ in plane(.zero) }
        lists.looks.append(self.look(of: subject.id, samples, .exact))
        foreign.append(index)
        continue
      }
      let superviews = subject.parent.map { parent in
        samples.compactMap { $0.views[subjects[parent].id] }
      }
      let (box, placing) = self.box(
        found.rectangles[index], views, in: superviews ?? [], points, middle.snapshot.scale)
      if box != found.rectangles[index] { foreign.append(index) }
      lists.boxes += [box.x, box.y, box.width, box.height].map { plane($0) }
      lists.looks.append(self.look(of: subject.id, samples, placing))
    }
    let system = equations(taken.map(\.system), without: foreign, points, into: &lists)
    lists.reasons = reasons(subjects)
    for id in middle.guideIDs {
      let frames = samples.map { $0.guides[id] ?? .init(origin: .zero, size: .zero) }
      lists.guides += [\LayoutSnapshot.Rect.minX, \.minY, \.width, \.height].map { number in
        plane(points.plane(frames.map { $0[keyPath: number] }))
      }
    }
    lists.residuals = middle.snapshot.constraints.map { constraint in
      plane(points.plane(samples.map { $0.residuals[constraint.id] ?? 0 }))
    }
    let treeIndex = trees.index(of: tree)
    let before = previous[treeIndex]
    previous[treeIndex] = lists
    let region = InspectedScene.Region(
      corners: found.polygon.corners.flatMap { [$0.width, $0.height] },
      tree: treeIndex, boxes: IndexRow(lists.boxes, after: before?.boxes),
      looks: IndexRow(lists.looks, after: before?.looks),
      reasons: IndexRow(lists.reasons, after: before?.reasons),
      guides: IndexRow(lists.guides, after: before?.guides),
      residuals: IndexRow(lists.residuals, after: before?.residuals),
      ambiguous: ambiguities(subjects, points, verdict),
      conflicts: verdict.conflicts.map { conflict in
        let broken = cause(conflict.broken)
        return [broken] + conflict.members.map { cause($0) }.filter { $0 != broken }
      },
      equations: system.map { system in
        InspectedScene.Equations(
          system: system, rows: IndexRow(lists.rows, after: before?.rows),
          constants: IndexRow(lists.constants, after: before?.constants))
      })
    return (region, lists)
  }

  /// Adds the equations of a region to the tables; returns the index of their unknowns, or nil if
  /// the layouts in the region have different ones.
  ///
  /// Code has given the views of `foreign` other frames than the engine.
  private mutating func equations(
    _ samples: [SystemCapture], without foreign: [Int], _ points: RegionSamples,
    into lists: inout Lists
  ) -> Int? {
    let first = samples[0]
    guard samples.allSatisfy({ $0.structure == first.structure }) else { return nil }
    lists.rows = zip(first.structure.rows, first.origins).map { row, origin in
      var row = row
      row.cause = cause(origin)
      return rows.index(of: row)
    }
    lists.constants = first.constants.indices.map { index in
      plane(points.plane(samples.map { $0.constants[index] }))
    }
    var system = first.structure.system
    for view in foreign {
      system.views.replaceSubrange(4 * view..<4 * view + 4, with: [-1, -1, -1, -1])
    }
    return systems.index(of: system)
  }

  mutating func plane(_ plane: SizePlane) -> Int { planes.index(of: plane.numbers) }
}

extension SizePlane {
  fileprivate static var zero: Self { Self(constant: 0, alongWidth: 0, alongHeight: 0) }
}
