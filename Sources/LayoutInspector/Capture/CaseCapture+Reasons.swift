internal import ViewAnalysis
internal import AutoLayout
internal import Foundation
internal import LayoutProof
internal import LayoutScene

// Why numbers are what they are, and which ones are not determined.
extension CaseCapture {
  /// Returns the reasons of the x, y, width and height of each item of the engine; -1 where it has none.
  mutating func reasons(_ subjects: [Scene.Item]) -> [Int] {
    let items = scene.engineItems
    let owners = Dictionary(
      zip(items.map(ObjectIdentifier.init), subjects), uniquingKeysWith: { first, _ in first })
    var known: [ConstraintOrigin: Int] = [:]
    return items.flatMap { item in
      [NSLayoutConstraint.Attribute.left, .top, .width, .height].map { attribute in
        guard let explanation = scene.engine.explanation(of: item, attribute) else { return -1 }
        var terms: [(cause: Int, coefficient: Double, constant: Double)] = []
        for part in explanation.parts where abs(part.coefficient) > LayoutTolerance.arithmetic {
          let cause = known[part.origin] ?? cause(part.origin)
          known[part.origin] = cause
          terms.append((cause, part.coefficient.tidy, part.constant.tidy))
        }
        for place in explanation.places where abs(place.share) > LayoutTolerance.computed {
          let owner = owners[ObjectIdentifier(place.item)]
          let cause = causes.index(
            of: InspectedScene.Cause(
              kind: .open, id: owner?.id ?? "",
              text:
                "\(owner?.name ?? "something").\(place.attribute.name), which is not determined",
              priority: 0))
          terms.append((cause, 1, place.share.tidy))
        }
        terms.sort { $0.cause < $1.cause }
        return reasons.index(of: terms.flatMap { [Double($0.cause), $0.coefficient, $0.constant] })
      }
    }
  }

  mutating func cause(_ origin: ConstraintOrigin) -> Int {
    let constraint = scene.constraint(for: origin)
    let kind: InspectedScene.Cause.Kind
    switch origin {
    case .constraint: kind = .constraint
    case .hugging, .compression: kind = .content
    case .placement(let item, let axis, .length) where item === scene.outermost:
      kind = axis == .horizontal ? .width : .height
    case .placement: kind = .given
    }
    return causes.index(
      of: InspectedScene.Cause(
        kind: kind, id: constraint.id, text: constraint.text,
        priority: origin.priority))
  }

  /// Returns the plane of a number that does not depend on the size; nil if it is infinite.
  private mutating func constant(_ value: Double?) -> Int? {
    guard let value, value.isFinite else { return nil }
    return plane(SizePlane(constant: value, alongWidth: 0, alongHeight: 0))
  }

  mutating func ambiguities(
    _ subjects: [Scene.Item], _ points: RegionSamples, _ verdict: InspectedScene.Verdict
  ) -> [InspectedScene.Ambiguity] {
    var found: [(view: Int, attribute: NSLayoutConstraint.Attribute)] = []
    let placed = scene.engineItems
    for (index, subject) in subjects.enumerated() where subject.isVisible {
      for attribute in scene.engine.ambiguousAttributes(of: placed[index])
      where verdict.leavesOpen(attribute, of: subject.id) {
        found.append((index, attribute))
      }
    }
    guard !found.isEmpty else { return [] }
    return found.map { view, attribute in
      let range = scene.engine.range(of: placed[view], attribute)
      return InspectedScene.Ambiguity(
        view: view, number: [.left, .top, .width, .height].firstIndex(of: attribute) ?? 0,
        least: constant(range?.lowerBound), greatest: constant(range?.upperBound),
        size: [points.sizes[0].width, points.sizes[0].height])
    }
  }
}

extension Double {
  /// The number without the noise of rounding.
  fileprivate var tidy: Double {
    let rounded = (self * 1e7).rounded() / 1e7
    return rounded == 0 ? 0 : rounded
  }
}
