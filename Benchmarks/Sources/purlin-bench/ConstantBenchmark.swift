import AllocationCount
import AutoLayout
import Foundation
import HeadlessUIKit
import ProgramArguments

/// Changed constants in a screen that is laid out: the memory that they allocate.
///
///     purlin-bench constants [--changes N]
@MainActor
struct ConstantBenchmark {
  private let changes: Int

  init(arguments: ArraySlice<String>) {
    changes = max(Int(number("--changes", in: arguments) ?? 1000), 1)
  }

  func run() {
    guard allocationsAreCounted() else { stop(1, "allocations are not counted on this platform") }
    let window = UIWindow(device: .standard)
    let rows = Self.fill(window)
    window.layoutIfNeeded()
    // Lists grow to their usual length.
    for row in rows.suffix(8) { change(row, by: 1, window) }

    let setting = count { change in
      rows[change % rows.count].constant += change % 2 == 0 ? 1 : -1
    }
    window.layoutIfNeeded()
    let moving = count { change in self.change(rows[change % rows.count], by: 0.5, window) }
    print("allocations for \(changes) changed constants of \(rows.count) rows")
    print("constants alone: \(setting)")
    print("with a layout after each: \(moving), \(Double(moving) / Double(changes)) each")
    if setting > Self.growth || moving > 2 * changes + Self.growth {
      stop(1, "wanted: none for a constant alone, 2 with a layout, besides lists that grow")
    }
  }

  /// The number of times that lists may grow; the two for a layout are task-local values, by which views
  /// find the environment of their window.
  private static let growth = 16

  private func count(_ body: (Int) -> Void) -> Int {
    let before = allocationCount()
    for change in 0..<changes { body(change) }
    return Int(allocationCount() - before)
  }

  /// Indents the row, whose two views move and are resized.
  private func change(_ indent: NSLayoutConstraint, by amount: CGFloat, _ window: UIWindow) {
    indent.constant += indent.constant > 40 ? -amount : amount
    window.layoutIfNeeded()
  }

  /// Adds a hundred rows with an icon and a box to a window.
  ///
  /// - Returns: The constraints that indent the icons.
  private static func fill(_ window: UIWindow) -> [NSLayoutConstraint] {
    var rows: [NSLayoutConstraint] = []
    var above: UIView?
    for _ in 0..<100 {
      let (row, icon, box) = (UIView(), UIView(), UIView())
      for view in [row, icon, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      window.addSubview(row)
      row.addSubview(icon)
      row.addSubview(box)
      let indent = icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.topAnchor),
        row.heightAnchor.constraint(equalToConstant: 44), indent,
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalToConstant: 24),
        box.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        box.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        box.topAnchor.constraint(equalTo: row.topAnchor),
        box.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
      rows.append(indent)
      above = row
    }
    return rows
  }
}
