public import UIKit

/// Where a page to sign in is shown.
public typealias ASPresentationAnchor = UIWindow
/// Says where a page to sign in is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
/// Why a page to sign in was closed.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reason.
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The user closed it.
  public static var canceledLogin: Code { .canceledLogin }
  /// It was not said where.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// It cannot be shown there.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
/// A page to sign in, which is not shown.
open class ASWebAuthenticationSession: NSObject {
  /// Receives the address at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Says where it is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Has no effect.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether it can be shown: no.
  open var canStart: Bool { false }
  /// Creates a page.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}
  /// Shows nothing.
  @discardableResult open func start() -> Bool { false }
  /// Has no effect.
  open func cancel() {}
}
/// Says where the question is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
/// What an app asks of a user.
open class ASAuthorizationRequest: NSObject {}
/// What an app asks of a user of Sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// The app's number against repetition.
  open var nonce: String?
  /// The app's own value.
  open var state: String?
}
/// Makes requests of Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Creates a provider.
  public override init() {}
  /// A request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}
/// Who the user is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
/// Who a user of Sign in with Apple is; there is none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier.
  open var user: String { "" }
  /// The address.
  open var email: String? { nil }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
  /// The token.
  open var identityToken: Data? { nil }
  /// The code.
  open var authorizationCode: Data? { nil }
}
/// The answer to a request.
open class ASAuthorization: NSObject {
  /// What is asked.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Self(rawValue: "full_name")
    /// The address.
    public static let email = Self(rawValue: "email")
  }
  /// Who the user is.
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}
/// Asks the user; nobody answers.
open class ASAuthorizationController: NSObject {
  /// Receives nothing.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where the question is shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  /// Has no effect.
  open func performRequests() {}
}
/// The button of Sign in with Apple: a box of its size.
///
/// Apple: <https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton>
open class ASAuthorizationAppleIDButton: UIControl {
  /// The title.
  public enum ButtonType: Int, Sendable {
    /// Which one.
    case signIn, `continue`, signUp
    /// The usual one.
    public static var `default`: ButtonType { .signIn }
  }
  /// The colors.
  public enum Style: Int, Sendable {
    /// Which ones.
    case white, whiteOutline, black
  }
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 6
  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
  }
  /// Creates a black button.
  public convenience init() {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
  }
  /// Creates a button of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The least size that Apple's guidelines give.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
