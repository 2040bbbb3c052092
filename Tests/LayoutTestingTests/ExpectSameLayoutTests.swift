import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutProof
import LayoutTesting
import TestSupport
import Testing

/// Layouts that are written in different ways are the same layout.
@MainActor
@Suite struct ExpectSameLayoutTests {
  /// A column of boxes and a text, of which the boxes may have a greatest width.
  struct Column: Equatable {
    var margin: Double
    var spacing: Double
    var heights: [Double]
    var limit: Double?

    init(using random: inout SplitMix64) {
      func whole(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      margin = whole(1...40)
      spacing = whole(1...30)
      heights = (0..<Int.random(in: 1...3, using: &random)).map { _ in whole(20...80) }
      limit = Bool.random(using: &random) ? whole(350...700) : nil
    }

    /// Changes one number by at least a point.
    mutating func edit(using random: inout SplitMix64) {
      let step = Double(Int.random(in: 1...9, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: margin += step
      case 1: spacing += step
      case 2 where limit != nil: limit? -= step
      default: heights[Int.random(in: heights.indices, using: &random)] += step
      }
    }
  }

  enum Notation: CaseIterable { case chain, reversed, centers, stack }

  final class ColumnController: UIViewController {
    let column: Column
    let notation: Notation

    init(_ column: Column, _ notation: Notation) {
      (self.column, self.notation) = (column, notation)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let boxes = column.heights.indices.map { index in
        let box = UIView()
        box.backgroundColor = .systemBlue
        box.accessibilityIdentifier = "box\(index)"
        return box
      }
      let label = UILabel()
      label.text = "A text that needs several lines on a narrow screen, and one on a wide one"
      label.numberOfLines = 0
      let all = boxes + [label]
      var constraints: [NSLayoutConstraint] = []
      if notation == .stack {
        let stack = UIStackView(arrangedSubviews: all)
        stack.axis = .vertical
        stack.spacing = column.spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        constraints = width(of: stack)
        constraints.append(
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: column.margin))
      } else {
        for item in all {
          item.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(item)
          constraints += width(of: item)
        }
        constraints += notation == .centers ? centers(boxes, label) : chain(all)
      }
      for (box, height) in zip(boxes, column.heights) {
        constraints.append(box.heightAnchor.constraint(equalToConstant: height))
      }
      NSLayoutConstraint.activate(
        notation == .reversed ? constraints.reversed() : constraints)
    }

    private func chain(_ all: [UIView]) -> [NSLayoutConstraint] {
      all.enumerated().map { index, item in
        guard index > 0 else {
          return item.topAnchor.constraint(equalTo: view.topAnchor, constant: column.margin)
        }
        let last = all[index - 1]
        return notation == .reversed
          ? last.bottomAnchor.constraint(equalTo: item.topAnchor, constant: -column.spacing)
          : item.topAnchor.constraint(equalTo: last.bottomAnchor, constant: column.spacing)
      }
    }

    private func centers(_ boxes: [UIView], _ label: UILabel) -> [NSLayoutConstraint] {
      var top = column.margin
      var constraints: [NSLayoutConstraint] = []
      for (box, height) in zip(boxes, column.heights) {
        constraints.append(
          box.centerYAnchor.constraint(equalTo: view.topAnchor, constant: top + height / 2))
        top += height + column.spacing
      }
      constraints.append(label.topAnchor.constraint(equalTo: view.topAnchor, constant: top))
      return constraints
    }

    private func width(of item: UIView) -> [NSLayoutConstraint] {
      let margin = column.margin
      guard let limit = column.limit else {
        guard notation == .centers else {
          return [
            item.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: margin),
          ]
        }
        return [
          item.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          item.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * margin),
        ]
      }
      let filling =
        notation == .centers
        ? item.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin)
        : item.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * margin)
      // Above the text's compression resistance, so that no notation leaves a choice.
      filling.priority = UILayoutPriority(800)
      return [
        item.centerXAnchor.constraint(equalTo: view.centerXAnchor), filling,
        item.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
      ]
    }
  }

  private let widths = 320.0...900.0
  private let heights = 500.0...800.0

  @Test func `a layout in another notation is proven equal`() {
    var random = SplitMix64.seeded()
    for _ in 0..<Rounds.of(40, ordinarily: 2) {
      let column = Column(using: &random)
      for notation in Notation.allCases.dropFirst() {
        let equality = expectSameLayout(
          of: ColumnController(column, notation), as: ColumnController(column, .chain),
          atAllWidths: widths, andHeights: heights)
        #expect(equality.isProven, "\(column), \(notation), \(random)\n\(equality)")
        #expect(equality.matching.isComplete)
      }
    }
  }

  @Test func `a number that is changed is found with a size`() throws {
    var random = SplitMix64.seeded()
    for round in 0..<Rounds.of(60, ordinarily: 4) {
      let old = Column(using: &random)
      var new = old
      new.edit(using: &random)
      var equality: LayoutEquality?
      let notation = Notation.allCases[round % Notation.allCases.count]
      withKnownIssue {
        equality = expectSameLayout(
          of: ColumnController(new, notation), as: ColumnController(old, .chain),
          atAllWidths: widths, andHeights: heights)
      }
      let found = try #require(equality)
      #expect(found.verdict == .different, "\(old) \(new), \(random)")
      #expect(found.example != nil && !found.differences.isEmpty)
    }
  }
}
