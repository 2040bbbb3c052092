internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

// What is told of conflicts: the constraints that contradict each other in all of a region, and the lengths between
// regions at which they do not.
extension RegionProof.Finding {
  /// The greatest number of sets of constraints, and of places in the region, that are tried.
  private static let (mostSets, mostProbes) = (4, 16)

  /// Adds the constraints of the conflict: a set that cannot be satisfied in the middle of the region or near its corners.
  ///
  /// Where there is less space, fewer constraints are enough. The set of a typical size is taken, which is small, and
  /// where it can be satisfied, that of this place; after a few sets, the last one.
  mutating func explainConflict(in stage: any ResizableStage) {
    let largest = polygons.sorted { $0.area > $1.area }
    let probes = largest.flatMap { polygon in
      // The sizes at which a set can be satisfied are convex, so they can be between corners at which it cannot.
      [polygon.inner]
        + polygon.corners.map { corner in
          let length = corner.distance(to: polygon.inner)
          return corner.moved(min(0.5, 0.1 / max(length, 0.1)), towards: polygon.inner)
        }
    }.prefix(Self.mostProbes)
    var next = typicalSize
    for _ in 0..<Self.mostSets {
      guard let size = next else { return }
      stage.layOut(at: size)
      guard let members = members(in: stage) else { return }
      constraints = members
      let ids = Set(members.map(\.id))
      next = probes.first { !Self.contradict(ids, in: stage, at: $0) }
    }
  }

  /// The members of the conflict in the present layout; nil if it has none.
  private func members(in stage: any ResizableStage) -> [NamedConstraint]? {
    stage.reportedConflicts.first { details == [stage.constraint(for: $0.broken).id] }.map {
      $0.members.map { NamedConstraint(located: stage.constraint(for: $0)) }
    }
  }

  /// Whether constraints contradict each other at a size.
  private static func contradict(
    _ ids: Set<String>, in stage: any ResizableStage, at size: LayoutSize
  ) -> Bool {
    stage.layOut(at: size)
    let system = ConstraintSystem(of: stage)
    let rows = ConstraintSystem.statedRows(of: stage.engine)
    let places = rows.indices.filter { ids.contains(stage.constraint(for: rows[$0].origin).id) }
    return !system.disjointConflicts(among: places).isEmpty
  }
}

extension RegionProof {
  /// The greatest number of lengths of each axis that are tried for a group of conflicts.
  private static let mostEnds = 16

  /// Finds the lengths at which regions of related conflicts meet and none of the conflicts holds.
  mutating func findFreeEnds(in stage: any ResizableStage) {
    let all = findings.indices.filter { findings[$0].kind == .conflict }
    for group in related(all.map { findings[$0] }) where group.count > 1 {
      let details = Set(group.map(\.details))
      let polygons = group.flatMap(\.polygons)
      let seams = RegionSightings.seams(of: polygons)
      func free(_ lengths: [Double], ofWidth isWidth: Bool) -> [Double] {
        lengths.prefix(Self.mostEnds).filter { length in
          guard whole.isFilled(beside: length, across: isWidth, by: polygons) else { return false }
          let beside = polygons.filter {
            let extent = $0.extent(ofWidth: isWidth)
            return [extent.lowerBound, extent.upperBound].contains {
              abs($0 - length) < LayoutTolerance.slack
            }
          }
          return beside.allSatisfy { polygon in
            stage.layOut(at: polygon.inner.with(length, ofWidth: isWidth))
            return !stage.reportedConflicts.contains {
              details.contains([stage.constraint(for: $0.broken).id])
            }
          }
        }
      }
      let ends = Exceptions(
        widths: free(seams.widths, ofWidth: true), heights: free(seams.heights, ofWidth: false))
      for index in all where details.contains(findings[index].details) {
        findings[index].freeEnds = ends
      }
    }
  }
}
