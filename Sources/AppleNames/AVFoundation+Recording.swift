public import Foundation

/// The kind of sound in a file.
public let AVFormatIDKey = "AVFormatIDKey"
/// The samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What follows an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound is heard elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Sound of MPEG-4.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Sound without compression.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The quality of sound.
public enum AVAudioQuality: Int, Sendable {
  /// The quality.
  case min = 0
  /// The quality.
  case low = 32
  /// The quality.
  case medium = 64
  /// The quality.
  case high = 96
  /// The quality.
  case max = 127
}
/// Is told of a recorder; there is nothing to tell.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
/// Records nothing.
open class AVAudioRecorder: NSObject {
  /// The address of the file.
  public let url: URL
  /// What is recorded.
  public let settings: [String: Any]
  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  /// Receives nothing.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records: never.
  open var isRecording: Bool { false }
  /// The length in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Has no effect.
  open var isMeteringEnabled = false
  /// Has no effect.
  @discardableResult open func prepareToRecord() -> Bool { true }
  /// Records nothing.
  @discardableResult open func record() -> Bool { true }
  /// Records nothing.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { true }
  /// Has no effect.
  open func pause() {}
  /// Has no effect.
  open func stop() {}
  /// Has no effect.
  open func updateMeters() {}
  /// The loudness in decibels: silence.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// The loudness in decibels: silence.
  open func peakPower(forChannel channel: Int) -> Float { -160 }
  /// Has no effect.
  @discardableResult open func deleteRecording() -> Bool { true }
}
extension AVAudioSession {
  /// Whether the microphone may be used.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody was asked.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }
  /// Where sound is heard.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Where.
    case `default`, longFormAudio, independent, longFormVideo
  }
  /// Another output.
  public enum PortOverride: UInt, Sendable {
    /// None.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6B72
  }
  /// What happens to the sound of other apps.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are told.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// Whether an interruption begins.
  public enum InterruptionType: UInt, Sendable {
    /// Whether it does.
    case ended, began
  }
  /// What follows an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The number.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It goes on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why sound is heard elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// Why.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    /// Why.
    case wakeFromSleep = 6
    /// Why.
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  /// Sent when another app makes sound: never.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sent when sound is heard elsewhere: never.
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Sent when the services begin again: never.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Whether the microphone may be used: nobody was asked.
  public var recordPermission: RecordPermission { .undetermined }
  /// Asks nobody: the closure is not called.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
  /// The loudness.
  public var outputVolume: Float { 0.5 }
  /// Whether another app makes sound: no.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether sound of an app silences another's: no.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// What sound is for.
  public var category: Category { .soloAmbient }
  /// How sound is used.
  public var mode: Mode { .default }
}
/// The use of sound by the app; has no effect.
public final class AVAudioApplication: NSObject {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// Whether the microphone may be used.
  public enum recordPermission: Int, Sendable {
    /// Nobody was asked.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }
  nonisolated(unsafe) private static let only = AVAudioApplication()
  /// The app's.
  public static var shared: AVAudioApplication { unsafe only }
  /// Whether the microphone may be used: nobody was asked.
  public var recordPermission: recordPermission { .undetermined }
  /// Asks nobody: the closure is not called.
  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Asks nobody.
  public static func requestRecordPermission() async -> Bool { false }
}
/// A text that would be spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// Creates an utterance.
  public init(string: String) { speechString = string }
  /// The speed.
  open var rate: Float = 0.5
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
}
/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// Its language.
  public let language: String
  /// A voice of a language.
  public init?(language: String?) { self.language = language ?? "en-US" }
}
/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// Where.
  case immediate, word
}
/// Is told of speech; there is none.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
/// Speaks nothing.
open class AVSpeechSynthesizer: NSObject {
  /// Creates a synthesizer.
  public override init() {}
  /// Receives nothing.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks: never.
  open var isSpeaking: Bool { false }
  /// Has no effect.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Has no effect.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
