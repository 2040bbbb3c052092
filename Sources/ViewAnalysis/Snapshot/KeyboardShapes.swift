internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

extension UIWindow {
  /// The keyboard of the window as shapes: its area, and rows of keys without letters.
  var keyboardShapes: [LayoutSnapshot.Shape] {
    let frame: CGRect
    switch keyboard {
    case nil: return []
    case .docked(let height)?:
      frame = CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .floating(let floating)?: frame = floating
    }
    guard frame.width > 60, frame.height > 40 else { return [] }
    let ground = LayoutSnapshot.Color(red: 0xD1, green: 0xD4, blue: 0xDA)
    var shapes = [
      LayoutSnapshot.Shape(path: Self.path(frame, radius: 0), fill: ground)
    ]
    // Below the keys is the space of the Home indicator.
    let keys = CGRect(
      x: frame.minX + 3, y: frame.minY + 8, width: frame.width - 6,
      height: frame.height - 12 - (frame.maxY >= bounds.maxY ? safeAreaInsets.bottom : 0))
    let height = keys.height / 4
    for (row, count) in [10, 9, 9, 3].enumerated() {
      let step = keys.width / 10
      let inset = row == 1 ? step / 2 : 0
      let width = (keys.width - 2 * inset) / CGFloat(count)
      for column in 0..<count {
        let key = CGRect(
          x: keys.minX + inset + CGFloat(column) * width + 3,
          y: keys.minY + CGFloat(row) * height + 4, width: width - 6, height: height - 10)
        let isShift = row == 2 && (column == 0 || column == count - 1)
        let isSide = row == 3 && column != 1
        shapes.append(
          LayoutSnapshot.Shape(
            path: Self.path(key, radius: 5),
            fill: isShift || isSide
              ? LayoutSnapshot.Color(red: 0xAC, green: 0xB0, blue: 0xBA) : .white))
      }
    }
    return shapes
  }

  private static func path(_ rect: CGRect, radius: CGFloat) -> String {
    LayoutSnapshot.Shape.path(of: UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
  }
}
