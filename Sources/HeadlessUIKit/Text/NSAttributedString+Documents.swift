public import Foundation

// Names and meanings are Apple's.
extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a format with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = Self(rawValue: "NSPlainText")
    /// HTML.
    public static let html = Self(rawValue: "NSHTML")
    /// RTF, which Purlin does not read.
    public static let rtf = Self(rawValue: "NSRTF")
    /// RTF with attachments, which Purlin does not read.
    public static let rtfd = Self(rawValue: "NSRTFD")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a ``DocumentType``; plain text without it.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of text without any.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Reads a document of plain text or HTML.
  ///
  /// Of HTML, the text is read with its paragraphs and line breaks; its styles are dropped, and the text has the default
  /// attributes. With UIKit it has the fonts of the document.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - options: The format, the encoding and the default attributes.
  ///   - dict: Has no effect; nil in written code.
  /// - Throws: A `CocoaError` if the bytes are not text in the encoding, or the format is another one.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    switch options[.documentType] as? DocumentType ?? .plain {
    case .plain: self.init(string: text, attributes: attributes)
    case .html: self.init(string: Self.text(ofHTML: text), attributes: attributes)
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// The text of HTML: without tags, with a line for each paragraph.
  private static func text(ofHTML html: String) -> String {
    var text = html.replacing(
      /<(head|style|script)\b.*?<\/\1\s*>/.ignoresCase().dotMatchesNewlines(), with: "")
    text.replace(/\s+/, with: " ")
    text.replace(/<br\b[^>]*>/.ignoresCase(), with: "\u{2028}")
    text.replace(/<\/(p|div|li|ul|ol|tr|h[1-6])\s*>/.ignoresCase(), with: "\n")
    text.replace(/<[^>]*>/, with: "")
    text.replace(/\ *([\n\u{2028}])\ */) { $0.1 }
    text.replace(/\n+/, with: "\n")
    text.replace(/&#(x?)([0-9a-fA-F]+);/) { match in
      UInt32(match.2, radix: match.1.isEmpty ? 10 : 16).flatMap(Unicode.Scalar.init)
        .map { String(Character($0)) } ?? String(match.0)
    }
    for (name, character) in [
      ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"), ("amp", "&"),
    ] { text = text.replacing("&\(name);", with: character) }
    return String(text.trimmingPrefix(" "))
  }
}
