internal import SwiftParser
internal import SwiftSyntax

/// An adapted file without the parts in which the compiler finds errors.
///
/// Code that needs a module that is not here would otherwise take its whole file along. Each error takes the smallest
/// part with it that a file can do without: a statement, a value, an entry in a list of protocols, a member. What
/// needs that part is an error of the next compilation, until nothing is left that does not compile. Lines keep their
/// numbers.
public struct LeftOutParts {
  /// An error of the compiler.
  public struct Fault: Hashable, Sendable, Codable {
    /// The path that the compiler names: of the original file, or of the adapted one for generated code.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// The message.
    public var text: String

    /// Creates an error.
    public init(path: String, line: Int, column: Int, text: String) {
      (self.path, self.line, self.column, self.text) = (path, line, column, text)
    }

    /// Whether the compiler reports it where another error leaves the type of a value open.
    var canFollow: Bool {
      ["cannot infer contextual base ", "type of expression is ambiguous"]
        .contains(where: text.hasPrefix)
    }
  }

  /// How much an error takes with it.
  public enum Extent: Int, Sendable, Comparable {
    /// A statement, a value or an entry.
    case statement
    /// A member, with its body.
    case member
    /// A declaration of the file.
    case declaration

    /// Whether less is left out.
    public static func < (first: Extent, second: Extent) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The call that takes the place of a value.
  static let value = "purlinLeftOut()"

  /// The text without the parts.
  public private(set) var text: String
  /// The errors that left nothing out, because no part is found at their place.
  public private(set) var remaining: [Fault] = []
  /// The errors of which each left something out.
  public private(set) var resolved: [Fault] = []
  /// Whether classes of UIKit took the place of others: then nothing else is left out, because other errors can follow
  /// from it, in this file or another one.
  public private(set) var hasStandIns = false

  /// Leaves parts out of a text.
  ///
  /// - Parameters:
  ///   - text: The adapted text.
  ///   - path: The path of the adapted file.
  ///   - faults: The errors in it.
  ///   - extent: How much each error takes with it at least.
  public init(of text: String, at path: String, faults: [Fault], extent: Extent = .statement) {
    let tree = Parser.parse(source: text)
    let places = PresumedPlaces(text, path: path)
    let bytes = Array(text.utf8)
    var edits: [(edit: PartEdit, fault: Fault)] = []
    for fault in faults {
      let offsets = places.offsets(path: fault.path, line: fault.line, column: fault.column)
      let edit = offsets.lazy.compactMap { offset -> PartEdit? in
        guard
          let token = tree.token(at: AbsolutePosition(utf8Offset: min(offset, bytes.count - 1)))
        else { return nil }
        return PartFinder(token: token, message: fault.text, extent: extent).edit()
      }.first
      guard let edit else {
        remaining.append(fault)
        continue
      }
      edits.append((edit, fault))
    }
    // Without a superclass, most of a class has errors; without the type of a view, all that uses the view.
    hasStandIns = edits.contains(where: \.edit.isStandIn)
    if hasStandIns {
      edits.removeAll { !$0.edit.isStandIn }
      remaining = []
    }
    resolved = edits.map(\.fault)
    var changes: [PartEdit] = []
    for (edit, _) in edits where !changes.contains(edit) { changes.append(edit) }
    self.text = Self.applying(changes, to: bytes)
  }

  /// Leaves parts out of files that are compiled together.
  ///
  /// Of an error that can follow from another one, nothing is left out before the others are resolved: in
  /// `let stack = UIStackView(arrangedSubviews: [missing])`, the list loses an entry, and `stack.axis = .vertical` is
  /// no error then.
  ///
  /// - Parameters:
  ///   - files: The adapted files, with their errors.
  ///   - extent: How much each error takes with it at least.
  /// - Returns: The files of which parts are left out, by their paths.
  public static func all(
    of files: [(path: String, text: String, faults: [Fault])], extent: Extent = .statement
  ) -> [String: LeftOutParts] {
    func parts(where isMeant: (Fault) -> Bool) -> [String: LeftOutParts] {
      var found: [String: LeftOutParts] = [:]
      for file in files {
        let faults = file.faults.filter(isMeant)
        if faults.isEmpty { continue }
        found[file.path] = LeftOutParts(
          of: file.text, at: file.path, faults: faults, extent: extent)
      }
      if found.values.contains(where: \.hasStandIns) {
        found = found.filter(\.value.hasStandIns)
      }
      return found
    }
    let first = parts { !$0.canFollow }
    return first.values.contains { !$0.resolved.isEmpty } ? first : parts { _ in true }
  }

  /// Applies edits; one inside of another is left out.
  private static func applying(_ edits: [PartEdit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text(replacing: bytes[edit.range])
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// The change of a text that leaves a part out.
struct PartEdit: Equatable {
  var range: Range<Int>
  /// What takes the place of the part; spaces by default.
  var replacement: String?
  /// Whether a class of UIKit takes the place of one that is missing.
  var isStandIn = false

  /// The new text, which has as many lines as the old one.
  func text(replacing old: ArraySlice<UInt8>) -> [UInt8] {
    guard let replacement else {
      return old.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    }
    return Array(replacement.utf8) + old.filter { $0 == UInt8(ascii: "\n") }
  }
}

/// The places of a text as the compiler names them, which `#sourceLocation` changes.
private struct PresumedPlaces {
  /// For each line, where it starts and what it is called.
  private var lines: [(start: Int, length: Int, path: String, line: Int)] = []

  init(_ text: String, path: String) {
    var (presumed, number, start) = (path, 1, 0)
    var physical = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append((start, line.utf8.count, presumed, number))
      start += line.utf8.count + 1
      physical += 1
      number += 1
      guard line.hasPrefix("#sourceLocation(") else { continue }
      if let named = Self.directive(line) {
        (presumed, number) = named
      } else {
        (presumed, number) = (path, physical)
      }
    }
  }

  /// Reads `#sourceLocation(file: "path", line: 12)`; nil for one that ends others.
  private static func directive(_ line: Substring) -> (String, Int)? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, let number = parts[2].split(separator: " ").last?.dropLast(),
      let number = Int(number)
    else { return nil }
    return (String(parts[1]), number)
  }

  /// The offsets that a place can mean: a line in which a directive stands has two parts.
  func offsets(path: String, line: Int, column: Int) -> [Int] {
    lines.filter { $0.path == path && $0.line == line && column <= $0.length + 1 }
      .map { $0.start + column - 1 }
  }
}
