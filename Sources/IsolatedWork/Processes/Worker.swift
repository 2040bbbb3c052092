internal import Foundation

/// Processes one document after the other, in a separate process.
@MainActor
package protocol Worker: SendableMetatype {
  /// The data that all documents share.
  associatedtype Setup: Codable & Sendable
  /// A document.
  associatedtype Job: Codable & Sendable
  /// The result, also if the document could not be read.
  associatedtype Answer: Codable & Sendable

  /// The name under which the process is started.
  nonisolated static var name: String { get }

  init(_ setup: Setup) throws
  func answer(_ job: Job) throws -> Answer

  /// The document's path.
  nonisolated static func path(of job: Job) -> String
}

/// The hidden subcommands with which the command starts itself.
package enum HiddenVerb {
  /// A worker of a pool: its name, and the descriptors for its jobs and its answers.
  package static let worker = "_worker"
  /// A supervised command: the descriptors of its lifeline and reports, and its arguments.
  package static let supervised = "_supervised"

  /// Processes jobs as one of the workers until there are no more.
  package static func work(_ arguments: [String], as workers: [any Worker.Type]) -> Never {
    // Ctrl-C is sent to the whole process group; the parent ends the workers.
    _ = signal(SIGINT, SIG_IGN)
    guard arguments.count == 3, let jobs = Int32(arguments[1]), let answers = Int32(arguments[2])
    else { exit(64) }
    Lifeline.hold(jobs)
    MainActor.assumeIsolated {
      do {
        guard let worker = workers.first(where: { $0.name == arguments[0] }) else { exit(64) }
        try serve(worker, jobs, answers)
      } catch {
        exit(70)
      }
    }
    exit(0)
  }

  @MainActor
  private static func serve<W: Worker>(_: W.Type, _ jobs: Int32, _ answers: Int32) throws {
    var bytes: [UInt8] = []
    func next<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      while true {
        if let value = try Frame.take(type, from: &bytes) { return value }
        guard try Descriptor.read(jobs, upTo: 1 << 16, into: &bytes) > 0 else { return nil }
      }
    }
    guard let setup = try next(W.Setup.self) else { return }
    let worker = try W(setup)
    while let job = try next(W.Job.self) {
      PlantedFault.strike(W.path(of: job))
      try Descriptor.write(try Frame.bytes(of: try worker.answer(job)), to: answers)
    }
  }
}
