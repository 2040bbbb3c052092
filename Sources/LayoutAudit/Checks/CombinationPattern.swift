internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit

/// Describes in words in which of many combinations a finding occurs.
///
/// The combinations are covered by few boxes, where a box is all combinations of some
/// values of each axis: “from text size AX2 on, on widths below 390”.
struct CombinationPattern {
  let all: [LayoutConfiguration]
  private let axes: [Axis]

  /// An axis with its values in order, and each combination's place on it.
  private struct Axis {
    enum Kind { case screen, textSize, language, direction, appearance }
    var kind: Kind
    var count: Int
    /// The place of each combination's value.
    var places: [Int]
  }

  private let screens: [LayoutScreen]
  private let sizes: [UIContentSizeCategory]
  private let languages: [LayoutLanguage]

  init(_ all: [LayoutConfiguration]) {
    func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
      var seen: Set<Value> = []
      return values.filter { seen.insert($0).inserted }
    }
    self.all = all
    screens = unique(all.map(\.screen))
    sizes = unique(all.map(\.textSize)).sorted { $0 < $1 }
    languages = unique(all.map(\.language))
    let (screens, sizes, languages) = (screens, sizes, languages)
    func axis<Value: Hashable>(
      _ kind: Axis.Kind, _ values: [Value], _ value: (LayoutConfiguration) -> Value
    ) -> Axis {
      var place: [Value: Int] = [:]
      for (index, value) in values.enumerated() { place[value] = index }
      return Axis(kind: kind, count: values.count, places: all.map { place[value($0)] ?? 0 })
    }
    axes = [
      axis(.textSize, sizes) { $0.textSize },
      axis(.screen, screens) { $0.screen },
      axis(.language, languages) { $0.language },
      axis(.direction, [false, true]) { $0.isRightToLeft },
      axis(.appearance, [UIUserInterfaceStyle.light, .dark]) { $0.appearance },
    ]
  }

  /// Describes the affected combinations; empty if these are all.
  ///
  /// - Complexity: O(*n* · axes²) for each box, at most three.
  func words(for members: Set<Int>) -> String {
    guard members.count < all.count, !members.isEmpty else { return "" }
    var left = members
    var boxes: [String] = []
    while let first = left.min(), boxes.count < 3 {
      let box = largestBox(around: first, within: members, covering: left)
      left.subtract(box.members)
      boxes.append(words(of: box.values))
    }
    if !left.isEmpty { boxes.append("and in \(left.count) more") }
    return boxes.joined(separator: "; ")
  }

  private struct Box {
    var values: [Set<Int>]
    var members: Set<Int>
  }

  /// The largest box of affected combinations that contains a given one, found by growing axis by axis.
  private func largestBox(around seed: Int, within members: Set<Int>, covering left: Set<Int>)
    -> Box
  {
    var best = Box(values: axes.map { [$0.places[seed]] }, members: [seed])
    for start in axes.indices {
      var box = Box(values: axes.map { [$0.places[seed]] }, members: [seed])
      // Each axis once, beginning with another one each time.
      for step in axes.indices {
        let axis = (start + step) % axes.count
        for value in 0..<axes[axis].count where !box.values[axis].contains(value) {
          var values = box.values
          values[axis].insert(value)
          let inside = combinations(in: values)
          if inside.isSubset(of: members), inside.count > box.members.count {
            box = Box(values: values, members: inside)
          }
        }
      }
      if box.members.intersection(left).count > best.members.intersection(left).count { best = box }
    }
    // A value that no combination of the box has makes it no smaller.
    for axis in axes.indices {
      for value in 0..<axes[axis].count where !best.values[axis].contains(value) {
        var values = best.values
        values[axis].insert(value)
        if combinations(in: values) == best.members { best.values = values }
      }
    }
    return best
  }

  private func combinations(in values: [Set<Int>]) -> Set<Int> {
    Set(
      all.indices.filter { index in
        axes.indices.allSatisfy { values[$0].contains(axes[$0].places[index]) }
      })
  }

  // MARK: Words

  private func words(of values: [Set<Int>]) -> String {
    var words: [String] = []
    for (axis, chosen) in zip(axes, values) where chosen.count < axis.count {
      let places = chosen.sorted()
      switch axis.kind {
      case .textSize: words.append(sizeWords(places))
      case .screen: words.append(screenWords(places))
      case .language:
        words.append("in " + places.map { languages[$0].name }.inWords)
      case .direction: words.append(places == [1] ? "right to left" : "left to right")
      case .appearance: words.append(places == [1] ? "in dark appearance" : "in light appearance")
      }
    }
    return words.joined(separator: ", ")
  }

  private func sizeWords(_ places: [Int]) -> String {
    let names = places.map { sizes[$0].shortName }
    guard let first = places.first, let last = places.last, sizes.count > 1 else { return "" }
    if places.count > 1, last == sizes.count - 1, places == Array(first...last) {
      return "from text size \(names[0]) on"
    }
    if places.count > 1, first == 0, places == Array(first...last) {
      return "up to text size \(names[names.count - 1])"
    }
    return (names.count == 1 ? "at text size " : "at text sizes ") + names.inWords
  }

  /// Returns the range that has some lengths and not others; nil if there is none.
  private static func range(
    of name: String, _ inside: [CGFloat], _ outside: [CGFloat]
  ) -> String? {
    if let most = inside.max(), let least = outside.min(), most < least {
      return "on \(name) below \(least.inPoints)"
    }
    if let least = inside.min(), let most = outside.max(), least > most {
      return "on \(name) above \(most.inPoints)"
    }
    return nil
  }

  private func screenWords(_ places: [Int]) -> String {
    let (inside, outside) = (
      places.map { screens[$0] },
      screens.indices.filter { !places.contains($0) }.map { screens[$0] }
    )
    if inside.count == 1 { return "on \(inside[0])" }
    if let words = Self.range(of: "widths", inside.map(\.width), outside.map(\.width)) {
      return words
    }
    let (heights, others) = (inside.compactMap(\.height), outside.compactMap(\.height))
    if heights.count == inside.count, others.count == outside.count,
      let words = Self.range(of: "heights", heights, others)
    {
      return words
    }
    if inside.allSatisfy(\.isLandscape), !outside.contains(where: \.isLandscape) {
      return "in landscape"
    }
    if !inside.contains(where: \.isLandscape), outside.allSatisfy(\.isLandscape) {
      return "in portrait"
    }
    return "on " + inside.map { "\($0)".replacing(", landscape", with: " in landscape") }.inWords
  }
}
