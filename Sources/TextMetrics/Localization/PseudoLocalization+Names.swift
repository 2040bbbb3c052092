extension PseudoLocalization {
  /// Longer words; the growth depends on the length of the text.
  public static let longer = PseudoLocalization(growth: .byLength)
  /// Each text twice: Xcode's “Double-Length Pseudolanguage”.
  public static let doubleLength = PseudoLocalization(growth: .doubled)
  /// Accented letters: Xcode's “Accented Pseudolanguage”.
  public static let accented = PseudoLocalization(addsAccents: true)
  /// Texts in brackets: Xcode's “Bounded String Pseudolanguage”.
  public static let bounded = PseudoLocalization(addsBounds: true)
  /// A mirrored interface: Xcode's “Right-to-Left Pseudolanguage”.
  public static let rightToLeft = PseudoLocalization(isRightToLeft: true)
  /// A mirrored interface and mirrored characters: Xcode's “Right-to-Left Pseudolanguage With
  /// Right-to-Left Strings”.
  public static let rightToLeftStrings = PseudoLocalization(
    isRightToLeft: true, reversesCharacters: true)

  /// The presets with their names for ``init(name:)``, in the order used in reports.
  public static let named: [(name: String, language: PseudoLocalization)] = [
    ("longer", longer), ("double", doubleLength), ("accented", accented), ("bounded", bounded),
    ("rtl", rightToLeft), ("rtl-strings", rightToLeftStrings),
  ]

  /// Creates a language from the name of a preset, or from several names joined by `+`, such as
  /// `longer+accented`.
  ///
  /// If two presets change the length, the later one applies. Returns nil for an unknown name;
  /// ``named`` lists all names.
  public init?(name: String) {
    self.init()
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let preset = Self.named.first(where: { $0.name == part })?.language else { return nil }
      formUnion(preset)
    }
  }

  /// Adds the changes of another language; if both change the length, the other language's growth
  /// applies.
  public mutating func formUnion(_ other: PseudoLocalization) {
    if other.growth != .none { growth = other.growth }
    addsAccents = addsAccents || other.addsAccents
    addsBounds = addsBounds || other.addsBounds
    isRightToLeft = isRightToLeft || other.isRightToLeft
    reversesCharacters = reversesCharacters || other.reversesCharacters
  }
}
