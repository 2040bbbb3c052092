import AutoLayout
import Foundation
import HeadlessUIKit

/// A view for each box of a screen, with the constraints that an app would write.
@MainActor
struct ScreenView {
  /// The view that gives the screen its width; the boxes decide the height.
  let canvas = UIView()
  /// The view of each box, in preorder.
  private(set) var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(_ screen: ScreenBox) {
    let root = Self.view(of: screen)
    root.translatesAutoresizingMaskIntoConstraints = false
    canvas.addSubview(root)
    constraints = [
      root.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
      root.topAnchor.constraint(equalTo: canvas.topAnchor),
    ]
    add(screen, root)
    NSLayoutConstraint.activate(constraints)
    constraints = []
  }

  private static func view(of box: ScreenBox) -> UIView {
    guard let text = box.text else { return UIView() }
    let label = UILabel()
    label.text = text
    switch box.font {
    case .body: label.font = .systemFont(ofSize: 15)
    case .bold: label.font = .boldSystemFont(ofSize: 15)
    case .footnote: label.font = .systemFont(ofSize: 13)
    }
    return label
  }

  private mutating func add(_ box: ScreenBox, _ view: UIView) {
    views.append(view)
    let children = box.children.map { child in
      let part = Self.view(of: child)
      part.translatesAutoresizingMaskIntoConstraints = false
      if box.axis == .column { (part as? UILabel)?.numberOfLines = 0 }
      view.addSubview(part)
      return part
    }
    for (child, part) in zip(box.children, children) {
      if let width = child.width {
        constraints.append(part.widthAnchor.constraint(equalToConstant: width))
      }
      if let height = child.height {
        constraints.append(part.heightAnchor.constraint(equalToConstant: height))
      }
    }
    switch box.axis {
    case .column: stack(box.children, children, in: view)
    case .row: line(box, children, in: view)
    }
    for (child, part) in zip(box.children, children) { add(child, part) }
  }

  /// One below the other, as wide as the view.
  private mutating func stack(_ boxes: [ScreenBox], _ parts: [UIView], in view: UIView) {
    var edge = view.topAnchor
    var gap = 0.0
    for (box, part) in zip(boxes, parts) {
      constraints += [
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: box.margins.left),
        part.topAnchor.constraint(equalTo: edge, constant: gap + box.margins.top),
      ]
      if box.width == nil {
        constraints.append(
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -box.margins.right)
        )
      }
      (edge, gap) = (part.bottomAnchor, box.margins.bottom)
    }
    if !boxes.isEmpty {
      constraints.append(view.bottomAnchor.constraint(equalTo: edge, constant: gap))
    }
  }

  /// One beside the other, at the top.
  private mutating func line(_ box: ScreenBox, _ parts: [UIView], in view: UIView) {
    var edge = view.leadingAnchor
    var gap = 0.0
    var firstGrowing: UIView?
    for (child, part) in zip(box.children, parts) {
      constraints += [
        part.leadingAnchor.constraint(equalTo: edge, constant: gap + child.margins.left),
        part.topAnchor.constraint(equalTo: view.topAnchor, constant: child.margins.top),
      ]
      if child.isTallest {
        constraints.append(
          view.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: child.margins.bottom))
      }
      if child.grows {
        if let firstGrowing {
          constraints.append(part.widthAnchor.constraint(equalTo: firstGrowing.widthAnchor))
        }
        firstGrowing = firstGrowing ?? part
        part.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        part.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      }
      (edge, gap) = (part.trailingAnchor, child.margins.right)
    }
    if firstGrowing != nil {
      constraints.append(view.trailingAnchor.constraint(equalTo: edge, constant: gap))
    }
  }
}
