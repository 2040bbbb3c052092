package import LayoutGeometry

extension Sketch {
  /// How a stack view arranges its views.
  package struct Stack: Sendable, Hashable {
    /// The axis: horizontal for a row.
    package var axis = LayoutAxis.horizontal
    /// How views share the length of the stack view.
    package var distribution = Distribution.fill
    /// How views are aligned across the axis.
    package var alignment = Alignment.fill
    /// The space between adjacent views, in points.
    package var spacing = 0.0
    /// Whether the views are inside the stack view's margins.
    package var isMarginsRelative = false
    /// The arranged views, in order.
    package var arranged: [Int] = []
    /// Spaces after views that have their own.
    package var customSpacings: [Int: Double] = [:]

    /// The distributions of `UIStackView`.
    package enum Distribution: String, Sendable, CaseIterable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignments of `UIStackView`.
    package enum Alignment: String, Sendable, CaseIterable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline

      /// Whether views are aligned by baselines, which only rows do.
      var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    }

    /// The space after a view.
    func space(after view: Int) -> Double { customSpacings[view] ?? spacing }

    /// Replaces the indices of views.
    mutating func move(_ moved: (Int) -> Int) {
      arranged = arranged.map(moved)
      var spacings: [Int: Double] = [:]
      for (view, space) in customSpacings { spacings[moved(view)] = space }
      customSpacings = spacings
    }
  }
}
