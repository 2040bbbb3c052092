public import Foundation

/// A controller that picks images; it shows nothing, and a test calls its delegate.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where images come from; raw values are Apple's.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The saved photos.
    case savedPhotosAlbum = 2
  }

  /// A camera; raw values are Apple's.
  public enum CameraDevice: Int, Sendable {
    /// On the back.
    case rear = 0
    /// On the front.
    case front = 1
  }

  /// What the camera takes; raw values are Apple's.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// The flash of the camera; raw values are Apple's.
  public enum CameraFlashMode: Int, Sendable {
    /// Off.
    case off = -1
    /// In the dark.
    case auto = 0
    /// On.
    case on = 1
  }

  /// A key of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of what was picked.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has kept.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether there is a source: there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// Returns whether there is a camera: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera can take, as numbers: nil, because there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Returns the types of a source: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Where images come from.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be picked.
  open var mediaTypes = ["public.image"]
  /// The quality of a video; raw values are Apple's.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 × 480.
    case type640x480 = 3
    /// 1280 × 720.
    case typeIFrame1280x720 = 4
    /// 960 × 540.
    case typeIFrame960x540 = 5
  }
  /// The quality of a video.
  open var videoQuality = QualityType.typeMedium
  /// Whether the user can crop images.
  open var allowsEditing = false
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The flash.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The view over the preview of the camera; it is not shown.
  open var cameraOverlayView: UIView?
  /// The transform of the preview.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The longest movie, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether controls of the camera are shown.
  open var showsCameraControls = true
}

/// Receives what was picked; all methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when something was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing was picked.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The default implementation does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
