package import PreviewRunner

/// What became of a preview.
package struct PreviewOutcome: Sendable {
  /// The preview in the sources.
  package var preview: CompiledSources.Preview
  /// What was laid out; nil if nothing was.
  package var shown: ShownPreview?
  /// Why nothing was laid out, or why the code ended afterwards, with the place in the sources if it is known.
  package var failure: CompilerMessage?
  /// Whether the preview stands in a block that is not compiled.
  package var isAbsent = false
}

/// What became of all previews of a library.
package struct PreviewRunResult: Sendable {
  /// The previews, without those in blocks that are not compiled.
  package var outcomes: [PreviewOutcome] = []
  /// Why the app could not be launched, if it could not.
  package var launchFailure: CompilerMessage?
  /// What the code printed.
  package var printed = ""
}
