internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry

/// The parts that are left out of sources because the compiler finds errors in them.
///
/// Where a module is missing, most files need it somewhere, and few need it for what they lay out. The adapter leaves the
/// smallest parts out that have errors; what then has errors is left out in turn. What was left out of a file is kept
/// for the next time while the file is the same and the others declare the same: the result is that of leaving out
/// anew, which takes longer.
struct LeftOutParts {
  /// The greatest number of compilations for it; files that have errors afterwards are left out whole.
  static let mostRounds = 26

  /// What was left out of an adapted file.
  private struct Kept: Codable {
    /// The checksum of the adapted text.
    var contents: UInt64
    /// The text without the parts; nil if nothing was left out.
    var text: String?
    var messages: [CompilerMessage] = []
  }

  /// What is kept of files that were compiled together.
  private struct Store: Codable {
    /// A checksum of what the files declare, and of all else that they are compiled with.
    var environment: UInt64
    /// Whether leaving out ended at a mistake.
    var endedAtMistake: Bool?
    /// What was left out of each adapted file, by its name.
    var files: [String: Kept]
  }

  /// An error, as the adapter reads it.
  private struct Fault: Codable {
    var path: String
    var line: Int
    var column: Int
    var text: String
  }

  private struct Request: Codable {
    var faults: [String: [Fault]]
    var extent: Int
  }

  private let sources: AdaptedSources
  private let folder: String
  private let adapter: String
  /// Whether an error is a mistake in the sources, with which nothing is left out.
  private let isMistake: (CompilerMessage) -> Bool
  /// What was left out of each adapted file, by its name.
  private var files: [String: Kept] = [:]
  private let environment: UInt64
  /// The errors that are mistakes.
  private(set) var mistakes: [CompilerMessage] = []
  private var round = 0
  /// Whether what was left out before ended at a mistake: all errors are looked for at once, as then.
  private(set) var endedAtMistake = false

  private var adapted: String { "\(folder)/adapted" }
  /// The file of what is kept, for each set of files: one with a mistake is compiled without it.
  private var store: String { "\(folder)/parts-\(sources.key).json" }

  /// Leaves out of freshly adapted files what was left out of them before.
  ///
  /// - Parameters:
  ///   - sources: The adapted files.
  ///   - others: The texts of files that are compiled with them.
  ///   - adapter: The program.
  ///   - folder: The folder of the work.
  ///   - isMistake: Whether an error is a mistake in the sources.
  /// - Throws: ``PreviewError`` if a file cannot be written.
  init(
    of sources: AdaptedSources, beside others: [String], with adapter: String, in folder: String,
    isMistake: @escaping (CompilerMessage) -> Bool
  ) throws(PreviewError) {
    (self.sources, self.adapter, self.folder) = (sources, adapter, folder)
    self.isMistake = isMistake
    let declared = sources.files.map { "\($0.adapted) \($0.facts.interface)" } + others
    // Another version of the adapter leaves out other parts.
    environment = ([adapter] + declared).joined(separator: "\n").utf8.checksum
    let known =
      FileManager.default.contents(atPath: store)
      .flatMap { try? JSONDecoder().decode(Store.self, from: $0) }
    endedAtMistake = known?.environment == environment && known?.endedAtMistake ?? false
    for file in sources.files {
      let contents = Self.text(of: "\(adapted)/\(file.adapted)").utf8.checksum
      files[file.adapted] = Kept(contents: contents)
      guard let known, known.environment == environment, let kept = known.files[file.adapted],
        kept.contents == contents
      else { continue }
      files[file.adapted] = kept
      if let text = kept.text { try write(text, to: file.adapted) }
    }
  }

  /// The messages about what was left out, as warnings.
  var messages: [CompilerMessage] {
    sources.files.flatMap { files[$0.adapted]?.messages ?? [] }
  }

  /// Leaves out what has errors.
  ///
  /// - Parameter errors: The errors.
  /// - Returns: Whether something was left out.
  /// - Throws: ``PreviewError`` if the adapter fails.
  mutating func leaveOut(_ errors: [CompilerMessage]) throws(PreviewError) -> Bool {
    let reduced = Set(sources.files.filter { files[$0.adapted]?.text != nil }.map(\.path))
    // Of a type that has errors itself, the compiler knows not all initializers.
    let faulty = Set(errors.filter { !isMistake($0) }.map(\.path))
    let followers = errors.filter {
      isMistake($0) && MissingNames.canFollow($0, fromPartsOf: reduced.union(faulty))
    }
    mistakes = errors.filter {
      isMistake($0) && !(reduced.contains($0.path) && MissingNames.canFollow($0))
        && !followers.contains($0)
    }
    // Those that remain then are left out in turn.
    let errors = faulty.isEmpty ? errors : errors.filter { !followers.contains($0) }
    guard round < Self.mostRounds, mistakes.isEmpty else { return false }
    var request = Request(faults: [:], extent: round < 12 ? 0 : round < 18 ? 1 : 2)
    round += 1
    var names: [String: String] = [:]
    for file in sources.files {
      names[file.path] = file.adapted
      names["\(adapted)/\(file.adapted)"] = file.adapted
    }
    for error in errors {
      guard let name = names[error.path] else { continue }
      request.faults[name, default: []].append(
        Fault(path: error.path, line: error.line, column: error.column, text: error.text))
    }
    guard !request.faults.isEmpty else { return false }
    let resolved = try leaveOut(request)
    for (name, faults) in request.faults {
      for fault in faults where resolved.contains(fault.text) {
        let message = CompilerMessage(
          path: fault.path, line: fault.line, column: fault.column, severity: .warning,
          text: "left out: \(fault.text)")
        // What Purlin generates is left out with what it is for, and a name of Purlin's says nothing.
        let isOfPurlin =
          fault.path.hasPrefix("\(folder)/") || fault.text.contains("showPreview(")
        if isOfPurlin || files[name]?.messages.contains(message) ?? true { continue }
        files[name]?.messages.append(message)
      }
      let text = Self.text(of: "\(adapted)/\(name)")
      files[name]?.text = text
    }
    return !resolved.isEmpty
  }

  /// Has the adapter leave out what has errors; returns the texts of the errors that left something out.
  private func leaveOut(_ request: Request) throws(PreviewError) -> Set<String> {
    let list = "\(folder)/faults.json"
    do {
      try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: list), options: .atomic)
    } catch { throw PreviewError("\(list): \(error.localizedDescription)") }
    let finished = try CapturedRun(of: adapter, ["--leave-out", list, "--output", adapted])
    guard finished.isSuccess,
      let resolved = try? JSONDecoder().decode([Fault].self, from: Data(finished.output))
    else {
      throw PreviewError(
        finished.errorText.split(separator: "\n").first.map(String.init)
          ?? "what has errors cannot be left out")
    }
    return Set(resolved.map(\.text))
  }

  /// Keeps what was left out for the next time.
  ///
  /// - Throws: ``PreviewError`` if it cannot be written.
  func keep() throws(PreviewError) {
    let kept = Store(
      environment: environment, endedAtMistake: mistakes.isEmpty ? nil : true, files: files)
    do {
      try JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: store), options: .atomic)
    } catch { throw PreviewError("\(store): \(error.localizedDescription)") }
  }

  private func write(_ text: String, to name: String) throws(PreviewError) {
    do { try text.write(toFile: "\(adapted)/\(name)", atomically: true, encoding: .utf8) } catch {
      throw PreviewError("\(name): \(error.localizedDescription)")
    }
  }

  private static func text(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
