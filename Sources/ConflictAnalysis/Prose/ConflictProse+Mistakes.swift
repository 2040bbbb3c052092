internal import LayoutGeometry

// What is said of multipliers and arrangements that exclude each other.
extension ConflictProse {
  /// Describes why a member is suspected for one of these reasons.
  func mistake(
    _ reason: ConflictDiagnosis.Reason, _ member: Int, orAnother: Bool
  ) -> String {
    let statement = system.statements[member]
    let word = statement.first?.isVertical == true ? "height" : "width"
    switch reason {
    case .contradictoryRatios:
      let head = orAnother ? "These ratios contradict each other" : "It contradicts another ratio"
      return "\(head): they hold together only where the lengths are 0. Keep one of them."
    case .twoStates:
      return
        "\(orAnother ? "One" : "This or another one") places the view outside of its container, as where it is "
        + "hidden or closed, and the other inside. If each belongs to an arrangement of its own, deactivate one "
        + "before you activate the other; otherwise keep the one inside, for the other is a spacing as between neighbors."
    case .ring:
      return
        "These distances form a ring, each view after the one before: leave out the one from the last view back to the "
        + "first, as an index that wraps makes it."
    case .twoPositions:
      return
        "\(orAnother ? "They place" : "This and another one place") the centre and an edge of one view, which exclude "
        + "each other here: its \(word) would be negative. If each belongs to an arrangement of its own, as with and "
        + "without a keyboard, deactivate one before you activate the other."
    case .shorterColumn:
      let (side, change) =
        statement.first?.part == .end ? ("end", "end earlier (≤)") : ("begin", "begin later (≥)")
      return
        "Two views begin at one edge and end at one edge, but their \(word)s differ: let the shorter one "
        + "\(change), and only the longer one \(side) at this edge."
    case .givenTwice:
      return
        "A number and a part of another length both determine the size of one view: one of the two is superfluous."
    case .beyondLimit:
      return
        "\(orAnother ? "One makes" : "It or another one makes") a view follow the length of its container, and the "
        + "other is a limit that keeps it smaller. The equation can yield at priority 999, or be an inequality (≤); the "
        + "alternative is a greater limit."
    case .inFrameworkView:
      return inFrameworkView(statement, word)
    case .wrongEdge, .wrongItem, .sameEdge, .screenEdge, .reversedRelation, .centreAtEdge:
      return wrongAnchor(reason, statement, orAnother: orAnother)
    case .greatMultiplier, .asLongAsContainer, .invertedRatio, .misprint:
      return wrongNumber(reason, member)
    case .visibleContent:
      return
        "It makes the content as \(word == "height" ? "high" : "wide") as the visible part of the scroll view, "
        + "so that nothing scrolls, but the content needs more: leave it out, let the content be greater "
        + "(an inequality in place of =), or give it a priority of 250."
    case .containerGuide:
      let guide = statement.anchors.first { system.isGuide($0.item) }
      let owner = guide.map { system.items[system.owner(of: $0.item)].name } ?? "the window"
      return
        "It pins to the guide of \(owner), in which the framework moves your view, also out of sight: use the "
        + "guide of a superview of your own, or priority 999."
    case .temporarySize:
      return
        "A width of 50 is that of a collection view's item until it has a size of its own: set itemSize, or "
        + "estimatedItemSize to automaticSize. With priority 999 "
        + (orAnother
          ? "either of them" : isLength(statement) ? "this size" : "a pin at the far end")
        + " yields until then."
    case .overdetermined:
      return
        "A ratio gives this \(word) already, or the other length from it: let the number yield at priority 999, or "
        + "leave it or the ratio out."
    case .greatSize:
      return "By itself it takes nearly the whole \(word) that is given from outside, or more."
    case .lengthWithoutInset:
      return
        "The view begins at the edge of the screen, and what is in it at the safe area, whose inset this \(word) "
        + "does not contain: leave the \(word) out, or pin the view to the safe area."
    case .missingItem:
      return "What is too much is as much as one more view like its neighbors, and its distance."
    case .ownSizes:
      return
        "The container has a \(word) of its own, and so has what is between both of its ends: one of the two is "
        + "superfluous, or a number is wrong."
    default:
      return "The multipliers do not add up to the whole \(word) of their container."
    }
  }

  /// Describes a length of the author's in an alert or a toolbar.
  private func inFrameworkView(
    _ statement: ConstraintSystem.Statement, _ word: String
  ) -> String {
    guard let sized = statement.sized,
      OwnershipRule.first(system.items[sized.item], [.closed]) == nil
    else {
      return "The alert computes the \(word) of its view: if you added this number, leave it out."
    }
    let owner =
      system.items.lazy.compactMap { OwnershipRule.first($0, [.closed]) }.first?.owner
      ?? "the framework"
    return
      "The space for \(system.items[sized.item].name) is given by \(owner). If you added this number, let it yield at "
      + "priority 999, or make it fit."
  }

  /// Whether it is the mask of a stack view without a length, rather than of one that the author's constraints place.
  func isLengthOfStack(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let sized = statement.sized, statement.constant == 0 else { return false }
    return system.items[sized.item].className.hasSuffix("StackView")
      && !system.placedElsewhere.contains(sized.item)
      && !system.statements.contains { other in
        other.origin == .author
          && other.partner(of: sized.item).map { !system.isInside($0.item, sized.item) } == true
      }
  }

  /// How an equation relates two views that have lengths of their own.
  func areMadeEqual(_ statement: ConstraintSystem.Statement) -> String {
    let isEqual = system.statements.allSatisfy { other in
      !other.relatesLengths || other.isRatio || other.fills
    }
    return isEqual ? "are made equal as well" : "an equation relates these as well"
  }

  /// Whether UIKit pins a view to its superview, and no constraint of the author's does.
  func isPlacedByFrameworkOnly(_ item: Int?) -> Bool {
    guard let item, system.frameworkPlaces(item) else { return false }
    return !system.statements.contains { statement in
      statement.origin == .author
        && statement.partner(of: item).map { !system.isInside($0.item, item) } == true
    }
  }

  /// Whether a stack view in a hidden view arranges views.
  var hidesStackView: Bool {
    system.statements.contains { hiding in
      guard hiding.hides, let hidden = hiding.sized else { return false }
      return system.statements.contains { other in
        other.origin == .stack && !other.hides
          && other.anchors.contains { system.isInside($0.item, hidden.item) }
      }
    }
  }

  /// Whether a ratio of its own sides gives the view of a length another one.
  func hasRatio(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let sized = statement.sized else { return false }
    return system.statements.contains { other in
      other.anchors.count == 2
        && other.anchors.allSatisfy { $0.part == .length && $0.item == sized.item }
    }
  }

  /// Describes the parts of one container; nil if there are none.
  func sharesReason(_ conflict: ConflictDiagnosis) -> String? {
    guard let shares = Shares(of: conflict.members, in: system) else { return nil }
    let what = name(of: shares)
    let isStack = conflict.members.contains { system.statements[$0].origin == .stack }
    let points = Self.points(shares.rest)
    let rest = points == "1 point" ? "1 point is" : "\(points) are"
    var text: String
    if shares.parts.allSatisfy({ $0.multiplier == 1 }) {
      let word = shares.isVertical ? "high" : "wide"
      text =
        "The views follow each other in \(system.items[shares.container].name), and each is as "
        + "\(word) as all of it: give them multipliers that add up to 1, or tie them to another view."
    } else if shares.share > 1 + 1e-6 {
      text =
        "The parts add up to more than \(what): make the multipliers smaller, or leave one "
        + "out, so that its view has what is left."
    } else if shares.share > 1 - 1e-6, shares.rest < 0 {
      text =
        "The parts add up to \(what), but their constants and the distances to "
        + "−\(Self.points(-shares.rest)): with 0 they fill it."
    } else if shares.share > 1 - 1e-6 {
      text =
        "The parts add up to the whole of \(what), so that nothing is left for the other "
        + "\(points): leave one out, so that its view has what is left, or subtract the distances from the parts."
    } else {
      let left = Self.points((1 - shares.share) * (shares.length ?? 0))
      let needs = shares.rests.isEmpty ? "nothing takes them" : "\(rest) to be added"
      text =
        "The parts leave \(left) of \(what), and \(needs): leave one out, so that its view has "
        + "what is left."
    }
    if isStack {
      text +=
        " Where the parts are equal, the distribution fillEqually of the stack view gives them."
    }
    return text
  }

  /// The arithmetic of parts and of contradictory ratios, which a sum of points does not explain; nil for others.
  func multipliersText(_ conflict: ConflictDiagnosis) -> String? {
    // The number of pages is explained by their lengths.
    if conflict.suspect?.reason != .misprint,
      let shares = Shares(of: conflict.members, in: system),
      shares.length != nil || shares.areMistaken
    {
      return text(of: shares)
    }
    if let reason = conflict.suspect?.reason, reason == .circle || reason == .ring,
      let sum = conflict.sum, !sum.bounds.isEmpty
    {
      let lengths = sum.bounds.map { system.unknowns[$0].text }
      let verb = lengths.count == 1 ? "is" : "are together"
      return
        "\(reason == .ring ? "All" : "Both") hold only if \(lengths.inWords) \(verb) −\(Self.number(abs(sum.excess))), and no length is negative."
    }
    guard conflict.suspect?.reason == .contradictoryRatios else { return nil }
    let ratios = conflict.suspects.filter { $0.reason == .contradictoryRatios }.map { $0.member }
    var lengths: [String] = []
    for term in ratios.flatMap({ system.statements[$0].terms }) {
      let text = system.unknowns[term.unknown].text
      if !lengths.contains(text) { lengths.append(text) }
    }
    let numbers = ratios.map { number(of: $0, conflict) }.sorted().map { "\($0)" }
    return "Numbers \(numbers.inWords) hold together only if \(lengths.inWords) are 0."
  }

  /// The length of the container, such as `the width of card`.
  private func name(of shares: Shares) -> String {
    "the \(shares.isVertical ? "height" : "width") of \(system.items[shares.container].name)"
  }

  private func text(of shares: Shares) -> String {
    var sum = shares.parts.map { part in
      let multiplier = part.multiplier.text(decimals: 6)
      let count = part.count.rounded()
      return count > 1 ? "\(Self.number(count)) × \(multiplier)" : multiplier
    }.joined(separator: " + ")
    let what = name(of: shares)
    let rests = shares.rests.count > Self.mostTerms ? [shares.rest] : shares.rests
    let rest = rests.map { " \($0 < 0 ? "−" : "+") \(Self.number(abs($0)))" }.joined()
    let total = Self.number(shares.share)
    guard let length = shares.length else {
      let head = sum == total ? "" : "\(sum) = \(total): "
      let factor = total == "1" ? "" : "\(total) × "
      return "\(head)the views in it need \(factor)\(what)\(rest), whatever that is."
    }
    if shares.areSeveral { sum = "(\(sum))" }
    let needed = shares.share * length + shares.rest
    return "\(sum) × \(Self.number(length))\(rest) = \(Self.number(needed)), but \(what) is "
      + "\(Self.number(length)): \(Self.points(abs(needed - length))) too "
      + "\(needed > length ? "few" : "many")."
  }
}
