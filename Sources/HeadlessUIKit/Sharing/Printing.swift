public import Foundation

/// What is printed: a name, an orientation and a kind.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiprintinfo>
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The kind of output; raw values are Apple's.
  public enum OutputType: Int, Sendable {
    /// Text, graphics and images.
    case general = 0
    /// Photos.
    case photo = 1
    /// Text and graphics in gray.
    case grayscale = 2
    /// Photos in gray.
    case photoGrayscale = 3
  }
  /// The orientation of pages; raw values are Apple's.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Turned.
    case landscape = 1
  }
  /// Returns the standard settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// The name of the print job.
  open var jobName = ""
  /// The kind of output.
  open var outputType = OutputType.general
  /// The orientation of pages.
  open var orientation = Orientation.portrait
}

/// What formats content for pages.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiprintformatter>
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The insets of the content on each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
}

/// What formats a text for pages.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
}

/// The system's screen for printing, which has no effect: nothing is presented or printed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called when printing has ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Whether the device can print: always false.
  open class var isPrintingAvailable: Bool { false }
  /// The controller.
  public static let shared = UIPrintInteractionController()
  /// The settings.
  open var printInfo: UIPrintInfo?
  /// What formats the content.
  open var printFormatter: UIPrintFormatter?
  /// The image, data or URL to print.
  open var printingItem: Any?
  /// The images, data or URLs to print.
  open var printingItems: [Any]?
  /// Whether the range of pages can be chosen.
  open var showsPageRange = true
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true
  /// Calls the completion handler with false: nothing is printed.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
}
