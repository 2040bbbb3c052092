import AutoLayout
import Foundation
import HeadlessUIKit
@testable import LayoutInspector
import TestSupport
import Testing

@MainActor
@Suite("Scenes that are created in code")
struct CodeSceneTests {
  @Test("A directed constraint is captured with its direction, and what it places follows the size")
  func directed() throws {
    let scene = InspectedScene(named: "Pair", widths: 320...400, heights: 480...600) {
      let controller = UIViewController()
      let container = JWConstraintLayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      container.addSubview(box)
      container.addConstraint(
        JWConstraint(view: box, attribute: .midX, relativeTo: nil, attribute: .midX))
      controller.view = container
      return controller
    }
    let captured = try #require(scene.cases.first)
    let directed = captured.constraints.filter { $0.isDirected == true }
    #expect(directed.count == 1)
    #expect(directed.first?.text.contains("←") == true)
    #expect(directed.first?.isOfContainer == false)
    // The middle is half of the width, less half of 100 points.
    #expect(captured.planes.contains([-50, 0.5, 0]))
  }

  @Test("Equations are those of every size of a region, with ranks that do not count activations")
  func equations() {
    func scene() -> InspectedScene {
      InspectedScene(named: "Row", widths: 320...400, heights: 480...600) {
        let controller = UIViewController()
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 8),
          stack.trailingAnchor.constraint(
            lessThanOrEqualTo: controller.view.trailingAnchor, constant: -8),
          stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        return controller
      }
    }
    let (one, other) = (scene(), scene())
    #expect(one.cases[0].regions.allSatisfy { $0.equations != nil })
    #expect(one.cases[0].rows == other.cases[0].rows)
    #expect(one.cases[0].systems == other.cases[0].systems)
  }

  @Test("A conflict has its picture")
  func conflictPicture() throws {
    let scene = InspectedScene(named: "Two widths", widths: 320...400, heights: 480...600) {
      let controller = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 40),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 140),
      ])
      return controller
    }
    let conflict = try #require(scene.cases[0].findings.first { $0.kind == "conflict" })
    let picture = try #require(conflict.picture)
    #expect(picture.hasPrefix("<svg") && picture.contains("40 points apart"))
    #expect(scene.cases[0].findings.allSatisfy { ($0.picture != nil) == ($0.kind == "conflict") })
  }

  @Test("A conflict's sentence, list and picture have the same constraints and numbers")
  func conflictPictureAgrees() throws {
    var drawn = 0
    for seed in 0..<12 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let heights = (0..<Int.random(in: 2...7, using: &random)).map { _ in
        CGFloat(Int.random(in: 30...120, using: &random))
      }
      let follows = heights.map { _ in Bool.random(using: &random) }
      let scene = InspectedScene(named: "Column", widths: 320...330, heights: 60...700) {
        let controller = UIViewController()
        let boxes = heights.map { _ in UIView() }
        var top = controller.view.topAnchor
        for (index, box) in boxes.enumerated() {
          box.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(box)
          box.topAnchor.constraint(equalTo: top, constant: 8).isActive = true
          // Without the box before it, such a height is still possible at some sizes.
          let height =
            index > 0 && follows[index]
            ? box.heightAnchor.constraint(equalTo: boxes[index - 1].heightAnchor)
            : box.heightAnchor.constraint(equalToConstant: heights[index])
          height.isActive = true
          top = box.bottomAnchor
        }
        top.constraint(equalTo: controller.view.bottomAnchor).isActive = true
        return controller
      }
      for finding in scene.cases[0].findings where finding.kind == "conflict" {
        let picture = try #require(finding.picture, "seed \(seed): \(finding.text)")
        let count = finding.constraints.count
        #expect(finding.text.hasPrefix("\(count) required constraints"), "seed \(seed)")
        #expect(
          picture.contains(": \(count) constraints that cannot be satisfied together"),
          "seed \(seed): \(finding.text)")
        let place = try #require(picture.firstMatch(of: /At (\d+) × (\d+):/), "seed \(seed)")
        #expect(picture.contains(" is \(place.2)"), "seed \(seed): the height in whole points")
        drawn += 1
      }
    }
    #expect(drawn >= 12)
  }
}
