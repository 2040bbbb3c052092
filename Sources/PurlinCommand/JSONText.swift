internal import Foundation
internal import IsolatedWork

/// The command's JSON: keys are sorted, so that output can be compared.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> OutputText {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return OutputText(String(decoding: try encoder.encode(value), as: UTF8.self), as: .json)
  }
}
