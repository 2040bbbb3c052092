package import AutoLayout
internal import CCrashReport
internal import Foundation
package import LayoutGeometry

/// Records the call stacks that create constraints and views, and finds the lines of the app's code in them.
///
/// Recording costs a walk of the stack for each constraint and view. Equal stacks are kept once.
public final class CallStackRecorder: @unchecked Sendable {
  /// The greatest number of frames of a stack that are kept, from the innermost on.
  private static let depth = 64
  /// The greatest number of addresses whose lines are found together.
  private static let batch = 4096

  private let symbolizer: Symbolizer?
  private let lock = NSLock()
  private var numbers: [[UInt]: UInt32] = [:]
  /// The stacks by their numbers; the first stands for what is unknown.
  private var stacks: [[UInt]] = [[]]
  private var locations: [UInt32: CodeLocation?] = [:]
  /// The lines of an address, the innermost of inlined functions first.
  private var lines: [UInt: [CodeLocation.Frame]] = [:]
  private var activated: Set<UInt32> = []
  private var unused: Set<UInt32> = []
  /// The lines that ``takeUnused()`` has returned.
  private var told: Set<CodeLocation.Frame> = []
  private var choice: AppLine
  /// The images without lines.
  private var silent: Set<String> = []

  init(_ symbolizer: Symbolizer?, generated: String? = nil) {
    self.symbolizer = symbolizer
    choice = AppLine(generated: generated)
  }

  /// Records from now on, to the end of the process.
  ///
  /// - Parameters:
  ///   - symbolizer: The program that finds lines.
  ///   - generated: The folder of code that was generated for the app's, whose lines no one has written.
  @MainActor
  public static func begin(with symbolizer: Symbolizer, generated: String? = nil) {
    _ = CallSites.begin { CallStackRecorder(symbolizer, generated: generated) }
  }

  /// Records while `body` runs.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @MainActor
  public static func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOutermost = CallSites.begin { CallStackRecorder(.ofMachine) }
    defer { if isOutermost { CallSites.end() } }
    return try body()
  }

}

extension CallStackRecorder: CallSiteRecorder {
  package func record() -> CallSite {
    let stack = unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: Self.depth) { space in
      guard let start = space.baseAddress else { return [UInt]() }
      let count = unsafe purlin_call_stack(start, Int32(Self.depth))
      return unsafe Array(space.prefix(Int(count)))
    }
    return lock.withLock {
      if let number = numbers[stack] { return CallSite(number) }
      let number = UInt32(stacks.count)
      stacks.append(stack)
      numbers[stack] = number
      return CallSite(number)
    }
  }

  package func location(of site: CallSite) -> CodeLocation? {
    lock.withLock {
      if let known = locations[site.number] { return known }
      guard let symbolizer, stacks.indices.contains(Int(site.number)) else { return nil }
      let stack = stacks[Int(site.number)]
      find(stack, with: symbolizer)
      let location = choice.location(in: stack.flatMap { lines[$0] ?? [] })
      locations[site.number] = .some(location)
      return location
    }
  }

  package func noteActivation(at site: CallSite) {
    lock.withLock { _ = activated.insert(site.number) }
  }

  package func noteUnused(at site: CallSite) {
    lock.withLock { _ = unused.insert(site.number) }
  }

  package func takeUnused() -> [CodeLocation] {
    let (unused, activated) = lock.withLock {
      defer { self.unused = [] }
      return (self.unused, self.activated)
    }
    guard !unused.isEmpty else { return [] }
    func frame(_ location: CodeLocation) -> CodeLocation.Frame {
      CodeLocation.Frame(path: location.path, line: location.line)
    }
    // A line in a loop or a function can make constraints of which some are used.
    let used = Set(activated.compactMap { location(of: CallSite($0)).map(frame) })
    // Libraries compare constraints that they make with earlier ones.
    let found = unused.compactMap { location(of: CallSite($0)) }
      .filter { $0.library == nil && !used.contains(frame($0)) }
      .sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    return lock.withLock { found.filter { told.insert(frame($0)).inserted } }
  }

  /// Finds the lines of a stack, and of others that will be asked for: a symbolizer takes longest to begin.
  private func find(_ stack: [UInt], with symbolizer: Symbolizer) {
    guard stack.contains(where: { lines[$0] == nil }) else { return }
    var wanted = Set(stack.filter { lines[$0] == nil })
    for other in stacks where wanted.count < Self.batch {
      for address in other where lines[address] == nil { wanted.insert(address) }
    }
    for address in wanted { lines[address] = [] }
    for (address, found) in symbolizer.lines(of: wanted.sorted(), silent: &silent) {
      lines[address] = found.map { CodeLocation.Frame(path: $0.path, line: $0.line) }
    }
  }
}
