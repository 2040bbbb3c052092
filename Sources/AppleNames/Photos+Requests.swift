public import UIKit

/// How a video is read.
open class PHVideoRequestOptions: NSObject {
  /// Has no effect.
  open var isNetworkAccessAllowed = false
  /// Has no effect.
  open var version = PHVideoRequestOptionsVersion.current
  /// Has no effect.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
}
/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// The version.
  case current, original
}
/// The quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// The quality.
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// The quality of a picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// The quality.
  case opportunistic, highQualityFormat, fastFormat
}
/// The size of a picture.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The size.
  case none, fast, exact
}
/// A key of what is told of a picture.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// A key of what is told of a picture.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// A key of what is told of a picture.
public let PHImageErrorKey = "PHImageErrorKey"
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
extension PHImageManager {
  /// Reads nothing.
  @discardableResult public func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  /// Reads nothing.
  @discardableResult public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  /// Reads nothing.
  @discardableResult public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  /// Reads nothing.
  @discardableResult public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
}
/// A file of a photo; there are none.
open class PHAssetResource: NSObject {
  /// The files of a photo: none.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// The name.
  open var originalFilename: String { "" }
  /// The type.
  open var uniformTypeIdentifier: String { "" }
}
/// A change of the photos; none is made.
open class PHAssetChangeRequest: NSObject {
  /// Creates nothing.
  @discardableResult open class func creationRequestForAsset(
    from image: UIImage
  ) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  /// Creates nothing.
  @discardableResult open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  /// Creates nothing.
  @discardableResult open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
}
/// What changed in the photos: nothing.
open class PHChange: NSObject {}
