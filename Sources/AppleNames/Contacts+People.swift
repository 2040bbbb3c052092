public import Foundation

/// A key of a person's facts.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
/// A key of a person's facts.
public let CNContactIdentifierKey = "identifier"
/// A key of a person's facts.
public let CNContactGivenNameKey = "givenName"
/// A key of a person's facts.
public let CNContactMiddleNameKey = "middleName"
/// A key of a person's facts.
public let CNContactFamilyNameKey = "familyName"
/// A key of a person's facts.
public let CNContactNicknameKey = "nickname"
/// A key of a person's facts.
public let CNContactOrganizationNameKey = "organizationName"
/// A key of a person's facts.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// A key of a person's facts.
public let CNContactEmailAddressesKey = "emailAddresses"
/// A key of a person's facts.
public let CNContactPostalAddressesKey = "postalAddresses"
/// A key of a person's facts.
public let CNContactUrlAddressesKey = "urlAddresses"
/// A key of a person's facts.
public let CNContactBirthdayKey = "birthday"
/// A key of a person's facts.
public let CNContactImageDataKey = "imageData"
/// A key of a person's facts.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// A key of a person's facts.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// A label of a fact.
public let CNLabelHome = "_$!<Home>!$_"
/// A label of a fact.
public let CNLabelWork = "_$!<Work>!$_"
/// A label of a fact.
public let CNLabelOther = "_$!<Other>!$_"
/// A label of a number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A label of a number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A label of a number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A number of a telephone.
open class CNPhoneNumber: NSObject {
  /// The number.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}
/// A fact with a label.
open class CNLabeledValue<Value: AnyObject>: NSObject {
  /// The label.
  public let label: String?
  /// The fact.
  public let value: Value
  /// Creates a fact.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  /// The label.
  open class func localizedString(forLabel label: String) -> String { label }
}
/// What is asked of the persons.
open class CNContactFetchRequest: NSObject {
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {}
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortOrder = CNContactSortOrder.none
}
/// The order of persons.
public enum CNContactSortOrder: Int, Sendable {
  /// The order.
  case none, userDefault, givenName, familyName
}
/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// How.
  case fullName, phoneticFullName
}
/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// What a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { NSString(string: CNContactGivenNameKey) }
  /// The name of a person: not known.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    nil
  }
  /// Has no effect.
  open var style = CNContactFormatterStyle.fullName
  /// The name of a person: not known.
  open func string(from contact: CNContact) -> String? { nil }
}
extension CNContactStore {
  /// Calls nothing: there are no persons.
  public func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  /// The persons: none.
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
}
extension NSNotification.Name {
  /// Sent when persons change: never.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}
