internal import Foundation

extension LayoutSnapshot {
  /// The maximum number of superviews of a view in a JSON snapshot.
  ///
  /// Each view adds an object in an array, and JSON parsers, including Foundation's, support 512
  /// levels.
  public static let maximumDepth = 128

  /// Returns the snapshot as JSON text.
  ///
  /// The text is deterministic: fields have a fixed order, default values are omitted, and numbers
  /// are rounded to a millionth of a point.
  ///
  /// - Throws: `nestedTooDeep` for trees that are too deep to be decoded.
  public func json() throws(ReadingError) -> String {
    var text = ""
    try printJSON(to: &text)
    return text + "\n"
  }

  /// Prints the snapshot as in ``json()``, without the line feed at the end.
  ///
  /// The views are encoded one by one, so a large snapshot takes no memory but that of the stream.
  ///
  /// - Throws: The error of ``json()``, before anything is printed.
  public func printJSON(to text: inout some TextOutputStream) throws(ReadingError) {
    try checkDepth()
    do {
      try OrderedJSON.print(self, to: &text)
    } catch {
      // The types of the snapshot do not throw errors while they are encoded, and the encoder
      // accepts all values.
      preconditionFailure("A layout snapshot could not be encoded: \(error)")
    }
  }

  /// Creates a snapshot from JSON text.
  ///
  /// - Throws: `unsupportedSchema`, which is checked first; `malformed` with the path of the first
  ///   error; or `nestedTooDeep`.
  public init(json: String) throws(ReadingError) {
    try self.init(json: Array(json.utf8))
  }

  /// Creates a snapshot from UTF-8 encoded JSON text.
  ///
  /// - Throws: The errors of `init(json:)` for a string.
  public init(json bytes: some Sequence<UInt8>) throws(ReadingError) {
    self = try Self.decoded(Self.self, from: Data(bytes))
    try checkDepth()
  }

  /// What `purlin show --json` prints.
  private struct Shown: Decodable {
    let schema: String
    let scenes: [LayoutSnapshot]
  }

  /// Decodes UTF-8 encoded JSON text that contains a snapshot, an array of snapshots, or an object that names its
  /// schema and has an array of them.
  ///
  /// - Throws: The errors of `init(json:)`.
  public static func all(json bytes: some Sequence<UInt8>) throws(ReadingError) -> [Self] {
    let data = Data(bytes)
    let isArray = data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "[")
    let all =
      if isArray {
        try decoded([Self].self, from: data)
      } else if data.prefix(64).contains(
        Array("\"schema\"".utf8))
      {
        try decoded(Shown.self, from: data).scenes
      } else { [try decoded(Self.self, from: data)] }
    for snapshot in all { try snapshot.checkDepth() }
    return all
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(ReadingError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: data)
    } catch let error as ReadingError {
      throw error
    } catch let error as DecodingError {
      throw ReadingError(error)
    } catch {
      throw .malformed(path: "", reason: "\(error)")
    }
  }

  /// Checks that the views are not nested too deep for ``json()``.
  public func checkDepth() throws(ReadingError) {
    var depth = 0
    forEachView { depth = max(depth, $0.depth) }
    guard depth <= Self.maximumDepth else { throw .nestedTooDeep(limit: Self.maximumDepth) }
  }
}

extension DecodingError {
  /// Where and why something cannot be decoded; nil for a kind of error that is not known here.
  package var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context
    @unknown default: nil
    }
  }
}

extension LayoutSnapshot.ReadingError {
  fileprivate init(_ error: DecodingError) {
    guard let context = error.context else {
      self = .malformed(path: "", reason: "\(error)")
      return
    }
    let missing: String? =
      if case .keyNotFound(let key, _) = error { "\"\(key.stringValue)\" is missing" } else { nil }
    self = .malformed(path: Self.path(context), reason: missing ?? Self.sentence(context))
  }

  private static func sentence(_ context: DecodingError.Context) -> String {
    context.debugDescription.hasSuffix(".")
      ? String(context.debugDescription.dropLast()) : context.debugDescription
  }

  private static func path(_ context: DecodingError.Context) -> String {
    var path = ""
    for key in context.codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return path
  }
}
