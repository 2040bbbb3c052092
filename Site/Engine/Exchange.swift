// What the page calls: texts go in and out as UTF-8 in the module's memory.
internal import ConflictAnalysis

/// The result of the last call, which stays valid until the next one.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Returns where the page may write a number of bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(1, Int(count)))
}

/// Frees what `allocate` returned.
@_expose(wasm, "release") @_cdecl("release")
public func release(_ place: UnsafeMutablePointer<UInt8>) { unsafe place.deallocate() }

/// Returns the number of bytes of the last result.
@_expose(wasm, "answerLength") @_cdecl("answerLength")
public func answerLength() -> Int32 { unsafe Int32(answer.count) }

/// Writes the last result to a place that has room for it.
@_expose(wasm, "readAnswer") @_cdecl("readAnswer")
public func readAnswer(_ place: UnsafeMutablePointer<UInt8>) {
  unsafe place.initialize(from: answer, count: answer.count)
}

/// Explains a console log as `purlin explain` does; the result is its text.
@_expose(wasm, "explain") @_cdecl("explain")
public func explain(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  reply(LogExplanation(unsafe bytes(place, count)).text())
}

/// Reads a console log, a storyboard or a xib, whose name is in the first line.
@_expose(wasm, "readFile") @_cdecl("readFile")
public func readFile(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  let input = unsafe bytes(place, count)
  let line = input.firstIndex(of: 0x0A) ?? input.count
  let name = String(decoding: input[..<line], as: UTF8.self)
  reply(FileAnswer.json(Array(input[min(line + 1, input.count)...]), named: name))
}

/// Solves a sketch, whose window is in the first line.
@_expose(wasm, "solveSketch") @_cdecl("solveSketch")
public func solveSketch(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  let input = String(decoding: unsafe bytes(place, count), as: UTF8.self)
  reply(SketchAnswer.json(input))
}

private func bytes(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: place, count: Int(count)))
}

private func reply(_ text: String) { unsafe answer = Array(text.utf8) }
