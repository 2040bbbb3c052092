public import Foundation

// Nothing is secret in a preview. A checksum has Apple's length and is equal for equal bytes, but it is not Apple's; nothing is
// encrypted.

/// A length in bytes.
public protocol ChecksumLength: Sendable {
  /// The number of bytes.
  static var byteCount: Int { get }
}
/// 128 bits.
public enum Bits128: ChecksumLength {
  /// The number of bytes.
  public static let byteCount = 16
}
/// 160 bits.
public enum Bits160: ChecksumLength {
  /// The number of bytes.
  public static let byteCount = 20
}
/// 256 bits.
public enum Bits256: ChecksumLength {
  /// The number of bytes.
  public static let byteCount = 32
}
/// 384 bits.
public enum Bits384: ChecksumLength {
  /// The number of bytes.
  public static let byteCount = 48
}
/// 512 bits.
public enum Bits512: ChecksumLength {
  /// The number of bytes.
  public static let byteCount = 64
}
/// A checksum of bytes.
public struct ChecksumDigest<Length: ChecksumLength>: Hashable, Sequence, Sendable {
  private let bytes: [UInt8]
  init(of data: some Sequence<UInt8>) {
    var (state, bytes): (UInt64, [UInt8]) = (0xcbf2_9ce4_8422_2325, [])
    for byte in data { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    while bytes.count < Length.byteCount {
      state = (state ^ (state >> 29)) &* 0x9e37_79b9_7f4a_7c15
      bytes.append(UInt8(state >> 56))
    }
    self.bytes = bytes
  }
  /// The number of bytes.
  public static var byteCount: Int { Length.byteCount }
  /// The bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
extension ChecksumDigest: CustomStringConvertible {
  /// The bytes as hexadecimal digits.
  public var description: String { bytes.map { String(format: "%02x", $0) }.joined() }
}
/// Makes checksums.
public protocol HashFunction {
  /// The length.
  associatedtype Length: ChecksumLength
  /// Starts without bytes.
  init()
  /// Adds bytes.
  mutating func update(data: some DataProtocol)
  /// The checksum.
  func finalize() -> ChecksumDigest<Length>
}
/// Makes checksums of a length.
public struct ChecksumFunction<Length: ChecksumLength>: HashFunction {
  /// The checksum.
  public typealias Digest = ChecksumDigest<Length>
  private var bytes: [UInt8] = []
  /// Starts without bytes.
  public init() {}
  /// Adds bytes.
  public mutating func update(data: some DataProtocol) { bytes += data }
  /// The checksum.
  public func finalize() -> Digest { Digest(of: bytes) }
  /// The checksum of bytes.
  public static func hash(data: some DataProtocol) -> Digest { Digest(of: data) }
}
/// Makes checksums of 256 bits.
public typealias SHA256 = ChecksumFunction<Bits256>
/// Makes checksums of 384 bits.
public typealias SHA384 = ChecksumFunction<Bits384>
/// Makes checksums of 512 bits.
public typealias SHA512 = ChecksumFunction<Bits512>
/// A checksum of 256 bits.
public typealias SHA256Digest = ChecksumDigest<Bits256>
/// A checksum of 512 bits.
public typealias SHA512Digest = ChecksumDigest<Bits512>
/// Old checksums.
public enum Insecure {
  /// Makes checksums of 128 bits.
  public typealias MD5 = ChecksumFunction<Bits128>
  /// Makes checksums of 160 bits.
  public typealias SHA1 = ChecksumFunction<Bits160>
}
/// The length of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = Self(bitCount: 128)
  /// 192 bits.
  public static let bits192 = Self(bitCount: 192)
  /// 256 bits.
  public static let bits256 = Self(bitCount: 256)
}
/// A key.
public struct SymmetricKey: Equatable, Sendable {
  fileprivate let bytes: [UInt8]
  /// Creates a key of zeros.
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }
  /// Takes bytes.
  public init(data: some ContiguousBytes) {
    bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
  }
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
}
/// Checksums of bytes and a key.
public struct HMAC<Function: HashFunction>: Sendable {
  /// The checksum.
  public typealias MAC = ChecksumDigest<Function.Length>
  /// The checksum of bytes and a key.
  public static func authenticationCode(
    for data: some DataProtocol, using key: SymmetricKey
  ) -> MAC { MAC(of: key.bytes + data) }
}
/// Why nothing is encrypted.
public enum CryptoKitError: Error {
  /// A preview does not encrypt.
  case authenticationFailure
}
/// Encrypts nothing.
public enum AES {
  /// Encrypts nothing.
  public enum GCM {
    /// Encrypted bytes; there are none.
    public struct SealedBox {
      /// The bytes.
      public let combined: Data?
      /// Takes bytes.
      public init(combined: some DataProtocol) throws { self.combined = Data(combined) }
    }
    /// Throws: nothing is encrypted.
    public static func seal(
      _ message: some DataProtocol, using key: SymmetricKey
    ) throws -> SealedBox { throw CryptoKitError.authenticationFailure }
    /// Throws: nothing is decrypted.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
  }
}
