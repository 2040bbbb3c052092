public import UIKit

// Screens and views of frameworks of which apps use little else: empty.

// MARK: NotificationCenter and UserNotificationsUI

/// What became of a widget.
public enum NCUpdateResult: UInt, Sendable {
  /// What became of it.
  case newData, noData, failed
}
/// The size of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  /// The size.
  case compact, expanded
}
/// The screen of a widget; it is not asked.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {}
extension NSExtensionContext {
  /// Has no effect.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }
  /// The size of the widget.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
  /// The greatest size of the widget, of an iPhone 8.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: 359, height: displayMode == .compact ? 110 : 528)
  }
}
/// The screen of a notification; it is not asked.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {}

// MARK: Messages

/// The size of an app in Messages.
public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  /// The size.
  case compact, expanded, transcript
}
/// A conversation.
open class MSConversation: NSObject {
  /// Has no effect.
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {}
}
/// The screen of an app in Messages.
open class MSMessagesAppViewController: UIViewController {
  /// The conversation: none.
  open var activeConversation: MSConversation? { nil }
  /// The size.
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  /// Has no effect.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Called when the app is shown: never.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// Called when the size changes: never.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Called when the size changes: never.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
/// A sticker.
open class MSSticker: NSObject {
  /// Takes a picture.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {}
}
/// A sticker: a box.
open class MSStickerView: UIView {
  /// The sticker.
  open var sticker: MSSticker?
  /// Creates a box.
  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
  }
}

// MARK: PencilKit

/// What was drawn.
public struct PKDrawing: Equatable, Sendable {
  /// Creates an empty drawing.
  public init() {}
  /// The rectangle: empty.
  public var bounds: CGRect { .null }
  /// A picture: empty.
  @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Who may.
  case `default`, anyInput, pencilOnly
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {}
/// A view on which a user draws: empty.
open class PKCanvasView: UIScrollView {
  /// What was drawn.
  open var drawing = PKDrawing()
  /// Who may draw.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
}
/// The tools for drawing, which are not shown.
@MainActor open class PKToolPicker: NSObject {
  /// Creates tools.
  public override init() {}
  /// Has no effect.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Has no effect.
  open func addObserver(_ observer: AnyObject) {}
}

// MARK: GameKit, MultipeerConnectivity and ReplayKit

/// Receives nothing.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {}
/// The screen of Game Center: empty.
open class GKGameCenterViewController: UINavigationController {
  /// Receives nothing.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
}
/// A player.
open class GKPlayer: NSObject {
  /// The name.
  open var displayName: String { "" }
  /// The identifier.
  open var gamePlayerID: String { "" }
}
/// The player at the device: nobody.
@MainActor open class GKLocalPlayer: GKPlayer {
  /// The player.
  public static let local = GKLocalPlayer()
  /// Whether the player is known: no.
  open var isAuthenticated: Bool { false }
  /// Is not called.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
/// A device near by.
open class MCPeerID: NSObject {
  /// The name.
  public let displayName: String
  /// Creates an identifier.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// The state of a device near by.
public enum MCSessionState: Int, Sendable {
  /// The state.
  case notConnected, connecting, connected
}
/// Receives nothing.
public protocol MCSessionDelegate: NSObjectProtocol {}
/// Devices near by: none.
open class MCSession: NSObject {
  /// The device.
  public let myPeerID: MCPeerID
  /// Receives nothing.
  open weak var delegate: (any MCSessionDelegate)?
  /// The devices: none.
  open var connectedPeers: [MCPeerID] { [] }
  /// Creates a session.
  public init(peer myPeerID: MCPeerID) { self.myPeerID = myPeerID }
  /// Has no effect.
  open func disconnect() {}
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {}
/// The screen that finds devices near by: empty.
open class MCBrowserViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// Creates an empty screen.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(nibName: nil, bundle: nil)
  }
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {}
/// The screen of a recording: empty.
open class RPPreviewViewController: UIViewController {
  /// Receives nothing.
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// The button that begins a broadcast: a box.
open class RPSystemBroadcastPickerView: UIView {
  /// The identifier of the extension.
  open var preferredExtension: String?
  /// Has no effect.
  open var showsMicrophoneButton = true
}

// MARK: TipKit

/// The screen of a tip: empty.
open class TipUIPopoverViewController: UIViewController {}
/// The cell of a tip: empty.
open class TipUICollectionViewCell: UICollectionViewCell {}
/// The view of a tip: empty.
open class TipUIView: UIView {}
