public import UIKit

/// What a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Photos.
  public static let images = Self(name: "images")
  /// Videos.
  public static let videos = Self(name: "videos")
  /// Photos that move.
  public static let livePhotos = Self(name: "livePhotos")
  /// One of some filters.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: filters.map(\.name).joined(separator: "|"))
  }
}
/// The settings of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How files are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// How.
    case automatic, current, compatible
  }
  /// The order of what is picked.
  public enum Selection: Int, Sendable {
    /// The order.
    case `default`, ordered
  }
  /// The greatest number.
  public var selectionLimit = 1
  /// What is offered.
  public var filter: PHPickerFilter?
  /// How files are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of what is picked.
  public var selection = Selection.default
  /// What is picked at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// Creates settings.
  public init() {}
  /// Creates settings for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}
/// What was picked.
public struct PHPickerResult: Equatable {
  /// What can be loaded.
  public let itemProvider: NSItemProvider
  /// The identifier.
  public let assetIdentifier: String?
}
/// Is told what was picked.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called at the end.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// The system's picker of photos: an empty screen.
///
/// Apple: <https://developer.apple.com/documentation/photosui/phpickerviewcontroller>
open class PHPickerViewController: UIViewController {
  /// The settings.
  public let configuration: PHPickerConfiguration
  /// Is told what was picked; nothing is.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Documents have no picker.
  public required init?(coder: NSCoder) { nil }
}
