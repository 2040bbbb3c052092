public import UIKit

// What an app tells Siri: it is dropped.

/// What the user wants.
open class INIntent: NSObject {
  /// Creates an intent.
  public override init() {}
  /// The words that are suggested.
  open var suggestedInvocationPhrase: String?
  /// Has no effect.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
/// What an app answers.
open class INIntentResponse: NSObject {
  /// Creates an answer.
  public override init() {}
  /// What is opened.
  open var userActivity: NSUserActivity?
}
/// An intent and its answer.
open class INInteraction: NSObject {
  /// The intent.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?
  /// Who began it.
  open var direction = INInteractionDirection.unspecified
  /// The identifier.
  open var identifier = ""
  /// The identifier of a group.
  open var groupIdentifier: String?
  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Drops it.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Has no effect.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Has no effect.
  open class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}
/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable {
  /// Who did.
  case unspecified, outgoing, incoming
}
/// A picture for Siri.
open class INImage: NSObject {
  /// Takes a picture.
  public convenience init(imageData: Data) { self.init() }
  /// Takes the name of a picture.
  public convenience init(named name: String) { self.init() }
  /// Takes a picture.
  public convenience init(uiImage image: UIImage) { self.init() }
}
/// Words that Siri says.
open class INSpeakableString: NSObject {
  /// The words.
  public let spokenPhrase: String
  /// Creates words.
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
/// The kind of an address.
public enum INPersonHandleType: Int, Sendable {
  /// The kind.
  case unknown, emailAddress, phoneNumber
}
/// The address of a person.
open class INPersonHandle: NSObject {
  /// The address.
  public let value: String?
  /// The kind.
  public let type: INPersonHandleType
  /// Creates an address.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}
/// A person.
open class INPerson: NSObject {
  /// The address.
  public let personHandle: INPersonHandle?
  /// The name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// The identifier in the address book.
  public let contactIdentifier: String?
  /// The identifier in the app.
  public let customIdentifier: String?
  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
  }
}
/// Sends a message.
open class INSendMessageIntent: INIntent {
  /// The persons.
  open var recipients: [INPerson]? { nil }
  /// The text.
  open var content: String? { nil }
  /// The sender.
  open var sender: INPerson? { nil }
  /// The identifier of the conversation.
  open var conversationIdentifier: String? { nil }
}
/// Begins a call.
open class INStartCallIntent: INIntent {
  /// The persons.
  open var contacts: [INPerson]? { nil }
}
/// Begins a call with sound.
open class INStartAudioCallIntent: INIntent {
  /// The persons.
  open var contacts: [INPerson]? { nil }
}
/// Begins a call with pictures.
open class INStartVideoCallIntent: INIntent {
  /// The persons.
  open var contacts: [INPerson]? { nil }
}
/// What an app can be asked for.
public enum INShortcut {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)
  /// Takes an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// Takes an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// The intent.
  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }
  /// The activity.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}
/// A shortcut with words of the user; there are none.
open class INVoiceShortcut: NSObject {
  /// The identifier.
  public let identifier = UUID()
  /// The words.
  open var invocationPhrase: String { "" }
  /// The shortcut.
  public let shortcut: INShortcut
  init(_ shortcut: INShortcut) { self.shortcut = shortcut }
}
/// The shortcuts: none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The center.
  public static let shared = INVoiceShortcutCenter()
  /// Has no effect.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  /// Passes no shortcuts.
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Returns no shortcuts.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}
/// Whether Siri may use an app.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Whether it may.
  case notDetermined, restricted, denied, authorized
}
/// What an app may ask Siri.
open class INPreferences: NSObject {
  /// Whether Siri may use the app: nobody was asked.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Asks nobody: the closure is not called.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {}
}
/// The code for Siri outside the app.
open class INExtension: NSObject {
  /// Creates an extension.
  public override init() {}
}

/// The style of Siri's button.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// The style.
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {}
/// A button of Siri: a box whose size is not the one on a device.
open class INUIAddVoiceShortcutButton: UIButton {
  /// Receives nothing.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// The shortcut.
  open var shortcut: INShortcut?
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 8
  /// Creates a button.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    setTitle("Add to Siri", for: .normal)
  }
  /// Has no effect.
  open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {}
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
/// Siri's screen for a new shortcut: empty.
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// Creates an empty screen.
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
/// Siri's screen for a shortcut: empty.
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// Creates an empty screen.
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}
