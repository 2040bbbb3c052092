public import UIKit

/// Whether the photos may be read.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Whether they may.
  case notDetermined, restricted, denied, authorized, limited
}
/// What an app does with the photos.
public enum PHAccessLevel: Int, Sendable {
  /// What it does.
  case addOnly = 1, readWrite
}
/// The photos of the device: none.
///
/// Apple: <https://developer.apple.com/documentation/photos/phphotolibrary>
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// Whether it may be read: nobody was asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Whether it may be read: nobody was asked.
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the closure is not called.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {}
  /// Asks nobody: the closure is not called.
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  /// Asks nobody.
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Has no effect: neither closure is called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Has no effect.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Has no effect.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// Is told of changes; there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}
/// Something in the library.
open class PHObject: NSObject {
  /// The identifier.
  open var localIdentifier: String { "" }
}
/// The kind of something.
public enum PHAssetMediaType: Int, Sendable {
  /// The kind.
  case unknown, image, video, audio
}
/// A photo or a video.
open class PHAsset: PHObject {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The length in seconds.
  open var duration: TimeInterval { 0 }
  /// The date.
  open var creationDate: Date? { nil }
  /// The photos and videos: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// The photos or videos: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos and videos of an album: none.
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos and videos of identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// An album.
open class PHAssetCollection: PHObject {
  /// The title.
  open var localizedTitle: String? { nil }
}
/// How something is found.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number.
  open var fetchLimit = 0
}
/// What is found: nothing.
open class PHFetchResult<Element: AnyObject>: NSObject {
  /// The number.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: Element? { nil }
  /// The last.
  open var lastObject: Element? { nil }
  /// Stops the program: there is nothing.
  open func object(at index: Int) -> Element { fatalError("There are no photos in a preview") }
  /// Stops the program: there is nothing.
  open subscript(index: Int) -> Element { object(at: index) }
  /// Does nothing.
  open func enumerateObjects(
    _ block: @escaping (Element, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
/// The number of a request.
public typealias PHImageRequestID = Int32
/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// How.
  case aspectFit, aspectFill
  /// The usual one.
  public static var `default`: PHImageContentMode { .aspectFit }
}
/// How a picture is read.
open class PHImageRequestOptions: NSObject {
  /// Has no effect.
  open var isSynchronous = false
  /// Has no effect.
  open var isNetworkAccessAllowed = false
  /// Has no effect.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Has no effect.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
}
/// Reads pictures: there are none, and closures are not called.
open class PHImageManager: NSObject {
  /// The manager.
  open class func `default`() -> PHImageManager { PHImageManager() }
  /// The size of the whole picture.
  public static var maximumSize: CGSize { CGSize(width: -1, height: -1) }
  /// Reads nothing.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  /// Has no effect.
  open func cancelImageRequest(_ request: PHImageRequestID) {}
}
/// Reads pictures ahead: there are none.
open class PHCachingImageManager: PHImageManager {
  /// Creates a manager.
  public override init() {}
  /// Has no effect.
  open func stopCachingImagesForAllAssets() {}
}
