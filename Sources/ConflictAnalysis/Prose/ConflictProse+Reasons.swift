internal import LayoutGeometry

// The reasons for changing a member, and the origin of the others.
extension ConflictProse {
  /// Whether a statement is about opposite edges of two views of which none contains the other.
  private func isBetweenNeighbors(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let first = statement.first, let second = statement.second else { return false }
    return first.part != second.part && !system.isInside(first.item, second.item)
      && !system.isInside(second.item, first.item)
  }

  /// Describes why a member is suspected, or that another one may be changed instead.
  package func text(
    _ reason: ConflictDiagnosis.Reason, _ member: Int, orAnother: Bool = false
  ) -> String {
    let statement = system.statements[member]
    // A mask may be printed with the superview first.
    let item =
      (statement.maskOwner ?? statement.first?.item).map { system.items[$0].name } ?? "the view"
    let axis = statement.first?.isVertical == true
    let end = axis ? "bottom" : statement.isLeftToRight ? "right" : "trailing"
    // What yields to the height of a row.
    let yielding =
      orAnother
      ? "either of them" : isLength(statement) ? "this height" : "the constraint at the bottom"
    switch reason {
    case .leftoverMask where isPlacedByFrameworkOnly(statement.maskOwner):
      return
        "It comes from the frame of \(item): translatesAutoresizingMaskIntoConstraints is still on, "
        + "though UIKit's constraints place that view. A frame that agrees with them, at 0 and "
        + "with the \(axis ? "height" : "width") that the view is to have, is as good."
    case .leftoverMask where isLengthOfStack(statement):
      return
        "It comes from the frame of \(item), which nobody set: translatesAutoresizingMaskIntoConstraints is still on. "
        + "Turn it off, and place the stack view with constraints, or give it a frame."
    case .leftoverMask:
      let isElsewhere = statement.maskOwner.map { system.placedElsewhere.contains($0) } == true
      return
        "It comes from the frame of \(item): translatesAutoresizingMaskIntoConstraints is still on, "
        + "though your constraints place that view"
        + (isElsewhere ? ", as another report of this log shows." : ".")
    case .shrunkFrame:
      return
        "The frame of \(item) shrinks with its superview, as its mask says, and would have a "
        + "negative \(axis ? "height" : "width") here."
    case .boxMargins:
      return
        "\(item) has margins, and perhaps a title, around its content view, which need more: for "
        + "a line set its boxType to separator, otherwise its titlePosition to noTitle and its "
        + "contentViewMargins to 0."
    case .prototype:
      return
        "Interface Builder added it, because the document has no constraints for \(item): add them "
        + "there, or mark placeholders as removed at build time."
    case .negativeLength:
      return
        "No length is negative: compute the constant when the other lengths are known, or keep "
        + "it at least 0."
    case .wrongSign where isBetweenNeighbors(statement):
      return
        "The sign of its constant, or the order of its items, makes the two views overlap; between neighbors "
        + "it is first.\(end) = second.\(axis ? "top" : statement.isLeftToRight ? "left" : "leading") − 8, "
        + "or the other edge first, and + 8."
    case .wrongSign where isLength(statement):
      return "The sign of its constant, or the order of its items, makes the view inside longer "
        + "than its container: with the other sign everything holds."
    case .wrongSign:
      let isStart = statement.first?.part == .start
      let start = axis ? "top" : statement.isLeftToRight ? "left" : "leading"
      let edge = isStart ? start : end
      return "The sign of its constant, or the order of its items, puts the view outside: an inset "
        + "from the \(edge) edge is \(isStart ? "positive" : "negative") when the view comes first, as in "
        + "view.\(edge) = superview.\(edge) \(isStart ? "+" : "−") 16."
    case .arrangedSubview:
      return "A stack view places its arranged subviews; your own position for one of them "
        + "competes with it. Pin the stack view, and use its spacing and alignment."
    case .duplicate:
      return "Two constraints give the same attribute different values. Keep one, and change its "
        + "constant; code that runs again (updateConstraints, layoutSubviews, a cell's "
        + "configuration) adds a second one unless the first is deactivated."
    case .leadingAndLeft:
      let isEnd = statement.first?.part == .end
      let (leading, left) = isEnd ? ("trailing", "right") : ("leading", "left")
      return
        "One edge is placed as the \(leading) edge by one constraint, and as the \(left) edge by "
        + "another. These are different attributes: neither replaces the other, and from right to "
        + "left they are opposite edges. Keep one kind in all constraints of a view, usually "
        + "leading and trailing."
    case .madeEqual:
      let length = axis ? "heights" : "widths"
      return
        "Two views have \(length) of their own, and \(areMadeEqual(statement)): one of the \(length), "
        + "or the equation between them, is superfluous."
    case .outOfRange where orAnother:
      return statement.relation == .equal
        ? "One is a limit for an attribute, and the other a value outside of it."
        : "They are limits of one attribute that exclude each other."
    case .outOfRange: return "It contradicts the other's limit for the same attribute."
    case .tiedToItself:
      return
        "It ties two edges of \(item) to each other, so its \(axis ? "height" : "width") is 0; one of "
        + "the two is probably meant to be another view's."
    case .placedTwice where orAnother:
      return
        "One edge is placed by two constraints, and one of them is superfluous; if each belongs to "
        + "an arrangement of its own, deactivate one before you activate the other."
    case .placedTwice:
      let names = statement.anchors.map {
        "the \(edge($0, of: statement)) of \(system.items[$0.item].name)"
      }
      return "One edge is placed by two constraints, and one of them is superfluous; this one ties "
        + "\(names.inWords)."
    case .pastNeighbor where isBetweenNeighbors(statement):
      return
        "It places two views next to each other although another view lies between the two, which has no "
        + "space left."
    case .pastNeighbor:
      return "It pins a view to an edge although another view lies between the two, which has no "
        + "space left."
    case .otherSpace:
      return
        "A view lies between this pin and the edge, and its size is not the space that is left."
    case .ownGuide:
      return
        "It pins a view to its own guide, which is inset from that view; a guide of the superview, "
        + "or a subview, was meant."
    case .offCentre:
      return "Both edges of \(item) are pinned, so its centre follows from them; "
        + (statement.writtenConstant == 0 && statement.multiplier == 1
          ? "at different distances, that is not the centre of the container."
          : "a centre with an offset contradicts them.")
    case .placedByFramework:
      let view = system.items[system.placedByFramework(statement) ?? 0].name
      return
        "UIKit places \(view) in its container, as it does with an input view, and no constraint can move it "
        + "from there: remove this one, and pin what is inside \(view) to the safe area of \(view)."
    case .beyondSuperview:
      let inside = statement.anchors.first { anchor in
        statement.partner(of: anchor.item).map { system.isInside(anchor.item, $0.item) } == true
      }
      let (view, container) = (
        inside.map { system.items[$0.item].name } ?? item,
        inside.flatMap { statement.partner(of: $0.item) }.map { system.items[$0.item].name }
          ?? "its superview"
      )
      return
        "It places \(view) beyond \(container), which contains it: that spacing is one for neighbors. A view inside "
        + "is pinned to the same edge of its superview."
    case .circle:
      return
        "Each of the two views is placed after the other; in one of them the items are swapped."
    case .sizeFollows:
      return "Its size follows from its arranged views and the spacing; a size of its own competes "
        + "with them."
    case .overdetermined where hasRatio(statement):
      return mistake(reason, member, orAnother: orAnother)
    case .overdetermined:
      return "The other constraints determine the same item already: two positions and a size are "
        + "one too many."
    case .limitBetweenPins:
      return
        "Both ends are pinned, and the \(axis ? "height" : "width") between them has a limit, so they exclude each "
        + "other where the container is \(axis ? "higher" : "wider"). With priority 999, or an inequality in place "
        + "of =, this end leaves space."
    case .twoChains:
      return "Two chains of views are pinned to both ends of their container, and one is shorter: "
        + "it can leave space at its end."
    case .tooSmall:
      return
        "This \(axis ? "height" : "width") is less than the distances inside add up to: make it "
        + "greater, a minimum (≥) that fits, or leave it out."
    case .temporarySize where hasFlowItemSize:
      return mistake(reason, member, orAnother: orAnother)
    case .temporarySize:
      let part =
        orAnother
        ? "either of them"
        : isLength(statement)
          ? "this size"
          : statement.anchors.contains { $0.part == .end } ? "a pin at the far end" : "this one"
      return
        "The size is 0, or a trial size, only until the first real layout; that is no mistake. "
        + "With priority 999 \(part) yields until then and holds afterwards. If the "
        + "final layout is right, the report is harmless."
    case .cellHeight where statement.first?.isVertical == false && !isInCell:
      return
        "The window, a column or another container gives this width. With priority 999 yours yields to it; the "
        + "alternative is a greater width."
    case .cellHeight where statement.first?.isVertical == false:
      return
        "The column, or another container, gives this width. With priority 999 yours yields to it; the "
        + "alternative is a wider column."
    case .cellHeight where hasLeastHeight:
      return
        "A height of almost 0, such as CGFloat.leastNormalMagnitude, tells the list that there is no header, footer "
        + "or row, yet there is a view: return the height that it needs, or no view. With priority 999 "
        + "\(yielding) yields."
    case .exceededMaximum: return maximum(orAnother: orAnother, by: nil)
    case .cellHeight where hasMeasuredHeight:
      return
        "The height of this \(row) was measured, as its fraction shows, but with other content, or "
        + "before a constraint changed. With priority 999 "
        + "\(yielding) yields to it; the alternative is to measure again when the content changes."
    case .cellHeight where statement.first != nil && !isInCell:
      return
        "The container gives this height, perhaps before the content is measured: a list, a "
        + (framework == "AppKit" ? "window or a popover" : "hosting view or a keyboard")
        + ". With priority 999 yours yields to it; the alternative is a height that fits."
    case .cellHeight:
      let (list, size) =
        isInItem
        ? ("collection view", "height") : ("list", isInHeader ? "header height" : "row height")
      return "The \(list) sets a \(size) before it measures the content. With priority 999 "
        + "\(yielding) yields to it until then; the alternative is a \(size) that fits."
    case .rowRounding:
      return
        "The height from the \(isInCell ? "list" : "container") is rounded to pixels, or contains a "
        + "separator: it differs from that of the content by less than a point, and another height "
        + "of the \(row) does not help. With priority 999 "
        + "\(yielding) yields by this much."
    case .ratioRounding:
      return
        "It differs by less than a point from what a multiplier results in, as if it were rounded: "
        + "leave one of the two out, or lower one to priority 999."
    case .sizeRounding:
      return
        "It differs by less than a point from the space that the others leave, as if it had been computed and "
        + "rounded: leave it out, since they determine it, or lower it to priority 999."
    case .collapsed where orAnother:
      return
        "If the view is collapsed to 0 on purpose, what it requires should yield at priority 999; otherwise leave "
        + "the 0 out, or give the view its size."
    case .collapsed:
      return "The view is collapsed to 0 on purpose, so what it requires should yield at priority "
        + "999."
    case .unknownZero:
      return
        "What is printed does not say who gives the size 0: the system before the first layout, a stack view "
        + "that hides the view, or you, to collapse it. Priority 999 for what excludes it is right in each case."
    case .hidden:
      return
        "A stack view gives a hidden view the size 0. What keeps the view open should yield at "
        + "priority 999" + (hidesStackView ? ", or the views inside be hidden as well." : ".")
    case .againstImposedSize:
      return "The size is given from outside, so a constraint of yours has to yield to it."
    case .unknownOrigin:
      return
        "The size without an identifier is yours, as from a storyboard, or imposed by the system: "
        + "a library prints all constraints without identifiers here. If it is yours, change "
        + "either; otherwise the other one yields to it at priority 999."
    case .againstFrame:
      return "The size comes from the frame of a container, which keeps its mask. "
        + (orAnother ? "One of the two" : isLength(statement) ? "This size" : "The \(end) end")
        + " should yield to it at priority 999, or the frame fit the content"
        + (axis && framework == "UIKit" ? ", as systemLayoutSizeFitting computes it." : ".")
    case .againstGuide:
      return
        "The guide is as high as the bars there, and that depends on the device, its orientation "
        + "and the status bar. Pin to the guide or to the view's edge, without assuming a height."
    case .unequalArranged:
      let length = axis ? "height" : "width"
      return
        "A stack view gives its arranged views one \(length), which "
        + (orAnother
          ? "these two contradict"
          : "this \(isLength(statement) ? "size" : "position") contradicts")
        + ": set another \(stackProperty(member)) or leave "
        + "\(orAnother ? "one of the two" : "it") out."
    case .nothingStretches:
      return
        "Both ends of the stack view are pinned, but the sizes in it are fixed and together less "
        + "than the space, so something has to stretch: leave one of these sizes out, add a "
        + "flexible view, set another distribution or alignment, or let the stack view end early "
        + "(an inequality in place of =)."
    case .longDistance:
      return
        "This distance is far greater than the others, and leaves no space: it may have been "
        + "computed for a container of another size."
    case .equalInsets:
      return
        "Both ends have this distance, and together they are more than the container, as if computed for "
        + "another size: center the view, and give it a \(axis ? "height" : "width")."
    case .againstStack:
      return "A stack view needs space to arrange its views; at priority 999 yours yields."
    case .againstContent: return "A fixed number contradicts what the content needs."
    case .requiredContent:
      return "The size of this content is required; with a content priority below 1000 it yields."
    case .contradictoryRatios, .shares, .twoStates, .wrongEdge, .wrongItem, .sameEdge, .screenEdge,
      .reversedRelation, .visibleContent, .containerGuide, .greatSize, .greatMultiplier,
      .asLongAsContainer, .invertedRatio, .misprint, .missingItem, .ownSizes, .lengthWithoutInset,
      .twoPositions, .ring, .centreAtEdge, .shorterColumn, .givenTwice, .beyondLimit,
      .inFrameworkView:
      return mistake(reason, member, orAnother: orAnother)
    case .neverYields:
      return "Nothing that is printed tells which constraint is wrong; "
        + "\(orAnother ? "either of these" : "this one") can yield with the least effect."
    }
  }

  /// Describes the space that a pin leaves for the view before it, in the numbers of a conflict; nil for other
  /// reasons.
  func space(_ reason: ConflictDiagnosis.Reason, _ conflict: ConflictDiagnosis) -> String? {
    if reason == .shares { return sharesReason(conflict) }
    if reason == .overdetermined, let suspect = conflict.suspect,
      !hasRatio(system.statements[suspect.member]),
      conflict.members.contains(where: { system.statements[$0].relation != .equal })
    {
      return
        "Both ends are tied as well, and between them there is no space for this size, or too much: it, "
        + "or one of the ends, has to yield."
    }
    if reason == .pastNeighbor, conflict.sum?.bounds.isEmpty == true,
      let member = conflict.suspect?.member, !isBetweenNeighbors(system.statements[member])
    {
      return "It pins a view to an edge although another view lies between the two, for which too "
        + "little space is left."
    }
    if reason == .exceededMaximum {
      let excess = conflict.sum.map { abs($0.excess) }
      return maximum(orAnother: conflict.alternative != nil, by: excess)
    }
    guard reason == .otherSpace else { return nil }
    let named = [conflict.suspect?.member, conflict.alternative?.member].compactMap { $0 }
    guard let size = named.first(where: { system.statements[$0].sized != nil }),
      let sized = system.statements[size].sized, let implied = system.implied(for: size, conflict)
    else { return nil }
    let limit = system.statements[size].relation.bound
    return
      "The pins leave \(bound(of: size, conflict))\(Self.points(implied)) for "
      + "\(system.items[sized.item].name), but its \(sized.isVertical ? "height" : "width") is "
      + "\(limit)\(Self.number(system.statements[size].constant)): one of the two is wrong."
  }

  /// What to change of the stack view that makes a view equal to others.
  func stackProperty(_ member: Int) -> String {
    let isAligned = system.statements.contains { other in
      other.identifier == "UISV-alignment"
        && system.statements[member].anchors.contains { other.anchor(on: $0.item) != nil }
    }
    return isAligned ? "alignment, such as center," : "distribution"
  }

  func isLength(_ statement: ConstraintSystem.Statement) -> Bool {
    !statement.anchors.isEmpty && statement.anchors.allSatisfy { $0.part == .length }
  }

  /// Describes an anchor's attribute.
  func edge(
    _ anchor: ConstraintSystem.Anchor, of statement: ConstraintSystem.Statement
  ) -> String {
    switch anchor.part {
    case .start: anchor.isVertical ? "top" : statement.isLeftToRight ? "left edge" : "leading edge"
    case .end:
      anchor.isVertical ? "bottom" : statement.isLeftToRight ? "right edge" : "trailing edge"
    case .center: "centre"
    case .length: anchor.isVertical ? "height" : "width"
    case .baseline: "baseline"
    }
  }

  /// Returns the reasons for each member, for `--why-this`.
  package func ranking(_ conflict: ConflictDiagnosis) -> String {
    var lines = ["Why this one (weights from 0 to 100):"]
    for suspect in conflict.suspects {
      let number = self.number(of: suspect.member, conflict)
      // The default reason is printed only if it is the only one.
      let told = suspect.reasons.enumerated().filter { index, reason in
        index == 0
          || reason != .neverYields && reason != .againstStack
            && !suspect.reasons.prefix(index).contains(reason)
      }
      for (index, reason) in told {
        let head =
          index == 0 ? "  number \(number), \(Self.number(suspect.weight.rounded()))" : "    also"
        lines.append("\(head): \(text(reason, suspect.member))")
      }
    }
    for member in conflict.members where !conflict.suspects.contains(where: { $0.member == member })
    {
      let number = self.number(of: member, conflict)
      lines.append("  number \(number), never: \(ownership(member)).")
    }
    return lines.printedLines
  }

  /// Describes the origin of a member, with its source.
  private func ownership(_ member: Int) -> String {
    let statement = system.statements[member]
    if let rule = statement.rule { return "it belongs to \(rule.owner) (\(rule.source))" }
    switch statement.origin {
    case .imposed: return "its size is imposed from outside"
    case .mask: return "it is the frame of a view that no constraint of yours places"
    case .stack: return "it belongs to a stack view"
    case .content: return "it is the size of content"
    case .system: return "it belongs to the framework"
    case .author: return "it cannot be changed alone"
    }
  }
}
