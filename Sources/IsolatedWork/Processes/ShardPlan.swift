internal import Foundation

/// The distribution of documents over the parts of a run.
///
/// It depends only on the documents' paths and contents, so every machine with the same files computes
/// the same one. Each document prefers the parts in an order that its content determines, and goes to
/// the first whose capacity suffices; a capacity is the equal share of the cost and a little more. A
/// document that changes therefore moves by itself, and most of the others stay where they are, which
/// keeps the caches of the machines useful.
///
/// Source: Mirrokni, Thorup and Zadimoghaddam, "Consistent Hashing with Bounded Loads", SODA 2018; the
/// order of preference is that of Thaler and Ravishankar, "Using Name-Based Mappings to Increase Hit
/// Rates", IEEE/ACM ToN 6(1), 1998.
package struct ShardPlan {
  /// A document to be processed.
  package struct Document: Hashable, Sendable {
    var path: String
    /// A digest of the content, as hexadecimal digits.
    var content: String
    /// The estimated cost, in any unit.
    var cost: Double
  }

  /// The part of each document, from 1, in the order of the documents.
  package let parts: [Int]
  /// A digest of the documents, their order, and the number of parts.
  package let digest: String

  /// The capacity of a part above its equal share of the cost.
  package static let slack = 0.02

  /// Distributes documents over `count` parts.
  ///
  /// - Complexity: O(*n* · *count*) in the number of documents.
  package init(_ documents: [Document], count: Int) {
    var key = SHA256()
    for document in documents {
      key.add(Array("\(document.path)\n\(document.content)\n".utf8))
    }
    key.add(Array("\(count)".utf8))
    digest = String(key.digest().prefix(16))

    let total = documents.reduce(0) { $0 + $1.cost }
    let capacity = total / Double(count) * (1 + Self.slack)
    var loads = [Double](repeating: 0, count: count)
    var parts = [Int](repeating: 0, count: documents.count)
    // Large documents first: the small ones then fill what is left.
    let order = documents.indices.sorted {
      let (left, right) = (documents[$0], documents[$1])
      return (-left.cost, left.content, left.path) < (-right.cost, right.content, right.path)
    }
    for index in order {
      let document = documents[index]
      let seed = UInt64(document.content.prefix(16), radix: 16) ?? 0
      var best: (part: Int, rank: UInt64)?
      for part in 0..<count where loads[part] + document.cost <= capacity {
        let rank = Self.rank(seed, part)
        if best.map({ rank > $0.rank }) ?? true { best = (part, rank) }
      }
      // No capacity suffices: the part with the smallest load takes it.
      let part = best?.part ?? loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[part] += document.cost
      parts[index] = part + 1
    }
    self.parts = parts
  }

  /// The rank of a part for a document, which looks random and is the same everywhere.
  ///
  /// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
  private static func rank(_ seed: UInt64, _ part: Int) -> UInt64 {
    var value = seed &+ UInt64(part + 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension ShardPlan.Document {
  /// Describes a file, by its content if it is a regular file that can be read.
  package init(file: String) {
    let bytes =
      Files.isRegular(file) ? try? InputFile.read(file, limit: Files.longestDocument) : nil
    self.init(
      path: file, content: SHA256.digest(of: bytes ?? Array(file.utf8)),
      cost: Self.fixedCost + Double(bytes?.count ?? 0))
  }

  /// The cost of a document without content, in bytes of one with content.
  private static let fixedCost = 2000.0
}
