public import Foundation

/// The area in which the lines of a text are laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var changed: () -> Void = {}

  /// Creates a text container with standard padding.
  public override init() { super.init() }

  /// Creates a text container of a size; 0 for no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// The size, which a text view determines; lengths of 0 are not limited.
  open var size = CGSize.zero
  /// The layout manager of the container.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Whether the width follows the text view.
  open var widthTracksTextView = false
  /// Whether the height follows the text view.
  open var heightTracksTextView = false
  /// The areas without text; they have no effect.
  open var exclusionPaths: [UIBezierPath] = []

  /// The padding at both ends of each line; 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The treatment of text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
}
