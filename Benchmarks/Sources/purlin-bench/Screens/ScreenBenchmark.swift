import AllocationCount
import Foundation
import HeadlessUIKit
import ProgramArguments

/// Whole screens through UIKit: first layout, rotation, one text changed, memory; beside Yoga, which lays the
/// same boxes out.
///
///     purlin-bench screens [--rounds N] [--yoga DRIVER:LIBRARY]
///
/// Yoga is given the sizes of texts; the time of `UIKit` contains making the views and measuring the texts.
@MainActor
struct ScreenBenchmark {
  private static let widths = [375.0, 812.0]

  private let rounds: Int
  private let peers: Peers

  init(arguments: ArraySlice<String>) {
    rounds = max(Int(number("--rounds", in: arguments) ?? 20), 1)
    peers = Peers(kiwi: nil, yoga: text("--yoga", in: arguments), folder: nil)
  }

  private struct Times {
    var first = Double.infinity
    var rotation = Double.infinity
    var text = Double.infinity
    var bytes = 0.0
  }

  func run() {
    print("milliseconds of processor time, least of \(rounds) rounds; bytes per box")
    print(
      "screen     boxes   first   Yoga  ratio   rotation   Yoga  ratio     text   Yoga  ratio    bytes   Yoga"
    )
    for screen in ScreenCase.all {
      let own = measure(screen)
      let other = peers.yoga(screen: description(of: screen), named: screen.name)
      let boxes = Double(screen.root.count)
      if let differences = other["differences"], differences > 0 {
        stop(1, "\(screen.name): \(Int(differences)) frames differ from Yoga's")
      }
      print(
        screen.name.padding(toLength: 10, withPad: " ", startingAt: 0)
          + column(boxes, 0, 6)
          + cells(own.first, other["first_ms"]) + "   " + cells(own.rotation, other["rotation_ms"])
          + "  " + cells(own.text, other["text_ms"])
          + column(own.bytes / boxes, 0, 9) + column(other["bytes"].map { $0 / boxes }, 0, 7))
    }
  }

  private func cells(_ own: Double, _ other: Double?) -> String {
    column(own * 1000, 3, 8) + column(other, 3, 7) + column(other.map { own * 1000 / $0 }, 1, 7)
  }

  private func column(_ value: Double?, _ digits: Int, _ width: Int) -> String {
    let text = value.map { String(format: "%.\(digits)f", $0) } ?? "–"
    return String(repeating: " ", count: max(width - text.count, 1)) + text
  }

  // MARK: Purlin

  private func measure(_ screen: ScreenCase) -> Times {
    var best = Times()
    for round in 0..<rounds {
      let window = UIWindow(device: .standard)
      window.layoutIfNeeded()
      let before = allocatedBytes()
      var view: ScreenView?
      best.first = min(
        best.first,
        processorTime {
          view = ScreenView(screen.root)
          view.map { host($0, in: window) }
        })
      if round == 0 { best.bytes = Double(allocatedBytes()) - Double(before) }
      guard let view else { continue }
      best.rotation = min(best.rotation, processorTime { resize(view, in: window, Self.widths[1]) })
      resize(view, in: window, Self.widths[0])
      let label = view.views[screen.changed.box] as? UILabel
      best.text = min(
        best.text,
        processorTime {
          label?.text = screen.changed.text
          window.layoutIfNeeded()
        })
    }
    return best
  }

  private func host(_ view: ScreenView, in window: UIWindow) {
    view.canvas.frame = CGRect(x: 0, y: 0, width: Self.widths[0], height: 10_000)
    window.addSubview(view.canvas)
    window.layoutIfNeeded()
  }

  private func resize(_ view: ScreenView, in window: UIWindow, _ width: Double) {
    view.canvas.frame.size.width = width
    window.layoutIfNeeded()
  }

  // MARK: Yoga

  /// Returns the screen as the lines that `Yoga/screens.hpp` describes.
  private func description(of screen: ScreenCase) -> String {
    let window = UIWindow(device: .standard)
    let view = ScreenView(screen.root)
    host(view, in: window)
    let portrait = view.views.map(\.frame)
    resize(view, in: window, Self.widths[1])
    let landscape = view.views.map(\.frame)
    resize(view, in: window, Self.widths[0])

    func text(_ index: Int) -> String {
      guard let label = view.views[index] as? UILabel else { return "0" }
      let natural = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      let pairs = [natural, portrait[index].size, landscape[index].size]
      return "3 " + pairs.map { "\($0.width) \($0.height)" }.joined(separator: " ")
    }
    var lines: [String] = []
    func add(_ box: ScreenBox, _ depth: Int) {
      let index = lines.count
      let margins = box.margins
      let frames = [portrait[index], landscape[index]].flatMap {
        [$0.minX, $0.minY, $0.width, $0.height]
      }
      let words =
        [
          "\(depth)", box.axis == .row ? "2" : "0", "\(box.width ?? -1)", "\(box.height ?? -1)",
          box.grows ? "1" : "0",
        ] + [margins.left, margins.top, margins.right, margins.bottom].map { "\($0)" }
        + [text(index)] + frames.map { "\($0)" }
      lines.append(words.joined(separator: " "))
      for child in box.children { add(child, depth + 1) }
    }
    add(screen.root, 0)
    let label = view.views[screen.changed.box] as? UILabel
    label?.text = screen.changed.text
    window.layoutIfNeeded()
    let other = label?.bounds.size ?? .zero
    let natural = label?.intrinsicContentSize ?? .zero
    lines.append(
      "change \(screen.changed.box) 2 \(natural.width) \(natural.height) \(other.width) \(other.height)"
    )
    return lines.joined(separator: "\n")
  }
}
