public import Foundation
internal import TextMetrics

/// An image in a text.
///
/// Its image takes part in the width and height of its line, with its origin at the baseline. That the font
/// of the attachment's character does not affect the line is Purlin's choice.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that represents an attachment.
  public static var character: Int { 0xFFFC }

  /// The image.
  open var image: UIImage?
  /// The bounds of the image relative to the baseline, in points; empty for the size of the image.
  open var bounds = CGRect.zero
  /// The data of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// The padding on both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Returns the image for a line: ``image`` unless overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Returns the bounds in a line: ``bounds`` unless overridden; Purlin reads ``bounds``.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { placedBounds }

  /// The bounds, or without them the size of the image.
  var placedBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// The space in a line.
  var metrics: StyledText.Attachment {
    let place = placedBounds
    return StyledText.Attachment(
      width: Double(place.width + 2 * lineLayoutPadding), ascent: Double(max(place.maxY, 0)),
      descent: Double(max(-place.minY, 0)))
  }

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a string of one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
