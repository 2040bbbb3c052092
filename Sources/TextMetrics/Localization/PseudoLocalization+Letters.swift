internal import LayoutGeometry

extension PseudoLocalization {
  /// Returns the factor by which words become longer; nil if they do not.
  func factor(for text: String) -> Double? {
    switch growth {
    case .none, .doubled: return nil
    case .factor(let factor): return factor.isFinite && factor > 1 ? min(factor, 100) : nil
    case .typical: return TextGrowth.factor(forLength: text.count)
    case .byLength:
      switch text.count {
      case ...10: return 3
      case ...20: return 2
      case ...30: return 1.8
      case ...50: return 1.6
      case ...70: return 1.7
      default: return 1.3
      }
    }
  }

  /// Repeats letters so that every word has `factor` times as many letters, rounded up.
  ///
  /// All letters are repeated about equally often, so the width also grows by about the factor.
  /// Repeated letters are lowercase unless the word is in capitals.
  static func lengthen(_ text: String, by factor: Double) -> String {
    var result = ""
    var word: [Character] = []
    func flush() {
      let total = Int((Double(word.count) * factor).wholeAbove)
      let isShouted = word.count > 1 && word.allSatisfy { !$0.isLowercase }
      for (index, letter) in word.enumerated() {
        result.append(letter)
        let copies = (index + 1) * total / word.count - index * total / word.count
        let copy = isShouted ? String(letter) : letter.lowercased()
        for _ in 1..<max(copies, 1) { result += copy }
      }
      word.removeAll()
    }
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }

  /// Replaces Latin letters by accented forms, where one exists.
  static func accented(_ text: String) -> String {
    String(text.map { letter in accents[letter] ?? letter })
  }

  private static let accents: [Character: Character] = {
    let plain = "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz"
    let marked = "ÅḄÇḌÉḞĜĤÎĴĶĻḾÑÖṔŔŠŢÛṼŴẊÝŽåḅçḍéḟĝĥîĵķļḿñöṕŕšţûṽŵẋýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
