import Foundation
import HeadlessUIKit
import ProgramArguments

/// A hundred cells of a feed by constraints, against the same frames set by hand.
///
///     purlin-bench cells [--cells N] [--rounds N]
@MainActor
struct CellBenchmark {
  private let count: Int
  private let rounds: Int

  init(arguments: ArraySlice<String>) {
    count = Int(number("--cells", in: arguments) ?? 100)
    rounds = max(Int(number("--rounds", in: arguments) ?? 20), 1)
  }

  private struct Times {
    var created = 0.0
    var measured = 0.0
    var laidOut = 0.0
    var total: Double { created + measured + laidOut }
  }

  func run() {
    let items = FeedItem.make(count)
    guard agree(items) else { stop(1, "the frames by constraints are not those set by hand") }
    var best: [Times] = []
    // In turns, so that both meet the same noise.
    for _ in 0..<rounds {
      let times = [
        time(items) { ManualFeedView($0) }, time(items) { ConstrainedFeedView($0) },
      ]
      if best.isEmpty {
        best = times
      } else {
        for index in best.indices where times[index].total < best[index].total {
          best[index] = times[index]
        }
      }
    }
    print("\(count) cells, least of \(rounds) rounds, milliseconds of processor time")
    print("                 created  measured  laid out     total")
    for (name, times) in zip(["by hand", "constraints"], best) {
      print(
        name.padding(toLength: 14, withPad: " ", startingAt: 0)
          + [times.created, times.measured, times.laidOut, times.total]
          .map { Self.column($0 * 1000) }.joined())
    }
    print("ratio \(Self.column(best[1].total / best[0].total)), wanted: at most 1.6")
  }

  private static func column(_ value: Double) -> String {
    let text = String((value * 100).rounded() / 100)
    return String(repeating: " ", count: max(10 - text.count, 0)) + text
  }

  private func time(_ items: [FeedItem], _ make: (FeedItem) -> FeedView) -> Times {
    let window = UIWindow(device: .standard)
    var times = Times()
    var cells: [FeedView] = []
    times.created = processorTime { cells = items.map(make) }
    var heights: [CGFloat] = []
    times.measured = processorTime { heights = cells.map { $0.height(forWidth: 375) } }
    times.laidOut = processorTime {
      var y: CGFloat = 0
      for (cell, height) in zip(cells, heights) {
        cell.frame = CGRect(x: 0, y: y, width: 375, height: height)
        window.addSubview(cell)
        y += height
      }
      window.layoutIfNeeded()
    }
    return times
  }

  /// Whether both ways come to the same frames, to half a point of rounding.
  private func agree(_ items: [FeedItem]) -> Bool {
    let window = UIWindow(device: .standard)
    for item in items {
      let cells = [ManualFeedView(item), ConstrainedFeedView(item)]
      for cell in cells {
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.height(forWidth: 375))
        window.addSubview(cell)
      }
      window.layoutIfNeeded()
      for (one, other) in zip(cells[0].parts, cells[1].parts) {
        let (a, b) = (one.frame, other.frame)
        let differences = [
          a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
        ]
        if differences.contains(where: { abs($0) > 0.5 }) {
          print("\(type(of: one)) of \(item.name): \(a) by hand, \(b) by constraints")
          return false
        }
      }
      for cell in cells { cell.removeFromSuperview() }
    }
    return true
  }
}
