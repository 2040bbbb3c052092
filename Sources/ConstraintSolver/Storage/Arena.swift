/// Runs of plain values of different lengths in one column; freed runs are reused.
///
/// Lengths are rounded up to a power of two, and each size has its own list of free runs, so any
/// sequence of allocations and releases needs at most twice the greatest use at one time.
struct Arena<Index: ColumnIndex, Element: BitwiseCopyable>: ~Copyable {
  var elements = Column<Index, Element>()
  private var heads = List<Int32>()
  private var runs = List<FreeRun>()
  private var spareRun: Int32 = -1
  private(set) var used = 0

  init() { heads.extend(to: 32, with: -1) }

  /// Creates an arena with the same runs at the same places.
  init(copying other: borrowing Arena) {
    elements = Column(copying: other.elements)
    heads = Column(copying: other.heads)
    runs = Column(copying: other.runs)
    spareRun = other.spareRun
    used = other.used
  }

  @inline(__always) private static func sizeClass(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// Returns the start of a run of at least `count` elements, filled with `element` where new.
  @inline(__always) mutating func allocate(_ count: Int, filling element: Element) -> Index {
    let size = Self.sizeClass(count)
    used &+= 1 &<< size
    let run = heads[size]
    guard run < 0 else { return reuse(run, size) }
    let start = elements.count
    if count == 1 {
      elements.append(element)
    } else {
      elements.extend(to: start &+ (1 &<< size), with: element)
    }
    return Index(position: start)
  }

  private mutating func reuse(_ run: Int32, _ size: Int) -> Index {
    let start = Index(position: Int(runs[run].start))
    heads[size] = runs[run].next
    runs[run].next = spareRun
    spareRun = run
    return start
  }

  /// Takes back the run that `allocate` returned for this `count`.
  mutating func release(_ start: Index, _ count: Int) {
    let size = Self.sizeClass(count)
    used &-= 1 &<< size
    if used == 0 {
      reset()
      return
    }
    let entry = FreeRun(start: Int32(truncatingIfNeeded: start.position), next: heads[size])
    if spareRun >= 0 {
      let run = spareRun
      spareRun = runs[run].next
      runs[run] = entry
      heads[size] = run
    } else {
      heads[size] = Int32(truncatingIfNeeded: runs.count)
      runs.append(entry)
    }
  }

  /// Bytes of the lists of free runs.
  var overhead: Int { runs.bytes + heads.bytes }

  private mutating func reset() {
    elements.removeAll()
    elements.shrink()
    runs.removeAll()
    runs.shrink()
    spareRun = -1
    for size in 0..<heads.count { heads[size] = -1 }
  }
}

/// A run of an arena that can be used again, in the list of its size.
struct FreeRun: BitwiseCopyable {
  var start: Int32
  var next: Int32
}
