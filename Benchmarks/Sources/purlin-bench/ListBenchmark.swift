import AutoLayout
import Foundation
import HeadlessUIKit
import ProgramArguments

/// A table scrolled from end to end: rows sized by constraints, against the same rows with frames set by hand.
///
///     purlin-bench lists [--rows N] [--rounds N]
@MainActor
struct ListBenchmark {
  private let rows: Int
  private let rounds: Int

  init(arguments: ArraySlice<String>) {
    rows = max(Int(number("--rows", in: arguments) ?? 10_000), 100)
    rounds = max(Int(number("--rounds", in: arguments) ?? 3), 1)
  }

  func run() {
    var best: [String: [Int: Double]] = [:]
    // In turns, so that all meet the same noise.
    for _ in 0..<rounds {
      for count in [rows / 10, rows] {
        for (name, type) in Self.kinds {
          let time = Self.time(count, type)
          best[name, default: [:]][count] = min(time, best[name]?[count] ?? .infinity)
        }
      }
    }
    print(
      "rows scrolled through, least of \(rounds) rounds, microseconds of processor time per row")
    for (name, _) in Self.kinds {
      let times = [rows / 10, rows].map { (best[name]?[$0] ?? 0) * 1e6 / Double($0) }
      print("\(name): \(times.map { ($0 * 10).rounded() / 10 })")
    }
    let (hand, constraints) = (best["by hand"]?[rows] ?? 0, best["constraints"]?[rows] ?? 0)
    print("ratio \((constraints / hand * 100).rounded() / 100), wanted: at most 1.5")
  }

  private static let kinds: [(String, UITableViewCell.Type)] = [
    ("by hand", ManualRow.self), ("constraints", ConstrainedRow.self),
  ]

  /// The time in which each row comes into view once; creating the table does not count.
  private static func time(_ count: Int, _ type: UITableViewCell.Type) -> Double {
    let window = UIWindow(device: .standard)
    let table = UITableView(frame: window.bounds)
    let source = RowSource(count)
    table.register(type, forCellReuseIdentifier: "row")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return processorTime {
      while table.contentOffset.y + table.bounds.height < table.contentSize.height {
        table.contentOffset.y += table.bounds.height
        window.layoutIfNeeded()
      }
    }
  }
}

/// A row of a name and a text of several lines.
private class Row: UITableViewCell {
  let name = UILabel()
  let words = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .boldSystemFont(ofSize: 15)
    words.font = .systemFont(ofSize: 15)
    words.numberOfLines = 0
    contentView.addSubview(name)
    contentView.addSubview(words)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ManualRow: Row {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: place(width: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width)
  }

  private func place(width: CGFloat) -> CGFloat {
    let space = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    let (top, text) = (name.sizeThatFits(space), words.sizeThatFits(space))
    name.frame = CGRect(x: 16, y: 8, width: space.width, height: top.height)
    words.frame = CGRect(x: 16, y: 12 + top.height, width: space.width, height: text.height)
    return 20 + top.height + text.height
  }
}

private final class ConstrainedRow: Row {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [name, words] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive =
        true
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        .isActive = true
    }
    name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
    words.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4).isActive = true
    words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class RowSource: NSObject, UITableViewDataSource {
  private let items: [FeedItem]
  private let count: Int

  init(_ count: Int) {
    self.count = count
    items = FeedItem.make(100)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    if let row = cell as? Row {
      let item = items[path.row % items.count]
      row.name.text = item.name
      row.words.text = item.text
    }
    return cell
  }
}
