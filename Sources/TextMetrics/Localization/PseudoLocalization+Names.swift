extension PseudoLocalization {
  /// Words grow by the length of the text.
  public static let longer = PseudoLocalization(growth: .byLength)
  /// Every text twice: Xcode's “Double-Length Pseudolanguage”.
  public static let doubleLength = PseudoLocalization(growth: .doubled)
  /// Letters with marks: Xcode's “Accented Pseudolanguage”.
  public static let accented = PseudoLocalization(addsAccents: true)
  /// Texts in brackets: Xcode's “Bounded String Pseudolanguage”.
  public static let bounded = PseudoLocalization(addsBounds: true)
  /// A mirrored interface: Xcode's “Right-to-Left Pseudolanguage”.
  public static let rightToLeft = PseudoLocalization(isRightToLeft: true)
  /// Mirrored, characters too: Xcode's “Right-to-Left Pseudolanguage With Right-to-Left Strings”.
  public static let rightToLeftStrings = PseudoLocalization(
    isRightToLeft: true, reversesCharacters: true)

  /// The presets with their names for ``init(name:)``, in the order of reports.
  public static let named: [(name: String, language: PseudoLocalization)] = [
    ("longer", longer), ("double", doubleLength), ("accented", accented), ("bounded", bounded),
    ("rtl", rightToLeft), ("rtl-strings", rightToLeftStrings),
  ]

  /// Creates a language from a preset's name or several with `+` between, such as
  /// `longer+accented`.
  ///
  /// Of two ways to grow the later one counts. An unknown name gives nil; ``named`` has them all.
  public init?(name: String) {
    self.init()
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let preset = Self.named.first(where: { $0.name == part })?.language else { return nil }
      formUnion(preset)
    }
  }

  /// Adds what another language does; of two ways to grow the other one's counts.
  public mutating func formUnion(_ other: PseudoLocalization) {
    if other.growth != .none { growth = other.growth }
    addsAccents = addsAccents || other.addsAccents
    addsBounds = addsBounds || other.addsBounds
    isRightToLeft = isRightToLeft || other.isRightToLeft
    reversesCharacters = reversesCharacters || other.reversesCharacters
  }
}
