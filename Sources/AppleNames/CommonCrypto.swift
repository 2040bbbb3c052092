import Foundation

// Checksums have Apple's lengths and are equal for equal bytes, but they are not Apple's; nothing is encrypted.

/// A length.
public typealias CC_LONG = UInt32
/// The number of bytes of a checksum.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a checksum.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a checksum.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a checksum.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func write<Length: ChecksumLength>(
  _ length: Length.Type, of data: UnsafeRawPointer?, _ count: CC_LONG,
  to digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(count))
  for (index, byte) in unsafe ChecksumDigest<Length>(of: bytes).enumerated() {
    unsafe digest?[index] = byte
  }
  return unsafe digest
}
/// Writes a checksum.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(Bits128.self, of: data, len, to: md) }
/// Writes a checksum.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(Bits160.self, of: data, len, to: md) }
/// Writes a checksum.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(Bits256.self, of: data, len, to: md) }
/// Writes a checksum.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(Bits512.self, of: data, len, to: md) }
