/// The reason for which some bytes are not a storyboard or xib that can be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// What kind of thing was given instead.
  public enum Reason: Hashable, Sendable {
    /// It is no well-formed XML, or exceeds a limit.
    case malformed(XMLError)
    /// It is XML, but its outermost element is another.
    case notAnInterfaceDocument(root: String)
    /// It is a document of Xcode 4 or older, a keyed archive.
    case legacyArchive
    /// It is a document for macOS or watchOS, whose views are not UIKit's.
    case unsupportedPlatform(type: String)
  }

  /// What kind of thing was given instead.
  public let reason: Reason

  /// Where this shows in the text.
  public let position: SourcePosition

  init(_ reason: Reason, at position: SourcePosition) {
    self.reason = reason
    self.position = position
  }

  init(_ error: XMLError) {
    self.init(.malformed(error), at: error.position)
  }
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// The error as compilers print it, `line:column: message`, in one line.
  public var description: String { "\(position): \(message)" }

  /// The error, in one line without a full stop.
  public var message: String {
    switch reason {
    case .malformed(let error):
      error.message
    case .notAnInterfaceDocument(let root):
      "not a storyboard or xib: the outermost element is <\(root)>, not <document>"
    case .legacyArchive:
      "a document of Xcode 4 or older; open and save it with a newer Xcode first"
    case .unsupportedPlatform(let type):
      "a document\(Self.platform(of: type)) of type '\(type)'; only documents for UIKit are read"
    }
  }

  /// The platform that a document's type names, as part of a sentence.
  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return " for macOS," }
    return type.contains(".WatchKit.") ? " for watchOS," : ""
  }
}
