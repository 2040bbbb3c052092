import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import LayoutGeometry
import LayoutTesting
import SourceLocations
import Testing

/// Lines are known where the tests are built with debug information and the machine has a symbolizer; where they are
/// not, the tests hold that each line has a call site of its own.
@MainActor
@Suite struct LineTests {
  private static func constraints() -> [(constraint: NSLayoutConstraint, line: Int)] {
    let (one, two) = (UIView(), UIView())
    let (end, views) = (two.trailingAnchor, ["one": one])
    typealias Constraint = NSLayoutConstraint
    var made: [(constraint: NSLayoutConstraint, line: Int)] = []
    func add(_ line: Int, _ constraint: NSLayoutConstraint) { made.append((constraint, line)) }
    add(#line, one.widthAnchor.constraint(equalToConstant: 10))
    add(#line, one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 2, constant: 3))
    add(#line, one.leadingAnchor.constraint(equalToSystemSpacingAfter: end, multiplier: 1))
    let format = "H:[one(20)]"
    add(#line, Constraint.constraints(withVisualFormat: format, metrics: nil, views: views)[0])
    add(
      #line + 1,
      Constraint(
        item: one, attribute: .top, relatedBy: .equal, toItem: two, attribute: .bottom,
        multiplier: 1, constant: 0))
    return made
  }

  @Test func `constraints in every notation know their lines`() {
    let made = CallStackRecorder.recording { Self.constraints() }
    #expect(Set(made.map(\.constraint.site)).count == made.count)
    #expect(!made.contains { $0.constraint.site == .unknown })
    for (constraint, line) in made {
      guard let location = constraint.site.location else { continue }
      #expect(location.path.hasSuffix("LineTests.swift"))
      #expect(location.line == line)
    }
  }

  @Test func `nothing is recorded outside a preview or an expectation`() {
    #expect(Self.constraints().allSatisfy { $0.constraint.site == .unknown })
    #expect(UIView().engineItem.site == .unknown)
  }

  @Test func `constraints of a stack view have the line of the stack view`() {
    CallStackRecorder.recording {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.layoutIfNeeded()
      #expect(!stack.constraints.isEmpty)
      #expect(stack.constraints.allSatisfy { $0.site == stack.engineItem.site })
    }
  }

  /// A screen with a constraint that is never activated.
  private final class Forgetful: UIViewController {
    static var line = 0
    // The value of a property until its constraint is made.
    private var height = NSLayoutConstraint()
    override func viewDidLoad() {
      let box = UIView()
      view.addSubview(box)
      height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
      height.isActive = true
      Self.line = #line + 1
      _ = box.widthAnchor.constraint(equalToConstant: 10)
      for constant in [1.0, 2.0] {
        let constraint = box.heightAnchor.constraint(equalToConstant: constant)
        if constant == 1 { constraint.isActive = true }
      }
    }
  }

  @Test func `a constraint that was never activated is reported once, with its line`() {
    let first = CallStackRecorder.recording {
      MatrixReport(of: Forgetful(), in: .iPhone17, rules: [.unusedConstraint])
    }
    for group in first.groups {
      #expect(group.finding.rule == .unusedConstraint)
      #expect(group.finding.location?.line == Forgetful.line)
    }
    #expect(first.groups.count <= 1)
    let second = CallStackRecorder.recording {
      MatrixReport(of: Forgetful(), in: .iPhone17, rules: [.unusedConstraint])
    }
    #expect(second.groups.isEmpty)
  }
}
