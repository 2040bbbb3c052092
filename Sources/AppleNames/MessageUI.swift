public import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// What became of it.
  case cancelled, saved, sent, failed
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
/// The system's screen for a mail: empty, and no mail can be sent.
open class MFMailComposeViewController: UINavigationController {
  /// Whether mails can be sent: no.
  open class func canSendMail() -> Bool { false }
  /// Receives nothing.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Has no effect.
  open func setSubject(_ subject: String) {}
  /// Has no effect.
  open func setToRecipients(_ recipients: [String]?) {}
  /// Has no effect.
  open func setCcRecipients(_ recipients: [String]?) {}
  /// Has no effect.
  open func setBccRecipients(_ recipients: [String]?) {}
  /// Has no effect.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Has no effect.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}
/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// What became of it.
  case cancelled, sent, failed
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
/// The system's screen for a message: empty, and no message can be sent.
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: no.
  open class func canSendText() -> Bool { false }
  /// Receives nothing.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom it goes.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
}
