public import Foundation

// Traits of the keyboard. They are stored, but have no effect.

/// The type of a keyboard; raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Characters of email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Characters of short messages.
  case twitter = 9
  /// Characters of searches and URLs.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII letters (deprecated name).
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The type of the Return key; raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Search.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The appearance of a keyboard; raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance depends on the traits.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark (deprecated name).
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether text is corrected automatically; raw values are Apple's.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked; raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The automatic capitalization; raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// Words.
  case words = 1
  /// Sentences.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether quotation marks are typographic; raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether hyphens are replaced by dashes; raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are inserted and deleted automatically; raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether text predictions are shown inline; raw values are Apple's.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The semantic meaning of a text, for AutoFill.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextcontenttype>
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Name.
  public static let name = UITextContentType(rawValue: "name")
  /// Name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// Given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// Family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// Nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Job title.
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  /// Organization name.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// Location.
  public static let location = UITextContentType(rawValue: "location")
  /// Full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  /// Street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  /// Street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  /// Address city.
  public static let addressCity = UITextContentType(rawValue: "address-city")
  /// Address state.
  public static let addressState = UITextContentType(rawValue: "address-state")
  /// Address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
  /// Sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// Country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Url.
  public static let URL = UITextContentType(rawValue: "url")
  /// Credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Username.
  public static let username = UITextContentType(rawValue: "username")
  /// Password.
  public static let password = UITextContentType(rawValue: "password")
  /// New password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// One time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// Flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// Date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// Birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// Birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
  /// Birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
  /// Birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
  /// Credit card name.
  public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
  /// Credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
  /// Credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
  /// Credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
  /// Credit card security code.
  public static let creditCardSecurityCode = UITextContentType(
    rawValue: "credit-card-security-code")
  /// Credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
  /// Credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "credit-card-expiration-month")
  /// Credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "credit-card-expiration-year")
  /// Credit card type.
  public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
  /// Cellular eid.
  public static let cellularEID = UITextContentType(rawValue: "cellular-e-i-d")
  /// Cellular imei.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-i-m-e-i")
}

/// Rules for passwords.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation.
  public let passwordRulesDescriptor: String
  /// Creates rules in Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// An object with traits of the keyboard.
///
/// All members are optional, as in UIKit. The default values apply to members that an object does
/// not declare.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputtraits>
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A view that stores traits of the keyboard.
@MainActor
protocol KeyboardTraits: UITextInputTraits {
  var inputTraits: TextInputTraits { get set }
}

extension UITextField: UITextInputTraits, KeyboardTraits {}
extension UITextView: UITextInputTraits, KeyboardTraits {}
extension UISearchBar: UITextInputTraits, KeyboardTraits {}

/// The traits of the keyboard of text views and text fields.
@MainActor
struct TextInputTraits {
  var keyboardType: UIKeyboardType = .default
  var returnKeyType: UIReturnKeyType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var autocorrectionType: UITextAutocorrectionType = .default
  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var inlinePredictionType: UITextInlinePredictionType = .default
  var enablesReturnKeyAutomatically: Bool = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var isSecureTextEntry = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

extension UITextInputTraits {

  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { keptTraits.keyboardType }
    set { keptTraits.keyboardType = newValue }
  }

  /// The type of the Return key.
  public var returnKeyType: UIReturnKeyType {
    get { keptTraits.returnKeyType }
    set { keptTraits.returnKeyType = newValue }
  }

  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keptTraits.keyboardAppearance }
    set { keptTraits.keyboardAppearance = newValue }
  }

  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { keptTraits.autocorrectionType }
    set { keptTraits.autocorrectionType = newValue }
  }

  /// The automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keptTraits.autocapitalizationType }
    set { keptTraits.autocapitalizationType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keptTraits.spellCheckingType }
    set { keptTraits.spellCheckingType = newValue }
  }

  /// Whether quotation marks are typographic.
  public var smartQuotesType: UITextSmartQuotesType {
    get { keptTraits.smartQuotesType }
    set { keptTraits.smartQuotesType = newValue }
  }

  /// Whether hyphens are replaced by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { keptTraits.smartDashesType }
    set { keptTraits.smartDashesType = newValue }
  }

  /// Whether spaces are inserted and deleted automatically.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keptTraits.smartInsertDeleteType }
    set { keptTraits.smartInsertDeleteType = newValue }
  }

  /// Whether text predictions are shown inline.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { keptTraits.inlinePredictionType }
    set { keptTraits.inlinePredictionType = newValue }
  }

  /// Whether the Return key is disabled if there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keptTraits.enablesReturnKeyAutomatically }
    set { keptTraits.enablesReturnKeyAutomatically = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The semantic meaning of the text.
  public var textContentType: UITextContentType! {
    get { keptTraits.textContentType }
    set { keptTraits.textContentType = newValue }
  }

  /// The rules for new passwords.
  public var passwordRules: UITextInputPasswordRules? {
    get { keptTraits.passwordRules }
    set { keptTraits.passwordRules = newValue }
  }

  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { keptTraits.isSecureTextEntry }
    set { keptTraits.isSecureTextEntry = newValue }
  }

}

extension UITextInputTraits {
  /// The traits stored in views of this module; other objects declare the properties.
  private var keptTraits: TextInputTraits {
    get { (self as? any KeyboardTraits)?.inputTraits ?? TextInputTraits() }
    set { (self as? any KeyboardTraits)?.inputTraits = newValue }
  }
}
