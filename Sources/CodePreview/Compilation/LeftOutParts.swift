internal import Foundation
internal import IsolatedWork

/// The parts that are left out of sources because the compiler finds errors in them.
///
/// Where a module is missing, most files need it somewhere, and few need it for what they lay out. The adapter leaves the
/// smallest parts out that have errors; what then has errors is left out in turn. What was left out of a file is kept
/// until the file changes, or another one begins to declare a name that was missing.
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
  /// What was left out of each adapted file, by its name.
  private var files: [String: Kept] = [:]
  /// What is kept of files that compiled whole and have changed since, by their original paths: an error in them is
  /// a mistake.
  private var edited: [String: Kept] = [:]
  private var round = 0

  private var adapted: String { "\(folder)/adapted" }
  private var store: String { "\(folder)/parts.json" }

  /// Leaves out of freshly adapted files what was left out of them before.
  ///
  /// - Parameters:
  ///   - sources: The adapted files.
  ///   - adapter: The program.
  ///   - folder: The folder of the work.
  /// - Throws: ``PreviewError`` if a file cannot be written.
  init(of sources: AdaptedSources, with adapter: String, in folder: String) throws(PreviewError) {
    (self.sources, self.adapter, self.folder) = (sources, adapter, folder)
    let known =
      FileManager.default.contents(atPath: store)
      .flatMap { try? JSONDecoder().decode([String: Kept].self, from: $0) } ?? [:]
    var declared: Set<Substring> = []
    for file in sources.files {
      let text = Self.text(of: "\(adapted)/\(file.adapted)")
      let contents = ContentsSum.of(text.utf8)
      let kept = known[file.adapted]
      if let kept, kept.contents == contents {
        files[file.adapted] = kept
        continue
      }
      files[file.adapted] = Kept(contents: contents)
      if let kept, kept.text == nil { edited[file.path] = kept }
      declared.formUnion(
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    for (name, kept) in files {
      guard let text = kept.text else { continue }
      guard !kept.messages.contains(where: { $0.names.contains { declared.contains($0) } }) else {
        files[name]?.text = nil
        files[name]?.messages = []
        continue
      }
      try write(text, to: name)
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
    guard round < Self.mostRounds, !errors.contains(where: { edited[$0.path] != nil }) else {
      return false
    }
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
        // What Purlin generates is left out with what it is for.
        if fault.path.hasPrefix("\(folder)/") || files[name]?.messages.contains(message) ?? true {
          continue
        }
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
  /// - Parameter errors: The errors that are left.
  /// - Throws: ``PreviewError`` if it cannot be written.
  func keep(_ errors: [CompilerMessage] = []) throws(PreviewError) {
    let faulty = Set(errors.map(\.path))
    var files = files
    for file in sources.files where faulty.contains(file.path) {
      files[file.adapted] = edited[file.path]
    }
    do {
      try JSONEncoder().encode(files).write(to: URL(fileURLWithPath: store), options: .atomic)
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

extension CompilerMessage {
  /// The names that the message is about.
  fileprivate var names: [Substring] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }
}

/// A checksum of contents: FNV-1a.
enum ContentsSum {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
