/// A view or controller that the sources show: a `#Preview`, or a class that is made without arguments.
public struct SourcePreview: Hashable, Sendable, Codable {
  /// The name of the C function that shows it, in the compiled module.
  public let symbol: String
  /// The class; nil for a `#Preview`.
  public let className: String?
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// Whether the class was made of a listing, which often needs what is not printed.
  public var isFragment = false
  /// Whether the class is made with arguments that follow from their types.
  public var hasChosenArguments = false
}

/// The previews of a module, and the files that were adapted, for the program that compiles them.
public struct SourcePreviewList: Hashable, Sendable, Codable {
  /// A file of the module.
  public struct File: Hashable, Sendable, Codable {
    /// The path of the file.
    public let path: String
    /// The name of the adapted file.
    public let adapted: String
    /// What its text says.
    public let facts: SourceFacts
  }

  /// The files, in the order in which they were given.
  public let files: [File]
  /// What they show.
  public let previews: [SourcePreview]
  /// The view controllers that are not among them, because none of their initializers is without arguments.
  public let unshown: [SourcePreview]
  /// The static members that they add to colors, images and resources.
  public let resourceMembers: [ResourceMember]
  /// The names of values and functions that they declare anywhere, sorted.
  public let declaredNames: [String]
  /// The names of types that they declare outside of other types, sorted.
  public let declaredTypes: [String]
}

extension SourceAdaptation {
  /// The previews and the files.
  public var previewList: SourcePreviewList {
    let names = Self.outputNames(for: files.map(\.path))
    return SourcePreviewList(
      files: files.indices.map {
        SourcePreviewList.File(path: files[$0].path, adapted: names[$0], facts: facts[$0])
      },
      previews: previews, unshown: unshown, resourceMembers: resourceMembers,
      declaredNames: declaredNames.sorted(), declaredTypes: declaredTypes.sorted())
  }
}

extension SourceAdaptation.Options {
  /// What becomes of the previews of a module.
  public enum Previews: Hashable, Sendable {
    /// They are removed, because nothing shows them.
    case removed
    /// Each becomes a function that shows it with the module `PreviewRunner`, and so does each of these
    /// classes; without previews and names, each class of a view controller that can be made without
    /// arguments.
    case shown(classes: Set<String>)
  }
}
