public import PreviewRunner

/// What became of a preview.
public struct PreviewOutcome: Sendable {
  /// The preview in the sources.
  public var preview: CompiledSources.Preview
  /// What was laid out; nil if nothing was.
  public var shown: ShownPreview?
  /// Why nothing was laid out, or why the code ended afterwards, with the place in the sources if it is known.
  public var failure: CompilerMessage?
  /// Whether the preview stands in a block that is not compiled.
  public var isAbsent = false
}

/// What became of all previews of a library.
public struct PreviewRunResult: Sendable {
  /// The previews, without those in blocks that are not compiled.
  public var outcomes: [PreviewOutcome] = []
  /// What the code printed.
  public var printed = ""
}
