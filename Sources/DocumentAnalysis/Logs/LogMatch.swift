package import ConflictAnalysis
internal import InterfaceBuilder
internal import LayoutScene
internal import ViewAnalysis

/// The constraints of a document's scene that a report in a log lists.
///
/// Views correspond if their classes do; of several ways, the one is taken in which most of the author's
/// constraints have the same attributes, multipliers, constants and identifiers, and then most texts are equal.
@MainActor
package struct LogMatch {
  /// One listed constraint in the document.
  package struct Member {
    /// The index of the statement in the system of the diagnosis.
    package let statement: Int
    /// The constraints of the document, one for each way that is as good.
    package fileprivate(set) var constraints: [SceneConstraint]
    /// Whether the document has another constant, which code has changed.
    package fileprivate(set) var hasOtherConstant: Bool
  }

  package let scene: DocumentScene
  /// The author's listed constraints that the scene has, in the order of the system.
  package let members: [Member]
  /// The number of the author's listed constraints.
  package let authored: Int
  /// The ids of the document's views, by the addresses of the log's.
  package let views: [String: String]
  /// A measure of how well the scene fits, to compare scenes with.
  package let score: Int

  /// Finds the listed constraints in a scene; nil if fewer than half of the author's are there, or none has the
  /// same constant.
  ///
  /// - Complexity: At most ``mostSteps`` steps.
  package init?(_ diagnosis: LogDiagnosis, in scene: DocumentScene) {
    var search = Search(diagnosis, scene)
    guard !search.wanted.isEmpty else { return nil }
    search.run()
    guard let best = search.solutions.first else { return nil }
    let found = best.constraints.filter { $0 != nil }.count
    guard found * 2 > search.wanted.count, best.exact > 0 else { return nil }
    self.scene = scene
    authored = search.wanted.count
    score = search.best
    views = best.views
    members = search.wanted.indices.compactMap { index in
      guard let first = best.constraints[index] else { return nil }
      var member = Member(
        statement: search.wanted[index].statement, constraints: [],
        hasOtherConstant: !search.isExact(index, first))
      for solution in search.solutions {
        guard let place = solution.constraints[index] else { continue }
        let constraint = scene.constraints[place]
        if !member.constraints.contains(where: { $0.element.id == constraint.element.id }) {
          member.constraints.append(constraint)
        }
      }
      return member
    }
  }

  /// Returns the constraint of the document that a statement of the diagnosis is; nil if it is not in the scene
  /// or can be one of several.
  package func constraint(for statement: Int) -> SceneConstraint? {
    guard let member = members.first(where: { $0.statement == statement }),
      member.constraints.count == 1
    else { return nil }
    return member.constraints[0]
  }
}

/// Assigns the document's constraints to those of a log, with backtracking.
@MainActor
private struct Search {
  struct Solution {
    var constraints: [Int?]
    var views: [String: String]
    var exact = 0
  }

  /// The author's constraints of the log, those with the fewest candidates first.
  private(set) var wanted: [(statement: Int, equation: LogEquation)] = []
  private(set) var solutions: [Solution] = []
  private(set) var best = 0

  private var candidates: [[(place: Int, equation: LogEquation)]] = []
  private let items: [String: LogConstraint.Item]
  private let classes: [String: String]
  private let texts: [String: String]
  private let contentViews: Set<String>
  private var steps = 0

  private static let mostSteps = 20_000
  private static let mostSolutions = 8
  // An identifier is chosen by the author; a constant can be changed by code.
  private static let (identified, equal, changed) = (8, 4, 1)

  init(_ diagnosis: LogDiagnosis, _ scene: DocumentScene) {
    let report = diagnosis.report
    let owners = LogEquation.owners(of: report.constraints)
    var items: [String: LogConstraint.Item] = [:]
    for constraint in report.constraints {
      for item in [constraint.first.item, constraint.second?.item, constraint.bar] {
        if let item, !item.className.hasSuffix("LayoutGuide") { items[item.key] = item }
      }
    }
    self.items = items
    classes = Dictionary(
      scene.subject.items.map { ($0.id, $0.className) }, uniquingKeysWith: { one, _ in one })
    texts = Dictionary(
      scene.views.compactMap { view in
        let text =
          view.text?.shownText ?? view.button?.configuration?.title
          ?? view.button?.normalState?.title
        return text.map { (view.id, $0) }
      }, uniquingKeysWith: { one, _ in one })
    contentViews = Set(scene.views.filter { scene.isCellContent($0.id) }.map(\.id))

    let known = scene.constraints.map { LogEquation($0) }
    var all:
      [(statement: Int, equation: LogEquation, found: [(place: Int, equation: LogEquation)])] =
        []
    for (statement, place) in diagnosis.listPlaces.enumerated()
    where diagnosis.system.statements[statement].origin == .author {
      let equation = LogEquation(report.constraints[place], owners: owners)
      let found = known.enumerated().compactMap { place, document -> (Int, LogEquation)? in
        guard !scene.constraints[place].element.isPlaceholder else { return nil }
        for form in [document, document.exchanged].compactMap({ $0 }) where equation.isLike(form) {
          guard fits(equation.first, form.first),
            equation.second.flatMap({ own in form.second.map { fits(own, $0) } }) ?? true
          else { continue }
          return (place, form)
        }
        return nil
      }
      all.append((statement, equation, found))
    }
    all.sort { ($0.found.count, $0.statement) < ($1.found.count, $1.statement) }
    wanted = all.map { ($0.statement, $0.equation) }
    candidates = all.map { entry in
      // The most similar ones first.
      let (same, other) = (
        entry.found.filter { entry.equation.hasConstant(of: $0.equation) },
        entry.found.filter { !entry.equation.hasConstant(of: $0.equation) }
      )
      return same + other
    }
  }

  mutating func run() {
    visit(0, Solution(constraints: Array(repeating: nil, count: wanted.count), views: [:]), 0)
  }

  /// Returns whether the constraint of the document at a place has the constant of the log.
  func isExact(_ index: Int, _ place: Int) -> Bool {
    candidates[index].contains {
      $0.place == place && wanted[index].equation.hasConstant(of: $0.equation)
    }
  }

  private mutating func visit(_ index: Int, _ solution: Solution, _ score: Int) {
    steps += 1
    guard steps <= Self.mostSteps else { return }
    guard index < wanted.count else {
      let score = score + solution.views.count { hasText($0.key, $0.value) }
      guard score > 0, score >= best else { return }
      if score > best { solutions = [] }
      best = score
      if solutions.count < Self.mostSolutions { solutions.append(solution) }
      return
    }
    let most =
      (wanted.count - index) * (Self.equal + Self.identified) + items.count
    guard score + most >= best else { return }
    let equation = wanted[index].equation
    for candidate in candidates[index] where !solution.constraints.contains(candidate.place) {
      var next = solution
      guard assign(equation.first, candidate.equation.first, &next.views) else { continue }
      if let own = equation.second, let other = candidate.equation.second {
        guard assign(own, other, &next.views) else { continue }
      }
      next.constraints[index] = candidate.place
      let isExact = equation.hasConstant(of: candidate.equation)
      if isExact { next.exact += 1 }
      let points =
        (isExact ? Self.equal : Self.changed) + (equation.identifier == nil ? 0 : Self.identified)
      visit(index + 1, next, score + points)
    }
    visit(index + 1, solution, score)
  }

  /// Makes two items correspond; returns false if one of them corresponds to another.
  private func assign(
    _ own: LogEquation.Side, _ other: LogEquation.Side, _ views: inout [String: String]
  ) -> Bool {
    if let known = views[own.item] { return known == other.item }
    guard !views.values.contains(other.item) else { return false }
    views[own.item] = other.item
    return true
  }

  /// Returns whether a view of the log can be one of the document, as its class says.
  private func fits(_ own: LogEquation.Side, _ other: LogEquation.Side) -> Bool {
    // The owner of a guide that the log does not print.
    guard let item = items[own.item], !item.className.isEmpty else { return true }
    let name = LogMatch.plainName(item.className)
    if contentViews.contains(other.item) {
      return name.hasSuffix("ContentView") || name == "UIView"
    }
    guard let known = classes[other.item] else { return false }
    return name == LogMatch.plainName(known)
  }

  /// Returns whether both views show the same text, which a log shortens.
  private func hasText(_ own: String, _ other: String) -> Bool {
    guard let printed = items[own]?.text, let known = texts[other], !printed.isEmpty else {
      return false
    }
    guard printed.hasSuffix("...") else { return printed == known }
    return known.hasPrefix(printed.dropLast(3))
  }
}

extension LogMatch {
  /// Returns a class's name without its module and without what observing adds to it.
  static func plainName(_ className: String) -> String {
    let name = LogDiagnosis.plainName(ofClass: className)
    let observed = "NSKVONotifying_"
    return name.hasPrefix(observed) ? String(name.dropFirst(observed.count)) : name
  }
}
