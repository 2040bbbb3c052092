// Layout tests of a screen of 40 views: the matrix of 96 combinations, 1000 snapshots, an audit.
//
//   swift run -c release purlin-screens
//   swift run -c release purlin-screens digest
//
// `digest` prints a checksum of the snapshots in all combinations, taken in a random order: it is the same on
// every machine, for every user and beside other processes.
import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import LayoutTesting

/// A form of 12 rows, each a caption, a value and a switch in a row: 40 views below the controller's.
final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    let content = UIView()
    for part in [scroll, content] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(content)
    let safe = view.safeAreaLayoutGuide
    let inner = scroll.contentLayoutGuide
    var constraints = [
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ]
    var last = content.topAnchor
    for index in 0..<12 {
      let caption = UILabel()
      caption.text = ["Sounds and haptics", "Badges", "Show in the list of devices"][index % 3]
      let value = UILabel()
      value.text = "Row \(index)"
      let control = UISwitch()
      control.accessibilityLabel = caption.text
      for label in [caption, value] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      for part in [caption, value, control] {
        part.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(part)
      }
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      constraints += [
        caption.topAnchor.constraint(equalTo: last, constant: 12),
        caption.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        caption.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
        value.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 4),
        value.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        value.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
        control.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        control.centerYAnchor.constraint(equalTo: caption.bottomAnchor),
      ]
      last = value.bottomAnchor
    }
    constraints.append(content.bottomAnchor.constraint(equalTo: last, constant: 12))
    NSLayoutConstraint.activate(constraints)
  }
}

@MainActor
func measure(_ what: String, _ body: () -> String) {
  // The processor's time: what other processes take is not the library's.
  let (start, processor) = (ContinuousClock.now, clock())
  let result = body()
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  let busy = Double(clock() - processor) / Double(CLOCKS_PER_SEC)
  print(
    "\(what): \(String(format: "%.3f s of processor time, %.3f s", busy, seconds)), \(result), "
      + "resident \(residentMegabytes()) MB")
}

func residentMegabytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4096 / 1_000_000
}

let matrix = LayoutMatrix.matrix(
  screens: [.iPhoneSE, .iPhone17, .iPadPro11], orientations: .all,
  textSizes: [.large, .accessibilityExtraLarge], languages: [.development, .doubleLength],
  directions: .both, appearances: .both)
precondition(matrix.configurations.count == 96)

let kinds: [(String, LayoutSnapshotting)] = [
  ("layout", .layout), ("json", .json), ("svg", .svg), ("accessibility", .accessibility),
]

/// Eight bytes that tell texts apart (FNV-1a).
func checksum(_ text: String) -> UInt64 {
  text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
}

if CommandLine.arguments.dropFirst().first == "digest" {
  var sums: [String: UInt64] = [:]
  for configuration in matrix.configurations.shuffled() {
    for (name, way) in kinds.shuffled() {
      let screen = LaidOutScreen(FormController(), in: configuration)
      sums["\(configuration) \(name)"] = checksum(way.text(screen, "form"))
      screen.dismantle()
    }
  }
  let all = sums.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  print("\(all.count) snapshots: \(String(checksum(all.joined(separator: "\n")), radix: 16))")
  exit(0)
}

_ = MatrixReport(of: FormController(), in: .iPhone17)

for _ in 0..<3 {
  measure("matrix of 96 combinations") {
    let report = MatrixReport(of: FormController(), in: matrix)
    return "\(report.groups.count) causes"
  }
}
for (name, way) in kinds.dropLast() {
  measure("1000 snapshots as .\(name)") {
    var texts: Set<String> = []
    var bytes = 0
    for _ in 0..<1000 {
      let screen = LaidOutScreen(FormController(), in: LayoutConfiguration())
      let text = way.text(screen, "form")
      bytes = text.utf8.count
      texts.insert(text)
      screen.dismantle()
    }
    return "\(texts.count) different, \(bytes) bytes each"
  }
}
measure("audit") { "\(ScreenAudit(of: FormController()).findings.count) findings" }
