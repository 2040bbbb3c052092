internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceCanvas

/// What code changes of a view, so that a finding about the view as saved may not hold.
enum CodeShare: Hashable, Sendable, CaseIterable {
  /// It makes constraints.
  case constraints
  /// It gives an image view an image.
  case images
  /// It gives a view a text.
  case texts
  /// It gives a scroll view the size of its content.
  case contentSizes
  /// It gives a view an intrinsic content size.
  case sizes
  /// It hides and shows a view.
  case isHidden
  /// It sets the frame of a view that has no constraints.
  case frames
  /// It sets the color of a text.
  case textColors
  /// It sets the font of a text.
  case fonts
  /// It sets what assistive technologies say of a view.
  case labels
}

/// The views of a document that code changes, by their outlets.
struct CodeTargets {
  private var ids: [CodeShare: Set<String>] = [:]

  /// Finds the views.
  init(_ document: InterfaceDocument, _ facts: DocumentFacts, _ code: AppCode) {
    ids[.constraints] = facts.targets(of: code.constrainedOutlets)
    document.forEachView { view in
      guard let name = view.customClass else { return }
      // Xcode writes a provider for classes of the app's own module.
      let isForeign =
        view.customModule != nil
        && !view.otherAttributes.contains { $0.name == "customModuleProvider" }
      // The document draws a control as a plain view if only its class says that it is one.
      let isControl = view.kind == .view && code.contentSized.contains(name)
      if isForeign || isControl || code.selfSized.contains(name) {
        ids[.sizes, default: []].insert(view.id)
      }
      // A container that lays out its subviews places each of them.
      if code.placing.contains(name) {
        ids[.frames, default: []].formUnion(view.subviews.map(\.id))
      }
    }
    // What code changes, by the outlets, and the views for which it counts.
    let changes: [(CodeShare, OutletNames, counts: (ViewElement) -> Bool)] = [
      (.images, code.images, { $0.kind == .imageView && $0.image?.name == nil }),
      (.texts, code.texts, { _ in true }),
      (.textColors, code.textColors, { _ in true }),
      (.fonts, code.fonts, { _ in true }),
      (.labels, code.labels, { _ in true }),
      (
        .frames, code.frames,
        {
          $0.translatesAutoresizingMaskIntoConstraints || $0.isFixedFrame
            || !document.usesAutoLayout
        }
      ),
      (.isHidden, code.hidden, { _ in true }),
      (.contentSizes, code.contentSizes, { $0.kind == .scrollView }),
    ].filter { !$0.1.isEmpty }
    guard !changes.isEmpty else { return }
    document.forEachView { view in
      for (share, changed, counts) in changes where counts(view) {
        // A class of texts and buttons gives its views fonts and colors.
        let isOwn =
          [.fonts, .textColors].contains(share)
          && view.customClass.map { changed.contains("self", of: $0) } == true
        if isOwn || facts.isOutlet(view.id, in: changed) {
          ids[share, default: []].insert(view.id)
        }
      }
    }
  }

  /// The views with a change.
  subscript(_ share: CodeShare) -> Set<String> { ids[share] ?? [] }

  /// Removes the findings that a rule leaves to code; those about a text, a font or an intrinsic size of code become
  /// notes, unless they are about the length of the document's text in another language.
  func apply(_ rule: any LintRule, to found: inout [LintFinding]) {
    for share in rule.leftToCode {
      let targets = self[share]
      guard !targets.isEmpty else { continue }
      let isNote =
        share == .texts && !rule.isAboutTranslations || share == .sizes || share == .fonts
      guard isNote else {
        found.removeAll { $0.mentions(targets) }
        continue
      }
      for index in found.indices where found[index].mentions(targets) {
        found[index].severity = .note
      }
    }
  }
}
