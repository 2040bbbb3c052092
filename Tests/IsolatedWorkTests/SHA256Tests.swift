import TestSupport
import Testing

@testable import IsolatedWork

@Suite(.late) struct SHA256Tests {
  /// Source: NIST, "Examples with Intermediate Values", SHA-256; and `sha256sum`.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `digests are those of the standard`(_ text: String, _ digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 7, 55, 56, 63, 64, 65, 1000])
  func `pieces do not change the digest`(_ size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 31) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.add(bytes[start..<min(bytes.count, start + size)])
    }
    #expect(hash.digest() == SHA256.digest(of: bytes))
  }
}
