internal import InterfaceBuilder
internal import IsolatedWork

extension Files {
  /// Reads a document.
  static func document(_ path: String) throws -> InterfaceDocument {
    try document(path, try read(path))
  }

  /// Returns the document in bytes that were read from a path.
  static func document(_ path: String, _ bytes: [UInt8]) throws -> InterfaceDocument {
    do { return try InterfaceDocument(parsing: bytes) } catch {
      throw CommandFailure.input("\(path):\(error.position): \(error.message)")
    }
  }
}
