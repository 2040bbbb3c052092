public import Foundation
public import FoundationNetworking

// Names of Core Foundation that Apple's Foundation contains, and of the keychain, which is empty.

/// A text of Core Foundation.
public typealias CFString = NSString
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A truth value of Core Foundation.
public typealias CFBoolean = NSNumber
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A number of something of Core Foundation.
public typealias CFIndex = Int
/// The number of a class of Core Foundation.
public typealias CFTypeID = UInt
/// The number of the class of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of the class of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The number of the class of an object: known of truth values and numbers, otherwise 0.
public func CFGetTypeID(_ object: CFTypeRef?) -> CFTypeID {
  guard let number = object as? NSNumber else { return 0 }
  // The type of C that stands for truth values.
  return unsafe String(cString: number.objCType) == "c"
    ? CFBooleanGetTypeID() : CFNumberGetTypeID()
}
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Yes.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = NSString(string: "CFBundleName")
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of a bundle's version.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = NSString(string: "CFBundleVersion")
/// An error of Core Foundation.
public final class CFError: Error {
  init() {}
}
/// The number of an error; zero is none.
public typealias OSStatus = Int32
/// No error.
public let noErr: OSStatus = 0
/// No error.
public let errSecSuccess: OSStatus = 0
/// Something is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// Something is not there.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// A user canceled.
public let errSecUserCanceled: OSStatus = -128
/// The user was not recognized.
public let errSecAuthFailed: OSStatus = -25293
/// The words for an error.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { NSString(string: "error \(status)") }

/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClass: CFString = NSString(string: "class")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = NSString(string: "genp")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = NSString(string: "inet")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClassKey: CFString = NSString(string: "keys")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClassCertificate: CFString = NSString(string: "cert")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecClassIdentity: CFString = NSString(string: "idnt")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccount: CFString = NSString(string: "acct")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrService: CFString = NSString(string: "svce")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrServer: CFString = NSString(string: "srvr")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrLabel: CFString = NSString(string: "labl")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = NSString(string: "gena")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrComment: CFString = NSString(string: "icmt")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrDescription: CFString = NSString(string: "desc")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = NSString(string: "agrp")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = NSString(string: "sync")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = NSString(string: "syna")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = NSString(string: "accc")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = NSString(string: "pdmn")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = NSString(string: "ak")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = NSString(
  string: "aku")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = NSString(string: "ck")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  NSString(string: "cku")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = NSString(
  string: "akpu")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = NSString(string: "atag")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = NSString(string: "perm")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = NSString(string: "kcls")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = NSString(string: "0")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = NSString(string: "1")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = NSString(string: "type")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = NSString(string: "42")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = NSString(string: "73")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = NSString(string: "73")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = NSString(string: "bsiz")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecMatchLimit: CFString = NSString(string: "m_Limit")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = NSString(string: "m_LimitOne")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = NSString(string: "m_LimitAll")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecReturnData: CFString = NSString(string: "r_Data")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = NSString(string: "r_Attributes")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecReturnRef: CFString = NSString(string: "r_Ref")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = NSString(
  string: "r_PersistentRef")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecValueData: CFString = NSString(string: "v_Data")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecValueRef: CFString = NSString(string: "v_Ref")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = NSString(
  string: "u_AuthCtx")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = NSString(string: "u_AuthUI")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = NSString(string: "u_AuthUIF")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = NSString(string: "u_OpPrompt")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = NSString(string: "nleg")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = NSString(string: "private")
/// A key or value of the keychain.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = NSString(string: "public")
/// Adds something: without effect.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecSuccess }
/// Finds nothing.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
/// Finds nothing to change.
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributes: CFDictionary
) -> OSStatus { errSecItemNotFound }
/// Finds nothing to delete.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  errSecItemNotFound
}

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// The source of random bytes.
public typealias SecRandomRef = SecRandom
/// The usual source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with random bytes.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for offset in 0..<count {
    unsafe bytes.storeBytes(of: .random(in: 0...255), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
/// A key; there is none.
public final class SecKey: NSObject, @unchecked Sendable {}
/// A certificate; there is none.
public final class SecCertificate: NSObject, @unchecked Sendable {}
/// A certificate with its key; there is none.
public final class SecIdentity: NSObject, @unchecked Sendable {}
/// A rule by which certificates are checked.
public final class SecPolicy: NSObject, @unchecked Sendable {}
/// The certificates of a server.
public final class SecTrust: NSObject, @unchecked Sendable {}
extension URLCredential {
  /// Creates a credential that accepts a server: without a user.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
/// Who may read something of the keychain.
public final class SecAccessControl: NSObject, @unchecked Sendable {}
/// Reads a certificate: none.
public func SecCertificateCreateWithData(
  _ allocator: AnyObject?, _ data: CFData
) -> SecCertificate? { nil }
/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
/// The key of a certificate: none.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// The certificates of a server: none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [Any]? { nil }
/// The number of certificates of a server.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
/// A certificate of a server: none.
public func SecTrustGetCertificateAtIndex(
  _ trust: SecTrust, _ index: CFIndex
) -> SecCertificate? { nil }
/// Whether a server is to be trusted: no.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
