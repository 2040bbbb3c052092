import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// What a change costs in a laid-out screen: counts that follow what moves, and not the screen.
@MainActor
@Suite struct ChangeEffortTests {
  /// Cells in a column, each with a label, a badge beside it and two further views.
  @MainActor private struct Screen {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))
    var labels: [UILabel] = []
    var gaps: [NSLayoutConstraint] = []

    init(cells: Int) {
      var above = window.topAnchor
      for index in 0..<cells {
        let views = (UIView(), UILabel(), UIView(), UIView(), UIView())
        let (cell, label, badge, line, dot) = views
        window.addSubview(cell)
        for view in [label, badge, line, dot] { cell.addSubview(view) }
        for view in [cell, label, badge, line, dot] {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        label.text = "Row \(index)"
        let gap = badge.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([
          cell.topAnchor.constraint(equalTo: above),
          cell.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          cell.trailingAnchor.constraint(equalTo: window.trailingAnchor),
          cell.heightAnchor.constraint(equalToConstant: 44),
          label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
          label.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
          gap,
          badge.widthAnchor.constraint(equalToConstant: 20),
          badge.heightAnchor.constraint(equalToConstant: 20),
          badge.centerYAnchor.constraint(equalTo: label.centerYAnchor),
          line.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 4),
          line.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
          line.heightAnchor.constraint(equalToConstant: 1),
          line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
          dot.widthAnchor.constraint(equalToConstant: 4),
          dot.heightAnchor.constraint(equalToConstant: 4),
          dot.topAnchor.constraint(equalTo: cell.topAnchor),
          dot.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        ])
        labels.append(label)
        gaps.append(gap)
        above = cell.bottomAnchor
      }
      window.layoutIfNeeded()
    }

    @MainActor func effort(_ change: () -> Void) -> LayoutEffort {
      let engine = window.layoutTree().engine
      let before = engine.effort
      change()
      window.layoutIfNeeded()
      return engine.effort.since(before)
    }
  }

  private func effort(ofTexts changed: Int, inCells cells: Int) -> LayoutEffort {
    let screen = Screen(cells: cells)
    let width = screen.labels[0].frame.width
    let effort = screen.effort {
      for label in screen.labels.prefix(changed) { label.text = "A longer text" }
    }
    #expect(screen.labels[0].frame.width > width)
    return effort
  }

  @Test func `changed texts cost in proportion to what moves`() {
    let few = effort(ofTexts: 20, inCells: 40)
    let many = effort(ofTexts: 20, inCells: 200)
    #expect(many == few)
    // A label's rows keep their place: only their constants change.
    #expect(few.entered == 0 && few.left == 0)
    // Label's width and its rows, the badge's and the line's position, the line's width.
    #expect(few.evaluations <= 20 * 8)
    #expect(effort(ofTexts: 40, inCells: 200).evaluations <= 2 * few.evaluations)
  }

  @Test func `hundreds of changed texts among two thousand views cost as much each as one`() {
    let one = effort(ofTexts: 1, inCells: 2)
    let all = effort(ofTexts: 400, inCells: 400)
    #expect(all.entered == 0 && all.left == 0)
    #expect(all.evaluations == 400 * one.evaluations)
    #expect(all.decisions == 400 * one.decisions)
  }

  @Test func `a changed constant costs the row and what follows from it`() {
    let screen = Screen(cells: 100)
    let effort = screen.effort { screen.gaps[50].constant = 12 }
    #expect(effort.entered == 0 && effort.left == 0 && effort.decisions == 0)
    // The badge's and the line's position, and the line's width.
    #expect(effort.evaluations <= 4)
  }

  /// Three labels that are a little lower than their cell, so that one of them is stretched.
  @Test func `ties in other cells are not examined again`() {
    func effort(cells: Int) -> LayoutEffort {
      let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))
      var first: [UILabel] = []
      for index in 0..<cells {
        let cell = UIView(frame: CGRect(x: 0, y: 100 * index, width: 400, height: 100))
        let labels = [UILabel(), UILabel(), UILabel()]
        var above = cell.topAnchor
        for label in labels {
          label.text = "A text"
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.addSubview(label)
          label.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
          label.topAnchor.constraint(equalTo: above).isActive = true
          above = label.bottomAnchor
        }
        above.constraint(equalTo: cell.bottomAnchor).isActive = true
        window.addSubview(cell)
        first.append(labels[0])
      }
      window.layoutIfNeeded()
      let engine = window.layoutTree().engine
      let before = engine.effort
      first[0].font = .systemFont(ofSize: 20)
      window.layoutIfNeeded()
      return engine.effort.since(before)
    }
    #expect(effort(cells: 100) == effort(cells: 2))
  }
}
