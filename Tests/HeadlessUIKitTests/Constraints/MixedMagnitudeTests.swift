import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Random views whose multipliers differ by factors of 10 000 and more; laying them out once ended the
/// process.
@MainActor
@Suite(.serialized) struct MixedMagnitudeTests {
  /// The number of the parent of each view, 0 being the root, and constraints: view, attribute, relation,
  /// multiplier, other view or -1, its attribute, constant, priority.
  nonisolated struct System: Sendable {
    var parents: [Int]
    var constraints: String
  }

  nonisolated static let hundreds = System(
    parents: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 6, 12],
    constraints: """
      5 8 -1 0.5 3 7 158 250
      4 7 0 100 2 8 104 999
      6 8 -1 1 10 8 -9 500
      6 4 -1 100 8 4 143 500
      7 4 0 100 8 10 26 1000
      12 3 -1 100 5 4 -42 250
      9 3 -1 100 2 10 189 1000
      9 10 0 0.01 1 10 204 1000
      9 8 1 100 10 8 47 750
      13 3 -1 1 4 4 2 1000
      9 3 0 0.01 13 4 -28 250
      13 10 -1 100 11 4 159 500
      1 8 -1 1 2 7 77 750
      2 4 0 0.01 4 10 111 500
      12 3 0 100 5 10 -39 750
      11 4 0 1 7 4 230 1000
      """)

  nonisolated static let hundredThousands = System(
    parents: [0, 0, 0, 0, 0, 0, 0, 0],
    constraints: """
      4 10 1 100000 6 4 88 1000
      6 4 1 1e-05 7 4 32 750
      8 8 0 0.5 -1 8 257 500
      5 10 0 0.5 4 10 334 1000
      2 10 0 1e-05 8 4 41 1000
      1 7 0 1 3 7 293 1000
      7 4 0 1e-05 2 10 -29 1000
      5 3 1 1e-05 8 3 274 1000
      2 8 0 100000 1 7 -25 1000
      """)

  @Test(arguments: [hundreds, hundredThousands])
  func `views with multipliers of very different size are laid out`(system: System) throws {
    LayoutLog.shared.write = { _ in }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var views = [root]
    for _ in system.parents {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
    }
    for (index, parent) in system.parents.enumerated() {
      views[parent].addSubview(views[index + 1])
    }
    let constraints = try system.constraints.split(separator: "\n").map { line in
      try Self.constraint(line.split(separator: " ").compactMap { Double($0) }, views)
    }
    for constraint in constraints {
      constraint.isActive = true
      root.layoutIfNeeded()
    }
    for view in views { #expect(view.frame.isFinite, "\(view.frame)") }
    // As good from scratch: constraints one by one and all at once have one result.
    let frames = views.map(\.frame)
    NSLayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
    NSLayoutConstraint.activate(constraints)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    for (old, view) in zip(frames, views) {
      #expect(old.isNear(view.frame), "\(old) \(view.frame)")
    }
  }

  private static func constraint(
    _ numbers: [Double], _ views: [UIView]
  ) throws -> NSLayoutConstraint {
    let attribute = try #require(NSLayoutConstraint.Attribute(rawValue: Int(numbers[1])))
    let other = try #require(NSLayoutConstraint.Attribute(rawValue: Int(numbers[5])))
    let hasOther = numbers[4] >= 0
    let constraint = NSLayoutConstraint(
      item: views[Int(numbers[0])], attribute: attribute,
      relatedBy: try #require(NSLayoutConstraint.Relation(rawValue: Int(numbers[2]))),
      toItem: hasOther ? views[Int(numbers[4])] : nil,
      attribute: hasOther ? other : .notAnAttribute, multiplier: numbers[3],
      constant: numbers[6])
    constraint.priority = UILayoutPriority(Float(numbers[7]))
    return constraint
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy { abs($0) < .infinity }
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) <= 1e-3 * (1 + abs($0)) }
  }
}
