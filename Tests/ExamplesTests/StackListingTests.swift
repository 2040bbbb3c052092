import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutGeometry
import LayoutSketch
import TestSupport
import Testing

/// Stack views that are run without a compiler have the frames of `UIStackView`.
@MainActor
@Suite struct StackListingTests {
  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  @Test func `drawn stack views have the same frames`() throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      let isRow = Bool.random(using: &random)
      let (distributionName, distribution) = Self.distributions[seed % 5]
      let alignments = isRow ? Self.alignments : Array(Self.alignments.prefix(4))
      let (alignmentName, alignment) = alignments[seed % alignments.count]
      let spacing = Int.random(in: 0...12, using: &random)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.axis = isRow ? .horizontal : .vertical
      (stack.distribution, stack.alignment) = (distribution, alignment)
      stack.spacing = CGFloat(spacing)
      var code = """
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.axis = .\(isRow ? "horizontal" : "vertical")
        stack.distribution = .\(distributionName)
        stack.alignment = .\(alignmentName)
        stack.spacing = \(spacing)

        """
      var views: [UIView] = [stack]
      for index in 0..<Int.random(in: 1...4, using: &random) {
        let label = UILabel()
        label.text =
          String(
            repeating: "word ", count: Int.random(in: 1...3, using: &random)) + "\(index)"
        label.font = .systemFont(ofSize: CGFloat(14 + 3 * index))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          label.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: axis)
          label.setContentCompressionResistancePriority(
            UILayoutPriority(Float(740 + index)), for: axis)
        }
        stack.addArrangedSubview(label)
        views.append(label)
        code += """
          let label\(index) = UILabel()
          label\(index).text = "\(label.text ?? "")"
          label\(index).font = .systemFont(ofSize: \(14 + 3 * index))
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            label\(index).setContentHuggingPriority(UILayoutPriority(\(251 + index)), for: axis)
            label\(index).setContentCompressionResistancePriority(UILayoutPriority(\(740 + index)), for: axis)
          }
          stack.addArrangedSubview(label\(index))

          """
        if index == 0, Bool.random(using: &random) {
          stack.setCustomSpacing(20, after: label)
          code += "stack.setCustomSpacing(20, after: label0)\n"
        }
      }
      let fillsRoot = Bool.random(using: &random)
      var constraints = [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      ]
      code += """
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),

        """
      if fillsRoot {
        constraints += [
          stack.widthAnchor.constraint(equalToConstant: 290),
          stack.heightAnchor.constraint(equalToConstant: 400),
        ]
        code += """
            stack.widthAnchor.constraint(equalToConstant: 290),
            stack.heightAnchor.constraint(equalToConstant: 400),

          """
      }
      NSLayoutConstraint.activate(constraints)
      code += "])\n"
      root.layoutIfNeeded()

      var window = Sketch.Window()
      window.size = LayoutSize(width: 320, height: 480)
      let sketch = Sketch(code, in: window)
      #expect(sketch.problems.isEmpty && sketch.unread.isEmpty, "\(seed): \(sketch.problems)")
      let layout = try SketchLayout(sketch)
      for (index, view) in views.enumerated() {
        let frame = LayoutRect(view.convert(view.bounds, to: root))
        // Frames of views are rounded to pixels.
        #expect(
          layout.frame(of: index + 1).distance(to: frame) < 0.51,
          "\(seed): \(index) \(layout.frame(of: index + 1)) \(frame)\n\(code)")
      }
      // Other notations keep the arrangement.
      for notation in [Sketch.Notation.anchors, .items, .visualFormat, .snapKit] {
        let again = Sketch(NotationWriter(sketch).text(notation, layout), in: window)
        #expect(again.views[1].stack == sketch.views[1].stack, "\(seed): \(notation)")
      }
    }
  }
}
