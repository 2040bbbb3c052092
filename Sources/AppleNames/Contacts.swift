public import UIKit

/// An address of the post.
open class CNPostalAddress: NSObject {
  /// The street.
  open fileprivate(set) var street = ""
  /// The town.
  open fileprivate(set) var city = ""
  /// The part of the country.
  open fileprivate(set) var state = ""
  /// The code.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The country's code.
  open fileprivate(set) var isoCountryCode = ""
}
/// An address of the post, while it is written.
open class CNMutablePostalAddress: CNPostalAddress {
  /// Creates an empty address.
  public override init() {}
  /// The street.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The town.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The part of the country.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The country's code.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
/// The style of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// The style.
  case mailingAddress
}
/// Writes addresses: each part on a line.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The text of an address.
  open class func string(
    from address: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String { CNPostalAddressFormatter().string(from: address) }
  /// The text of an address.
  open func string(from address: CNPostalAddress) -> String {
    let town = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
    return [address.street, town.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
/// A person.
open class CNContact: NSObject {
  /// The identifier.
  open var identifier: String { "" }
  /// The first name.
  open var givenName: String { "" }
  /// The last name.
  open var familyName: String { "" }
  /// The company.
  open var organizationName: String { "" }
  /// The name between the others.
  open var middleName: String { "" }
  /// The name among friends.
  open var nickname: String { "" }
  /// The numbers of telephones: none.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  /// The addresses of mail: none.
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  /// The addresses of the post: none.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { [] }
  /// The picture.
  open var imageData: Data? { nil }
  /// Whether there is a picture: no.
  open var imageDataAvailable: Bool { false }
  /// The small picture.
  open var thumbnailImageData: Data? { nil }
}
/// What an app asks of the persons.
public enum CNEntityType: Int, Sendable {
  /// What it asks.
  case contacts
}
/// Whether the persons may be read.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Whether they may.
  case notDetermined, restricted, denied, authorized, limited
}
/// The persons: none, and nobody is asked.
open class CNContactStore: NSObject {
  /// Creates a store.
  public override init() {}
  /// Whether the persons may be read: nobody was asked.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the closure is not called.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {}
/// The system's picker of persons: an empty screen.
open class CNContactPickerViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of a person.
  open var displayedPropertyKeys: [String]?
  /// Which persons can be picked.
  open var predicateForEnablingContact: NSPredicate?
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
/// The system's screen of a person: empty.
open class CNContactViewController: UIViewController {
  /// Receives nothing.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Creates an empty screen.
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  /// Creates an empty screen.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
  }
}
