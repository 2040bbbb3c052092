/// Runs of plain values of different lengths in one column; freed runs are reused.
///
/// Lengths are rounded up to 2ᵏ or 3·2ᵏ, and each size has its own list of free runs, so any sequence of
/// allocations and releases of one size needs at most half more than the greatest use at one time.
struct Arena<Index: ColumnIndex, Element: BitwiseCopyable>: ~Copyable {
  var elements = Column<Index, Element>()
  /// For each class of lengths its first free run; empty until a run is released.
  private var heads = List<Int32>()
  private var runs = List<FreeRun>()
  private var spareRun: Int32 = -1
  private(set) var used = 0

  init() {}

  /// Creates an arena with the same runs at the same places.
  init(copying other: borrowing Arena) {
    elements = Column(copying: other.elements)
    heads = Column(copying: other.heads)
    runs = Column(copying: other.runs)
    spareRun = other.spareRun
    used = other.used
  }

  /// The class of a length: 2k for lengths up to 2ᵏ, and 2k − 1 for those up to 3·2ᵏ⁻².
  @inline(__always) private static func sizeClass(_ count: Int) -> Int {
    guard count > 2 else { return count <= 1 ? 0 : 2 }
    let exponent = Int.bitWidth &- (count &- 1).leadingZeroBitCount
    return count <= 3 &<< (exponent &- 2) ? 2 &* exponent &- 1 : 2 &* exponent
  }

  /// The greatest length in a class.
  @inline(__always) private static func length(ofClass size: Int) -> Int {
    size & 1 == 0 ? 1 &<< (size &>> 1) : 3 &<< ((size &- 3) &>> 1)
  }

  /// Returns the start of a run of at least `count` elements, which the caller writes before they are
  /// read.
  @inline(__always) mutating func allocate(_ count: Int) -> Index {
    // Up to four, each length has a class of its own.
    let length = count <= 4 ? max(count, 1) : Self.length(ofClass: Self.sizeClass(count))
    used &+= length
    if heads.count > 0 {
      let size = Self.sizeClass(count)
      if size < heads.count, heads[size] >= 0 { return reuse(heads[size], size) }
    }
    let start = elements.count
    elements.extend(by: length)
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
    used &-= Self.length(ofClass: size)
    // Then all runs are one, and none has to be found again.
    if used == 0 {
      reset()
      return
    }
    heads.extend(to: size &+ 1, with: -1)
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
