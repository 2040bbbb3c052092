public import Foundation

/// What proves who the user is.
public enum LAPolicy: Int, Sendable {
  /// What does.
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
/// The device's sensor.
public enum LABiometryType: Int, Sendable {
  /// Which one.
  case none, touchID, faceID, opticID
}
/// Why the user was not recognized.
public struct LAError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reason.
    case authenticationFailed = -1
    /// The reason.
    case userCancel = -2
    /// The reason.
    case userFallback = -3
    /// The reason.
    case systemCancel = -4
    /// The reason.
    case passcodeNotSet = -5
    /// The reason.
    case biometryNotAvailable = -6
    /// The reason.
    case biometryNotEnrolled = -7
    /// The reason.
    case biometryLockout = -8
    /// The reason.
    case appCancel = -9
    /// The reason.
    case invalidContext = -10
    /// The reason.
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The user's face or finger was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user closed the question.
  public static var userCancel: Code { .userCancel }
  /// The user chose the password.
  public static var userFallback: Code { .userFallback }
  /// The system closed the question.
  public static var systemCancel: Code { .systemCancel }
  /// There is no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts failed.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app closed the question.
  public static var appCancel: Code { .appCancel }
}
/// Asks who the user is; there is no sensor.
///
/// Apple: <https://developer.apple.com/documentation/localauthentication/lacontext>
open class LAContext: NSObject {
  /// Creates a context.
  public override init() {}
  /// The device's sensor: none.
  open var biometryType: LABiometryType { .none }
  /// The title of the other way.
  open var localizedFallbackTitle: String?
  /// The title of the button that closes the question.
  open var localizedCancelTitle: String?
  /// The reason that is shown.
  open var localizedReason = ""
  /// Has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Has no effect.
  open var interactionNotAllowed = false
  /// The state of those who are enrolled: nobody is.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// Whether the user can be asked: no.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }
  /// Passes that there is no sensor.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Throws that there is no sensor.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Has no effect.
  open func invalidate() {}
}
