import LayoutSnapshot

/// Small snapshots that the tests of this module share.
enum Sample {
  /// A title above a button, with a constraint that was broken.
  static var greeting: LayoutSnapshot {
    let title = LayoutSnapshot.View(
      id: "title", className: "UILabel", kind: .label, name: "Title",
      frame: .init(x: 16, y: 40, width: 168, height: 20.5), alpha: 0.5,
      appearance: .init(
        backgroundColor: .init(red: 255, green: 204, blue: 0, name: "systemYellow")),
      text: .init(
        "Good \"morning\"\n& welcome", lines: [.init("Good", x: 0, baseline: 16, width: 40.5)],
        font: .init(size: 17, weight: 600), color: .black, alignment: .center),
      layout: .init(
        intrinsicSize: .init(width: 40.5), hugging: .init(horizontal: 251, vertical: 251),
        firstBaseline: 16))
    let button = LayoutSnapshot.View(
      id: "button", className: "UIButton", kind: .button,
      frame: .init(x: 16, y: 0.1 + 0.2, width: 168, height: 30), isHidden: true,
      control: .init(isEnabled: false, items: [.init(title: "Go")], style: .filled),
      layout: .init(isAmbiguous: true))
    let root = LayoutSnapshot.View(
      id: "root", frame: .init(x: 0, y: 0, width: 200, height: 100), clipsToBounds: true,
      layout: .init(
        safeAreaInsets: .init(top: 20, left: 0, bottom: 0, right: 0),
        guides: [
          .init(
            id: "root/safeArea", role: .safeArea, frame: .init(x: 0, y: 20, width: 200, height: 80))
        ]),
      subviews: [title, button])
    return LayoutSnapshot(
      name: "Greeting",
      device: .init(id: "phone", name: "Phone", orientation: .landscape, cornerRadius: 20),
      canvas: .init(width: 200, height: 100), scale: 2, direction: .rightToLeft, root: root,
      constraints: [
        .init(
          id: "1", first: .init("title", .top), relation: .greaterThanOrEqual,
          second: .init("root/safeArea", .top), multiplier: 2, constant: -20, priority: 750,
          identifier: "gap", holder: "root", origin: .guide, isBroken: true, residual: 12,
          text: "Title.top >= 2 × safe area.top - 20 @750"),
        .init(id: "2", first: .init("button", .height), constant: 30),
      ],
      findings: [
        .init(
          id: "conflicting-constraints", severity: .error, message: "These cannot hold together.",
          views: ["title"], constraints: ["1", "2"])
      ])
  }
}
