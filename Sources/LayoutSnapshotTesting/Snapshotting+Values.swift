public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// The text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
  }
}

extension Snapshotting where Format == String {
  /// The value as `String(describing:)` has it.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }

  /// The value as `dump` prints it; addresses in it differ from run to run.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json") { value in
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      return .text(text, difference: Diffing.lines.difference)
    }
  }

  /// The value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as the property list of an encoder, which writes XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist") { value in
      guard let text = String(data: try encoder.encode(value), encoding: .utf8) else {
        throw SnapshotFailure(description: "property lists are compared as XML")
      }
      return .text(text, difference: Diffing.lines.difference)
    }
  }
}
