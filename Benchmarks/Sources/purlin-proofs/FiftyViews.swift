import AutoLayout
import HeadlessUIKit
import LayoutProof
import ViewAnalysis

/// A form of 50 views, and how long its proof takes.
@MainActor
enum FiftyViews {
  /// A title, a paragraph that breaks otherwise at every few points, 23 rows of a label and a field, and
  /// a button.
  static func makeViewController() -> UIViewController {
    let controller = UIViewController()
    guard let view = controller.view else { return controller }
    let title = UILabel()
    title.text = "Where shall we send your order?"
    title.font = .preferredFont(forTextStyle: .title1)
    let note = UILabel()
    note.text =
      "We need your address once. It is kept on this device only, and you may change it whenever "
      + "you like; what is on its way already goes to where it was sent."
    note.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Send it there", for: .normal)
    var constraints: [NSLayoutConstraint] = []
    let margins = view.layoutMarginsGuide
    for part in [title, note, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      constraints += [
        part.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        part.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ]
    }
    constraints += [
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
    ]
    var above: UIView = note
    var fields: [UITextField] = []
    for row in 1...23 {
      let label = UILabel()
      label.text = row % 3 == 0 ? "A rather long name of row \(row)" : "Row \(row)"
      label.setContentHuggingPriority(.required, for: .horizontal)
      let field = UITextField()
      field.placeholder = "Required"
      for part in [label, field] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      constraints += [
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
        field.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        field.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      ]
      if let first = fields.first {
        constraints.append(field.widthAnchor.constraint(equalTo: first.widthAnchor))
      }
      fields.append(field)
      above = label
    }
    constraints.append(button.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 16))
    NSLayoutConstraint.activate(constraints)
    return controller
  }

  /// Prints the least and the median time of eleven proofs over width and height.
  static func measureRegion() {
    var times: [Double] = []
    var proof: RegionProof?
    for _ in 0..<11 {
      let stage = ProofStage(along: .horizontal, across: 1366) { makeViewController() }
      times.append(
        processorTime { proof = RegionProof(of: stage, widths: 320...1366, heights: 320...1366) })
    }
    times.sort()
    print(
      """
      the same form, over widths and heights 320 to 1366
        cells                             \(proof?.cellCount ?? 0), \(proof?.layoutCount ?? 0) \
      layouts, \(proof?.findings.count ?? 0) findings, proven throughout: \
      \(proof?.isComplete == true)
        processor time, median and least  \(times[times.count / 2].inMilliseconds), \
      \(times[0].inMilliseconds)
      """)
  }

  /// Prints the least and the median time of eleven proofs, each of views newly created.
  static func measure() {
    var times: [Double] = []
    var proof: RangeProof?
    var views = 0
    for _ in 0..<11 {
      let stage = ProofStage(along: .horizontal, across: 1366) { makeViewController() }
      views = stage.items.count
      times.append(processorTime { proof = RangeProof(of: stage, over: 320...1366) })
    }
    times.sort()
    print(
      """
      a form of \(views) views, over widths 320 to 1366
        breakpoints                       \(proof?.breakpoints.count ?? 0), \
      \(proof?.findings.count ?? 0) findings, proven throughout: \(proof?.isComplete == true)
        processor time, median and least  \(times[times.count / 2].inMilliseconds), \
      \(times[0].inMilliseconds)
      """)
  }
}
