/// The solution as a function of one constant, up to the nearest breakpoint (essay, 2.7).
///
/// While one constant changes repeatedly (a window is resized, an animation runs), the same rows
/// stay active over whole intervals, in which all values are linear: `start + distance · rate`.
/// Each inactive row contributes an *event*: the interval in which it stays on its side. Inside the
/// intersection of all events, a step is one multiplication per moving variable, from fixed starts,
/// so that errors do not accumulate. Beyond it, only the crossed rows are examined, and the plan is
/// updated for them.
struct Plan: ~Copyable {
  /// The range of the target in which the row or bound is satisfied.
  struct Event {
    var lower = -Double.infinity
    var upper = Double.infinity

    var isLimited: Bool { lower > -.infinity || upper < .infinity }

    /// Narrows an event to the interval in which a residual keeps its sign.
    ///
    /// Half the tolerance allows for rounding: an event ends before the row counts as violated.
    mutating func limit(
      _ residual: Double, _ rate: Double, mayRise: Bool, mayFall: Bool, goal: Double
    ) {
      guard abs(rate) > Tolerance.rate else { return }
      if !mayRise {
        let limit = goal + max(0, 0.5 * Tolerance.residual - residual) / rate
        if rate > 0 {
          upper = min(upper, limit)
        } else {
          lower = max(lower, limit)
        }
      }
      if !mayFall {
        let limit = goal + min(0, -0.5 * Tolerance.residual - residual) / rate
        if rate > 0 {
          lower = max(lower, limit)
        } else {
          upper = min(upper, limit)
        }
      }
    }
  }

  var isValid = false
  /// A new constant for the plan's row has been requested.
  var isAsked = false
  /// The plan is being updated beyond an event.
  var isPatching = false
  /// The row whose constant changes; its *goal* is the negative of its constant.
  var row = RowIndex.null
  var origin = 0.0
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The moving variables, with their values at the origin and their rates.
  var moving = List<NodeIndex>()
  var starts = List<Double>()
  var movingRates = List<Double>()
  /// The limits of all events, in separate columns: a step beyond one examines all of them.
  var eventLowers = List<Double>()
  var eventUppers = List<Double>()
  var eventMembers = List<Member>()
  /// For each variable its rate, and its position among motions and events, or −1.
  var rates = Column<NodeIndex, Double>()
  var places = Column<NodeIndex, Places>()
  /// For each row the position of its event, or −1.
  var rowEvents = Column<RowIndex, Int32>()
  /// Variables whose definition changed during an update, and rows that changed sides.
  var redefined = List<NodeIndex>()
  var flipped = List<RowIndex>()
  /// The row that was the only one whose constant changed last.
  var lastRow = RowIndex.null

  struct Places: BitwiseCopyable {
    var motion: Int32 = -1
    var event: Int32 = -1
  }

  init() {}

  var bytes: Int {
    moving.bytes + starts.bytes + movingRates.bytes + eventLowers.bytes + eventUppers.bytes
      + eventMembers.bytes + rates.bytes + places.bytes + rowEvents.bytes
      + redefined.bytes + flipped.bytes
  }

  /// Reserves capacity for a region of this size at once, and half of it for events, which fewer
  /// variables have.
  mutating func reserve(_ count: Int) {
    moving.reserve(count)
    starts.reserve(count)
    movingRates.reserve(count)
    eventLowers.reserve(count / 2)
    eventUppers.reserve(count / 2)
    eventMembers.reserve(count / 2)
  }

  /// Sets the event at an index; a negative index adds a new event, whose index is returned.
  mutating func setEvent(_ event: Event, of member: Member, at place: Int32) -> Int32 {
    if place >= 0 {
      eventLowers[place] = event.lower
      eventUppers[place] = event.upper
      return place
    }
    // It never ends a step, so it need not be examined in each.
    guard event.isLimited else { return place }
    eventLowers.append(event.lower)
    eventUppers.append(event.upper)
    eventMembers.append(member)
    return Int32(truncatingIfNeeded: eventMembers.count &- 1)
  }

  /// Narrows the plan's interval to the intersection of all events.
  mutating func intersectEvents() {
    let lowers = eventLowers.view
    let uppers = eventUppers.view
    var low = SIMD4(repeating: -Double.infinity)
    var high = SIMD4(repeating: Double.infinity)
    var position = 0
    let fourth = lowers.count & ~3
    while position < fourth {
      let (lower, upper) = (lowers.four(from: position), uppers.four(from: position))
      low.replace(with: lower, where: lower .> low)
      high.replace(with: upper, where: upper .< high)
      position &+= 4
    }
    self.lower = low.max()
    self.upper = high.min()
    // The one to three events that are left.
    while position < lowers.count {
      self.lower = max(self.lower, lowers[position])
      self.upper = min(self.upper, uppers[position])
      position &+= 1
    }
  }
}
