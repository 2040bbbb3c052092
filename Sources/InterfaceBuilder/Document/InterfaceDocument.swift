/// A storyboard or xib: its scenes or objects, resources and what reading it found.
///
/// It is what stands in the file, without views and without layout. Everything is in document
/// order, and everything that can be wrong by itself has its ``SourcePosition``.
public struct InterfaceDocument: Hashable, Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Hashable, Sendable {
    /// Scenes with view controllers and segues.
    case storyboard
    /// Objects for one owner.
    case xib
  }

  /// Whether it is a storyboard or a xib.
  public internal(set) var kind: Kind

  /// The type as written, such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  public internal(set) var type: String

  /// The major number of `toolsVersion`, such as 21507; 0 if it is missing.
  public internal(set) var toolsVersion = 0

  /// The whole `toolsVersion` as written.
  public internal(set) var toolsVersionText = ""

  /// The platform as written, such as `iOS.CocoaTouch`.
  public internal(set) var targetRuntime = ""

  /// Whether constraints are compiled; without it only frames and masks count.
  public internal(set) var usesAutoLayout = false

  /// Whether variations by size class are on.
  public internal(set) var usesTraitCollections = false

  /// Whether constraints use safe areas instead of top and bottom layout guides.
  public internal(set) var usesSafeAreas = false

  /// Whether it is a launch screen.
  public internal(set) var isLaunchScreen = false

  /// The id of the storyboard's first view controller.
  public internal(set) var initialViewController: String?

  /// The device the canvas shows; absent in documents older than Xcode 8.
  public internal(set) var device: CanvasDevice?

  /// The oldest system the document is for, as the tools write it: 0x0910 means 9.1.
  public internal(set) var deploymentVersion: Int?

  /// The scenes of a storyboard.
  public internal(set) var scenes: [SceneElement] = []

  /// The top-level objects of a xib.
  public internal(set) var objects: [InterfaceObject] = []

  /// The images and colours that the document mentions.
  public internal(set) var resources = DocumentResources()

  /// The intrinsic sizes that designable views had in the canvas, by the id of the view.
  public internal(set) var designableSizes: [String: LayoutSize] = [:]

  /// The metrics a whole old storyboard simulates by default.
  public internal(set) var defaultSimulatedMetrics = SimulatedMetrics()

  /// What reading found, in document order.
  public internal(set) var findings: [DocumentFinding] = []

  /// Attributes of the document element without a property here.
  public internal(set) var otherAttributes: [RawAttribute] = []

  init(kind: Kind, type: String) {
    self.kind = kind
    self.type = type
  }
}

extension InterfaceDocument {
  /// Reads a document from the bytes of a file.
  ///
  /// - Throws: ``InterfaceDocumentError`` if the bytes are no document for UIKit at all. A broken
  ///   part costs one of the ``findings``, never the document.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(InterfaceDocumentError) {
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw InterfaceDocumentError(ForeignContent.error(in: bytes, insteadOf: error))
    }
    var parser = DocumentParser()
    self = try parser.parse(root)
  }

  /// Reads a document from its text.
  ///
  /// - Throws: ``InterfaceDocumentError``, as ``init(parsing:)-([UInt8])`` does.
  public init(parsing text: String) throws(InterfaceDocumentError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// The device, orientation and window size that the canvas shows.
public struct CanvasDevice: Hashable, Sendable {
  /// The device's id, such as `retina6_12`.
  public internal(set) var id: String
  /// `portrait` or `landscape`.
  public internal(set) var orientation = "portrait"
  /// The window on an iPad, such as `fullscreen` or `splitview1_2`.
  public internal(set) var adaptation: String?
  /// The newer spelling of the window, such as `fullscreen`.
  public internal(set) var layout: String?
  /// `light` or `dark`.
  public internal(set) var appearance: String?
}
