import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Code that causes the layout, measurement or notification again in which it is called.
///
/// Each kind ends, in a number of calls that is known, and those that would not end by themselves are
/// told in the log.
@MainActor
@Suite struct ReentrantLayoutTests {
  /// A view that does what it is told during its layout, and counts.
  private final class Looper: UIView {
    enum Call { case layout, update, contentSize, margins, traits, fitting }

    private var counts: [Call: Int] = [:]
    private var depths: [Call: Int] = [:]
    private(set) var greatestDepth = 0
    var inLayout: (Looper) -> Void = { _ in }
    var inUpdate: (Looper) -> Void = { _ in }
    var inContentSize: (Looper) -> Void = { _ in }
    var inMargins: (Looper) -> Void = { _ in }
    var inTraits: (Looper) -> Void = { _ in }
    var inFitting: (Looper) -> Void = { _ in }

    /// The number of calls of one kind.
    func calls(_ call: Call = .layout) -> Int { counts[call, default: 0] }

    private func nested(_ call: Call, _ body: (Looper) -> Void) {
      counts[call, default: 0] += 1
      depths[call, default: 0] += 1
      greatestDepth = max(depths[call, default: 0], greatestDepth)
      body(self)
      depths[call, default: 0] -= 1
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      nested(.layout, inLayout)
    }

    override func updateConstraints() {
      nested(.update, inUpdate)
      super.updateConstraints()
    }

    override var intrinsicContentSize: CGSize {
      nested(.contentSize, inContentSize)
      return CGSize(width: 10 + Double(calls(.contentSize) % 2), height: 10)
    }

    override func layoutMarginsDidChange() { nested(.margins, inMargins) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      nested(.traits, inTraits)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      nested(.fitting, inFitting)
      return CGSize(width: 7, height: 7)
    }
  }

  /// Returns the messages that `body` writes to the log.
  private func messages(_ body: () -> Void) -> [String] {
    var environment = LayoutEnvironment.current
    let log = LayoutLog()
    var found: [String] = []
    log.write = { found.append($0) }
    environment.log = log
    LayoutEnvironment.with(environment) { body() }
    return found
  }

  private func root(with view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    return root
  }

  // MARK: Layout

  @Test func `a view that asks for its own layout is laid out again afterwards, not within`() {
    let looper = Looper()
    let root = root(with: looper)
    looper.inLayout = { view in
      guard view.calls() == 1 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(looper.calls() == 2)
    #expect(looper.greatestDepth == 1)
  }

  @Test(arguments: [false, true])
  func `a view that always asks ends after eight rounds, with UIKit's message`(atOnce: Bool) {
    let looper = Looper()
    looper.inLayout = { view in
      view.setNeedsLayout()
      if atOnce { view.layoutIfNeeded() }
    }
    let root = root(with: looper)
    let found = messages { root.layoutIfNeeded() }
    #expect(looper.calls() == 8)
    #expect(looper.greatestDepth == 1)
    #expect(
      found == [
        "[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of "
          + "\(looper.description). \nTop-level view = \(looper.description)"
          + "\nViews receiving layout in order: \(looper.description)"
      ])
  }

  @Test func `views that ask for each other's layout end, and both are named`() {
    let (outer, inner) = (Looper(), Looper())
    outer.addSubview(inner)
    outer.inLayout = { _ in
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    inner.inLayout = { _ in
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    let root = root(with: outer)
    let found = messages { root.layoutIfNeeded() }
    #expect(outer.greatestDepth == 1 && inner.greatestDepth == 1)
    #expect(outer.calls() <= 64 && inner.calls() <= 64)
    #expect(found.count == 1)
    #expect(found.first?.contains(inner.description) == true)
    #expect(found.first?.contains(outer.description) == true)
  }

  @Test(arguments: [1, 2, 5])
  func `a chain of views that all ask again ends`(count: Int) {
    let views = (0..<count).map { _ in Looper() }
    for (view, inner) in zip(views, views.dropFirst()) { view.addSubview(inner) }
    for view in views {
      view.inLayout = { view in
        view.setNeedsLayout()
        for subview in view.subviews {
          subview.setNeedsLayout()
          subview.layoutIfNeeded()
        }
      }
    }
    let root = root(with: views[0])
    _ = messages { root.layoutIfNeeded() }
    #expect(views.allSatisfy { $0.greatestDepth == 1 })
    // The limit of repeats, and the rounds of the outermost layout.
    #expect(views.allSatisfy { $0.calls() <= 1100 }, "\(views.map { $0.calls() })")
  }

  @Test func `a layout within a layout gives its frames at once`() {
    let (outer, inner, leaf) = (Looper(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3),
      leaf.topAnchor.constraint(equalTo: inner.topAnchor),
      leaf.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      leaf.heightAnchor.constraint(equalToConstant: 4),
    ])
    var seen: [CGRect] = []
    outer.inLayout = { _ in
      for width in [20.0, 40, 60] {
        inner.frame.size = CGSize(width: width, height: 10)
        inner.layoutIfNeeded()
        seen.append(leaf.frame)
      }
    }
    let root = root(with: outer)
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    // Each round tries the sizes again.
    #expect(Array(seen.map(\.width).prefix(3)) == [10, 20, 30])
    #expect(leaf.frame.width == 30)
    #expect(seen.allSatisfy { $0.minX == 3 })
  }

  @Test func `a controller that asks again after each layout is told`() {
    final class Controller: UIViewController {
      var calls = 0
      override func viewDidLayoutSubviews() {
        calls += 1
        view.setNeedsLayout()
      }
    }
    let controller = Controller()
    let found = messages { controller.view.layoutIfNeeded() }
    #expect(controller.calls == 8)
    #expect(found.count == 1)
  }

  @Test func `views and constraints that go during the layout leave the others laid out`() {
    let looper = Looper()
    let (gone, kept) = (UIView(), UIView())
    looper.addSubview(gone)
    looper.addSubview(kept)
    for view in [gone, kept] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = kept.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      gone.widthAnchor.constraint(equalToConstant: 5),
      kept.leadingAnchor.constraint(equalTo: looper.leadingAnchor, constant: 2),
      kept.topAnchor.constraint(equalTo: looper.topAnchor),
      kept.heightAnchor.constraint(equalToConstant: 9), width,
    ])
    looper.inLayout = { view in
      gone.removeFromSuperview()
      width.isActive = false
      if view.calls() == 1 { kept.widthAnchor.constraint(equalToConstant: 12).isActive = true }
    }
    let root = root(with: looper)
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(kept.frame == CGRect(x: 2, y: 0, width: 12, height: 9))
    #expect(gone.superview == nil)
  }

  @Test func `a view that leaves the hierarchy during its own layout is freed`() {
    weak var freed: UIView?
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let looper = Looper()
      looper.inLayout = { $0.removeFromSuperview() }
      freed = looper
      root.addSubview(looper)
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(freed == nil && root.subviews.isEmpty)
  }

  // MARK: Constraints and sizes

  @Test func `an update that asks for itself and a layout is not entered again`() {
    let looper = Looper()
    looper.inUpdate = { view in
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
      view.updateConstraintsIfNeeded()
    }
    let root = root(with: looper)
    _ = messages { root.layoutIfNeeded() }
    #expect(looper.greatestDepth == 1)
    #expect(looper.calls(.update) <= 12)
  }

  @Test(arguments: [false, true])
  func `a content size that is invalidated whenever it is read is told`(laysOut: Bool) {
    let looper = Looper()
    looper.translatesAutoresizingMaskIntoConstraints = false
    looper.inContentSize = { view in
      view.invalidateIntrinsicContentSize()
      if laysOut { view.superview?.layoutIfNeeded() }
    }
    let root = root(with: looper)
    let found = messages { root.layoutIfNeeded() }
    #expect(looper.greatestDepth == 1)
    #expect(looper.calls(.contentSize) <= 40)
    // The frame may change after the message.
    let name = looper.description.prefix { $0 != ";" }
    #expect(found.contains { $0.contains("Degenerate layout!") && $0.contains(name) })
  }

  @Test func `a content size that is invalidated once is read twice`() {
    let looper = Looper()
    looper.translatesAutoresizingMaskIntoConstraints = false
    looper.inContentSize = {
      if $0.calls(.contentSize) == 1 { $0.invalidateIntrinsicContentSize() }
    }
    let root = root(with: looper)
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(looper.calls(.contentSize) == 2)
    #expect(looper.frame.width == 10)
  }

  @Test func `a content size that is the fitting size of the view itself ends`() {
    final class Own: UIView {
      var depth = 0
      override var intrinsicContentSize: CGSize {
        depth += 1
        defer { depth -= 1 }
        guard depth < 50 else { return .zero }
        return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let own = Own()
    own.translatesAutoresizingMaskIntoConstraints = false
    own.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)
    let root = root(with: own)
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(own.frame.width == 30)
  }

  @Test func `sizeToFit in sizeThatFits has no effect`() {
    let looper = Looper()
    looper.inFitting = { $0.sizeToFit() }
    looper.sizeToFit()
    #expect(looper.calls(.fitting) == 1)
    #expect(looper.bounds.size == CGSize(width: 7, height: 7))
  }

  // MARK: Notifications

  @Test func `margins that change whenever they have changed are told`() {
    let looper = Looper()
    looper.inMargins = { $0.layoutMargins.left = $0.calls(.margins) % 2 == 0 ? 5 : 6 }
    let found = messages { looper.layoutMargins.left = 30 }
    #expect(looper.calls(.margins) == 64)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("layoutMarginsDidChange() of \(looper.description)") == true)
  }

  @Test func `traits that change whenever they have changed are told`() {
    let looper = Looper()
    looper.inTraits = { view in
      view.overrideUserInterfaceStyle = view.calls(.traits) % 2 == 0 ? .dark : .light
    }
    let root = root(with: looper)
    let found = messages { looper.overrideUserInterfaceStyle = .dark }
    #expect(root.subviews.count == 1)
    #expect((1...64).contains(looper.calls(.traits)))
    #expect(found.count <= 1)
  }

  @Test func `a delegate that scrolls whenever it was scrolled is told`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls += 1
        scrollView.contentOffset.y += 1
      }
    }
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.delegate = delegate
    let found = messages { scroll.contentOffset.y = 1 }
    #expect(delegate.calls == 64)
    #expect(found.count == 1)
  }

  // MARK: Lists

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var calls = 0
    var count = 3
    var inCell: (Rows, UIView) -> Void = { _, _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      calls += 1
      inCell(self, tableView)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(path.row) of \(count)"
      return cell
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      calls += 1
      inCell(self, view)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = rows
    return table
  }

  private func collection(_ rows: Rows) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    return view
  }

  @Test(arguments: [1, 2, 5])
  func `a table that is reloaded while it requests a row shows the new rows`(count: Int) {
    let rows = Rows()
    rows.inCell = { rows, view in
      guard rows.calls == 2 else { return }
      rows.count = count
      (view as? UITableView)?.reloadData()
    }
    let table = table(rows)
    #expect(messages { table.layoutIfNeeded() }.isEmpty)
    #expect(table.visibleCells.count == count)
    #expect(
      table.visibleCells.map { $0.textLabel?.text ?? "" }
        == (0..<count).map { "\($0) of \(count)" })
  }

  @Test func `a table that is reloaded for each row is told`() {
    let rows = Rows()
    rows.inCell = { ($1 as? UITableView)?.reloadData() }
    let table = table(rows)
    let found = messages { table.layoutIfNeeded() }
    #expect(rows.calls == 8)
    #expect(found.count == 1)
    #expect(found.first?.contains("Degenerate layout!") == true)
  }

  @Test(arguments: [1, 2, 5])
  func `a collection that is reloaded while it requests an item shows the new items`(count: Int) {
    let rows = Rows()
    rows.inCell = { rows, view in
      guard rows.calls == 2 else { return }
      rows.count = count
      (view as? UICollectionView)?.reloadData()
    }
    let view = collection(rows)
    #expect(messages { view.layoutIfNeeded() }.isEmpty)
    #expect(view.visibleCells.count == count)
  }

  @Test func `a collection that is reloaded for each item is told`() {
    let rows = Rows()
    rows.inCell = { ($1 as? UICollectionView)?.reloadData() }
    let view = collection(rows)
    let found = messages { view.layoutIfNeeded() }
    #expect(rows.calls == 8)
    #expect(found.count == 1)
  }
}
