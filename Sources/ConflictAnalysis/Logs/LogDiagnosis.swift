/// The analysis of a report in a console log.
public struct LogDiagnosis: Sendable {
  /// The result for a printed list.
  public enum Verdict: Sendable, Hashable {
    /// The printed constraints cannot be satisfied together.
    case conflict
    /// They cannot be satisfied for any of the usual margins (0, 8, 16, 20 points).
    case conflictForUsualMargins
    /// They are reported, and cannot be satisfied for these of the usual margins, but for others.
    case conflictForMargins([Double])
    /// They are reported, and cannot be satisfied if these views are in those, which is not printed but likely.
    case conflictInSuperviews([Containment])
    /// They are reported, and cannot be satisfied if views of one class have their baselines at the same place.
    case conflictForAlignedBaselines
    /// They are reported, and cannot be satisfied if this root view is rotated in its window.
    case conflictInRotatedWindow(root: String)
    /// The listed constraints exclude each other, but no report states that they were active together.
    case contradictoryList
    /// They can be satisfied as printed, but not for some of the numbers that are printed the same way.
    case satisfiableAsPrinted
    /// Something is missing, and without it they can be satisfied.
    case undecidable([ConsoleReport.Gap])

    /// Whether the printed constraints cannot be satisfied together.
    public var isConflict: Bool {
      switch self {
      case .conflict, .conflictForUsualMargins, .conflictForMargins, .conflictInSuperviews,
        .conflictForAlignedBaselines, .conflictInRotatedWindow, .contradictoryList:
        true
      case .satisfiableAsPrinted, .undecidable: false
      }
    }

    /// Whether it is proven that a layout had a conflict.
    package var isProven: Bool { isConflict && self != .contradictoryList }
  }

  /// A view, and the one that is taken to be its superview.
  public struct Containment: Sendable, Hashable {
    /// The name of the view.
    public var view: String
    /// The name of the superview.
    package var superview: String
  }

  /// The report.
  public let report: ConsoleReport
  /// The equations; with the first margin of the result, mostly 8 points, if margins had to be assumed.
  public let system: ConstraintSystem
  /// The result.
  public let verdict: Verdict
  /// The conflicts, smallest first.
  public let conflicts: [ConflictDiagnosis]
  /// Whether there are no other conflicts; false if the limit or the effort ended the search.
  public let isComplete: Bool
  /// Whether the constraint that the framework broke is in a minimal conflict; nil if no constraint
  /// is named.
  public let brokenIsMember: Bool?
  /// The place in the report's list of each statement of the system.
  public let listPlaces: [Int]
  /// The margin that is not printed and with which what is printed fits exactly, in points; nil if there is none.
  let exactMargin: Double?
  /// The name of the scroll view whose content is taken to be as large as the view; nil if no content is.
  let framedScrollView: String?
  /// The places of each statement in the report's list: several if the constraint was made several times.
  let copies: [[Int]]

  /// Whether a conflict is proven that has a constraint of an author's.
  public var isAuthors: Bool {
    verdict.isProven
      && conflicts.contains { if case .system = $0.standing { false } else { true } }
  }

  /// Analyses a report.
  ///
  /// `views` defines the view hierarchy, if the log describes it.
  public init(
    _ report: ConsoleReport, views: ViewListing = ViewListing(), limit: Int = 12, effort: Int = 400
  ) {
    self.init(report, views: views, limit: limit, effort: effort, placed: [])
  }

  /// Analyses a report; other reports of the log show that the author's constraints place the views with the keys in
  /// `placed`.
  init(
    _ report: ConsoleReport, views: ViewListing, limit: Int, effort: Int = 400, placed: Set<String>
  ) {
    self.report = report
    // The answer depends on what is listed, not on the order of the list.
    let order = LogOrder(report.constraints)
    let groups = order.groups(of: report.constraints)
    let places = groups.map { $0[0] }
    func makeModel(alignsBaselines: Bool = false, framesContent: Bool = false) -> LogModel {
      var model = LogModel(
        places.map { report.constraints[$0] }, views: views, alignsBaselines: alignsBaselines,
        framesContent: framesContent)
      model.system.isOfAppKit = report.isOfAppKit
      for (place, group) in groups.enumerated() {
        model.system.statements[place].copies = group.count
      }
      for key in placed {
        if let item = model.itemPlaces[key] { model.system.placedElsewhere.insert(item) }
      }
      return model
    }
    var model = makeModel()
    var framed: String?
    // A report of pins to a scroll view and to margins leaves only a content that is as large as the view.
    if let view = model.scrollView, model.system.isFeasible, report.isReport, report.gaps.isEmpty,
      !model.lacksSuperview, !model.margins.isEmpty, !Self.conflicts(model),
      case let other = makeModel(framesContent: true), Self.conflicts(other)
    {
      (model, framed) = (other, view)
    }
    var system = model.system
    var verdict = Verdict.conflict
    var variants: [ConstraintSystem] = []
    var exact: Double?
    if system.isFeasible {
      // Without a report nothing is missing if rounding hides the conflict.
      var gaps = report.isBareList && system.conflictsWithinRounding ? [] : report.gaps
      if model.lacksSuperview { gaps.append(.superview) }
      let margins = [8] + Self.usual.filter { $0 != 8 }
      let assumed = margins.map { Self.assuming($0, model) }
      let excluded = model.margins.isEmpty ? [] : margins.indices.filter { !assumed[$0].isFeasible }
      // A whole report of a conflict leaves only those margins with which there is one.
      if let first = excluded.first,
        excluded.count == margins.count || report.isReport && gaps.isEmpty
      {
        verdict =
          excluded.count == margins.count
          ? .conflictForUsualMargins : .conflictForMargins(excluded.map { margins[$0] }.sorted())
        system = assumed[first]
        variants = excluded.dropFirst().map { assumed[$0] }
        let fitting = margins.indices.filter { !excluded.contains($0) }.map { margins[$0] }
        if let fit = Self.exactFit(among: fitting, model) {
          (exact, system) = (fit.margin, fit.beside)
          variants = excluded.map { assumed[$0] }
        }
      } else if gaps.isEmpty || gaps == [.superview], report.isReport,
        let found = Self.inLikelySuperviews(model)
      {
        (system, verdict) = (found.system, .conflictInSuperviews(found.assumed))
      } else if model.hasBaselines, gaps.isEmpty, report.isReport,
        case let aligned = makeModel(alignsBaselines: true).system, !aligned.isFeasible
      {
        (system, verdict) = (aligned, .conflictForAlignedBaselines)
      } else if gaps.isEmpty, report.isReport || report.isBareList,
        let found = Self.inRotatedWindow(model)
      {
        (system, verdict) = (found.system, .conflictInRotatedWindow(root: found.root))
      } else {
        if !model.margins.isEmpty { gaps.append(.margins) }
        if report.constraints.count < 2, gaps.isEmpty { gaps.append(.end) }
        // Only a report states that there is a conflict.
        if gaps.isEmpty, report.isReport, !system.conflictsWithinRounding,
          !Self.conflictWithinRounding(groups, in: report, views)
        {
          // A page that leaves out the parenthesis may leave out more.
          gaps.append(
            model.hasBaselines
              ? .baselines : report.endsWithoutComma ? .end : .otherConstraints)
        }
        verdict = gaps.isEmpty ? .satisfiableAsPrinted : .undecidable(gaps)
      }
    }
    if verdict.isConflict, !report.isReport { verdict = .contradictoryList }
    self.system = system
    self.verdict = verdict
    exactMargin = exact
    framedScrollView = framed
    copies = groups
    listPlaces = places
    var (conflicts, isComplete) =
      verdict.isConflict
      ? system.search(limit: limit, effort: effort, variants: variants) : ([], true)
    if verdict.isConflict, let broken = report.broken {
      func isBroken(_ place: Int) -> Bool {
        groups[place].contains { report.constraints[$0].address == broken.address }
      }
      var member = conflicts.lazy.flatMap { $0.members }.first { isBroken($0) }
      if member == nil, let place = groups.indices.first(where: { isBroken($0) }),
        let smaller = conflicts.first,
        let found = system.conflict(with: place, besides: smaller, variants: variants)
      {
        conflicts.removeAll { $0.members.allSatisfy { found.members.contains($0) } }
        conflicts.insert(found, at: 0)
        member = place
      }
      brokenIsMember = member != nil
      for index in conflicts.indices {
        if let member { conflicts[index].consider(broken: member, in: system) }
      }
    } else {
      brokenIsMember = nil
      for index in conflicts.indices where report.broken == nil {
        conflicts[index].considerLength(in: system)
      }
    }
    if exact != nil {
      for index in conflicts.indices { conflicts[index].forgetNumbers(in: system) }
    }
    (self.conflicts, self.isComplete) = (conflicts, isComplete)
  }

  /// Returns the system with each superview that is not printed assumed, if there is a conflict in it.
  ///
  /// A whole report of a conflict leaves only those superviews with which there is one.
  private static func inLikelySuperviews(
    _ model: LogModel
  ) -> (system: ConstraintSystem, assumed: [Containment])? {
    var model = model
    let assumed = model.assumeSuperviews()
    guard !assumed.isEmpty, !model.system.isFeasible else { return nil }
    let items = model.system.items
    return (
      model.system,
      assumed.map { .init(view: items[$0.item].name, superview: items[$0.superview].name) }
    )
  }

  /// Returns the system with the root view of a window rotated, if there is a conflict in it.
  private static func inRotatedWindow(
    _ model: LogModel
  ) -> (system: ConstraintSystem, root: String)? {
    var model = model
    guard let root = model.rotateRoot(), !model.system.isFeasible else { return nil }
    model.system.rotatedRoot = root
    return (model.system, model.system.items[root].name)
  }

  /// Whether constraints that are printed alike can differ by as much as printing rounds, and exclude each other.
  private static func conflictWithinRounding(
    _ groups: [[Int]], in report: ConsoleReport, _ views: ViewListing
  ) -> Bool {
    groups.contains { $0.count > 1 }
      && LogModel(groups.joined().map { report.constraints[$0] }, views: views)
        .system.conflictsWithinRounding
  }

  /// Returns the name of a class as a console prints it, without its module.
  package static func plainName(ofClass className: String) -> String {
    let name = PrintedClass(className).name
    return name.split(separator: ".").last.map(String.init) ?? name
  }
}
