internal import ArgumentParser
internal import IsolatedWork

/// The languages for which scenes are laid out.
struct LanguageOptions: ParsableArguments {
  @Option(name: .customLong("language"), help: Self.help)
  var languages: [String] = []

  /// The help of the option, which ``ReaderOptions`` has as well.
  static let help = ArgumentHelp(
    "A language with texts beside the document, in .strings or .xcstrings files; can be repeated.",
    valueName: "code")

  /// Returns the codes of the specified languages.
  func codes() throws -> [String] { try Self.codes(languages) }

  static func codes(_ codes: [String]) throws -> [String] {
    for code in codes {
      guard !code.isEmpty,
        code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      else {
        throw CommandFailure.usage("--language is a code such as de or pt-BR, not '\(code)'")
      }
    }
    return codes
  }
}
