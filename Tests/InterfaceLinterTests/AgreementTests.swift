import ConflictAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutAudit
import LayoutGeometry
import LayoutProof
import TestSupport
import Testing

@testable import DocumentAnalysis
@testable import InterfaceLinter
@testable import LayoutInspector

/// The linter, the explanation and the proof at the same size have one verdict about a scene.
@MainActor
@Suite struct AgreementTests {
  @Test(arguments: Rounds.of(0..<200, ordinarily: 3))
  func `verbs agree on drawn documents`(seed: Int) throws {
    var random = SplitMix64.seeded(UInt64(seed) &+ 4_100)
    let drawn = DrawnDocument(&random)
    let phone = try #require(Device.named("iPhone 15"))
    let pad = try #require(Device.named("iPad mini"))
    for canvas in [
      .document, .device(phone, .portrait), .device(phone, .landscape), .device(pad, .portrait),
      .size(CGSize(width: 390, height: 500), scale: 2),
    ] as [InterfaceStage.Canvas] {
      try expectAgreement(
        drawn.text, on: canvas, "\(drawn.kind), seed \(seed), \(configurationName(canvas))")
    }
  }

  private func configurationName(_ canvas: InterfaceStage.Canvas) -> String {
    LintConfiguration(canvas: canvas).name
  }

  /// A xib whose root has the size of its device's screen, and a screen that fits this device only.
  @Test(arguments: [DrawnDocument.Kind.panel, .screen, .owned, .freeform, .cell])
  func `a width that fits one screen is a conflict on another, for all`(
    kind: DrawnDocument.Kind
  ) throws {
    let phone = try #require(Device.named("iPhone 15"))
    let canvases: [InterfaceStage.Canvas] = [.document, .device(phone, .portrait)]
    for (width, expected) in [(375.0, [false, true]), (400, [true, true])] {
      let text = DrawnDocument.text(
        kind,
        views: box("box", 0, 0, width, 50, constraints: tie("box.height = 50")),
        constraints: tie("box.leading = root.leading") + tie("box.trailing = root.trailing")
          + tie("box.top = root.top") + tie("box.width = \(width)"))
      for (canvas, isConflict) in zip(canvases, expected) {
        // On its own canvas, a root of another size than the screen has none of the app's.
        let isOfApp =
          kind == .screen || kind == .panel || kind == .owned && canvas != .document
        let found = try expectAgreement(text, on: canvas, "\(kind) of \(width) on \(canvas)")
        #expect(found == (isConflict && isOfApp), "\(kind) of \(width) on \(canvas)")
      }
    }
  }

  /// Expects the same conflicts and ambiguous views of the linter and the explanation; returns whether there
  /// are conflicts.
  @discardableResult
  private func expectAgreement(
    _ text: String, on canvas: InterfaceStage.Canvas, _ place: String
  ) throws -> Bool {
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    return try LayoutEnvironment.with(environment) {
      try expectAgreementSilently(text, on: canvas, place)
    }
  }

  private func expectAgreementSilently(
    _ text: String, on canvas: InterfaceStage.Canvas, _ place: String
  ) throws -> Bool {
    let configuration = LintConfiguration(canvas: canvas)
    let result = try Linter(configurations: [configuration]).lint(Array(text.utf8), file: "A.xib")
    func ids(_ rule: String) -> [Set<String>] {
      result.findings.filter { $0.ruleID == rule && $0.severity == .error }.map { finding in
        Set(finding.related.map(\.objectID) + [finding.objectID].compactMap(\.self))
      }
    }
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let stage = configuration.stage(for: document)
    var explained: [Set<String>] = []
    var open: Set<String> = []
    var isComplete = true
    for island in stage.document.islands {
      let scene = DocumentScene(
        island, on: stage, DocumentFacts(document), isAsSaved: configuration.isSaved)
      expectScreen(scene, of: document, on: canvas, like: result, place)
      let explanation = SceneExplanation(of: scene, limit: 12, file: "A.xib")
      isComplete = isComplete && explanation.isComplete
      explained += explanation.conflicts.map { conflict in
        Set(conflict.members.map { explanation.system.statements[$0].id })
      }
      open.formUnion(explanation.ambiguity?.open.map(\.subject) ?? [])
    }
    let linted = ids("conflicting-constraints")
    #expect(linted.isEmpty == explained.isEmpty, "\(place): \(linted) and \(explained)")
    for members in linted where isComplete {
      #expect(explained.contains { members.isSubset(of: $0) }, "\(place): \(members)")
    }
    #expect(
      ids("ambiguous-layout").reduce(into: Set()) { $0.formUnion($1) } == open, "\(place)")
    if case .size(let size, _) = canvas {
      for island in document.islands where stage.sizeAuthority(of: island) == .caller {
        let proof = SceneProof(
          of: island, in: DocumentStages(document), along: .horizontal,
          over: size.width - 1...size.width + 1, size: size)
        let found = proof.cases[0].proof.findings(at: size.width)
        let isProven = found.certain.contains { $0.kind == .conflict }
        let isPossible = found.possible.contains { $0.kind == .conflict }
        #expect(
          linted.isEmpty ? !isProven : isPossible,
          "\(place): prove \(found.certain.union(found.possible))")
        expectProof(found.certain.union(found.possible), has: result, of: island, place)
      }
    }
    if case .device(let device, let orientation) = canvas {
      expectPage(
        of: document, text, on: DeviceStages.Place(device, orientation), like: result, place)
    }
    return !linted.isEmpty
  }
}

extension AgreementTests {
  /// Expects that a proof at a size finds what the linter reports of rectangles there.
  private func expectProof(
    _ proven: Set<LayoutFindings.Finding>, has result: LintResult, of island: Island,
    _ place: String
  ) {
    for finding in result.findings where finding.scene?.rootID == island.root.id {
      guard let kind = ShownFindings.kind(of: finding.ruleID), finding.severity > .note,
        kind != .conflict, kind != .ambiguity, finding.objectID.map(isConstraint) != true
      else { continue }
      #expect(
        proven.contains { $0.kind == kind && $0.subjects.contains(finding.objectID ?? "") },
        "\(place): \(finding.message)")
    }
  }

  /// Expects that a test of code, to which the scene's views are given, finds what is known of the document.
  ///
  /// A test also reports boxes that show nothing and extend beyond others, which documents often have.
  private func expectScreen(
    _ scene: DocumentScene, of document: InterfaceDocument, on canvas: InterfaceStage.Canvas,
    like result: LintResult, _ place: String
  ) {
    guard scene.hasRealSize, scene.isAmbiguityKnown else { return }
    let root = scene.island.root.id
    let screen = AuditStages(document, canvas, []).layOut(root, in: LayoutConfiguration())
    let found = screen.findings()
    #expect(
      found.contains { $0.rule == .ambiguity } == !scene.undeterminedWithTies.isEmpty
        || !scene.conflictingViews.isEmpty, "\(place): \(found)")
    for rule in [ScreenRule.conflict, .clipped, .collapsed, .outside] {
      let own = found.filter { $0.rule == rule }
      let linted = result.findings.filter {
        $0.scene?.rootID == root && $0.severity > .note
          && ShownFindings.kind(of: $0.ruleID) == rule.kind
      }
      let isSame =
        rule == .outside ? linted.isEmpty || !own.isEmpty : own.isEmpty == linted.isEmpty
      #expect(isSame, "\(place): \(own) and \(linted.map(\.message))")
    }
    screen.dismantle()
  }

  /// A constraint that requires a negative length is no rectangle.
  private func isConstraint(_ id: String) -> Bool {
    id.hasPrefix("c") && Int(id.dropFirst()) != nil
  }

  /// Expects that a page lists, and draws, on a device what the linter reports for it.
  private func expectPage(
    of document: InterfaceDocument, _ text: String, on device: DeviceStages.Place,
    like result: LintResult, _ place: String
  ) {
    let rules = ShownFindings(document, Array(text.utf8), file: "A.xib")
    let scenes = InspectedScene.scenes(
      of: document.islands, in: document, file: "A.xib", widths: 375...376, heights: 667...668,
      on: DeviceStages([device]) { scene in
        InspectedScene.Verdict(
          conflicts: scene.appConflicts, open: scene.undetermined,
          findings: rules.findings(in: scene).map { kind, finding in
            InspectedScene.Finding(kind.rawValue, finding.message, views: [])
          })
      }, coversPlane: false)
    let listed = scenes.flatMap { scene in
      scene.cases[0].screens.flatMap { $0.findings.map { "\(scene.rootID) \($0.text)" } }
    }
    let linted = result.findings.filter {
      $0.severity > .note && ShownFindings.kind(of: $0.ruleID) != nil
    }
    #expect(
      listed.sorted() == linted.map { "\($0.scene?.rootID ?? "") \($0.message)" }.sorted(),
      "\(place)")
    for scene in scenes {
      let present = scene.cases[0]
      for screen in present.screens {
        let own = linted.filter { $0.scene?.rootID == scene.rootID }
        #expect(
          screen.region.conflicts.isEmpty
            == !own.contains { $0.ruleID == "conflicting-constraints" }, "\(place)")
        let drawn = screen.region.ambiguous.map {
          present.items[present.trees[screen.region.tree].views[$0.view]].id
        }
        let open = own.filter { $0.ruleID == "ambiguous-layout" }.flatMap { finding in
          [finding.objectID].compactMap(\.self) + finding.related.map(\.objectID)
        }
        // What is hidden is not drawn.
        #expect(Set(drawn).isSubset(of: open), "\(place)")
      }
    }
  }
}

/// A document with random views and constraints, some of which conflict or leave something open.
@MainActor
struct DrawnDocument {
  /// What the root is.
  nonisolated enum Kind: CaseIterable {
    /// The view of a controller.
    case screen
    /// A view of a xib that has the size of the device.
    case panel
    /// A view of a xib that its controller owns, of another size.
    case owned
    /// A view of a xib of another size.
    case freeform
    /// A cell of a xib.
    case cell
  }

  let kind: Kind
  let text: String

  init(_ random: inout SplitMix64) {
    kind = Kind.allCases.randomElement(using: &random) ?? .screen
    var views = ""
    var constraints: [String] = []
    if Bool.random(using: &random) {
      views = Self.arrangement(&random)
      constraints = ["leading", "trailing", "top"].filter { _ in Bool.random(using: &random) }
        .map { tie("stack.\($0) = root.\($0)") }
    }
    let names = ["one", "two", "three"].prefix(Int.random(in: 1...3, using: &random))
    for (index, name) in names.enumerated() {
      let own = ["width = 100", "width >= 400", "height = 50", "height = 900", "width <= 120"]
        .filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        .map { tie("\(name).\($0)") }.joined()
      views +=
        Bool.random(using: &random)
        ? box(name, 0, 0, 100, 50, constraints: own)
        : label(name, "Text \(index)", constraints: own)
      for edge in ["leading", "trailing", "top", "bottom", "centerX", "centerY"]
      where Int.random(in: 0..<3, using: &random) > 0 {
        let other = index > 0 && Bool.random(using: &random) ? names[index - 1] : "root"
        let priority = Int.random(in: 0..<4, using: &random) == 0 ? "priority=\"750\"" : ""
        let offset = edge == "trailing" || edge == "bottom" ? "- 8" : "+ 16"
        constraints.append(tie("\(name).\(edge) = \(other).\(edge) \(offset)", priority))
      }
    }
    text = Self.text(
      kind, views: views, constraints: constraints.shuffled(using: &random).joined())
  }

  /// A stack view with a hidden view, whose lengths may not fit, and an image whose size is required.
  private static func arrangement(_ random: inout SplitMix64) -> String {
    func own(_ name: String) -> String {
      ["height = 40", "height = 90", "width = 500", "width = stack.width"]
        .filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        .map { tie("\(name).\($0)") }.joined()
    }
    let arranged = ["plain", "gone"].map { name in
      box(
        name, attributes: name == "gone" ? "hidden=\"YES\"" : "", constraints: own(name))
    }
    let image = """
      <imageView horizontalHuggingPriority="1000" verticalHuggingPriority="1000" image="none" \
      translatesAutoresizingMaskIntoConstraints="NO" id="image">
      <rect key="frame" x="0" y="0" width="40" height="40"/>
      <constraints>\(own("image"))</constraints></imageView>
      """
    return """
      <stackView axis="\(Bool.random(using: &random) ? "vertical" : "horizontal")" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
      \((arranged + [image]).shuffled(using: &random).joined())</subviews>
      <constraints>\(own("stack").replacing(tie("stack.width = stack.width"), with: ""))</constraints></stackView>
      """
  }

  static func text(_ kind: Kind, views: String, constraints: String) -> String {
    guard kind != .screen else { return Scene(views: views, constraints: constraints).text }
    let (width, height) =
      switch kind {
      case .panel, .screen: (375, 667)
      case .owned: (320, 480)
      case .freeform: (300, 200)
      case .cell: (375, 44)
      }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
    let owner =
      kind == .owned
      ? """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"> \
      <connections><outlet property="view" destination="root" id="out"/></connections></placeholder>
      """ : ""
    let content =
      "\(frame)<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
    let object =
      kind == .cell
      ? """
      <tableViewCell id="cell">\(frame)<tableViewCellContentView key="contentView" \
      tableViewCell="cell" id="root">\(content)</tableViewCellContentView></tableViewCell>
      """ : "<view contentMode=\"scaleToFill\" id=\"root\">\(content)</view>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>\(owner)\(object)</objects></document>
      """
  }
}
