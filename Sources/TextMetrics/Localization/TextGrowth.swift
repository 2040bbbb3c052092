/// The growth of English texts in translations.
///
/// Source: W3C, “Text size in translation”, the table by IBM for European languages: up to 10 characters 200 to 300 %,
/// 20 characters 180 to 200 %, 30 characters 160 to 180 %, 50 characters 140 to 160 %, beyond that 130 %.
/// <https://www.w3.org/International/articles/article-text-size>
///
/// Measured in the strings files of the apps in `Tests/Corpus/RatedApps.md`, in characters: of texts of up to 10 English
/// characters, the median translation has 1.3 times as many in German, 1.25 times in French and Russian, 1 time in Arabic,
/// 0.8 times in Hebrew, 1.1 times in Thai, and 0.4 to 0.6 times in Chinese, Japanese and Korean; one in ten German,
/// French and Spanish translations has twice as many. Of longer texts, those in Thai are as long as in English.
package enum TextGrowth {
  /// Returns the factor by which an English text becomes longer in a European language.
  ///
  /// Three quarters of the growth by the smaller numbers of the table are used, so that findings are reliable.
  package static func factor(forLength count: Int) -> Double {
    switch count {
    case ...10: 1.75
    case ...20: 1.6
    case ...30: 1.45
    case ...50: 1.3
    default: 1.22
    }
  }

  /// Returns whether texts are longer in a language than in English, by its code, such as `pt-BR`.
  ///
  /// Chinese, Japanese and Korean texts are shorter; Arabic, Hebrew, Persian and Thai texts about as long.
  package static func isLonger(_ code: String) -> Bool {
    let language = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    return language.map { !asLong.contains($0) } ?? false
  }

  private static let asLong: Set = [
    "Base", "en", "zh", "yue", "ja", "ko", "ar", "he", "iw", "fa", "th",
  ]
}
