/// An error that occurs when a document cannot be read as a storyboard or xib.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// The reason for the error.
  public enum Reason: Hashable, Sendable {
    /// The document is not well-formed XML, or it exceeds a limit.
    case malformed(XMLError)
    /// The document is XML, but its root element is not `<document>`.
    case notAnInterfaceDocument(root: String)
    /// The document is a keyed archive of Xcode 4 or earlier.
    case legacyArchive
    /// The document is for macOS or watchOS and does not contain UIKit views.
    case unsupportedPlatform(type: String)
  }

  /// The reason for the error.
  public let reason: Reason

  /// The position in the source text.
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
  /// The error in the format of compilers, `line:column: message`, in one line.
  public var description: String { "\(position): \(message)" }

  /// The message, in one line without a period.
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

  /// Returns the platform of a document type, as part of a sentence.
  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return " for macOS," }
    return type.contains(".WatchKit.") ? " for watchOS," : ""
  }
}
