// What a page calls: numbers go in and out in the module's memory.
internal import ConstraintSolver

/// The answer of the last call, which stays valid until the next one.
nonisolated(unsafe) private var answer: [Double] = []
/// The system of the last `solve`, about which the other functions answer.
nonisolated(unsafe) private var system: SolvedSystem?

/// Returns where the page may write a number of doubles.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<Double> {
  .allocate(capacity: max(1, Int(count)))
}

/// Frees what `allocate` returned.
@_expose(wasm, "release") @_cdecl("release")
public func release(_ place: UnsafeMutablePointer<Double>) { unsafe place.deallocate() }

/// Returns the number of doubles of the answer.
@_expose(wasm, "answerLength") @_cdecl("answerLength")
public func answerLength() -> Int32 { unsafe Int32(answer.count) }

/// Writes the answer to a place that has room for it.
@_expose(wasm, "readAnswer") @_cdecl("readAnswer")
public func readAnswer(_ place: UnsafeMutablePointer<Double>) {
  unsafe place.initialize(from: answer, count: answer.count)
}

/// Solves a system; the answer is that of `SolvedSystem.results`, or empty if a
/// number cannot be represented.
@_expose(wasm, "solve") @_cdecl("solve")
public func solve(_ place: UnsafeMutablePointer<Double>, _ count: Int32) {
  unsafe system = SolvedSystem(Array(UnsafeBufferPointer(start: place, count: Int(count))))
  unsafe answer = system?.results ?? []
}

/// Answers the range of an unknown over all equally good solutions: least, greatest.
@_expose(wasm, "range") @_cdecl("range")
public func range(_ unknown: Int32) {
  unsafe answer = system?.range(of: Int(unknown)) ?? []
}

/// Answers why an unknown has its value: rows with their coefficients, then unknowns with their
/// shares.
@_expose(wasm, "explain") @_cdecl("explain")
public func explain(_ unknown: Int32) {
  unsafe answer = system?.explanation(of: Int(unknown)) ?? []
}
