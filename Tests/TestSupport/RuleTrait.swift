package import Testing

/// Declares the rules of Apple's Auto Layout that a test or suite tests.
///
///     @Test(.rules("engine:E3.2", "measured:M9–M11"))
///     func `the constraint activated last is broken`() { … }
///
/// `Documentation/Rules` has the rules and describes how they are cited. The suite RuleCoverageTests
/// reads the declarations in the sources of all tests and writes the table of rules and tests from
/// them, so citations are literals.
package struct RuleTrait: TestTrait, SuiteTrait {
  /// The rules as they are cited, such as `vfl:V1–V70`.
  package let citations: [String]

  /// Whether the tests of a suite share its trait.
  package var isRecursive: Bool { true }

  /// What is printed where the test fails: the rules that do not hold any more.
  package var comments: [Comment] {
    [Comment(rawValue: "Rules: \(citations.joined(separator: ", "))")]
  }
}

extension Trait where Self == RuleTrait {
  /// Declares the rules that the test tests.
  ///
  /// - Parameter citations: Rules by page and number, also lists and ranges: `engine:E2.1–E2.4, E3.2`.
  /// - Returns: The trait.
  package static func rules(_ citations: String...) -> Self { RuleTrait(citations: citations) }
}
