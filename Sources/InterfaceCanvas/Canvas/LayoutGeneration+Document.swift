public import HeadlessUIKit

extension LayoutGeneration {
  /// The generation that a document was laid out with, by the number its Xcode wrote.
  ///
  /// - Parameter toolsVersion: `toolsVersion` of the document, such as 17701; 0 or less is unknown
  ///   and counts as the default. Numbers from 32000 belong to unreleased tools of iOS 15's time.
  nonisolated public init(toolsVersion: Int) {
    switch toolsVersion {
    case 1..<11_000: self = .iOS7
    case 11_000..<13_000: self = .iOS10
    // Xcode 11 writes 14865 and above; text fields of 14854 have the sizes of iOS 12.
    case 13_000..<14_860: self = .iOS11
    case 14_860..<17_000: self = .iOS13
    case 17_000..<18_000: self = .iOS14
    case 23_700..<24_000: self = .iOS18
    case 24_000..<32_000: self = .iOS26
    default: self = .iOS15
    }
  }
}
