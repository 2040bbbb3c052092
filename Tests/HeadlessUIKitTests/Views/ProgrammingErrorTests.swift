import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// What a program must not do ends it with Apple's words where they are known, and never without any.
@MainActor
@Suite struct ProgrammingErrorTests {
  enum Mistake: String, CaseIterable {
    case ownSubview, ancestorAsSubview, exchangedSubviews, arrangedIndex
    case unrelatedConstraint, unrelatedInLaidOutView, unrelatedActivation
    case locationPairs, differentKinds, sidesAndDirections
    case constant, priority, lengthOfLabel
    case unregisteredCell, unregisteredItem, rowsDuringLayout, itemsDuringLayout, wrongCounts
    case ownChild, systemGuide, embeddedInItself

    var words: String {
      switch self {
      case .ownSubview:
        "'NSInvalidArgumentException', reason: 'Can't add self as subview'"
      case .ancestorAsSubview: "'CALayerInvalid', reason: 'layer <CALayer: 0x"
      case .exchangedSubviews: "cannot exchange the subviews at 0 and 3: there are 1"
      case .arrangedIndex:
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 0"
      case .unrelatedConstraint:
        "'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint "
          + "reference something from outside the subtree of the view?  That's illegal. "
          + "constraint:<NSLayoutConstraint:0x"
      case .unrelatedInLaidOutView:
        "'NSInternalInconsistencyException', reason: 'Impossible to set up layout with view "
          + "hierarchy unprepared for constraint."
      case .unrelatedActivation:
        "'NSGenericException', reason: 'Unable to activate constraint with anchors "
          + "<NSLayoutXAxisAnchor:0x"
      case .locationPairs:
        "'NSInvalidArgumentException', reason: 'NSLayoutConstraint for UIView:0x"
      case .differentKinds: "Invalid pairing of layout attributes."
      case .sidesAndDirections:
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
      case .constant: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"
      case .priority: "It's illegal to set priority:1001.  Priorities must be greater than 0"
      case .lengthOfLabel: "preferredMaxLayoutWidth"
      case .unregisteredCell:
        "unable to dequeue a cell with identifier row - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      case .unregisteredItem: "could not dequeue a view of kind: UICollectionElementKindCell"
      case .rowsDuringLayout:
        "Attempted to insert, delete, move or reload rows of the table view while it was in the "
          + "process of updating its visible cells, which is not allowed. Table view: <UITableView"
      case .itemsDuringLayout:
        "Attempted to insert, delete, move or reload items of the collection view while it was in "
          + "the process of updating its visible cells, which is not allowed."
      case .wrongCounts: "Invalid batch updates detected"
      case .ownChild: "cannot add a view controller as a child of itself"
      case .systemGuide: "a system guide cannot be moved to another view"
      case .embeddedInItself: "embeds the view controller 'vc' in itself without end"
      }
    }

    @MainActor
    func make() {
      let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
      switch self {
      case .ownSubview: view.addSubview(view)
      case .ancestorAsSubview:
        view.addSubview(other)
        other.addSubview(view)
      case .exchangedSubviews:
        view.addSubview(other)
        view.exchangeSubview(at: 0, withSubviewAt: 3)
      case .arrangedIndex: UIStackView().insertArrangedSubview(view, at: 2)
      case .unrelatedConstraint:
        view.addConstraint(view.leadingAnchor.constraint(equalTo: other.leadingAnchor))
        view.layoutIfNeeded()
      case .unrelatedInLaidOutView:
        view.layoutIfNeeded()
        view.addConstraint(view.leadingAnchor.constraint(equalTo: other.leadingAnchor))
      case .unrelatedActivation:
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: other.leadingAnchor)])
      case .locationPairs:
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 3)
      case .differentKinds:
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .width,
          multiplier: 1, constant: 3)
      case .sidesAndDirections:
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .leading,
          multiplier: 1, constant: 3)
      case .constant: view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      case .priority:
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      case .lengthOfLabel:
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that wrap"
        label.preferredMaxLayoutWidth = .nan
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        view.layoutIfNeeded()
        // What is not refused must at least give a frame.
        if label.frame.width.isFinite { fatalError("preferredMaxLayoutWidth is ignored") }
      case .unregisteredCell:
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      case .unregisteredItem:
        _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      case .rowsDuringLayout:
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        table.dataSource = rows
        table.layoutIfNeeded()
      case .itemsDuringLayout:
        let rows = Rows()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 500),
          collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        view.layoutIfNeeded()
      case .wrongCounts:
        let rows = Rows()
        rows.inserts = false
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        table.dataSource = rows
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      case .ownChild:
        let controller = UIViewController()
        controller.addChild(controller)
      case .systemGuide: view.addLayoutGuide(other.safeAreaLayoutGuide)
      case .embeddedInItself:
        guard let folder = try? Self.bundle(of: Self.embedding) else { return }
        let controller = UIStoryboard(name: "Main", bundle: folder)
          .instantiateInitialViewController()
        controller?.loadViewIfNeeded()
      }
    }

    private static func bundle(of document: String) throws -> Bundle? {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("purlin-\(UUID().uuidString).bundle")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(document.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
      return Bundle(path: folder.path)
    }

    private static let embedding = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="vc"><scenes><scene sceneID="sc"><objects>
      <viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><segue destination="vc" kind="embed" id="seg"/></connections></containerView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var inserts = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if inserts { tableView.insertRows(at: [path], with: .none) }
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      if inserts { view.insertItems(at: [path]) }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test(arguments: Mistake.allCases)
  func `a mistake ends the program with words`(mistake: Mistake) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = mistake.rawValue as String] in
      await MainActor.run { Mistake(rawValue: name)?.make() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(mistake.words), "\(mistake): \(output.prefix(600))")
  }

  @Test func `what traps has a counterpart that throws`() throws {
    let (view, other) = (UIView(), UIView())
    #expect(ConstraintProblem.adding(view, to: view)?.reason == "Can't add self as subview")
    #expect(ConstraintProblem.adding(view, to: other) == nil)
    let constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    let error = #expect(throws: ConstraintProblem.self) {
      try view.addConstraint(checking: constraint)
    }
    #expect(error?.exceptionName == "NSGenericException")
    #expect(!constraint.isActive && view.constraints.isEmpty)
    view.addSubview(other)
    try view.addConstraint(checking: constraint)
    #expect(constraint.isActive)
  }
}
