/// The memory that Foundation's C code reads as the type of an object of another class.
///
/// `NSAttributedString` compares the attributes of adjacent runs in C code that reads the word
/// after an object's header unconditionally. If bits 8 to 17 are 0 it traps; otherwise it calls
/// `isEqual(_:)`. Therefore a class whose objects are used as attributes has this type as its first
/// stored property.
///
/// Source: `CFEqual` of swift-corelibs-foundation, which reads the type as `_cfinfoa` bits 8…17.
struct FoundationTypeWord: Sendable {
  /// The type number that Foundation uses for an object.
  private let bits: UInt64 = 1 << 8
}
