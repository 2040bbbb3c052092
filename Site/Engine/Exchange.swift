internal import LayoutDiagnosis

// How the page and the engine exchange text: UTF-8 in the module's memory.

/// The result of the last call, which stays valid until the next one.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Returns where the page may write a number of bytes.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  unsafe .allocate(capacity: max(1, Int(count)))
}

/// Returns the number of bytes of the last result.
@_expose(wasm, "answerLength") @_cdecl("answerLength")
public func answerLength() -> Int32 { unsafe Int32(answer.count) }

/// Writes the last result where the page says.
@_expose(wasm, "readAnswer") @_cdecl("readAnswer")
public func readAnswer(_ place: UnsafeMutablePointer<UInt8>) {
  unsafe place.initialize(from: answer, count: answer.count)
}

/// Frees what `allocate` returned.
@_expose(wasm, "release") @_cdecl("release")
public func release(_ place: UnsafeMutablePointer<UInt8>) { unsafe place.deallocate() }

/// Reads what the page wrote.
func bytes(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: place, count: Int(count)))
}

func reply(_ text: String) { unsafe answer = Array(text.utf8) }

/// Explains a console log as the command `purlin explain` does, as text.
@_expose(wasm, "explainText") @_cdecl("explainText")
public func explainText(_ place: UnsafeMutablePointer<UInt8>, _ count: Int32) {
  reply(unsafe LogExplanation(bytes(place, count)).text())
}
