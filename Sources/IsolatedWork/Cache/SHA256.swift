/// The hash function SHA-256, with which contents are compared between machines.
///
/// Source: NIST, FIPS 180-4, "Secure Hash Standard", 2015, sections 4.1.2, 5.3.3 and 6.2.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() {}

  /// Returns the digest of some bytes, as 64 hexadecimal digits.
  package static func digest(of bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.digest()
  }

  /// Appends bytes to the message.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    rest += bytes
    let whole = rest.count - rest.count % 64
    guard whole > 0 else { return }
    for start in stride(from: 0, to: whole, by: 64) { addBlock(at: start) }
    rest.removeFirst(whole)
  }

  /// Returns the digest of some bytes, as 32 bytes.
  package static func bytes(of bytes: some Collection<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.add(bytes)
    return hash.words().flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Returns the digest of the message, as 64 hexadecimal digits.
  package func digest() -> String {
    words().map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the digest of the message, as eight words.
  private func words() -> [UInt32] {
    var hash = self
    hash.rest.append(0x80)
    while hash.rest.count % 64 != 56 { hash.rest.append(0) }
    let bits = count &* 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      hash.rest.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    for start in stride(from: 0, to: hash.rest.count, by: 64) { hash.addBlock(at: start) }
    return hash.state
  }

  private mutating func addBlock(at start: Int) {
    for index in 0..<16 {
      let byte = start + 4 * index
      schedule[index] =
        UInt32(rest[byte]) << 24 | UInt32(rest[byte + 1]) << 16 | UInt32(rest[byte + 2]) << 8
        | UInt32(rest[byte + 3])
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let s0 = Self.turn(early, 7) ^ Self.turn(early, 18) ^ early >> 3
      let s1 = Self.turn(late, 17) ^ Self.turn(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = Self.turn(e, 6) ^ Self.turn(e, 11) ^ Self.turn(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ s1 &+ choice &+ Self.constants[index] &+ schedule[index]
      let s0 = Self.turn(a, 2) ^ Self.turn(a, 13) ^ Self.turn(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word >> places | word << (32 - places)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
