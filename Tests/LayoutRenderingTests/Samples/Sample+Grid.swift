import LayoutSnapshot

extension Sample {
  /// Boxes of equal size with their constraints, guides and names.
  static var grid: LayoutSnapshot {
    let colors: [UInt32] = [0xFFD9D2, 0xFFECC7, 0xD9F2DC, 0xD3E8FB, 0xE2DCFA, 0xFADCEB]
    var boxes: [View] = []
    for index in 0..<6 {
      let (column, row) = (Double(index % 3), Double(index / 3))
      boxes.append(
        View(
          id: "Box \(index + 1)", name: "Box \(index + 1)",
          frame: rect(20 + column * 130, 40 + row * 130, 110, 110),
          appearance: .init(
            backgroundColor: .init(
              unitRed: Double(colors[index] >> 16) / 255,
              green: Double(colors[index] >> 8 & 0xFF) / 255,
              blue: Double(colors[index] & 0xFF) / 255), cornerRadius: 8)))
    }
    let root = View(
      id: "root", frame: rect(0, 0, 410, 320), appearance: .init(backgroundColor: background),
      layout: .init(
        layoutMargins: .init(top: 20, left: 20, bottom: 20, right: 20),
        guides: [.init(id: "column", identifier: "column", frame: rect(150, 20, 110, 280))]),
      subviews: boxes)
    return LayoutSnapshot(
      name: "Grid", canvas: .init(width: 410, height: 320), root: root,
      constraints: [
        constraint("Box 1", .leading, .equal, "root", .leadingMargin),
        constraint("Box 1", .top, .equal, "root", .topMargin, plus: 20),
        constraint("Box 2", .leading, .equal, "Box 1", .trailing, plus: 20),
        constraint("Box 3", .leading, .equal, "Box 2", .trailing, plus: 20),
        constraint("root", .trailingMargin, .equal, "Box 3", .trailing),
        constraint("Box 2", .top, .equal, "Box 1"), constraint("Box 3", .top, .equal, "Box 2"),
        constraint("Box 2", .width, .equal, "Box 1"),
        constraint("Box 3", .width, .equal, "Box 1", at: 750),
        constraint("Box 1", .width, .equal, "Box 1", .height),
        constraint("Box 4", .top, .equal, "Box 1", .bottom, plus: 20),
        constraint("Box 4", .leading, .equal, "Box 1"),
        constraint("Box 5", .centerX, .equal, "Box 2"),
        constraint("Box 5", .centerY, .equal, "Box 4"),
        constraint("Box 6", .height, .greaterThanOrEqual, plus: 100),
        constraint("Box 6", .bottom, .lessThanOrEqual, "root", .bottomMargin),
        constraint("Box 6", .top, .equal, "Box 3", .bottom, plus: 32, isBroken: true),
        constraint("Box 5", .width, .equal, "column"),
      ])
  }
}
