/// A line of source code, such as the one that created a constraint.
public struct CodeLocation: Sendable, Hashable, Codable {
  /// The path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The line of a layout library that was called there; nil if the code itself did it.
  public var library: Frame?
  /// The line from which the function was called, if it is in another file.
  public var caller: Frame?

  /// A line of a call stack.
  public struct Frame: Sendable, Hashable, Codable {
    /// The path of the file.
    public var path: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a line.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// Creates a location.
  public init(path: String, line: Int, library: Frame? = nil, caller: Frame? = nil) {
    self.path = path
    self.line = line
    self.library = library
    self.caller = caller
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The name of the file and the line, such as `Card.swift:12`.
  public var place: String { Frame(path: path, line: line).place }

  /// The name of the file and the line, with those of a library or a caller.
  public var description: String {
    var text = place
    if let library { text += " through \(library.place)" }
    if let caller { text += " from \(caller.place)" }
    return text
  }
}

extension CodeLocation.Frame {
  /// The name of the file and the line.
  public var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
