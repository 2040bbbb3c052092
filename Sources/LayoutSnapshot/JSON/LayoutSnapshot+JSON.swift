internal import Foundation

extension LayoutSnapshot {
  /// The greatest number of superviews that a view in a JSON snapshot may have.
  ///
  /// Each view nests an object in an array; JSON readers, ours among them, stop at 512 levels.
  public static let maximumDepth = 128

  /// Returns the snapshot as JSON text.
  ///
  /// The same snapshot gives the same bytes on every machine: fields have a fixed order, defaults
  /// are left out, and numbers are rounded to a millionth of a point.
  ///
  /// - Throws: `nestedTooDeep` for trees that no reader could read back.
  public func json() throws(ReadingError) -> String {
    try checkDepth()
    do {
      return try OrderedJSON.text(self)
    } catch {
      // Our own types throw nothing while they are encoded, and the tree accepts every value.
      preconditionFailure("A layout snapshot could not be encoded: \(error)")
    }
  }

  /// Creates a snapshot from JSON text.
  ///
  /// - Throws: `unsupportedSchema` before reading anything else, `malformed` with the place of the
  ///   first fault, or `nestedTooDeep`.
  public init(json: String) throws(ReadingError) {
    try self.init(json: Array(json.utf8))
  }

  /// Creates a snapshot from the bytes of a JSON text in UTF-8.
  ///
  /// - Throws: As `init(json:)` for a string.
  public init(json bytes: some Sequence<UInt8>) throws(ReadingError) {
    self = try Self.decoded(Self.self, from: Data(bytes))
    try checkDepth()
  }

  /// Reads the bytes of a JSON text with one snapshot, or with an array of them.
  ///
  /// - Throws: As `init(json:)`.
  public static func all(json bytes: some Sequence<UInt8>) throws(ReadingError) -> [Self] {
    let data = Data(bytes)
    let isArray = data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "[")
    let all = isArray ? try decoded([Self].self, from: data) : [try decoded(Self.self, from: data)]
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

  private func checkDepth() throws(ReadingError) {
    do {
      try forEachView { placed in
        guard placed.depth <= Self.maximumDepth else {
          throw ReadingError.nestedTooDeep(limit: Self.maximumDepth)
        }
      }
    } catch {
      throw .nestedTooDeep(limit: Self.maximumDepth)
    }
  }
}

extension LayoutSnapshot.ReadingError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: Self.path(context), reason: "\"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .malformed(path: Self.path(context), reason: Self.sentence(context))
    case .dataCorrupted(let context):
      self = .malformed(path: Self.path(context), reason: Self.sentence(context))
    @unknown default:
      self = .malformed(path: "", reason: "\(error)")
    }
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
