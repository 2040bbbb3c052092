internal import Foundation
internal import InterfaceLinter
internal import LayoutProof

/// The certificate of a part of the documents.
struct ShardedCertificate: Codable {
  var certificate: ResizeCertificate
  var shard: ReportShard

  private enum Key: String, CodingKey { case shard }

  init(_ certificate: ResizeCertificate, _ shard: ReportShard) {
    (self.certificate, self.shard) = (certificate, shard)
  }

  // The note is one more member of the certificate.

  init(from decoder: any Decoder) throws {
    certificate = try ResizeCertificate(from: decoder)
    shard = try decoder.container(keyedBy: Key.self).decode(ReportShard.self, forKey: .shard)
  }

  func encode(to encoder: any Encoder) throws {
    try certificate.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(shard, forKey: .shard)
  }
}

extension ResizeCertificate {
  /// Joins the certificates of all parts of a run.
  ///
  /// - Throws: ``ReportMergeError`` if a text is no certificate, or the parts do not fit together.
  init(merging texts: [(file: String, text: String)]) throws(ReportMergeError) {
    var parts: [(file: String, part: ShardedCertificate)] = []
    for (file, text) in texts {
      guard let part = try? JSONDecoder().decode(ShardedCertificate.self, from: Data(text.utf8))
      else {
        throw ReportMergeError(
          file, "is not the certificate of a part, as 'prove --resizable --shard' writes it")
      }
      let count = part.shard.findings.reduce(0) { $0 + ($1.last ?? 0) }
      guard count == part.certificate.screens.count else {
        throw ReportMergeError(file, "has other screens than it notes")
      }
      parts.append((file, part))
    }
    let ordered = try ReportShard.ordered(parts) { $0.shard }
    var merged = ordered[0].certificate
    merged.languages = Set(ordered.flatMap(\.certificate.languages)).sorted()
    merged.unread = [:]
    merged.partCount = ordered.reduce(0) { $0 + $1.certificate.partCount }
    var documents: [(position: Int, screens: ArraySlice<Screen>)] = []
    for part in ordered {
      merged.unread.merge(part.certificate.unread) { first, _ in first }
      var left = part.certificate.screens[...]
      for entry in part.shard.findings {
        documents.append((entry[0], left.prefix(entry[1])))
        left = left.dropFirst(entry[1])
      }
    }
    merged.screens = documents.sorted { $0.position < $1.position }.flatMap(\.screens)
    self = merged
  }
}
