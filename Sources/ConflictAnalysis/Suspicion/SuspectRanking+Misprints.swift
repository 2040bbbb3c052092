extension SuspectRanking {
  // MARK: Numbers that would fit

  /// Finds a number that is ten times what would fit, or for which another number of the list would fit exactly: that of
  /// the opposite end, of the other gaps, or of the other views of a class.
  mutating func findMisprints() {
    guard given?.kind.isFinal ?? true else { return }
    var tenths: [(member: Int, change: Repair.Change)] = []
    for member in authored where statement(member).relation == .equal {
      let statement = statement(member)
      guard let written = statement.writtenConstant, statement.multiplier == 1, written != 0,
        statement.anchors.count == 2 ? statement.isPlacement : statement.sized != nil
      else { continue }
      let miss = system.miss(of: member, among: system.requiredPlaces)
      let fitting = (1e4 * (written + miss * statement.sign)).rounded() / 1e4
      guard fitting != written, fitting != 0, (fitting < 0) == (written < 0) else { continue }
      let change = Repair.Change.setConstant(member, fitting)
      let least = statement.sized == nil ? Self.leastDistance : Self.leastLength
      if abs(fitting * 10 - written) < 1e-6, abs(fitting) >= least {
        tenths.append((member, change))
      } else if isInPixels(member, fitting) {
        note(member, 82, .misprint, change)
      } else if matches(member, abs(fitting)) {
        note(member, 74.5, .misprint, change)
      }
    }
    // If it is true of two, it is a coincidence.
    guard tenths.count == 1 else { return }
    note(tenths[0].member, 83, .misprint, tenths[0].change)
  }

  /// A lesser number is no usual distance or length, in points.
  private static let leastDistance = 8.0
  private static let leastLength = 16.0

  /// Whether the length of an image is as many pixels as the length in points that would fit, on a display with three
  /// pixels, or two, in each point.
  private func isInPixels(_ member: Int, _ fitting: Double) -> Bool {
    guard isExact, fitting >= Self.leastPicture, let sized = statement(member).sized,
      system.items[sized.item].className.hasSuffix("ImageView")
    else { return false }
    return [2.0, 3].contains(statement(member).constant / fitting)
  }

  /// The length from which an image may have been measured in pixels, in points.
  private static let leastPicture = 100.0

  /// Whether the other numbers of a member's kind are this one.
  private func matches(_ member: Int, _ number: Double) -> Bool {
    guard isExact else { return false }
    if let sized = statement(member).sized {
      let className = system.items[sized.item].className
      let others = system.requiredPlaces.filter { other in
        other != member && statement(other).origin == .author
          && statement(other).sized.map {
            $0.isVertical == sized.isVertical && system.items[$0.item].className == className
          } == true && statement(other).relation == .equal && other != given?.member
      }
      return others.count > 1 && others.allSatisfy { statement($0).constant == number }
    }
    if let gap = gap(member) {
      let others = authored.compactMap { other in
        other == member
          ? nil : self.gap(other).flatMap { $0.isVertical == gap.isVertical ? $0 : nil }
      }
      return others.count > 1 && others.allSatisfy { $0.length == number }
    }
    guard let item = placed(by: member), let end = statement(member).anchor(on: item),
      statement(member).partner(of: item)?.part == end.part, let opposite = end.part.opposite
    else { return false }
    return authored.contains { other in
      statement(other).relation == .equal && statement(other).multiplier == 1
        && statement(other).anchor(on: item).map {
          $0.part == opposite && $0.isVertical == end.isVertical
        } == true && statement(other).partner(of: item)?.part == opposite
        && abs(statement(other).writtenConstant ?? 0) == number
    }
  }

  /// Finds the only gap in a chain that lacks one more view of a size, and one more gap, as others in it have.
  mutating func findMissingItems() {
    guard isExact, given?.kind.isFinal ?? true else { return }
    for member in authored {
      guard let gap = gap(member),
        authored.allSatisfy({ $0 == member || self.gap($0)?.isVertical != gap.isVertical }),
        let implied = system.implied(for: member, among: members, bounds)
      else { continue }
      let lacking = abs(implied - statement(member).constant)
      let sizes = [gap.before, gap.after].map { item in
        authored.first {
          statement($0).sized.map { $0.item == item && $0.isVertical == gap.isVertical } == true
        }.map { statement($0).constant }
      }
      guard let size = sizes[0], sizes[1] == size, abs(size + gap.length - lacking) < 1e-6,
        abs(implied) > abs(statement(member).constant),
        system.items[gap.before].className == system.items[gap.after].className
      else { continue }
      note(member, 73, .missingItem, .remove(member))
    }
  }
}
