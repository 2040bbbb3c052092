public import UIKit

extension AVPlayer {
  /// What a player does at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// What it does.
    case advance, pause, none
  }
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// Whether it can.
    case unknown, readyToPlay, failed
  }
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// Whether it does.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it can play: not known.
  public var status: Status { .unknown }
  /// Whether it plays: never.
  public var timeControlStatus: TimeControlStatus { .paused }
  /// Why it cannot play: nothing was tried.
  public var error: (any Error)? { nil }
  /// The place: the beginning.
  public func currentTime() -> CMTime { .zero }
  /// Has no effect.
  public func seek(to time: CMTime) {}
  /// Has no effect: the closure is not called.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
  /// Has no effect.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Has no effect: the closure is not called.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Has no effect.
  public func playImmediately(atRate rate: Float) {}
  /// Has no effect: the closure is not called.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Has no effect: the closure is not called.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Has no effect.
  public func removeTimeObserver(_ observer: Any) {}
}
extension AVQueuePlayer {
  /// The items: that which would be played.
  public func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  /// Has no effect.
  public func advanceToNextItem() {}
  /// Has no effect.
  public func insert(_ item: AVPlayerItem, after earlier: AVPlayerItem?) {}
  /// Has no effect.
  public func removeAllItems() {}
}
extension AVPlayerLooper {
  /// Has no effect.
  public func disableLooping() {}
}
extension AVPlayerItem {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Whether it can.
    case unknown, readyToPlay, failed
  }
  /// Whether it can be played: not known.
  public var status: Status { .unknown }
  /// Why it cannot be played: nothing was tried.
  public var error: (any Error)? { nil }
  /// The length: none.
  public var duration: CMTime { .zero }
  /// The parts that were read: none.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Whether it can be played without stops: no.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether all that was read has been played.
  public var isPlaybackBufferEmpty: Bool { true }
  /// The size of the picture: none.
  public var presentationSize: CGSize { .zero }
  /// The place: the beginning.
  public func currentTime() -> CMTime { .zero }
  /// Has no effect: the closure is not called.
  public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {}
}
extension AVPlayerLayer {
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  /// Whether a picture is shown: no.
  public var isReadyForDisplay: Bool { false }
  /// The rectangle of the video: empty.
  public var videoRect: CGRect { .zero }
}
extension NSNotification.Name {
  /// Sent at the end of an item: never.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
  /// Sent if an item cannot be played to its end: never.
  public static let AVPlayerItemFailedToPlayToEndTime = Self(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Sent if an item stops: never.
  public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
}
/// A track of media; there are none.
open class AVAssetTrack: NSObject {
  /// The size of the picture.
  open var naturalSize: CGSize { .zero }
  /// How the picture is turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The kind.
  open var mediaType: AVMediaType { .video }
}
/// Takes pictures from a film: none.
open class AVAssetImageGenerator: NSObject {
  /// Creates a generator.
  public init(asset: AVAsset) {}
  /// Has no effect.
  open var appliesPreferredTrackTransform = false
  /// The greatest size.
  open var maximumSize = CGSize.zero
  /// Has no effect.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Has no effect.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Fails: there are no pictures.
  open func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.unknown) }
  /// Has no effect.
  open func cancelAllCGImageGeneration() {}
}
/// An error of media.
public struct AVError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The kind.
    case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803
    case mediaServicesWereReset = -11819, diskFull = -11823, applicationIsNotAuthorized = -11836
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// Sound of MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// Films of Apple.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// Sound without compression.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// Sound of MPEG.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// Sound of Apple.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// JPEG.
  public static let jpg = Self(rawValue: "public.jpeg")
}
/// A quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A quality.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A quality.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A quality.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The sound.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Writes media into a file: nothing.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The state.
  public enum Status: Int, Sendable {
    /// The state.
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// Creates none: there is nothing to write.
  public init?(asset: AVAsset, presetName: String) { nil }
  /// The address of the file.
  open var outputURL: URL?
  /// The kind of the file.
  open var outputFileType: AVFileType?
  /// Has no effect.
  open var shouldOptimizeForNetworkUse = false
  /// The state.
  open var status: Status { .unknown }
  /// The error.
  open var error: (any Error)? { nil }
  /// The part that is written.
  open var progress: Float { 0 }
  /// Writes nothing: the closure is not called.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {}
  /// Has no effect.
  open func cancelExport() {}
}
/// A button for other devices: an empty box.
open class AVRoutePickerView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color while something is played elsewhere.
  open var activeTintColor: UIColor! = .tintColor
  /// Has no effect.
  open var prioritizesVideoDevices = false
  /// Receives nothing.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
}
/// Is told when the list of devices opens; it never does.
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {}
/// Is told of a picture above other apps; there is none.
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
/// Shows a picture above other apps: none.
open class AVPictureInPictureController: NSObject {
  /// Whether it can be shown: no.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Creates none.
  public init?(playerLayer: AVPlayerLayer) { nil }
  /// Receives nothing.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it is shown.
  open var isPictureInPictureActive: Bool { false }
  /// Whether it can be shown.
  open var isPictureInPicturePossible: Bool { false }
  /// Has no effect.
  open func startPictureInPicture() {}
  /// Has no effect.
  open func stopPictureInPicture() {}
}
