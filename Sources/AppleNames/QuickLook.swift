public import UIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address.
  var previewItemURL: URL? { get }
  /// The title.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// No title.
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  /// The address.
  public var previewItemURL: URL? { self as URL }
}
/// Gives the files that are shown.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The file of an index.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {}
/// The system's screen for files: empty.
open class QLPreviewController: UIViewController {
  /// Gives the files; it is not asked.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Receives nothing.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file.
  open var currentPreviewItemIndex = 0
  /// The file: none.
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  /// Whether a file can be shown: no.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  /// Has no effect.
  open func reloadData() {}
  /// Has no effect.
  open func refreshCurrentPreviewItem() {}
}
