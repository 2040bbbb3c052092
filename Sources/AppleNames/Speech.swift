public import Foundation

// No speech is recognized.

/// Whether speech may be recognized.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Whether it may.
  case notDetermined, denied, restricted, authorized
}
/// Receives nothing.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
/// Receives nothing.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}
/// Recognizes no speech.
open class SFSpeechRecognizer: NSObject {
  /// Receives nothing.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Creates a recognizer.
  public init?(locale: Locale = .current) {}
  /// Whether speech is recognized: no.
  open var isAvailable: Bool { false }
  /// Has no effect.
  open var supportsOnDeviceRecognition = false
  /// Whether speech may be recognized: nobody was asked.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the closure is not called.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
  /// Has no effect: the closure is not called.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  /// Has no effect.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
/// What is recognized.
open class SFSpeechRecognitionRequest: NSObject {
  /// Creates a request.
  public override init() {}
  /// Has no effect.
  open var shouldReportPartialResults = true
  /// Has no effect.
  open var requiresOnDeviceRecognition = false
  /// Has no effect.
  open var contextualStrings: [String] = []
}
/// Speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Has no effect.
  open func endAudio() {}
}
/// The state of a recognition.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The state.
  case starting, running, finishing, canceling, completed
}
/// A recognition.
open class SFSpeechRecognitionTask: NSObject {
  /// The state.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether it was canceled.
  open private(set) var isCancelled = false
  /// Ends it.
  open func finish() {}
  /// Ends it.
  open func cancel() { isCancelled = true }
}
/// A text that was recognized; there are none.
open class SFTranscription: NSObject {
  /// The text.
  open var formattedString: String { "" }
}
/// What was recognized; there is nothing.
open class SFSpeechRecognitionResult: NSObject {
  /// The text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// Whether it changes no more.
  open var isFinal: Bool { true }
}
