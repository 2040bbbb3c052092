internal import Foundation

/// Messages between the command and its workers: a length of four bytes, then JSON.
package enum Frame {
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    // A frame that could not be solved may contain such numbers.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let body = try encoder.encode(value)
    return (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
  }

  /// Removes and returns the first complete message, if there is one.
  package static func take<Value: Decodable>(_ type: Value.Type, from bytes: inout [UInt8]) throws
    -> Value?
  {
    guard let length = length(in: bytes), bytes.count >= 4 + length else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let value = try decoder.decode(type, from: Data(bytes[4..<4 + length]))
    bytes.removeFirst(4 + length)
    return value
  }

  private static func length(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
  }
}
