/// Everything that a result depends on, as a digest.
package struct CacheKey: Sendable, Codable {
  /// The digest so far.
  package private(set) var digest: String

  /// Creates a key of a verb's results by a build of the command, by default this one.
  package init(_ verb: String, of build: String) {
    digest = SHA256.digest(of: Array("\(verb)\n\(build)".utf8))
  }

  /// Adds texts; the name keeps lists apart.
  package mutating func add(_ name: String, _ texts: [String]) {
    var hash = SHA256()
    // Lengths keep texts apart, whatever they contain.
    for text in [digest, name] + texts {
      hash.add(Array("\(text.utf8.count):".utf8))
      hash.add(Array(text.utf8))
    }
    digest = hash.digest()
  }

  /// Returns the key with further texts.
  package func adding(_ name: String, _ texts: [String]) -> CacheKey {
    var key = self
    key.add(name, texts)
    return key
  }

  /// Adds the content of a file.
  package mutating func add(_ name: String, bytes: [UInt8]) {
    add(name, [SHA256.digest(of: bytes)])
  }
}
