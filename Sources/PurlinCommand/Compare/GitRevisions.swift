internal import Foundation
internal import IsolatedWork

/// Two revisions of a Git repository, or one and the files as they are.
///
/// Only commands are called that read, with the names of commits resolved first, so that no argument is taken
/// for an option. Filters and programs for differences that a repository configures are not run.
struct GitRevisions {
  /// The repository's folder.
  private let root: String
  /// The current folder in the repository, with a slash at its end; empty in the repository's own.
  private let prefix: String
  private let old: String
  /// The new commit; nil for the files as they are.
  private let new: String?

  /// Finds the revisions `A B`, `A..B`, `A...B` (since they diverged) or `A`, which is compared with the files.
  ///
  /// - Throws: ``CommandFailure`` outside a repository, or for an unknown revision.
  init(_ words: [String]) throws {
    root = try Self.line(
      ["rev-parse", "--show-toplevel"], otherwise: "this folder is in no Git repository")
    prefix = try Self.line(["rev-parse", "--show-prefix"], otherwise: "git: no current folder")
    var ends = words
    var isSinceFork = false
    if words.count == 1, let dots = words[0].range(of: #"\.\.\.?"#, options: .regularExpression) {
      isSinceFork = words[0][dots] == "..."
      ends = [String(words[0][..<dots.lowerBound]), String(words[0][dots.upperBound...])].map {
        $0.isEmpty ? "HEAD" : $0
      }
    }
    guard (1...2).contains(ends.count) else {
      throw CommandFailure.usage("give two files, or one or two revisions; paths follow '--'")
    }
    let commits = try ends.map { name in
      try Self.line(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
        otherwise: "'\(name)' is neither a file nor a revision")
    }
    new = commits.count > 1 ? commits[1] : nil
    old =
      isSinceFork
      ? try Self.line(
        ["merge-base", commits[0], commits[1]], otherwise: "'\(words[0])' has no common ancestor")
      : commits[0]
  }

  /// Returns the documents that differ, as paths in the repository, in order.
  ///
  /// - Parameter paths: Files and folders, relative to the current folder; all if it is empty.
  /// - Returns: The paths.
  /// - Throws: ``CommandFailure`` for a path that no version has, and with Git's message.
  func documents(in paths: [String]) throws -> [String] {
    for path in paths where try !isKnown(path) {
      throw CommandFailure.usage(
        "no version has '\(path)'; only documents and folders follow '--', and options precede it")
    }
    let range = new.map { [old, $0] } ?? [old]
    let names = try Self.git(
      ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv"] + range
        + ["--"] + paths)
    return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { Files.isDocument($0) }.sorted()
  }

  /// Whether the files or one of the commits have a path, relative to the current folder.
  private func isKnown(_ path: String) throws -> Bool {
    if new == nil, FileManager.default.fileExists(atPath: path) { return true }
    for commit in [old, new].compactMap(\.self) {
      let names = try Self.git(["ls-tree", "--name-only", "-z", commit, "--", path])
      if !names.isEmpty { return true }
    }
    return false
  }

  /// Returns the place of a document among the files.
  func place(of path: String) -> String { root + "/" + path }

  /// Returns the name of a document in output, by which other subcommands find it.
  func name(of path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : place(of: path)
  }

  /// Returns the old and the new text of a document; empty where a version does not have it.
  func texts(of path: String) throws -> (old: [UInt8], new: [UInt8]) {
    let before = try text(of: path, at: old)
    if let new { return (before, try text(of: path, at: new)) }
    let place = place(of: path)
    return (before, FileManager.default.fileExists(atPath: place) ? try Files.read(place) : [])
  }

  private func text(of path: String, at commit: String) throws -> [UInt8] {
    let run = try Self.run(["cat-file", "blob", "\(commit):\(path)"])
    return run.status == 0 ? run.output : []
  }

  // MARK: Git

  private static func line(_ arguments: [String], otherwise message: String) throws -> String {
    let run = try run(arguments)
    guard run.status == 0 else { throw CommandFailure.usage(message) }
    let text = String(decoding: run.output, as: UTF8.self)
    return String(text.prefix { $0 != "\n" })
  }

  private static func git(_ arguments: [String]) throws -> [UInt8] {
    let run = try run(arguments)
    guard run.status == 0 else {
      let line = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").first ?? ""
      throw CommandFailure.input("git: \(line)")
    }
    return run.output
  }

  private static func run(_ arguments: [String]) throws -> CapturedRun {
    do {
      let run = try CapturedRun(
        "git", ["--no-optional-locks", "-c", "core.fsmonitor=false"] + arguments,
        limit: Files.longestDocument)
      guard run.omitted == 0 else { throw CommandFailure.input("git: more than 64 MB of output") }
      return run
    } catch let error as SystemError {
      throw CommandFailure.unfinished("git cannot be started: \(error.words)")
    }
  }
}
