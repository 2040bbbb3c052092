/// What Foundation's C half takes for the type of an object, when the object is no class of its own.
///
/// `NSAttributedString` compares the attributes of neighbouring runs there, and reads the word behind
/// an object's header without asking what stands in it. Where bits 8 to 17 are 0 it ends the
/// process, else it asks the object's `isEqual(_:)`. So a class whose objects serve as attributes
/// has this as its very first stored property.
///
/// Source: `CFEqual` of swift-corelibs-foundation, which reads the type as `_cfinfoa` bits 8…17.
struct FoundationTypeWord: Sendable {
  /// The number that Foundation keeps for "an object".
  private let bits: UInt64 = 1 << 8
}
