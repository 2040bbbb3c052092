public import Foundation

/// An image in a text.
///
/// It has no size in measurements.
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
