public import Foundation

/// An image in a text; measuring gives it no space.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that represents an attachment.
  public static var character: Int { 0xFFFC }

  /// The image.
  open var image: UIImage?
  /// The rectangle of the image beside the baseline, in points; empty takes the image's size.
  open var bounds = CGRect.zero
  /// The data of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// Room at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment without image.
  public override init() { super.init() }

  /// Creates an attachment of a file's data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
