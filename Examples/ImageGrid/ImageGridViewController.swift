import UIKit

/// Returns the screen: one large view above a row of two squares and a row of three.
@MainActor
public func makeViewController() -> UIViewController { ImageGridViewController() }

/// Six views in three rows; the squares follow the width, the top view takes what is left.
///
/// Every constraint is made by `NSLayoutConstraint`'s initialiser and added to the root view, as
/// code did before there were anchors.
final class ImageGridViewController: UIViewController {
  let grid = (0..<6).map { _ in UIView() }

  let marginToBounds: CGFloat = 16
  let marginBetweenViews: CGFloat = 8
  let leastTopHeight: CGFloat = 64

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpTopView()
    setUpRow(Array(grid[1...2]), below: grid[0])
    setUpRow(Array(grid[3...5]), below: grid[1])
    setUpEdges()
  }

  private func setUpViews() {
    let alphas: [CGFloat] = [1, 0.7, 0.7, 0.5, 0.5, 0.5]
    for (index, single) in grid.enumerated() {
      single.translatesAutoresizingMaskIntoConstraints = false
      single.backgroundColor = UIColor(red: 0.22, green: 0.56, blue: 0.92, alpha: 1)
      single.alpha = alphas[index]
      single.accessibilityIdentifier = index == 0 ? "top" : "square \(index)"
      view.addSubview(single)
    }
  }

  /// The top view lies between the root's edges; nothing here says how high it is.
  private func setUpTopView() {
    let top = grid[0]
    view.addConstraints([
      NSLayoutConstraint(
        item: top, attribute: .top, relatedBy: .equal,
        toItem: view, attribute: .topMargin, multiplier: 1, constant: marginToBounds),
      NSLayoutConstraint(
        item: top, attribute: .left, relatedBy: .equal,
        toItem: view, attribute: .left, multiplier: 1, constant: marginToBounds),
      NSLayoutConstraint(
        item: top, attribute: .right, relatedBy: .equal,
        toItem: view, attribute: .right, multiplier: 1, constant: -marginToBounds),
      NSLayoutConstraint(
        item: top, attribute: .height, relatedBy: .greaterThanOrEqual,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: leastTopHeight),
    ])
  }

  /// A row of squares: the first one leads, the others follow its top, bottom and width.
  private func setUpRow(_ row: [UIView], below above: UIView) {
    let leader = row[0]
    var constraints = [
      NSLayoutConstraint(
        item: leader, attribute: .top, relatedBy: .equal,
        toItem: above, attribute: .bottom, multiplier: 1, constant: marginBetweenViews),
      NSLayoutConstraint(
        item: leader, attribute: .height, relatedBy: .equal,
        toItem: leader, attribute: .width, multiplier: 1, constant: 0),
    ]
    for (before, follower) in zip(row, row.dropFirst()) {
      for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .width] {
        constraints.append(
          NSLayoutConstraint(
            item: follower, attribute: attribute, relatedBy: .equal,
            toItem: leader, attribute: attribute, multiplier: 1, constant: 0))
      }
      constraints.append(
        NSLayoutConstraint(
          item: follower, attribute: .left, relatedBy: .equal,
          toItem: before, attribute: .right, multiplier: 1, constant: marginBetweenViews))
    }
    view.addConstraints(constraints)
  }

  /// The rows are as wide as the root allows, unless squares that wide would not fit its height.
  ///
  /// Both rows have the same edges, and lie in the middle. That they reach the root's edges is only
  /// strongly wanted: in landscape, a screen is too low for squares of half its width, and the
  /// required height of the top view wins.
  private func setUpEdges() {
    let wide = NSLayoutConstraint(
      item: grid[1], attribute: .left, relatedBy: .equal,
      toItem: view, attribute: .left, multiplier: 1, constant: marginToBounds)
    wide.priority = .defaultHigh
    let middle = NSLayoutConstraint(
      item: grid[4], attribute: .centerX, relatedBy: .equal,
      toItem: view, attribute: .centerX, multiplier: 1, constant: 0)
    view.addConstraints([
      wide, middle,
      NSLayoutConstraint(
        item: grid[3], attribute: .left, relatedBy: .equal,
        toItem: grid[1], attribute: .left, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: grid[5], attribute: .right, relatedBy: .equal,
        toItem: grid[2], attribute: .right, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: grid[3], attribute: .bottom, relatedBy: .equal,
        toItem: view, attribute: .bottomMargin, multiplier: 1, constant: -marginToBounds),
    ])
  }
}
