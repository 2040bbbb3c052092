internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceCanvas

extension ReaderOptions {
  /// Returns the text sizes and directions as conditions of a proof.
  ///
  /// - Parameter textLengths: Factors of the lengths of texts; nil for none.
  /// - Returns: The conditions.
  /// - Throws: ``CommandFailure`` for an unknown name.
  func conditions(textLengths: ClosedRange<Double>? = nil) throws -> ProofConditions {
    let conditions = ProofConditions(textSizes: try sizes(), textLengths: textLengths)
    let directions = Set(try isRightToLeft())
    if directions.count == 2 { return conditions.andRightToLeft() }
    return directions == [true] ? conditions.rightToLeft() : conditions
  }

  /// Returns the direction of a language, unless a direction is specified.
  func preferences(in language: String?) throws -> InterfaceStage.Preferences {
    let isStated = try !isRightToLeft().isEmpty
    return InterfaceStage.Preferences(
      isRightToLeft: !isStated && language.map { DocumentTexts.isRightToLeft($0) } ?? false)
  }
}
