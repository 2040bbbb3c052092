import UIKit

/// Returns the screen: a bar with a badge, three columns with captions, a panel and a strip.
@MainActor
public func makeChartViewController() -> UIViewController { DirectedChartViewController() }

/// A chart of directed constraints: chains, shares of the screen, and lengths taken from another axis.
///
/// The constraints are added in the order of the views, which is not the order in which they are evaluated:
/// the captions follow columns that are placed after them.
final class DirectedChartViewController: UIViewController {
  let layoutView = JWConstraintLayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let bar = UIView()
  let badge = UIView()
  let columns = [UIView(), UIView(), UIView()]
  let captions = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }
  let panel = UIView()
  let strip = UIView(frame: CGRect(x: 0, y: 476, width: 320, height: 4))

  static let gap: CGFloat = 8

  override func loadView() {
    view = layoutView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    show(bar, "bar", .lightGray)
    show(badge, "badge", .red)
    for (place, caption) in captions.enumerated() { show(caption, "caption \(place)", .gray) }
    for (place, column) in columns.enumerated() { show(column, "column \(place)", .blue) }
    show(panel, "panel", .green)
    show(strip, "strip", .black)
    // No constraint places the strip, so its mask does.
    strip.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    // A tenth of the height of the screen.
    assign(bar, .minX, from: nil, .minX)
    assign(bar, .width, from: nil, .width)
    assign(bar, .minY, from: nil, .minY)
    assign(bar, .height, from: nil, .height, scale: 0.1)

    // A square: its width too is half of the height of the bar.
    assign(badge, .width, from: bar, .height, scale: 0.5)
    assign(badge, .height, from: bar, .height, scale: 0.5)
    assign(badge, .maxX, from: bar, .maxX, offset: -12)
    assign(badge, .midY, from: bar, .midY)

    for (caption, column) in zip(captions, columns) {
      assign(caption, .midX, from: column, .midX)
      assign(caption, .minY, from: column, .maxY, offset: 4)
    }
    placeColumns()

    // As high as a column is wide.
    assign(panel, .midX, from: nil, .midX)
    assign(panel, .width, from: nil, .width, scale: 0.5)
    assign(panel, .height, from: columns[0], .width)
    assign(panel, .maxY, from: nil, .maxY, offset: -12)
  }

  /// Places the columns in a chain across the screen, on one base line, each half as high as the one before.
  private func placeColumns() {
    let gaps = Self.gap * CGFloat(columns.count + 1)
    var share: CGFloat = 0.5
    for (place, column) in columns.enumerated() {
      let previous = place > 0 ? columns[place - 1] : nil
      assign(column, .minX, from: previous, previous == nil ? .minX : .maxX, offset: Self.gap)
      assign(
        column, .width, from: nil, .width, scale: 1 / CGFloat(columns.count),
        offset: -gaps / CGFloat(columns.count))
      assign(column, .height, from: nil, .height, scale: share)
      if let previous {
        assign(column, .maxY, from: previous, .maxY)
      } else {
        assign(column, .minY, from: bar, .maxY, offset: Self.gap)
      }
      share /= 2
    }
  }

  private func show(_ view: UIView, _ name: String, _ color: UIColor) {
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    layoutView.addSubview(view)
  }

  private func assign(
    _ view: UIView, _ attribute: JWConstraintAttribute, from other: UIView?,
    _ otherAttribute: JWConstraintAttribute, scale: CGFloat = 1, offset: CGFloat = 0
  ) {
    layoutView.addConstraint(
      JWConstraint(
        view: view, attribute: attribute, relativeTo: other, attribute: otherAttribute,
        scale: scale, offset: offset))
  }
}
