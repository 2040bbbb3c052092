public import AutoLayout
internal import Foundation

/// A dashboard in a terminal: a list beside a grid of gauges, a log below, a status line.
@MainActor
public final class Dashboard {
  /// Where it is drawn.
  public let screen: Screen
  let jobs = Pane("Jobs")
  let gauges = ["CPU", "Memory", "Disk", "Net"].map { Pane($0) }
  let log = Pane("Log")
  let status = Pane()

  /// Half of what is left to log and gauges goes to the log; zero hides it.
  public var logHeight: NSLayoutConstraint

  /// Creates a dashboard of a size in character cells.
  public init(columns: Int, rows: Int) {
    screen = Screen(columns: columns, rows: rows)
    let root = screen.root
    for pane in [jobs] + gauges + [log, status] { root.add(pane) }
    logHeight = log.height.constraint(equalTo: root.height, multiplier: 1 / 3)
    fill()
    NSLayoutConstraint.activate(edges + grid)
  }

  private func fill() {
    jobs.lines = ["layout", "render", "lint", "compare"]
    log.lines = [
      "12:04:31 frames solved", "12:04:31 nothing in conflict", "12:04:32 picture written",
    ]
    log.yields = true
    for (pane, value) in zip(gauges, ["37 %", "2.1 GB", "118 GB", "0.4 MB/s"]) {
      pane.lines = [value]
    }
    status.lines = ["3 jobs done, 1 waits"]
  }

  private var edges: [NSLayoutConstraint] {
    let root = screen.root
    // A quarter of the width, but never too narrow for its lines nor wider than 24 columns.
    let share = jobs.width.constraint(equalTo: root.width, multiplier: 0.25)
    share.priority = .defaultHigh - 1
    return [
      jobs.left.constraint(equalTo: root.left),
      jobs.top.constraint(equalTo: root.top),
      share,
      jobs.width.constraint(lessThanOrEqualToConstant: 24),
      jobs.bottom.constraint(equalTo: status.top),
      status.left.constraint(equalTo: root.left, constant: 1),
      status.right.constraint(equalTo: root.right),
      status.bottom.constraint(equalTo: root.bottom),
      status.height.constraint(equalToConstant: 1),
      log.left.constraint(equalTo: jobs.right),
      log.right.constraint(equalTo: root.right),
      log.bottom.constraint(equalTo: status.top),
      logHeight,
    ]
  }

  /// Two by two panes of one size.
  private var grid: [NSLayoutConstraint] {
    let (a, b, c, d) = (gauges[0], gauges[1], gauges[2], gauges[3])
    let places = [
      a.left.constraint(equalTo: jobs.right),
      a.top.constraint(equalTo: screen.root.top),
      b.left.constraint(equalTo: a.right),
      b.top.constraint(equalTo: a.top),
      b.right.constraint(equalTo: screen.root.right),
      c.left.constraint(equalTo: a.left),
      c.top.constraint(equalTo: a.bottom),
      c.bottom.constraint(equalTo: log.top),
      d.left.constraint(equalTo: b.left),
      d.top.constraint(equalTo: c.top),
    ]
    return places
      + gauges.dropFirst().flatMap {
        [$0.width.constraint(equalTo: a.width), $0.height.constraint(equalTo: a.height)]
      }
  }
}
