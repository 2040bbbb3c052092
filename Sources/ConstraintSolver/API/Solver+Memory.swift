extension Solver {
  /// The number of bytes that this solver has allocated, including reserved capacity.
  public var memoryInUse: Int { engine.memoryInUse }
}

extension Engine {
  var memoryInUse: Int {
    var bytes = MemoryLayout<Engine>.size
    bytes += values.bytes + nodes.bytes + bounds.bytes + ordinals.bytes + parents.bytes
    bytes += spareNodes.bytes + rows.bytes + rowIdentities.bytes + spareRows.bytes
    bytes += links.bytes + levels.bytes + levelsByOrder.bytes + multipliers.entries.bytes
    bytes += freshRows.bytes + dyingRows.bytes + dyingNodes.bytes + movedRows.bytes
    bytes += revaluedRows.bytes + seeds.bytes + rowsToCheck.bytes + boundsToCheck.bytes
    bytes += queue.bytes + loose.bytes + changed.bytes + stack.bytes + stackLinks.bytes
    bytes += order.bytes + found.bytes + heap.bytes + circuit.bytes + rates.bytes
    bytes += stepLevels.bytes + resetting.bytes + victims.bytes + suggestions.bytes
    bytes += conflicts.bytes + conflictMembers.bytes + pendingConflicts.bytes
    bytes += workErrors.bytes + rateErrors.bytes + blocks.weights.bytes + blocks.rowSizes.bytes
    bytes +=
      blocks.records.bytes + blocks.members.bytes + blocks.permutations.bytes + blocks.places.bytes
      + blocks.reals.bytes
    bytes += blocks.visits.bytes + blocks.response.bytes
    bytes += plan.moving.bytes + plan.starts.bytes + plan.movingRates.bytes
    bytes += plan.eventLowers.bytes + plan.eventUppers.bytes + plan.eventMembers.bytes
    bytes += plan.rates.bytes + plan.places.bytes + crashLists.bytes
    bytes += exactCircuit.bytes + exactRates.bytes + proof.bytes
    return bytes
  }
}

extension Column {
  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}

extension Arena {
  var bytes: Int { elements.bytes + overhead }
}
