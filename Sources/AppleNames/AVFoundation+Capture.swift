public import UIKit

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
  /// Data beside pictures.
  public static let metadata = Self(rawValue: "meta")
}
/// Whether a camera or microphone may be used.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Whether it may.
  case notDetermined, restricted, denied, authorized
}
/// A camera or microphone; there is none.
open class AVCaptureDevice: NSObject {
  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera for things far away.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A camera with a wide view.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera that measures distances.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A pair of cameras.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }
  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Where it is.
    case unspecified, back, front
  }
  /// The modes of a light.
  public enum TorchMode: Int, Sendable {
    /// The mode.
    case off, on, auto
  }
  /// The modes of a flash.
  public enum FlashMode: Int, Sendable {
    /// The mode.
    case off, on, auto
  }
  /// The modes of focus.
  public enum FocusMode: Int, Sendable {
    /// The mode.
    case locked, autoFocus, continuousAutoFocus
  }
  /// Finds devices: none.
  open class DiscoverySession: NSObject {
    /// Finds none.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }
  }
  /// The devices of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Where it is.
  open var position: Position { .unspecified }
  /// Whether there is a flash: no.
  open var hasFlash: Bool { false }
  /// Whether a mode is possible: no.
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Has no effect.
  open var focusMode = FocusMode.locked
  /// Has no effect.
  open var videoZoomFactor: CGFloat = 1
  /// Has no effect.
  open var torchMode = TorchMode.off
  /// Whether there is a light: no.
  open var hasTorch: Bool { false }
  /// The device of a kind: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The device of a kind: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Whether a device may be used: nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the closure is not called.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Asks nobody.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Has no effect.
  open func lockForConfiguration() throws {}
  /// Has no effect.
  open func unlockForConfiguration() {}
}
/// What a session reads.
open class AVCaptureInput: NSObject {}
/// A device that a session reads.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
/// What a session writes.
open class AVCaptureOutput: NSObject {
  /// What is connected: nothing.
  open var connections: [AVCaptureConnection] { [] }
  /// What is connected: nothing.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// How.
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
/// Pictures as they come; there are none.
public final class CMSampleBuffer: NSObject {}
/// Receives nothing.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
/// Hands pictures on: none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect.
  open var videoSettings: [String: Any]! = [:]
  /// Has no effect.
  open var alwaysDiscardsLateVideoFrames = true
  /// Has no effect.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
/// Receives nothing.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
/// Hands sound on: none.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() {}
  /// Has no effect.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
/// A photo that was taken; there are none.
open class AVCapturePhoto: NSObject {
  /// Its bytes: none.
  open func fileDataRepresentation() -> Data? { nil }
}
/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Creates settings.
  public override init() {}
  /// Creates settings.
  public convenience init(format: [String: Any]?) { self.init() }
  /// Has no effect.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Has no effect.
  open var isHighResolutionPhotoEnabled = false
}
/// What is connected in a session.
open class AVCaptureConnection: NSObject {
  /// Has no effect.
  open var videoRotationAngle: CGFloat = 0
  /// Has no effect.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Has no effect.
  open var isVideoMirrored = false
  /// Has no effect.
  open var automaticallyAdjustsVideoMirroring = true
  /// Has no effect.
  open var isEnabled = true
  /// Whether a picture can be turned: no.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether a picture can be mirrored: no.
  open var isVideoMirroringSupported: Bool { false }
}
/// Receives nothing.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
/// Finds codes in pictures: none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is sought.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be sought.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Has no effect.
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
/// Receives nothing.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
/// Takes photos: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() {}
  /// Has no effect.
  open var isHighResolutionCaptureEnabled = false
  /// Takes nothing.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
/// Something that is found in a picture.
open class AVMetadataObject: NSObject {
  /// What is sought.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A code of goods.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A code of goods.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A code of goods.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A code.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A code.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A code.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = Self(rawValue: "face")
  }
  /// What it is.
  open var type: ObjectType { .qr }
  /// Where it is.
  open var bounds: CGRect { .zero }
}
/// A code that is found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text.
  open var stringValue: String? { nil }
  /// The corners.
  open var corners: [CGPoint] { [] }
}
/// Reads cameras and microphones: nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a quality.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The best one.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// A usual one.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// That of photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
  }
  /// Creates a session.
  public override init() {}
  /// The quality.
  open var sessionPreset = Preset.high
  /// What is read.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What is written.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs: never.
  open var isRunning: Bool { false }
  /// Whether something can be read: yes.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Takes an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether something can be written: yes.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Takes an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Has no effect.
  open func beginConfiguration() {}
  /// Has no effect.
  open func commitConfiguration() {}
  /// Has no effect.
  open func startRunning() {}
  /// Has no effect.
  open func stopRunning() {}
}
/// The layer of a camera's picture: empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What is connected: nothing.
  open var connection: AVCaptureConnection? { nil }
  /// Creates a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Where something that is found is: at the origin.
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
  /// The part of the picture that a rectangle of the layer shows: all of it.
  open func metadataOutputRectConverted(fromLayerRect rectangle: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}
/// Receives nothing.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
/// Plays nothing.
open class AVAudioPlayer: NSObject {
  /// Takes a file, which is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Takes bytes, which are not read.
  public init(data: Data) throws { url = nil }
  /// The address.
  public let url: URL?
  /// Receives nothing.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays: never.
  open var isPlaying: Bool { false }
  /// The length in seconds.
  open var duration: TimeInterval { 0 }
  /// The place in seconds.
  open var currentTime: TimeInterval = 0
  /// The loudness.
  open var volume: Float = 1
  /// How often it is played again.
  open var numberOfLoops = 0
  /// Has no effect.
  open var isMeteringEnabled = false
  /// Has no effect.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays nothing.
  @discardableResult open func play() -> Bool { true }
  /// Has no effect.
  open func pause() {}
  /// Has no effect.
  open func stop() {}
}
