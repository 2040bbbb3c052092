import AutoLayout
import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import LayoutRendering
import LayoutSnapshot
import Testing
import ViewAnalysis

@testable import LayoutInspector

@MainActor
@Suite("Directed constraints of layers")
struct LayerSceneTests {
  /// A view with two layers: a bar of half its width at the top, and a note below the bar.
  private func controller(cycle: Bool = false) -> UIViewController {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (bar, note) = (CALayer(), CALayer())
    (bar.name, note.name) = ("bar", "note")
    bar.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    note.frame = CGRect(x: 5, y: 0, width: 40, height: 20)
    for layer in [bar, note] {
      layer.backgroundColor = UIColor.systemBlue.cgColor
      view.layer.addSublayer(layer)
    }
    let manager = CAConstraintLayoutManager()
    var options = DirectedLayoutOptions()
    options.report = { _, _ in }
    manager.use(options)
    view.layer.layoutManager = manager
    bar.addConstraint(
      CAConstraint(
        attribute: .width, relativeTo: "superlayer", attribute: .width, scale: 0.5, offset: 0))
    bar.addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
    bar.addConstraint(
      cycle
        ? CAConstraint(attribute: .minY, relativeTo: "note", attribute: .maxY)
        : CAConstraint(attribute: .minY, relativeTo: "superlayer", attribute: .minY, offset: 20))
    note.addConstraint(
      CAConstraint(attribute: .minY, relativeTo: "bar", attribute: .maxY, offset: 8))
    controller.view = view
    return controller
  }

  private func snapshot(of controller: UIViewController) -> LayoutSnapshot {
    let window = UIWindow(BareScreen(width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return LayoutSnapshot(of: window, name: "Layers")
  }

  private func guides(of snapshot: LayoutSnapshot) -> [LayoutSnapshot.Guide] {
    var guides: [LayoutSnapshot.Guide] = []
    snapshot.forEachView { guides += $0.view.layout.guides.filter { $0.role == .layer } }
    return guides
  }

  @Test func `layers that constraints relate are guides of the view, in its coordinates`() {
    let guides = guides(of: snapshot(of: controller()))
    #expect(guides.map(\.identifier) == ["bar", "note"])
    #expect(
      guides.map(\.frame) == [
        .init(x: 80, y: 20, width: 160, height: 30), .init(x: 5, y: 58, width: 40, height: 20),
      ])
  }

  @Test func `their constraints are directed, and name the layers`() {
    let found = snapshot(of: controller()).constraints.filter { $0.origin == .directed }
    #expect(
      found.map(\.text) == [
        "bar.width ← 0.5 × UIView.width", "bar.centerX ← UIView.centerX",
        "bar.top ← UIView.top + 20",
        "note.top ← bar.bottom + 8",
      ])
    #expect(found.allSatisfy { $0.residual == 0 })
  }

  @Test func `a constraint that could not be evaluated differs by what is missing`() {
    let residuals = snapshot(of: controller(cycle: true)).constraints
      .filter { $0.origin == .directed }.map(\.residual)
    // Nothing moved: the bar is 10 wide at 0, the note at 0 below a bar of 30 points.
    #expect(residuals == [-150, -155, -20, -38])
  }

  @Test func `a view's own layer is the view`() throws {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.accessibilityIdentifier = "box"
    controller.view.addSubview(box)
    controller.view.layer.layoutManager = CAConstraintLayoutManager()
    box.layer.addConstraint(
      CAConstraint(attribute: .maxX, relativeTo: "superlayer", attribute: .maxX))
    let snapshot = snapshot(of: controller)
    #expect(guides(of: snapshot).isEmpty)
    let constraint = try #require(snapshot.constraints.first { $0.origin == .directed })
    #expect(constraint.text == "box.right ← UIView.right")
    #expect(constraint.residual == 0)
    #expect(box.frame.maxX == 320)
  }

  @Test func `pictures draw them with an arrow`() {
    let svg = LayoutRenderer(LayoutRenderer.Options(drawsConstraints: true)).svg(
      of: snapshot(of: controller()))
    #expect(svg.contains("note.top ← bar.bottom + 8 (directed: it moves note, and never bar)"))
    #expect(svg.contains("<polygon") || svg.contains("<path"))
  }

  @Test func `a page has the layers, and they follow the size`() throws {
    let scene = InspectedScene(named: "Layers", widths: 320...400, heights: 480...600) {
      controller()
    }
    let captured = try #require(scene.cases.first)
    #expect(captured.items.filter { $0.type == "layer" }.map(\.name) == ["bar", "note"])
    #expect(captured.constraints.count { $0.isDirected == true } == 4)
    // The bar is half as wide as the view, and begins at a quarter.
    #expect(captured.planes.contains([0, 0.5, 0]))
    #expect(captured.planes.contains([0, 0.25, 0]))
  }
}
