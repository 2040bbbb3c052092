/// The contents of a storyboard or xib: its scenes or objects, its resources, and the findings of
/// the parser.
///
/// A document represents the file; it does not create views or lay them out. All elements are in
/// document order, and all elements to which a finding can refer have a ``SourcePosition``.
public struct InterfaceDocument: Hashable, Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Hashable, Sendable {
    /// A document that contains scenes with view controllers and segues.
    case storyboard
    /// A document that contains objects for one owner.
    case xib
  }

  /// Whether it is a storyboard or a xib.
  public internal(set) var kind: Kind

  /// The type as written, such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  public internal(set) var type: String

  /// The major number of `toolsVersion`, such as 21507; 0 if it is missing.
  public internal(set) var toolsVersion = 0

  /// The complete `toolsVersion` as specified in the document.
  public internal(set) var toolsVersionText = ""

  /// The platform as written, such as `iOS.CocoaTouch`.
  public internal(set) var targetRuntime = ""

  /// Whether the document uses Auto Layout; if not, only frames and autoresizing masks are used.
  public internal(set) var usesAutoLayout = false

  /// Whether the document uses variations by size class.
  public internal(set) var usesTraitCollections = false

  /// Whether constraints use safe areas instead of top and bottom layout guides.
  public internal(set) var usesSafeAreas = false

  /// Whether it is a launch screen.
  public internal(set) var isLaunchScreen = false

  /// The same document as a launch screen, which its name or the app's Info.plist can say instead of its markup.
  package var asLaunchScreen: InterfaceDocument {
    var changed = self
    changed.isLaunchScreen = true
    return changed
  }

  /// The id of the storyboard's first view controller.
  public internal(set) var initialViewController: String?

  /// The device of the canvas, or nil in documents from before Xcode 8.
  public internal(set) var device: CanvasDevice?

  /// The deployment target of the document, encoded as in the file: 0x0910 is 9.1.
  public internal(set) var deploymentVersion: Int?

  /// The scenes of a storyboard.
  public internal(set) var scenes: [SceneElement] = []

  /// The top-level objects of a xib.
  public internal(set) var objects: [InterfaceObject] = []

  /// The images and colors to which the document refers.
  public internal(set) var resources = DocumentResources()

  /// The intrinsic content sizes of designable views in the canvas, by the ids of the views.
  public internal(set) var designableSizes: [String: LayoutSize] = [:]

  /// The default simulated metrics of a storyboard in an older format.
  public internal(set) var defaultSimulatedMetrics = SimulatedMetrics()

  /// The findings of the parser, in document order.
  public internal(set) var findings: [DocumentFinding] = []

  /// The attributes of the document element that have no corresponding property.
  public internal(set) var otherAttributes: [RawAttribute] = []

  init(kind: Kind, type: String) {
    self.kind = kind
    self.type = type
  }
}

extension InterfaceDocument {
  /// Reads a document from the bytes of a file.
  ///
  /// - Throws: ``InterfaceDocumentError`` if the bytes are not a document for UIKit. An invalid
  ///   part of a document is reported in ``findings`` and does not cause an error.
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

/// The device, orientation and window size of the canvas.
public struct CanvasDevice: Hashable, Sendable {
  /// The device's id, such as `retina6_12`.
  public internal(set) var id: String
  /// `portrait` or `landscape`.
  public internal(set) var orientation = "portrait"
  /// The window size on an iPad, such as `fullscreen` or `splitview1_2`.
  package internal(set) var adaptation: String?
  /// The window size in newer documents, such as `fullscreen`.
  public internal(set) var layout: String?
  /// `light` or `dark`.
  package internal(set) var appearance: String?
}
