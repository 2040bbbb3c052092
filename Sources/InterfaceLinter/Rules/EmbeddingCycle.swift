internal import InterfaceBuilder

/// Reports view controllers that contain themselves.
struct EmbeddingCycle: LintRule {
  let page = RulePage(
    "embedding-cycle", .document, .error,
    "A view controller is embedded in itself",
    why: """
      When the controller's view is loaded, the container view creates the controller that it embeds, \
      whose view has the same container view, and so on: the app ends by an overflow of its stack. The \
      cycle can lead through several controllers, through navigation and tab bar controllers, and through \
      references to scenes of the same storyboard. A cycle of segues that are only performed on demand is \
      not reported.
      """,
    mend: """
      Embed another controller. If the nesting is intended and ends by `shouldPerformSegue`, create the \
      child in code.
      """,
    example: """
      <containerView id="container">
        <connections>
          <segue destination="controller" kind="embed" id="embed"/> <!-- the controller of this view -->
        </connections>
      </containerView>
      <constraint firstItem="container" firstAttribute="top" secondItem="safe" secondAttribute="top" id="container-top"/>
      <constraint firstItem="container" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="container-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="container" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <containerView id="container">
        <connections>
          <segue destination="controller-2" kind="embed" id="embed"/>
        </connections>
      </containerView>
      <constraint firstItem="container" firstAttribute="top" secondItem="safe" secondAttribute="top" id="container-top"/>
      <constraint firstItem="container" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="container-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="container" secondAttribute="bottom" id="safe-bottom"/>
      <scene sceneID="scene-2">
        <objects>
          <viewController id="controller-2" sceneMemberID="viewController">
            <view key="view" id="other"/>
          </viewController>
        </objects>
      </scene>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.document.containmentCycles(storyboardName: document.name).compactMap { cycle in
      guard let first = cycle.first else { return nil }
      let names = cycle.map { document.title(ofController: $0.destination) }
      let way = names.count == 1 ? "" : ", through " + names.dropLast().joined(separator: ", ")
      let place = first.source.map { " in \(document.title(of: $0))" } ?? ""
      return LintFinding(
        rule: page.id, page.severity,
        "The controller \(names.last ?? "") contains itself\(place)\(way): the app would create "
          + "controllers without end.",
        at: first.position, of: first.id ?? first.source, detail: first.destination,
        related: cycle.dropFirst().map {
          LintFinding.Related(
            objectID: $0.id ?? $0.destination,
            message: "contains \(document.title(ofController: $0.destination))",
            position: $0.position)
        })
    }
  }
}

extension LintedDocument {
  /// Returns the label or title of a controller in quotation marks, or else its id.
  fileprivate func title(ofController id: String) -> String {
    let controller = document.viewController(withID: id)
    return "\"\(controller?.userLabel ?? controller?.title ?? id)\""
  }

  /// Returns the element name and the label of an object, or else its id.
  fileprivate func title(of id: String) -> String {
    guard let element = elements[id] else { return "\"\(id)\"" }
    return "the \(element.name) \"\(element["userLabel"]?.value ?? id)\""
  }
}
