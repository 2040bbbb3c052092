package import LayoutGeometry

/// The code that created a constraint or a view, as recorded by a ``CallSiteRecorder``.
package struct CallSite: Hashable, Sendable {
  /// The number by which the recorder knows it; 0 if nothing was recorded.
  package let number: UInt32

  /// Creates a call site.
  package init(_ number: UInt32) { self.number = number }

  /// What is created while nothing is recorded.
  package static let unknown = CallSite(0)

  /// The line; nil if it is not known.
  ///
  /// - Complexity: At the first time of a line, another program may run for a tenth of a second.
  package var location: CodeLocation? {
    self == .unknown ? nil : CallSites.recorder?.location(of: self)
  }
}

/// Records where constraints and views are created, and finds the lines later.
package protocol CallSiteRecorder: AnyObject, Sendable {
  /// Records the present call stack.
  func record() -> CallSite
  /// Returns the line of a recorded call stack; nil if it is not known.
  func location(of site: CallSite) -> CodeLocation?
  /// Records that a constraint became active for the first time.
  func noteActivation(at site: CallSite)
  /// Records that a constraint was deallocated without ever having been active.
  func noteUnused(at site: CallSite)
  /// Returns the lines whose constraints were deallocated and none of which was ever active, each once in a process.
  func takeUnused() -> [CodeLocation]
}

/// Whether call sites are recorded, which is off unless code is previewed or tested.
package enum CallSites {
  // Set on the main actor, before anything is created whose call site is recorded.
  nonisolated(unsafe) private static var known: (any CallSiteRecorder)?
  nonisolated(unsafe) private static var isRecording = false

  /// The recorder of this process; nil if nothing was ever recorded.
  package static var recorder: (any CallSiteRecorder)? { unsafe known }

  /// Begins to record in this process, with the recorder that is known, or else with a new one.
  ///
  /// - Returns: Whether nothing was recorded before.
  @MainActor package static func begin(_ recorder: () -> any CallSiteRecorder) -> Bool {
    if unsafe known == nil { unsafe known = recorder() }
    defer { unsafe isRecording = true }
    return unsafe !isRecording
  }

  /// Ends recording; lines of what was recorded can still be found.
  @MainActor package static func end() { unsafe isRecording = false }

  /// Records the present call stack, if call sites are recorded.
  package static func present() -> CallSite {
    unsafe isRecording ? known?.record() ?? .unknown : .unknown
  }
}
