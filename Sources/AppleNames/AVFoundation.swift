public import UIKit

/// The largest rectangle of a size's proportions in another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// Plays nothing.
open class AVPlayer: NSObject {
  /// What would be played.
  open private(set) var currentItem: AVPlayerItem?
  /// Whether nothing is heard.
  open var isMuted = false
  /// The loudness.
  open var volume: Float = 1
  /// The speed.
  open var rate: Float = 0
  /// Has no effect.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Has no effect.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Has no effect.
  open var allowsExternalPlayback = true
  /// Creates a player of an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player of an item.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  /// Creates a player.
  public override init() {}
  /// Has no effect.
  open func play() {}
  /// Has no effect.
  open func pause() {}
  /// Takes an item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
/// Plays nothing.
open class AVQueuePlayer: AVPlayer {
  /// Creates a player of the first of several items.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
/// Plays nothing.
open class AVPlayerLooper: NSObject {
  /// Creates a looper.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
/// What would be played.
open class AVPlayerItem: NSObject {
  /// The media.
  public let asset: AVAsset
  /// Creates an item of an address.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// Creates an item.
  public init(asset: AVAsset) { self.asset = asset }
}
/// Media.
open class AVAsset: NSObject {
  /// Media at an address.
  public convenience init(url: URL) { self.init() }
  /// The length: none.
  open var duration: CMTime { .zero }
  /// Whether it can be played: no.
  open var isPlayable: Bool { false }
  /// The tracks: none.
  open var tracks: [AVAssetTrack] { [] }
  /// The tracks of a kind: none.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Reads nothing: the closure is not called.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {}
  /// Has no effect.
  open func cancelLoading() {}
}
/// Media at an address.
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL
  /// Media at an address.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
/// How a video fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Within the layer.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Over the layer.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// As large as the layer.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
/// The layer of a video: empty.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the video fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
/// A video as a controller: an empty box.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Has no effect.
  open var showsPlaybackControls = true
  /// How the video fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Has no effect.
  open var allowsPictureInPicturePlayback = true
}
/// The use of sound; has no effect.
open class AVAudioSession: NSObject {
  /// What sound is for.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Sound that other sound silences.
    public static let ambient = Category(name: "ambient")
    /// Sound that silences other sound.
    public static let playback = Category(name: "playback")
    /// Recording.
    public static let record = Category(name: "record")
    /// Both.
    public static let playAndRecord = Category(name: "playAndRecord")
    /// Sound that the silent switch silences.
    public static let soloAmbient = Category(name: "soloAmbient")
    /// Several outputs.
    public static let multiRoute = Category(name: "multiRoute")
  }
  /// Options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside other sound.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Above other sound.
    public static let duckOthers = Self(rawValue: 2)
    /// With a headset.
    public static let allowBluetooth = Self(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Between what others say.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// With a headset that only plays.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// On another device.
    public static let allowAirPlay = Self(rawValue: 64)
  }
  /// How sound is used.
  public struct Mode: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let `default` = Mode(name: "default")
    /// For films.
    public static let moviePlayback = Mode(name: "moviePlayback")
    /// For calls.
    public static let voiceChat = Mode(name: "voiceChat")
    /// For calls with pictures.
    public static let videoChat = Mode(name: "videoChat")
    /// For recording films.
    public static let videoRecording = Mode(name: "videoRecording")
    /// For speech.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// For measuring.
    public static let measurement = Mode(name: "measurement")
  }
  nonisolated(unsafe) private static let shared = AVAudioSession()
  /// The session.
  public static func sharedInstance() -> AVAudioSession { unsafe shared }
  /// Has no effect.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Has no effect.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  /// Has no effect.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {}
  /// Has no effect.
  open func setMode(_ mode: Mode) throws {}
  /// Has no effect.
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {}
  /// Has no effect.
  open func overrideOutputAudioPort(_ port: PortOverride) throws {}
}
