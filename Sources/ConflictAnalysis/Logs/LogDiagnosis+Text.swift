internal import LayoutGeometry

extension LogDiagnosis: CustomStringConvertible {
  /// The result and its reasons, as text.
  public var description: String { text() }

  /// Returns the result and its reasons, optionally with the ranking for each conflict.
  public func text(withRanking: Bool = false) -> String {
    "Line \(report.line): " + answer(withRanking: withRanking)
  }

  /// The text without the line of the report.
  func answer(withRanking: Bool) -> String {
    let prose = ConflictProse(system, isReport: report.isReport)
    var lines = headline
    if let seen, !lines.isEmpty { lines[0] = "\(seen): \(lines[0])" }
    var text = lines.printedLines
    text += prose.text(
      conflicts, isComplete: isComplete, withRanking: withRanking, causeFirst: true)
    text += addresses.map { [$0].printedLines } ?? ""
    text += repetitions.printedLines
    if report.inactive > 0 {
      text +=
        report.inactive == 1
        ? "One listed constraint is inactive, and takes no part.\n"
        : "\(report.inactive) listed constraints are inactive, and take no part.\n"
    }
    if brokenIsMember == false { text += "\(brokenElsewhere)\n" }
    return text
  }

  /// A sentence about a broken constraint that is in no conflict.
  private var brokenElsewhere: String {
    let prose = ConflictProse(system)
    if let broken = report.broken, let conflict = conflicts.first,
      let twin = conflict.members.first(where: { member in
        copies.indices.contains(member)
          && LogShape.areAlike(report.constraints[copies[member][0]], broken)
      })
    {
      return
        "The constraint that was broken is printed as number \(prose.number(of: twin, conflict)), "
        + "with another address: it was made again, or its line is from another run."
    }
    return
      "The constraint that was broken is in none of these sets, so it is not the mistake: without it the conflict "
      + "remains, and another one is broken as well, or the layout stays wrong. Change what is named above."
  }

  /// What is seen on screen; nil if no constraint of the conflict was broken.
  var seen: String? {
    guard let broken = brokenMember else { return nil }
    return ConflictProse(system).seen(broken, conflicts, isDetermined: verdict == .conflict)
  }

  /// The member that the framework broke.
  var brokenMember: Int? {
    guard let broken = report.broken else { return nil }
    return conflicts.lazy.flatMap { $0.members }.first { isPrinted($0, at: broken.address) }
  }

  /// Whether a statement is the constraint with an address, or the same one made again.
  private func isPrinted(_ place: Int, at address: String) -> Bool {
    copies.indices.contains(place)
      && copies[place].contains { report.constraints[$0].address == address }
  }

  /// A sentence about each constraint that was made several times.
  private var repetitions: [String] {
    let prose = ConflictProse(system)
    return copies.indices.filter { copies[$0].count > 1 }.map { place in
      let all = copies[place].map { report.constraints[$0] }
      let name =
        conflicts.first.flatMap { conflict in
          conflict.members.contains(place)
            ? "Number \(prose.number(of: place, conflict))" : nil
        } ?? "A constraint (\(system.statements[place].says))"
      let times = all.count == 2 ? "twice" : "\(all.count) times"
      let lines = Set(all.map { $0.place ?? "" }).sorted()
      if lines.count == 1, lines[0] != "" {
        return "\(name) exists \(times): the code at \(lines[0]) ran \(times)."
      }
      // The list prints the identifier.
      let isNamed = all[0].identifier != nil
      let which = lines[0] == "" ? all.map { $0.address }.sorted() : lines
      return "\(name) exists \(times)\(isNamed ? "" : " (\(which.inWords))"): make it once."
    }
  }

  /// The whole addresses of what the debugger can print: the constraints that the text names first, and the views.
  private var addresses: String? {
    guard let conflict = conflicts.first else { return nil }
    let prose = ConflictProse(system)
    let names = LogNames(report.constraints)
    let members = prose.order(conflict)
    let named = [conflict.suspect?.member, conflict.alternative?.member, brokenMember]
    let numbers = Set(named.compactMap { $0 })
      .filter { members.contains($0) && system.statements[$0].id.hasPrefix("0x") }
      .sorted { prose.number(of: $0, conflict) < prose.number(of: $1, conflict) }
    var told = numbers.map {
      "number \(prose.number(of: $0, conflict)) is \(system.statements[$0].id)"
    }
    var known: Set<String> = []
    for member in members where listPlaces.indices.contains(member) {
      let constraint = report.constraints[listPlaces[member]]
      for item in constraint.items.map({ $0.view }) {
        guard let address = item.address, known.insert(address).inserted else { continue }
        guard known.count <= Self.mostAddresses else { continue }
        told.append("\(names.name(item)) is \(address)")
      }
    }
    let more = known.count - Self.mostAddresses
    if more > 0 { told.append("and \(more) more") }
    return told.isEmpty ? nil : "Addresses, for po: \(told.joined(separator: ", "))."
  }

  /// The greatest number of views whose addresses are printed.
  private static let mostAddresses = 6

  /// The analysis in one line: the sum of the first conflict, otherwise the result.
  package var brief: String {
    guard let conflict = conflicts.first, let sum = conflict.sum else {
      return headline.first ?? ""
    }
    return ConflictProse(system).text(sum, conflict)
  }

  /// The analysis in one paragraph, for an annotation: what is seen, the cause, the members, the sum and the
  /// first repair.
  package var paragraph: String {
    guard let conflict = conflicts.first else { return headline.joined(separator: " ") }
    let prose = ConflictProse(system, isReport: report.isReport)
    let listed = prose.order(conflict)
    var parts = listed.prefix(8).enumerated().map { "(\($0.offset + 1)) \(prose.line($0.element))" }
    if listed.count > 8 { parts.append("and \(listed.count - 8) more") }
    var text =
      (seen.map { "\($0): " } ?? "") + (headline.first ?? "")
    for sentence in prose.cause(of: conflict) { text += " " + sentence }
    text += " " + parts.joined(separator: "; ") + "."
    if conflict.sum != nil { text += " " + brief }
    if case .system = conflict.standing { return text }
    return text + (conflict.repairs.first.map { " " + prose.text($0, conflict) } ?? "")
  }

  private var headline: [String] {
    switch verdict {
    case .conflict: return ["a conflict, proven by what is printed."]
    case .conflictForUsualMargins:
      return [
        contentCondition
          + "a conflict for every usual margin (0, 8, 16 or 20 points); shown for 8."
      ]
    case .conflictForMargins where exactMargin != nil:
      return [
        "with margins of \(ConflictProse.number(exactMargin ?? 0)) points these constraints fit exactly. "
          + "Margins are not printed, but a conflict is reported: "
          + (system.statements.contains { $0.precision > 0 }
            ? "a number is rounded, or the margins are others."
            : "the margins are others, or a number is rounded.")
      ]
    case .conflictForMargins(let margins):
      return [
        contentCondition + "a conflict for margins of \(Self.words(margins)) points, but not for "
          + "\(Self.words(Self.usual.filter { !margins.contains($0) })). Margins are not printed, but a "
          + "conflict is reported; shown for \(ConflictProse.number(margins.contains(8) ? 8 : margins[0]))."
      ]
    case .conflictInSuperviews(let assumed):
      let views = assumed.map { "\($0.view) is in \($0.superview)" }
      return [
        "a conflict if \(views.inWords). The superview is not printed, but a conflict is reported, and "
          + "the others place it there."
      ]
    case .conflictForAlignedBaselines:
      return [
        "a conflict if views of one class have their baselines at the same place. The places are not "
          + "printed, but a conflict is reported."
      ]
    case .conflictInRotatedWindow(let root):
      return [
        "a conflict in landscape. Before iOS 8 a window stays upright: a mask of its root view, "
          + "here \(root), is printed in the window's axes, which exchanges width and height."
      ]
    case .contradictoryList:
      if let root = system.rotatedRoot {
        return [
          "these listed constraints exclude each other in landscape, presumably: before iOS 8 a window stays "
            + "upright, and a mask of its root view, here \(system.items[root].name), is printed in the "
            + "window's axes, which exchanges width and height. No report states that they were active "
            + "together."
        ]
      }
      return [
        "these listed constraints exclude each other. No report states that they were active "
          + "together, so this is no proof of a conflict."
      ]
    case .satisfiableAsPrinted:
      if !report.isReport { return [possibleList] }
      return [
        "these constraints can hold together as printed. "
          + "The console rounds numbers; the real ones differ by less." + silencing
      ] + (owner.map { [$0] } ?? [])
    case .undecidable(let gaps):
      guard !report.constraints.isEmpty else {
        if report.isRedacted {
          return [
            "cannot be decided: the system's log hides the list (<private>). Xcode's console, and the "
              + "standard error of the app, print it."
          ]
        }
        if report.unreadable == 0, report.broken != nil {
          return [
            "cannot be decided: the constraint that was broken is there, but not the list. "
              + Self.request
          ] + (broken.map { [$0] } ?? [])
        }
        return [
          report.unreadable == 0
            ? "cannot be decided: the list of constraints is missing. " + Self.request
            : "cannot be decided: no constraint can be read\(lines): they are cut off, or names or "
              + "addresses are gone. " + Self.request
        ]
      }
      if report.isBareList, gaps.allSatisfy({ $0 == .beginning || $0 == .end }) {
        return [possibleList] + (visible.map { [$0] } ?? [])
      }
      let request = gaps == [.otherConstraints] && report.isComplete ? "" : " \(request(gaps))"
      let answer = "cannot be decided: \(gaps.map(words).inWords).\(request)"
      return [answer] + (visible.map { [$0] } ?? [])
    }
  }

  /// Advice for a report that only rounding explains.
  private var silencing: String {
    guard owner == nil, let suspect = rankingOfAll?.suspects.first else { return "" }
    return " If the report stays, lower this one to priority 999: "
      + "\(system.statements[suspect.member].says)."
  }

  /// The condition under which there is a conflict, if it is about the content of a scroll view.
  private var contentCondition: String {
    guard let view = framedScrollView else { return "" }
    return "if the content of \(view) is as large as the view itself, "
  }

  /// The answer to a list that nothing states to be a conflict, and that is none as printed.
  private var possibleList: String {
    "these listed constraints can hold together: values may be rounded, or a line is missing."
      + rowAdvice
  }

  /// What yields to the height of a row, if the list has one; empty otherwise.
  private var rowAdvice: String {
    guard let ranking = rankingOfAll, let given = ranking.given, given.kind == .cell,
      given.isVertical
    else { return "" }
    func first(_ isSize: Bool) -> Int? {
      ranking.suspects.first { (system.statements[$0.member].sized != nil) == isSize }?.member
    }
    let candidates = [first(true), first(false)].compactMap { $0 }
    guard !candidates.isEmpty else { return "" }
    return " The height of a row is among them: if UIKit reported these lines, lower "
      + (candidates.count > 1 ? "one of these" : "this one") + " to priority 999: "
      + candidates.map { system.statements[$0].says }.joined(separator: "; ") + "."
  }

  private static func words(_ margins: [Double]) -> String {
    margins.map { ConflictProse.number($0) }.joined(lastBy: "or")
  }

  /// The ranking of all required constraints, as if they were one conflict.
  private var rankingOfAll: SuspectRanking? {
    let places = Array(system.statements.indices.filter { system.statements[$0].isRequired })
    return places.count > 1 ? SuspectRanking(places, bounds: [], in: system) : nil
  }

  /// Says that all constraints are the system's; nil if there is one of the author's.
  private var owner: String? {
    guard case .system(let rule)? = rankingOfAll?.standing else { return nil }
    guard let rule else {
      // A guide that is known by its name only.
      let isKnown = system.statements.contains { $0.origin == .system && $0.rule == nil }
      let framework = ConflictProse(system).framework
      return isKnown
        ? "The constraints that can be read are not yours; they belong to \(framework)." : nil
    }
    guard [.closed, .open, .framework].contains(rule.meaning) else { return nil }
    return "The constraints that can be read are not yours; they belong to \(rule.owner)."
  }

  /// A description of the visible part of an incomplete list.
  private var visible: String? {
    if let place = system.statements.indices.first(where: {
      system.statements[$0].rule?.meaning == .prototype
    }) {
      return "Whatever is missing, this one competes with the others: "
        + "\(system.statements[place].says). \(ConflictProse(system).text(.prototype, place))"
    }
    guard let ranking = rankingOfAll else { return broken ?? rowHeight }
    if let owner { return owner }
    if let suspect = ranking.suspects.first,
      [.leftoverMask, .arrangedSubview].contains(suspect.reason)
    {
      return "Whatever is missing, this one competes with the others: "
        + "\(system.statements[suspect.member].says). "
        + ConflictProse(system).text(suspect.reason, suspect.member)
    }
    guard let given = ranking.given, given.kind == .temporary || given.kind == .hidden else {
      return broken ?? rowHeight
    }
    let says = system.statements[given.member].says
    if given.kind == .hidden {
      let open = ranking.suspects.filter { suspect in
        system.statements[suspect.member].anchor(on: given.item)?.isVertical == given.isVertical
      }.prefix(2).map { system.statements[$0.member].says }
      return
        "Among them, \(says): a stack view hides it. What keeps the view open should yield at priority "
        + "999" + (open.isEmpty ? "." : ": \(open.joined(separator: "; ")).")
    }
    let harmless =
      "Among them, \(says): a size before the first real layout. If nothing else collides, the "
      + "report is harmless"
    // Only a constraint of the author's can yield.
    return ranking.authored.isEmpty
      ? "\(harmless)." : "\(harmless), and a pin at the far end with priority 999 ends it."
  }

  /// Advice about the height of a row, which may be one before its content is measured.
  private var rowHeight: String? {
    guard let given = GivenSize(of: system.requiredPlaces, in: system), given.kind == .cell,
      given.isVertical, !report.isBareList || rowAdvice.isEmpty
    else { return nil }
    let isMeasured = ConflictProse(system).hasMeasuredHeight
    return "Among them, \(system.statements[given.member].says): the list gives it, perhaps "
      + (isMeasured ? "for other content. " : "before the content is measured. ")
      + "What excludes it should yield at priority 999, or the row have a height that fits."
  }

  /// Advice that holds whatever is missing: the author's constraint that was broken can yield without a report.
  private var broken: String? {
    guard let broken = report.broken else { return nil }
    if let place = copies.indices.first(where: { isPrinted($0, at: broken.address) }) {
      let listed = system.statements[place]
      guard listed.origin == .author else { return nil }
      return "UIKit broke this one: \(listed.says). With priority 999 it yields without a report."
    }
    // It is not in the list, so its items are described alone.
    let model = LogModel(report.constraints + [broken], views: ViewListing())
    guard let last = model.system.statements.last, last.id == broken.address,
      last.origin == .author
    else { return nil }
    return "UIKit broke this one: \(last.says). With priority 999 it yields without a report."
  }
}
