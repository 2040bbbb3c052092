public import UIKit

// VisionKit and Vision: there is no camera, and nothing is found in pictures.

/// Pages that were scanned; there are none.
open class VNDocumentCameraScan: NSObject {
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// The title.
  open var title: String { "" }
  /// The picture of a page: empty.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}
/// The system's screen that scans pages: empty.
open class VNDocumentCameraViewController: UIViewController {
  /// Whether pages can be scanned: no.
  open class var isSupported: Bool { false }
  /// Receives nothing.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {}
/// The system's screen that scans texts and codes: empty.
open class DataScannerViewController: UIViewController {
  /// What is looked for.
  public struct RecognizedDataType: Hashable, Sendable {
    /// Texts.
    public static func text(languages: [String] = []) -> Self { Self() }
    /// Codes.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self() }
  }
  /// How well it is looked for.
  public enum QualityLevel: Sendable {
    /// How well.
    case balanced, fast, accurate
  }
  /// Whether something can be scanned: no.
  open class var isSupported: Bool { false }
  /// Whether something can be scanned: no.
  open class var isAvailable: Bool { false }
  /// Receives nothing.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Creates an empty screen.
  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { self.init(nibName: nil, bundle: nil) }
  /// Has no effect.
  open func startScanning() throws {}
  /// Has no effect.
  open func stopScanning() {}
}

/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A square code.
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  /// A square code.
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  /// A code of goods.
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  /// A code of goods.
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
}
/// Something in a picture; nothing is found.
open class VNObservation: NSObject {
  /// How certain it is.
  open var confidence: Float { 0 }
}
/// A rectangle in a picture.
open class VNDetectedObjectObservation: VNObservation {
  /// The rectangle.
  open var boundingBox: CGRect { .zero }
}
/// A code in a picture.
open class VNBarcodeObservation: VNDetectedObjectObservation {
  /// The kind.
  open var symbology: VNBarcodeSymbology { .qr }
  /// The text.
  open var payloadStringValue: String? { nil }
}
/// A text.
open class VNRecognizedText: NSObject {
  /// The text.
  open var string: String { "" }
}
/// A text in a picture.
open class VNRecognizedTextObservation: VNDetectedObjectObservation {
  /// The texts: none.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// Looks for something in a picture.
open class VNRequest: NSObject {
  /// Is called with the result: never.
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  /// Creates a request.
  public init(completionHandler: CompletionHandler? = nil) {}
  /// What was found: nothing.
  open var results: [VNObservation]? { nil }
}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNRequest {
  /// The kinds.
  open var symbologies: [VNBarcodeSymbology] = []
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNRequest {}
/// Looks for texts.
open class VNRecognizeTextRequest: VNRequest {
  /// Has no effect.
  open var recognitionLanguages: [String] = []
  /// Has no effect.
  open var usesLanguageCorrection = true
}
/// Looks for things in a picture: none are found.
open class VNImageRequestHandler: NSObject {
  /// Takes a picture.
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
  /// Has no effect.
  open func perform(_ requests: [VNRequest]) throws {}
}
