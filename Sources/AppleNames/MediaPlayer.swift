public import Foundation
public import UIKit

/// The title of what is played.
public let MPMediaItemPropertyTitle = "title"
/// The album of what is played.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The artist of what is played.
public let MPMediaItemPropertyArtist = "artist"
/// The picture of what is played.
public let MPMediaItemPropertyArtwork = "artwork"
/// The length of what is played.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The time that has been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The rate at which it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The address of what is played.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// What the lock screen shows of what is played; it is not shown.
open class MPNowPlayingInfoCenter: NSObject {
  private static nonisolated(unsafe) let shared = MPNowPlayingInfoCenter()
  /// The one of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { unsafe shared }
  /// Title, picture and others.
  open var nowPlayingInfo: [String: Any]?
}
/// The picture of what is played.
open class MPMediaItemArtwork: NSObject {
  /// The size of the picture.
  public let bounds: CGRect
  private let requested: (CGSize) -> UIImage
  /// Creates a picture that is made for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    requested = requestHandler
  }
  /// The picture for a size.
  open func image(at size: CGSize) -> UIImage? { requested(size) }
}
/// Whether a command was performed.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// Performed.
  case success = 0
  /// There is nothing to play.
  case noSuchContent = 100
  /// Nothing is being played.
  case noActionableNowPlayingItem = 110
  /// The device was not found.
  case deviceNotFound = 120
  /// Another reason.
  case commandFailed = 200
}
/// A command from the lock screen or a headset; there are none.
open class MPRemoteCommand: NSObject {
  /// Has no effect.
  open var isEnabled = true
  /// Has no effect: the closure is not called.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  /// Has no effect.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Has no effect.
  open func removeTarget(_ target: Any?) {}
}
/// A command to go on by a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The times in seconds.
  open var preferredIntervals: [NSNumber] = []
}
/// A command to play faster.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The rates.
  open var supportedPlaybackRates: [NSNumber] = []
}
/// A command to play at another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// The event of a command.
open class MPRemoteCommandEvent: NSObject {}
/// The event of a command to go on by a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The time in seconds.
  open var interval: TimeInterval { 0 }
}
/// The event of a command to play faster.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The rate.
  open var playbackRate: Float { 1 }
}
/// The event of a command to play at another place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place in seconds.
  open var positionTime: TimeInterval { 0 }
}
/// The commands of the lock screen and of headsets.
open class MPRemoteCommandCenter: NSObject {
  private static nonisolated(unsafe) let center = MPRemoteCommandCenter()
  /// The one of the app.
  open class func shared() -> MPRemoteCommandCenter { unsafe center }
  /// Play.
  public let playCommand = MPRemoteCommand()
  /// Pause.
  public let pauseCommand = MPRemoteCommand()
  /// Stop.
  public let stopCommand = MPRemoteCommand()
  /// Play or pause.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Go forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Go back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Play faster or slower.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Play at another place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
/// A slider for the volume: an empty box.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Has no effect.
  open var showsVolumeSlider = true
}
